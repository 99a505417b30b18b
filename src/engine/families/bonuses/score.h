// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kStreakLine{"streak"};
inline constexpr LineRule kDixLine{"dix"};

extern const ScoringRule kStreakRule;
extern const ScoringRule kDixRule;

} // namespace sandbag
