// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kRulingLine{"ruling"};

/// What was entered as a ruling at the table, whatever became of the deal (D50).
/// Tricks that a ruling takes off: before the contracts.
extern const ScoringRule kTricksOfRulingsRule;
extern const ScoringRule kRulingsRule;

} // namespace sandbag
