// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/hypothesis.h"
#include "facts/per_seat.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

void tellWinners(DealFacts &facts, const HypotheticalDeal &deal, int players)
{
    PerSeat<int> order{};
    const auto end = order.begin() + players;
    for (int seat = 0; seat < players; ++seat)
        order[seat] = seat;
    std::stable_sort(order.begin(), end, [&](int a, int b) { return deal.turn[a] < deal.turn[b]; });
    std::for_each(order.begin(), end, [&](int seat) {
        const int tricks = std::min(deal.tricks[seat], kMaxTricks - facts.winnerCount);
        std::fill_n(facts.winners.begin() + facts.winnerCount, tricks,
                    static_cast<std::int8_t>(seat));
        facts.winnerCount += tricks;
    });
}

} // namespace

DealFacts suppose(const HypotheticalDeal &deal, const Seating &seating)
{
    DealFacts facts;
    facts.form = deal.form;
    facts.order = deal.order;
    facts.bids = deal.calls;
    facts.tricksInDeal = deal.tricksInDeal;
    std::transform(deal.tricks.begin(), deal.tricks.end(), facts.tricks.begin(),
                   [](int tricks) { return static_cast<std::uint8_t>(tricks); });
    if (deal.ordered)
        tellWinners(facts, deal, seating.players);
    return facts;
}

} // namespace sandbag
