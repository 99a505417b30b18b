// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

/// A first deal with too few tricks loses the match (rule `win_first_deal_least`).
extern const ScoringRule kFirstDealLeastRule;

} // namespace sandbag
