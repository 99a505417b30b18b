// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kAuctionLine{"auction"};

extern const ScoringRule kAuctionRule;

} // namespace sandbag
