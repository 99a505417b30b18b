// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kRulingLine{"ruling"};

/// Rulings entered at the table, however the deal ended (D50).
/// Tricks that a ruling takes off: before the contracts.
extern const ScoringRule kTricksOfRulingsRule;
extern const ScoringRule kRulingsRule;

} // namespace sandbag
