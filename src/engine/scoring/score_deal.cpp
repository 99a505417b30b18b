// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_deal.h"

#include "scoring/scoring_rules.h"

namespace sandbag {

DealScore scoreDeal(const ScoringPlan &plan, const DealFacts &facts, const Standing &before)
{
    DealScore score;
    ScoreBuilder sheet(plan, facts, before, score);
    switch (facts.form) {
    case DealFacts::Form::played:
        for (const ScoringPlan::Step step : plan.steps())
            step(sheet);
        break;
    case DealFacts::Form::playsItself:
        for (const ScoringPlan::Step step : plan.firstDealSteps())
            step(sheet);
        break;
    case DealFacts::Form::unplayed:
        scoreBooksMade(sheet);
        scoreRulings(sheet);
        if (plan.rules().bags_limit > 0)
            penalizeBags(sheet);
        break;
    case DealFacts::Form::voided: // D50: rulings only
        score.counts = false;
        scoreRulings(sheet);
        break;
    }
    return score;
}

DealScore scoreDeal(const RuleSet &rules, const Seating &seating, const DealFacts &facts,
                    const Standing &before)
{
    return scoreDeal(ScoringPlan(rules, seating), facts, before);
}

std::array<int, kMaxSeats> bonusShares(const DealScore &score, const Seating &seating)
{
    std::array<int, kMaxSeats> shares{};
    for (const ScoreLine &line : score.lines()) {
        if (line.rule == LineRule::contract || line.rule == LineRule::over ||
            line.rule == LineRule::bags)
            continue;
        for (int seat = line.side; seat < seating.players; seat += seating.sides)
            shares[static_cast<std::size_t>(seat)] += line.points;
    }
    return shares;
}

} // namespace sandbag
