// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/projection.h"

#include "deal/bidding.h"
#include "match/match.h"
#include "scoring/hypothesis.h"
#include "scoring/score_deal.h"
#include "scoring/scoring_rule.h"
#include "scoring/undertaking.h"

#include <algorithm>
#include <optional>

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

int takenBy(const DealState &deal, int seat)
{
    return deal.play.taken[seat] + (seat == deal.kitty.extraTrickSeat ? 1 : 0);
}

/// Adds the tricks that the side still needs to those taken, for players who are short of their own
/// numbers. `story.tricks`: on entry, the number each has undertaken.
void goOn(HypotheticalDeal &story, const DealState &deal, int side)
{
    const auto seats = deal.seating().seatsOf(side);
    const bool apart = judgesPartners(deal.rules(), deal.seating());
    int needed = 0;
    for (const int seat : seats)
        needed += story.tricks[seat] - (deal.calls[seat].isNil() ? 0 : takenBy(deal, seat));
    for (const int seat : seats) {
        const int taken = takenBy(deal, seat);
        const int shortOf = std::max(0, story.tricks[seat] - taken);
        const int more = apart ? shortOf : std::clamp(needed, 0, shortOf);
        story.tricks[seat] = taken + more;
        needed -= more;
    }
}

/// Tricks that the side has still to win in this story.
int toCome(const HypotheticalDeal &story, const DealState &deal, int side)
{
    int tricks = 0;
    for (const int seat : deal.seating().seatsOf(side))
        tricks += story.tricks[seat] - takenBy(deal, seat);
    return tricks;
}

/// One trick less to a player of the side who needs one; where nobody ever did, one to a player who
/// promised to take none. False where the side cannot fall short any more.
bool failBy(HypotheticalDeal &story, const DealState &deal, int side)
{
    const auto seats = deal.seating().seatsOf(side);
    const auto needsOne = [&](int seat) { return story.tricks[seat] > takenBy(deal, seat); };
    if (const auto seat = std::find_if(seats.begin(), seats.end(), needsOne); seat != seats.end()) {
        --story.tricks[*seat];
        return true;
    }
    const auto losing = [&](int seat) {
        const Call &call = deal.calls[seat];
        return call.isNil() || call.what == Call::What::teamNil;
    };
    const bool onlyNils = std::all_of(seats.begin(), seats.end(), [&](int seat) {
        return !deal.calls[seat].made() || losing(seat);
    });
    const auto alive = std::find_if(seats.begin(), seats.end(), [&](int seat) {
        return losing(seat) && takenBy(deal, seat) == 0;
    });
    if (!onlyNils || alive == seats.end())
        return false;
    ++story.tricks[*alive];
    return true;
}

/// The deal as it would end if from now on every side took exactly what it still needs, and
/// `failing` (−1: none) fell short by a trick; nothing where it can no more. Of declared runs
/// (rules `bemo_allowed`, `moe_allowed`, `mo_allowed`) the tricks come to the sides that declared
/// something first, but to the one that fails last.
std::optional<DealFacts> imagined(const DealState &deal, int failing)
{
    const Seating &seating = deal.seating();
    HypotheticalDeal story;
    story.order = deal.bidding.order;
    story.calls = deal.calls;
    story.tricksInDeal = deal.context->pack.tricks;
    story.tricks = tricksToMake(deal.rules(), seating, ownNumbers(deal), story.tricksInDeal);
    for (int side = 0; side < seating.sides; ++side)
        goOn(story, deal, side);
    if (failing >= 0 && !failBy(story, deal, failing))
        return std::nullopt;
    story.ordered = declared(deal);
    for (int seat = 0; seat < seating.players; ++seat) {
        const int side = seating.sideOf(seat);
        story.turn[seat] = side == failing ? 2 : declares(deal, side) ? 0 : 1;
    }
    return suppose(story, seating);
}

/// Enough tricks are left for what the side still needs.
bool canMake(const DealState &deal, int side)
{
    HypotheticalDeal story;
    story.tricks =
        tricksToMake(deal.rules(), deal.seating(), ownNumbers(deal), deal.context->pack.tricks);
    goOn(story, deal, side);
    const int over = deal.play.tricksPlayed + (deal.kitty.extraTrickSeat >= 0 ? 1 : 0);
    return toCome(story, deal, side) <= deal.context->pack.tricks - over;
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
    const auto total = [&](int side, const std::optional<DealFacts> &facts) {
        return facts ? std::optional(before.totals[side] +
                                     scoreDeal(plan, *facts, before).side[side].points)
                     : std::nullopt;
    };
    const auto made = imagined(*deal, -1);
    for (int side = 0; side < seating.sides; ++side) {
        projection.ifMade << (canMake(*deal, side) ? total(side, made) : std::nullopt);
        projection.ifSet << total(side, imagined(*deal, side));
    }
    return projection;
}

} // namespace sandbag
