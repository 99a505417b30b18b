// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_deal.h"

#include "facts/per_seat.h"
#include "scoring/score_builder.h"

namespace sandbag {

DealScore scoreDeal(const ScoringPlan &plan, const DealFacts &facts, const Standing &before)
{
    DealScore score;
    ScoreBuilder builder(plan, facts, before, score);
    for (const ScoringRule::Step step : plan.steps(facts.form))
        step(builder);
    score.counts = facts.form != DealFacts::Form::voided; // D50
    return score;
}

DealScore scoreDeal(const RuleSet &rules, const Seating &seating, const DealFacts &facts,
                    const Standing &before)
{
    return scoreDeal(ScoringPlan(rules, seating), facts, before);
}

PerSeat<int> bonusShares(const DealScore &score, const Seating &seating)
{
    PerSeat<int> shares{};
    for (const ScoreLine &line : score.lines()) {
        const LineKind kind = line.rule->kind;
        if (kind == LineKind::contract || kind == LineKind::overtricks || kind == LineKind::bags)
            continue;
        for (int seat = line.side; seat < seating.players; seat += seating.sides)
            shares[seat] += line.points;
    }
    return shares;
}

} // namespace sandbag
