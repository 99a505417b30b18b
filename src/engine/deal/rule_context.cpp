// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/rule_context.h"

#include "deal/bid_restrictions.h"

namespace sandbag {

namespace {

/// Those that can forbid anything, so that no call has to look through the others.
auto restrictionsOf(const RuleSet &rules)
{
    decltype(RuleContext::callRestrictions) byLevel;
    static_assert(std::tuple_size_v<decltype(byLevel)> == kRestrictionLevels.size());
    for (const CallRestriction *row : callRestrictions()) {
        if (row->inForce(rules))
            byLevel[static_cast<std::size_t>(row->level)].push_back(row);
    }
    return byLevel;
}

} // namespace

std::shared_ptr<const RuleContext> makeContext(const RuleSet &rules)
{
    const Seating seating(rules);
    return std::make_shared<const RuleContext>(RuleContext{
        rules, seating, planPack(rules), makePlayTables(rules, seating), restrictionsOf(rules)});
}

} // namespace sandbag
