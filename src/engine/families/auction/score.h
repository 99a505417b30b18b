// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kAuctionLine{"auction"};

/// The declarers, instead of every other undertaking; what they miss pays the defenders (D55).
extern const ScoringRule kAuctionRule;

} // namespace sandbag
