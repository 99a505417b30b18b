// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kMoonLine{"moon"};
inline constexpr LineRule kBlindMoonLine{"blind_moon"};
inline constexpr LineRule kLexingtonLine{"lexington"};
inline constexpr LineRule kSweepLine{"sweep"};

extern const ScoringRule kMoonRule;
extern const ScoringRule kLexingtonDeclaredRule;
extern const ScoringRule kLexingtonTakenRule;
/// Every trick without a bid for it (rules `sweep_value`, `sweep_wins`).
extern const ScoringRule kSweepRule;

} // namespace sandbag
