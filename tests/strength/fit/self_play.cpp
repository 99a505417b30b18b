// SPDX-License-Identifier: GPL-3.0-or-later
#include "self_play.h"

#include "play/fact_row.h"
#include "rules/catalogue.h"
#include "scoring/score_deal.h"

namespace sandbag::fit {

SelfPlay::SelfPlay(std::uint64_t seed, const BidTemper &temper, const CardWeights &weights,
                   const RuleSet &rules)
    : m_context(makeContext(rules)), m_heuristics(m_context, temper, weights), m_seed(seed)
{
}

DealState SelfPlay::dealt(int number)
{
    return dealt(number, Standing());
}

DealState SelfPlay::dealt(int number, const Standing &before)
{
    DealStart start =
        dealCards(*m_context, number % m_context->seating.players, seedFor(m_seed, number));
    start.scores = before.totals;
    start.firstScored = before.dealsScored == 0;
    DealState deal = startDeal(m_context, std::move(start));
    callOn(deal, m_heuristics);
    return deal;
}

PlayState SelfPlay::playedOut(const PlayState &start, const Calls &calls,
                              const std::function<void(const PlayState &)> &seen)
{
    const PlayTables &tables = m_context->play;
    const Goals goals = m_heuristics.book().goals(calls);
    PlayState play = start;
    Voids voids{};
    while (!play.over()) {
        if (seen)
            seen(play);
        const Slot slot = chooseCard({tables, play, goals, knowledgeOf(tables, play, voids),
                                      lawfulPlays(tables, play), m_heuristics.weights()});
        playSeen(tables, play, voids, slot);
    }
    return play;
}

std::array<double, 2> SelfPlay::points(const DealState &deal, const PlayState &end)
{
    DealFacts facts = factsOf(deal);
    fillFacts(m_context->play, end, facts);
    const DealScore score = scoreDeal(m_heuristics.book().plan(), facts, Standing{});
    const double price = m_heuristics.win().bagPrice();
    return {score.side[0].points + price * score.side[0].bags,
            score.side[1].points + price * score.side[1].bags};
}

} // namespace sandbag::fit
