// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kFirstDealLine{"first_deal"};

/// A first deal without bids (rule `bid_first_deal_plays_itself`).
extern const ScoringRule kFirstDealRule;
/// A deal that is not played because the books are made (rule `bid_books_made`).
extern const ScoringRule kBooksMadeRule;

} // namespace sandbag
