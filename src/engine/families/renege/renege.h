// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// Wrong cards can be played, and opponents may challenge them.
[[nodiscard]] inline bool renegesAreChallenged(const RuleSet &rules)
{
    return rules.renege_mode == RenegeMode::challenge;
}

} // namespace sandbag
