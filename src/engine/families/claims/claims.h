// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// Remaining tricks may be claimed at all.
[[nodiscard]] inline bool mayClaim(const RuleSet &rules)
{
    return rules.claim_mode != ClaimMode::no;
}

} // namespace sandbag
