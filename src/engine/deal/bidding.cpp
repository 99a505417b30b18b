// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/bidding.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "facts/own_numbers.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sandbag {

namespace {

/// A call for the whole side: partners who have not called are skipped, their numbers fall, their
/// nils count.
void overrule(const RuleContext &context, BiddingState &now, int seat)
{
    for (int other = 0; other < context.seating.players; ++other) {
        if (other == seat || !context.seating.together(other, seat))
            continue;
        now.spoken.add(other);
        Call &call = now.calls[other];
        if (callKind(call).numberLike)
            call = {};
    }
}

/// Suicide (D25, D79): two numbers make the first a nil, two nils give the first another turn.
void switchSuicide(const RuleContext &context, BiddingState &now, int firstBidder, int seat)
{
    const int partner = context.seating.partnerOf(seat);
    if (!now.spoken.has(partner))
        return;
    const int players = context.seating.players;
    const auto placeOf = [&](int s) { return (s - firstBidder + players) % players; };
    const int first = placeOf(seat) < placeOf(partner) ? seat : partner;
    Call &firstCall = now.calls[first];
    const Call &second = now.calls[first == seat ? partner : seat];
    if (firstCall.isNil() != second.isNil())
        return;
    if (!firstCall.isNil()) {
        firstCall = Call::of(Call::What::nil);
        return;
    }
    now.spoken.remove(first);
    firstCall = {};
}

} // namespace

BiddingState spokenOf(const DealState &state)
{
    return {state.calls, state.bidding.spoken, state.bidding.order};
}

PerSeat<Call> ownNumbers(const DealState &state)
{
    return ownNumbers(state.rules(), state.seating(), state.calls, state.bidding.order);
}

int seatInOrder(const DealState &state, int place)
{
    return (state.firstBidder + place) % state.seating().players;
}

int firstBidderOf(const RuleContext &context, int dealer)
{
    const BidFirst first = context.rules.bid_first;
    const bool notDealer = first == BidFirst::left || first == BidFirst::other_side;
    return notDealer ? context.seating.leftOf(dealer) : dealer;
}

bool bidsForHimself(const RuleContext &context)
{
    return eachBids(context.rules) || (sidesBid(context.rules) && context.seating.solo());
}

bool nilMayBeBid(const RuleContext &context)
{
    const RuleSet &rules = context.rules;
    return rules.nil_allowed && !isAuction(rules) &&
           (rules.nil_declared == NilDeclared::before || bidsForHimself(context));
}

bool blindNumberIsTheSides(const RuleContext &context)
{
    const RuleSet &rules = context.rules;
    return sidesBid(rules) || blindNumberBindsSide(rules) ||
           (numbersMayBeBlind(rules) && context.seating.solo());
}

bool speaksForSide(const RuleSet &rules, const Call &call)
{
    return sidesBid(rules) || holdsForSide(rules, call);
}

BiddingState withCall(const RuleContext &context, BiddingState now, int firstBidder, int seat,
                      const Call &call)
{
    now.calls[seat] = call;
    now.spoken.add(seat);
    now.order.call(seat);
    if (speaksForSide(context.rules, call))
        overrule(context, now, seat);
    if (isSuicide(context.rules) && context.seating.perSide() == 2)
        switchSuicide(context, now, firstBidder, seat);
    return now;
}

bool partnerToCall(const RuleContext &context, const BiddingState &now, int seat)
{
    for (int other = 0; other < context.seating.players; ++other) {
        if (other != seat && context.seating.together(other, seat) && !now.spoken.has(other))
            return true;
    }
    return false;
}

bool allSpoken(const RuleContext &context, const BiddingState &now)
{
    return now.spoken.count() == context.seating.players;
}

int contractHalves(const RuleContext &context, const BiddingState &now, int side)
{
    const PerSeat<Call> own = ownNumbers(context.rules, context.seating, now.calls, now.order);
    int halves = 0;
    for (int seat = side; seat < context.seating.players; seat += context.seating.sides)
        halves += own[seat].contractHalves();
    return halves;
}

int sumHalves(const RuleContext &context, const BiddingState &now)
{
    int halves = 0;
    for (int side = 0; side < context.seating.sides; ++side)
        halves += contractHalves(context, now, side);
    return halves;
}

bool sumTooLow(const RuleContext &context, const BiddingState &now)
{
    int halves = sumHalves(context, now);
    for (int seat = 0; seat < context.seating.players; ++seat)
        halves += now.calls[seat].what == Call::What::moon ? 2 * context.pack.tricks : 0;
    return halves < 2 * context.rules.bid_sum_min;
}

bool contractExempt(const RuleContext &context, const BiddingState &now, int side)
{
    bool number = false;
    for (int seat = side; seat < context.seating.players; seat += context.seating.sides) {
        const Call &call = now.calls[seat];
        if (callKind(call).exemptsSide)
            return true;
        number = number || callKind(call).numberLike;
    }
    return !number;
}

int pointsBehind(const DealState &state, int side)
{
    int best = std::numeric_limits<int>::min();
    for (int other = 0; other < state.seating().sides; ++other) {
        if (other != side)
            best = std::max(best, state.scores[other]);
    }
    return best - state.scores[side];
}

bool trailsBy(const DealState &state, int side, int deficit)
{
    return deficit == 0 || pointsBehind(state, side) >= deficit;
}

SpadeCount spadesHeld(const DealState &state, int seat)
{
    const PlayTables &tables = state.context->play;
    const Slots spades = tables.effectiveSuit[kEffectiveSpades];
    const int known = std::popcount(state.play.hand[seat] & spades) +
                      std::popcount(state.play.secondCopy[seat] & spades);
    const int unknown = state.hidden.unknown[seat];
    if (unknown == 0)
        return {known, known};
    const CardList &pack = state.context->pack.cards;
    const auto all = std::count_if(pack.begin(), pack.end(), [&](Card card) {
        return tables.effectiveSuitOf[tables.slotOf[card.face()]] == kEffectiveSpades;
    });
    return {known, std::min(known + unknown, static_cast<int>(all))};
}

int contractHalves(const DealState &state, int side)
{
    return contractHalves(*state.context, spokenOf(state), side);
}

} // namespace sandbag
