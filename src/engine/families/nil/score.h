// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/call_fate.h"
#include "scoring/scoring_rule.h"

#include <optional>

namespace sandbag {

inline constexpr LineRule kNilLine{"nil", LineKind::nil};
inline constexpr LineRule kBlindNilLine{"blind_nil", LineKind::nil, true};
inline constexpr LineRule kDoubleNilLine{"double_nil", LineKind::nil};
inline constexpr LineRule kTeamNilLine{"team_nil"};

/// Whether each nil was kept: before all that hangs on it.
extern const ScoringRule kNilFatesRule;
/// `nil_failed_tricks` contract or opponents: before the contracts.
extern const ScoringRule kTricksOfFailedNilsRule;
extern const ScoringRule kNilsRule;
extern const ScoringRule kNilPotRule;
/// Instead of a contract.
extern const ScoringRule kTeamNilRule;

/// What fails a nil of this seat in this deal, as far as it has come: its first trick, a renege
/// that costs calls (D27), a wrong claim that fails bids. Nothing while it can be made.
[[nodiscard]] std::optional<CallFate::By> whyNilFails(const RuleSet &rules, const DealFacts &facts,
                                                      int seat);

/// What a nil of this seat is worth, and the word of its line.
struct NilStake {
    const LineRule &rule;
    int made = 0;
    int lost = 0;
};
[[nodiscard]] NilStake nilStake(const ScoreBuilder &builder, int seat);

} // namespace sandbag
