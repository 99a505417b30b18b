// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// The points for each trick of a contract that is made (contract_per_trick).
[[nodiscard]] inline int pointsPerTrick(const RuleSet &rules)
{
    return rules.contract_per_trick;
}

} // namespace sandbag
