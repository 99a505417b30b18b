// SPDX-License-Identifier: GPL-3.0-or-later
#include "projection.h"

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
    int tricks = call.tricks();
    if (call.isNumber() && deal.rules().bid_style == BidStyle::auction)
        tricks += deal.rules().auction_book;
    return tricks;
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
