// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kStreakLine{"streak"};
inline constexpr LineRule kDixLine{"dix"};

/// `streak_length`: the last tricks in a row by one player, or who breaks such a run.
extern const ScoringRule kStreakRule;
/// `dix_allowed`: tricks won with the nine of spades.
extern const ScoringRule kDixRule;

} // namespace sandbag
