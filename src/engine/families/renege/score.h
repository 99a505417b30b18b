// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kRenegeLine{"renege"};

/// Penalty `contract`, instead of the contract.
extern const ScoringRule kRenegedContractRule;
/// Tricks that a renege or a wrong challenge costs: before the contracts.
extern const ScoringRule kTricksOfRenegesRule;
extern const ScoringRule kRenegeLosesMatchRule;
/// Penalty `points`.
extern const ScoringRule kRenegePointsRule;

} // namespace sandbag
