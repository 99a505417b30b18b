// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kBagsLine{"bags", LineKind::bags};

extern const ScoringRule kCancelledBagRule;
extern const ScoringRule kBagPenaltyRule;

} // namespace sandbag
