// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// The score that wins the match, in points; 0 where no score does (win_target).
[[nodiscard]] inline int targetScore(const RuleSet &rules)
{
    return rules.win_target;
}

} // namespace sandbag
