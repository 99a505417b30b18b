// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "rules/rule_set.h"
#include "scoring/deal_score.h"
#include "scoring/scoring_plan.h"
#include "scoring/standing.h"
#include "setup/seating.h"

namespace sandbag {

/// Scores one deal (RULES.md sections 6–12). The same function for a deal played here, a deal
/// entered from a real table and the end of a search's playout. Allocates nothing.
[[nodiscard]] DealScore scoreDeal(const ScoringPlan &plan, const DealFacts &facts,
                                  const Standing &before);
/// The same where one deal is scored: works the plan out first.
[[nodiscard]] DealScore scoreDeal(const RuleSet &rules, const Seating &seating,
                                  const DealFacts &facts, const Standing &before);

/// The tally of `bonus_split`: what each player gets of the side's bonuses, that is of all lines
/// but contract, over and bags. In points times the players of a side, so that halves stay whole.
[[nodiscard]] PerSeat<int> bonusShares(const DealScore &score, const Seating &seating);

} // namespace sandbag
