// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// Wrong cards can be played, and opponents may challenge them.
[[nodiscard]] inline bool renegesAreChallenged(const RuleSet &rules)
{
    return rules.renege_mode == RenegeMode::challenge;
}

/// A renege that is found fails what its player called: a nil (D27), a contract (D42).
[[nodiscard]] inline bool renegeFailsCalls(const RuleSet &rules)
{
    return renegesAreChallenged(rules) && (rules.renege_penalty == RenegePenalty::contract ||
                                           rules.renege_penalty == RenegePenalty::match);
}

} // namespace sandbag
