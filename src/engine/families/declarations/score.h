// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kNoTrumpLine{"notrump"};
inline constexpr LineRule kBemoLine{"bemo"};
inline constexpr LineRule kMoeLine{"moe"};
inline constexpr LineRule kMoLine{"mo"};

// Instead of a contract.
extern const ScoringRule kNoTrumpRule;
extern const ScoringRule kMoRule;
extern const ScoringRule kMoeRule;
/// In addition to the contract.
extern const ScoringRule kBemoRule;

} // namespace sandbag
