// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kLastTrickLine{"last_trick"};

// They add up (D59).
extern const ScoringRule kLastTrickWonRule;
extern const ScoringRule kLastTrickAceRule;
extern const ScoringRule kLastTrickSpadeAceRule;
extern const ScoringRule kLastTrickDeuceRule;
extern const ScoringRule kLastTrickHighSpadeRule;
extern const ScoringRule kLastTrickAceOnNilRule;

} // namespace sandbag
