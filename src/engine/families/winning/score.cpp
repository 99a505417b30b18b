// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/winning/score.h"

#include "scoring/score_builder.h"

namespace sandbag {

namespace {

/// D122: of the first deal that is scored, by all tricks of the side's players. Where every side
/// stays below, nobody has lost.
void loseByFirstDeal(ScoreBuilder &builder)
{
    if (builder.before.dealsScored > 0)
        return;
    const auto below = [&](int side) {
        return builder.result(side).tricks < builder.rules.win_first_deal_least;
    };
    bool all = true;
    for (int side = 0; side < builder.seating.sides; ++side)
        all = all && below(side);
    for (int side = 0; side < builder.seating.sides && !all; ++side)
        builder.result(side).outOfFirst = below(side);
}

} // namespace

constinit const ScoringRule kFirstDealLeastRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.win_first_deal_least > 0; },
    .step = loseByFirstDeal,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
};

} // namespace sandbag
