// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/end_condition.h"

namespace sandbag {

/// Sets alone can lose a match: in a row, or in all.
[[nodiscard]] inline bool setsLose(const RuleSet &rules)
{
    return rules.win_sets_in_a_row > 0 || rules.win_sets_total > 0;
}

/// A renege that was found (rule `renege_penalty` match).
extern const EndCondition kLostByRenege;
/// By a deal alone: a bid that wins or loses the match at once, every trick without a bid
/// (`sweep_wins`), a first deal with too few tricks (`win_first_deal_least`).
extern const EndCondition kWonAtOnce;
extern const EndCondition kWonBySweep;
extern const EndCondition kLostAtOnce;
extern const EndCondition kLostInFirstDeal;
extern const EndCondition kSetTooOften;
extern const EndCondition kTargetReached;
extern const EndCondition kFloorReached;
extern const EndCondition kDealsPlayed;
extern const EndCondition kTimeIsUp;

} // namespace sandbag
