// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/check.h"

#include "rulebook/check_parts.h"
#include "text/mark.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace sandbag {

namespace {

using Reason = const char *(*)(const RuleFeatures &);

bool names(std::string_view ids, std::string_view id)
{
    for (std::size_t at = 0; at <= ids.size();) {
        const std::size_t end = std::min(ids.find(' ', at), ids.size());
        if (ids.substr(at, end - at) == id)
            return true;
        at = end + 1;
    }
    return false;
}

Reason findReason(const char *id)
{
    const std::array tables = {relevanceOfTable(),       relevanceOfBids(), relevanceOfNil(),
                               relevanceOfSpecialBids(), relevanceOfPlay(), relevanceOfScores()};
    for (const std::span<const RelevanceRow> table : tables) {
        for (const RelevanceRow &row : table) {
            if (names(row.ids, id))
                return row.reason;
        }
    }
    return nullptr;
}

/// The reason of each option, in catalogue order; null for options that always matter.
const std::vector<Reason> &reasons()
{
    static const std::vector<Reason> all = [] {
        std::vector<Reason> list;
        for (const Option &option : catalogue())
            list.push_back(findReason(option.id));
        return list;
    }();
    return all;
}

const char *reasonAgainst(const Option &option, const RuleFeatures &at)
{
    const Reason reason = reasons()[static_cast<std::size_t>(option.index)];
    return reason ? reason(at) : nullptr;
}

/// Barring what is not open anyway, or asking for nothing, needs no remark.
bool asksForNothing(const Option &option, const std::string &value)
{
    const std::string_view id = option.id;
    const bool opens = id.ends_with("_allowed") || id.ends_with("_deficit") ||
                       id.starts_with("pass_") || id == "bags_limit";
    return opens && (value == "false" || value == "0" || value == "no");
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
        if (value == usual || asksForNothing(option, value) || concerns(errors, option))
            continue;
        if (const char *reason = reasonAgainst(option, at))
            notes.push_back({{option.id},
                             {QT_TRANSLATE_NOOP("engine", "“%1” has no effect: %2"),
                              {nested(option.title), nested(reason)}},
                             {{option.id, usual}}});
    }
}

} // namespace

std::optional<Sentence> meaningless(const Option &option, const RuleSet &rules)
{
    const char *reason = reasonAgainst(option, RuleFeatures(rules));
    return reason ? std::optional<Sentence>(reason) : std::nullopt;
}

CheckResult check(const RuleSet &rules)
{
    const RuleFeatures at(rules);
    CheckResult result;
    checkSeats(at, result.errors);
    checkPack(at, result.errors);
    checkTrumps(at, result.errors);
    checkDealing(at, result.errors);
    checkBidding(at, result.errors);
    checkSpecialBids(at, result.errors);
    noteMeaningless(at, result.errors, result.notes);
    noteSurprises(at, result.notes);
    return result;
}

} // namespace sandbag
