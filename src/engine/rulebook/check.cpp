// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/check.h"

#include "rulebook/family_meaning.h"
#include "rulebook/rule_features.h"
#include "text/mark.h"

#include <algorithm>
#include <string_view>

namespace sandbag {

namespace {

using Reason = const char *(*)(const RuleFeatures &);

/// The reason against each option, in catalogue order; null for options that always matter.
const std::vector<Reason> &reasons()
{
    static const std::vector<Reason> all = [] {
        std::vector<Reason> list(catalogue().size());
        for (const FamilyMeaning *family : familyMeanings()) {
            for (const MeaningRow &row : family->rows)
                list[static_cast<std::size_t>(findOption(row.option)->index)] = row.reasonAgainst;
        }
        return list;
    }();
    return all;
}

const char *reasonAgainst(const Option &option, const RuleFeatures &at)
{
    const Reason reason = reasons()[static_cast<std::size_t>(option.index)];
    return reason ? reason(at) : nullptr;
}

bool concerns(const Findings &findings, const Option &option)
{
    const auto named = [&](const Finding &finding) {
        return std::find(finding.ids.begin(), finding.ids.end(), std::string_view(option.id)) !=
               finding.ids.end();
    };
    return std::any_of(findings.begin(), findings.end(), named);
}

void noteMeaningless(const RuleFeatures &at, const Findings &errors, Findings &notes)
{
    const RuleSet standard;
    for (const Option &option : catalogue()) {
        const std::string value = option.get(at.rules);
        const std::string usual = option.get(standard);
        if (value == usual || value == option.nothing || concerns(errors, option))
            continue;
        if (const char *reason = reasonAgainst(option, at))
            notes.push_back({{option.id},
                             {QT_TRANSLATE_NOOP("engine", "“%1” has no effect: %2"),
                              {nested(option.title), nested(reason)}},
                             {{option.id, usual}}});
    }
}

} // namespace

CardList once(const CardList &cards)
{
    CardList seen;
    for (const Card card : cards) {
        if (std::find(seen.begin(), seen.end(), card) == seen.end())
            seen.push_back(card);
    }
    return seen;
}

CardList without(const CardList &cards, const CardList &unwanted)
{
    CardList kept = cards;
    for (const Card card : unwanted) {
        const auto at = std::find(kept.begin(), kept.end(), card);
        if (at != kept.end())
            kept.erase(at);
    }
    return kept;
}

std::optional<Sentence> meaningless(const Option &option, const RuleFeatures &at)
{
    const char *reason = reasonAgainst(option, at);
    return reason ? std::optional<Sentence>(reason) : std::nullopt;
}

CheckResult check(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    CheckResult result;
    for (const FamilyMeaning *family : familyMeanings()) {
        if (family->check)
            family->check(at, result.errors);
    }
    noteMeaningless(at, result.errors, result.notes);
    for (const FamilyMeaning *family : familyMeanings()) {
        if (family->remark)
            family->remark(at, result.notes);
    }
    return result;
}

} // namespace sandbag
