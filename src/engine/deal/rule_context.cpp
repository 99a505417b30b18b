// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/rule_context.h"

namespace sandbag {

std::shared_ptr<const RuleContext> makeContext(const RuleSet &rules)
{
    const Seating seating(rules);
    return std::make_shared<const RuleContext>(
        RuleContext{rules, seating, planPack(rules), makePlayTables(rules, seating)});
}

} // namespace sandbag
