// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/end_condition.h"

namespace sandbag {

/// By a deal alone, of a bid that wins or loses the match at once.
extern const EndCondition kWonAtOnce;
extern const EndCondition kLostAtOnce;
extern const EndCondition kSetTooOften;
extern const EndCondition kTargetReached;
extern const EndCondition kFloorReached;
extern const EndCondition kDealsPlayed;
extern const EndCondition kTimeIsUp;

} // namespace sandbag
