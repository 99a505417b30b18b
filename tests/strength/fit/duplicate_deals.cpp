// SPDX-License-Identifier: GPL-3.0-or-later
#include "duplicate_deals.h"

#include "self_play.h"

#include "deal/seat_view.h"

namespace sandbag::fit {

namespace {

/// A side plays and bids by `ours`, the other by `others`.
double leadOf(SelfPlay &ours, SelfPlay &others, std::uint64_t seed, int number, int side)
{
    DealStart start =
        dealCards(ours.context(), number % ours.context().seating.players, seedFor(seed, number));
    start.firstScored = true;
    DealState deal = startDeal(ours.shared(), std::move(start));
    while (!deal.over() && deal.stage != Stage::play) {
        SelfPlay &who = deal.sideOf(deal.seat) == side ? ours : others;
        const Prompt prompt = legal(deal);
        if (apply(deal, who.heuristics().answer({deal, deal.seat}, prompt, offeredCards(deal))))
            (void)apply(deal, prompt.choices.front());
    }
    if (deal.over())
        return 0;
    const PlayTables &tables = ours.context().play;
    const Goals goals = ours.heuristics().book().goals(deal.calls);
    PlayState play = deal.play;
    Voids voids{};
    while (!play.over()) {
        SelfPlay &who = tables.sideOf[play.turn] == side ? ours : others;
        playSeen(tables, play, voids,
                 chooseCard({tables, play, goals, knowledgeOf(tables, play, voids),
                             lawfulPlays(tables, play), who.heuristics().weights()}));
    }
    const auto points = ours.points(deal, play);
    return points[static_cast<std::size_t>(side)] - points[static_cast<std::size_t>(1 - side)];
}

} // namespace

Sums gainOf(const RuleSet &rules, const Leanings &tried, const Leanings &present,
            std::uint64_t seed, int deals)
{
    SelfPlay ours(seed, tried.temper, tried.weights, rules);
    SelfPlay others(seed, present.temper, present.weights, rules);
    Sums gain;
    for (int number = 0; number < deals; ++number)
        gain.add((leadOf(ours, others, seed, number, 0) + leadOf(ours, others, seed, number, 1)) /
                 2);
    return gain;
}

} // namespace sandbag::fit
