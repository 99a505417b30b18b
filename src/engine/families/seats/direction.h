// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// Whether the player to the right comes next (table_direction).
[[nodiscard]] inline bool turnsToTheRight(const RuleSet &rules)
{
    return rules.table_direction == TableDirection::counter_clockwise;
}

} // namespace sandbag
