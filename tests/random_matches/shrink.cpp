// SPDX-License-Identifier: GPL-3.0-or-later
#include "shrink.h"

#include "rulebook/check.h"
#include "rules/catalogue.h"

#include <span>

namespace sandbag::random_matches {

namespace {

using Fails = std::function<bool(const RuleSet &)>;
using Options = std::vector<const Option *>;

RuleSet without(RuleSet rules, std::span<const Option *const> options)
{
    const RuleSet standard;
    for (const Option *option : options)
        option->set(rules, option->get(standard));
    return rules;
}

bool stillFails(const RuleSet &rules, const Fails &fails)
{
    return check(rules).errors.empty() && fails(rules);
}

/// Puts runs of that many changed options back; true when one could be.
bool sparesRun(RuleSet &rules, std::size_t length, const Fails &fails)
{
    const Options changed = differences(rules, RuleSet{});
    for (std::size_t at = 0; at + length <= changed.size(); ++at) {
        const RuleSet fewer = without(rules, std::span(changed).subspan(at, length));
        if (stillFails(fewer, fails)) {
            rules = fewer;
            return true;
        }
    }
    return false;
}

/// Options that the checker lets go only together.
bool sparesPair(RuleSet &rules, const Fails &fails)
{
    const Options changed = differences(rules, RuleSet{});
    for (std::size_t a = 0; a < changed.size(); ++a) {
        for (std::size_t b = a + 1; b < changed.size(); ++b) {
            const Options pair = {changed[a], changed[b]};
            const RuleSet fewer = without(rules, pair);
            if (stillFails(fewer, fails)) {
                rules = fewer;
                return true;
            }
        }
    }
    return false;
}

} // namespace

RuleSet shrink(const RuleSet &rules, const Fails &fails)
{
    RuleSet least = rules;
    for (std::size_t length = differences(least, RuleSet{}).size(); length >= 1; length /= 2) {
        while (sparesRun(least, length, fails)) {
        }
    }
    while (sparesRun(least, 1, fails) || sparesPair(least, fails)) {
    }
    return least;
}

} // namespace sandbag::random_matches
