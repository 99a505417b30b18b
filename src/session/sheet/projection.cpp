// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/projection.h"

#include "match/match.h"
#include "scoring/score_deal.h"

#include <algorithm>

namespace sandbag {

namespace {

/// What a call undertakes, in tricks of its player.
int wanted(const DealState &deal, int seat)
{
    const Call &call = deal.calls[seat];
    if (call.what == Call::What::moon)
        return deal.table->pack.tricks;
    int tricks = std::max(call.tricks(), declaredTricks(call.mark));
    if (call.isNumber() && deal.rules().bid_style == BidStyle::auction)
        tricks += deal.rules().auction_book;
    return tricks;
}

bool declares(const DealState &deal, int side)
{
    const auto seats = deal.seating().seatsOf(side);
    return std::any_of(seats.begin(), seats.end(), [&deal](int seat) {
        return deal.calls[static_cast<std::size_t>(seat)].mark != Declaration::none;
    });
}

/// Rules `bemo_allowed`, `moe_allowed`, `mo_allowed`: the tricks come to the sides that declared
/// something first, but to the one that fails last.
void orderWinners(const DealState &deal, int failing, DealFacts &facts)
{
    const bool any = std::any_of(deal.calls.begin(), deal.calls.end(),
                                 [](const Call &call) { return call.mark != Declaration::none; });
    if (!any)
        return;
    const auto rank = [&](int seat) {
        const int side = deal.sideOf(seat);
        return side == failing ? 2 : declares(deal, side) ? 0 : 1;
    };
    for (int turn = 0; turn <= 2; ++turn)
        for (int seat = 0; seat < deal.seating().players; ++seat)
            for (int trick = 0; rank(seat) == turn && trick < facts.tricks[seat]; ++trick)
                if (facts.winnerCount < kMaxTricks)
                    facts.winners[facts.winnerCount++] = static_cast<std::int8_t>(seat);
}

/// The deal as it would end if every side took exactly what it undertook, and `failing` (−1:
/// none) one trick less.
DealFacts imagined(const DealState &deal, int failing)
{
    DealFacts facts;
    facts.firstBidder = deal.firstBidder;
    facts.bids = deal.calls;
    facts.tricksInDeal = deal.table->pack.tricks;
    bool taken = false;
    for (int seat = 0; seat < deal.seating().players; ++seat) {
        int tricks = wanted(deal, seat);
        if (deal.sideOf(seat) == failing && !taken && tricks > 0) {
            --tricks;
            taken = true;
        }
        facts.tricks[seat] = static_cast<std::uint8_t>(tricks);
    }
    orderWinners(deal, failing, facts);
    return facts;
}

bool allHaveCalled(const DealState &deal)
{
    switch (deal.stage) {
    case Stage::raises:
    case Stage::moLead:
    case Stage::kittyLate:
    case Stage::discardLate:
    case Stage::passLate:
    case Stage::nilExchange:
    case Stage::play:
        return std::any_of(deal.calls.begin(), deal.calls.end(),
                           [](const Call &call) { return call.made(); });
    default:
        return false;
    }
}

} // namespace

SheetProjection projectionOf(const Match &match)
{
    SheetProjection projection;
    const DealState *deal = match.deal();
    if (!deal || deal->over() || !allHaveCalled(*deal))
        return projection;
    const Seating &seating = deal->seating();
    const ScoringPlan plan(deal->rules(), seating);
    const Standing &before = match.standing();
    const DealScore made = scoreDeal(plan, imagined(*deal, -1), before);
    for (int side = 0; side < seating.sides; ++side) {
        const DealScore set = scoreDeal(plan, imagined(*deal, side), before);
        projection.ifMade << before.totals[side] + made.side[side].points;
        projection.ifSet << before.totals[side] + set.side[side].points;
    }
    return projection;
}

} // namespace sandbag
