// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/projection.h"

#include "match/match.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "scoring/undertaking.h"

#include <algorithm>

namespace sandbag {

namespace {

bool declared(const DealState &deal)
{
    return std::any_of(deal.calls.begin(), deal.calls.end(),
                       [](const Call &call) { return call.mark != Declaration::none; });
}

bool declares(const DealState &deal, int side)
{
    const auto seats = deal.seating().seatsOf(side);
    return std::any_of(seats.begin(), seats.end(),
                       [&deal](int seat) { return deal.calls[seat].mark != Declaration::none; });
}

/// One trick less to a player of the side who needs one; where nobody does, one to a player who
/// promised to take none.
void failBy(Supposition &story, const std::vector<int> &seats)
{
    const auto needsOne = [&story](int seat) { return story.tricks[seat] > 0; };
    if (const auto seat = std::find_if(seats.begin(), seats.end(), needsOne); seat != seats.end()) {
        --story.tricks[*seat];
        return;
    }
    const auto losing = [&story](int seat) {
        const Call &call = story.calls[seat];
        return call.isNil() || call.what == Call::What::teamNil;
    };
    if (const auto seat = std::find_if(seats.begin(), seats.end(), losing); seat != seats.end())
        ++story.tricks[*seat];
}

/// The deal as it would end if every side took exactly what it undertook, and `failing` (−1:
/// none) fell short by a trick. Of declared runs (rules `bemo_allowed`, `moe_allowed`,
/// `mo_allowed`) the tricks come to the sides that declared something first, but to the one that
/// fails last.
DealFacts imagined(const DealState &deal, int failing)
{
    const Seating &seating = deal.seating();
    Supposition story;
    story.order = deal.bidding.order;
    story.calls = deal.calls;
    story.tricksInDeal = deal.table->pack.tricks;
    story.tricks = tricksToMake(deal.rules(), seating, deal.calls, story.tricksInDeal);
    if (failing >= 0)
        failBy(story, seating.seatsOf(failing));
    story.ordered = declared(deal);
    for (int seat = 0; seat < seating.players; ++seat) {
        const int side = seating.sideOf(seat);
        story.turn[seat] = side == failing ? 2 : declares(deal, side) ? 0 : 1;
    }
    return suppose(story, seating);
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
