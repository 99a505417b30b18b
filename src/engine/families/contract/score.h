// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kContractLine{"contract", LineKind::contract};
inline constexpr LineRule kOverLine{"over", LineKind::overtricks};
inline constexpr LineRule kSetLine{"set"};
inline constexpr LineRule kSevenLine{"seven"};
inline constexpr LineRule kPartnersLine{"partners"};

/// A contract of numbers and nothing special: the last of the undertakings.
extern const ScoringRule kPlainContractRule;
/// Takes off T what reneges, challenges and rulings have taken off.
extern const ScoringRule kTricksTakenOffRule;
/// Scores each side by its undertakings.
extern const ScoringRule kContractsRule;
extern const ScoringRule kUndertricksPaidRule;
extern const ScoringRule kOvertricksRule;
extern const ScoringRule kSevenRule;
extern const ScoringRule kPartnersExactRule;

} // namespace sandbag
