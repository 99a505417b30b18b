// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kBagsLine{"bags", LineKind::bags};

/// `bags_cancel_card`: one overtrick less for the side that took it (D3).
extern const ScoringRule kCancelledBagRule;
/// `bags_limit`: at the end, of all bags of the deal (D4, D37).
extern const ScoringRule kBagPenaltyRule;

} // namespace sandbag
