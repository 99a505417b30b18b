// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/table_rules.h"

namespace sandbag {

std::shared_ptr<const TableRules> makeTable(const RuleSet &rules)
{
    const Seating seating(rules);
    return std::make_shared<const TableRules>(
        TableRules{rules, seating, planPack(rules), makePlayTables(rules, seating)});
}

} // namespace sandbag
