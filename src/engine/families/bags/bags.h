// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// How many bags bring the penalty; 0 where bags cost nothing.
[[nodiscard]] inline int bagLimit(const RuleSet &rules)
{
    return rules.bags_limit;
}

/// The points that a full count of bags costs (bags_penalty).
[[nodiscard]] inline int bagPenalty(const RuleSet &rules)
{
    return rules.bags_penalty;
}

/// What one bag brings a side in the long run, in points: its share of the penalty, never above 0.
[[nodiscard]] inline double bagPrice(const RuleSet &rules)
{
    return rules.bags_limit > 0 ? -static_cast<double>(rules.bags_penalty) / rules.bags_limit : 0.0;
}

} // namespace sandbag
