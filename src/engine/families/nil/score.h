// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kNilLine{"nil", LineKind::nil};
inline constexpr LineRule kBlindNilLine{"blind_nil", LineKind::nil, true};
inline constexpr LineRule kDoubleNilLine{"double_nil", LineKind::nil};
inline constexpr LineRule kTeamNilLine{"team_nil"};

/// `nil_failed_tricks` contract or opponents: before the contracts.
extern const ScoringRule kTricksOfFailedNilsRule;
extern const ScoringRule kNilsRule;
extern const ScoringRule kNilPotRule;
/// In place of a contract.
extern const ScoringRule kTeamNilRule;

/// What a nil of this seat is worth, and the word of its line.
struct NilStake {
    const LineRule &rule;
    int made = 0;
    int lost = 0;
};
[[nodiscard]] NilStake nilStake(const ScoreBuilder &builder, int seat);

} // namespace sandbag
