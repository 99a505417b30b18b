// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kTenLine{"ten"};

extern const ScoringRule kTenContractRule;

/// The side's contract is a ten-for-200, called or automatic (D15).
[[nodiscard]] bool isTen(const ScoreBuilder &builder, int side);
/// All of the side's contract is blind.
[[nodiscard]] bool allBlind(const ScoreBuilder &builder, int side);

} // namespace sandbag
