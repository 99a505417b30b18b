// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kMoonLine{"moon"};
inline constexpr LineRule kBlindMoonLine{"blind_moon"};
inline constexpr LineRule kLexingtonLine{"lexington"};
inline constexpr LineRule kSweepLine{"sweep"};

/// Every trick, called (D7).
extern const ScoringRule kMoonRule;
/// A contract of twelve (D57).
extern const ScoringRule kLexingtonDeclaredRule;
/// Exactly twelve tricks with a contract of any kind (D57).
extern const ScoringRule kLexingtonTakenRule;
/// Every trick without a bid for it (rules `sweep_value`, `sweep_wins`).
extern const ScoringRule kSweepRule;

} // namespace sandbag
