// SPDX-License-Identifier: GPL-3.0-or-later
// After the calls: raises (rules `bid_raise`, `bid_counter`, D34, D64), books made (D26), and who
// of a mo side leads (D22).
#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "deal/stages.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Numbers that may grow: seen ones, without mo or moe.
bool mayGrow(const Call &call)
{
    return callKind(call).numberLike && !call.blind && call.mark < Declaration::littleMoe;
}

bool raisesExist(const DealState &state)
{
    const RuleSet &rules = state.rules();
    return !playsItself(state) && (rules.bid_raise != BidRaise::none || rules.bid_counter) &&
           !isAuction(rules) && !spadesGiveBid(rules);
}

bool bySides(const DealState &state)
{
    return state.rules().bid_raise != BidRaise::by_one;
}

/// The highest number that a raise may name (D79).
int ceilingHalves(const DealState &state)
{
    const int tricks = state.context->pack.tricks;
    const bool bidMax = !bySides(state) || sidesBid(state.rules());
    return 2 * (bidMax ? std::min(state.rules().bid_max, tricks) : tricks);
}

/// The call that a raise by this many half tricks makes of a number.
Call grown(Call call, int halves)
{
    call.what = Call::What::number;
    call.halves = static_cast<std::uint8_t>(call.halves + halves);
    return call;
}

bool barred(const DealState &state, int seat, int halves)
{
    BiddingState now = spokenOf(state);
    Call &call = now.calls[seat];
    call = grown(call, halves);
    const RuleSet &rules = state.rules();
    // D70: a restriction of the bids lifts the bar of nines.
    const bool nine = rules.bid_nine_barred && bidsAreFree(rules) &&
                      contractHalves(*state.context, now, state.sideOf(seat)) == 18 &&
                      !contractExempt(*state.context, now, state.sideOf(seat));
    const bool sum = rules.bid_sum_not_tricks &&
                     sumHalves(*state.context, now) == 2 * state.context->pack.tricks;
    return nine || sum;
}

/// The raises open to a seat: the new number (twice) with what is added to its own.
std::vector<int> openRaises(const DealState &state, int seat)
{
    const Call &call = state.calls[seat];
    std::vector<int> raises;
    if (!mayGrow(call))
        return raises;
    const int from = bySides(state) ? contractHalves(state, state.sideOf(seat)) : call.halves;
    const int most =
        bySides(state) ? ceilingHalves(state) : std::min(ceilingHalves(state), from + 2);
    for (int halves = from + 2; halves <= most; halves += 2) {
        if (!barred(state, seat, halves - from))
            raises.push_back(halves);
    }
    return raises;
}

/// For a side its first player with a number that may grow speaks; where a later number closes the
/// contract, the last (D109).
bool speaksForRaise(const DealState &state, int seat)
{
    if (!bySides(state))
        return mayGrow(state.calls[seat]);
    int speaker = -1;
    for (int place = 0; place < state.seating().players; ++place) {
        const int other = state.bidding.order[place];
        const bool may = state.seating().together(other, seat) && mayGrow(state.calls[other]);
        if (may && (speaker < 0 || numbersClose(state.rules())))
            speaker = other;
    }
    return speaker == seat;
}

/// Named a number, and so what they hoped to take: seen, blind, zero or ten.
bool namedNumber(const Call &call)
{
    return callKind(call).numberLike || call.what == Call::What::ten;
}

/// The side that had to name its number first, having heard none (D126); −1 where nobody did.
int firstSideWithNumber(const DealState &state)
{
    for (int place = 0; place < state.seating().players; ++place) {
        const int seat = state.bidding.order[place];
        if (namedNumber(state.calls[seat]))
            return state.sideOf(seat);
    }
    return -1;
}

/// The sides that are asked, in the order of their first bids; for a counter bid only one.
std::vector<int> sidesAsked(const DealState &state)
{
    if (state.rules().bid_counter) {
        const int side = firstSideWithNumber(state);
        return side < 0 ? std::vector<int>{} : std::vector<int>{side};
    }
    const auto order = state.bidding.order.sides(state.seating());
    return {order.begin(), order.begin() + state.seating().sides};
}

/// Places in the order of first bids. For sides the order is that of their first bids, not of their
/// speakers.
std::vector<int> raiseOrder(const DealState &state)
{
    std::vector<int> order;
    const Seating &seating = state.seating();
    const CallOrder &calls = state.bidding.order;
    if (!bySides(state)) {
        for (int place = 0; place < seating.players; ++place)
            order.push_back(calls[place]);
        return order;
    }
    for (const int side : sidesAsked(state)) {
        for (const int seat : seating.seatsOf(side)) {
            if (speaksForRaise(state, seat))
                order.push_back(seat);
        }
    }
    return order;
}

Phase raisePhase(const DealState &)
{
    return Phase::raise;
}

bool booksMade(const DealState &state)
{
    const int books = state.rules().bid_books_made;
    if (books == 0 || playsItself(state) || isAuction(state.rules()))
        return false;
    for (int seat = 0; seat < state.seating().players; ++seat) {
        const Call &call = state.calls[seat];
        if (call.made() && !call.isPlainNumber() && call.what != Call::What::zero)
            return false;
    }
    return sumHalves(*state.context, spokenOf(state)) == 2 * books;
}

/// `bid_sum_min` with `bid_sum_short` redeal (D111).
bool bidTooLow(const DealState &state)
{
    return lowSumVoids(state.rules()) && !playsItself(state) &&
           sumTooLow(*state.context, spokenOf(state));
}

bool seekRaise(DealState &state)
{
    if (raisesExist(state)) {
        for (const int seat : raiseOrder(state)) {
            if (state.bidding.raised.has(seat) || openRaises(state, seat).empty())
                continue;
            state.seat = seat;
            return true;
        }
    }
    if (bidTooLow(state))
        endDeal(state, DealEnd::bidsShort);
    else if (booksMade(state))
        endDeal(state, DealEnd::booksMade);
    return false;
}

void askRaise(const DealState &state, Prompt &prompt)
{
    prompt.choices.push_back(Event::of(EventKind::stay, state.seat));
    for (const int halves : openRaises(state, state.seat))
        prompt.choices.push_back(Event::raise(state.seat, Call::halfNumber(halves)));
}

void carryRaise(DealState &state, const Event &event)
{
    state.bidding.raised.add(state.seat);
    if (event.kind != EventKind::raise)
        return;
    Call &call = state.calls[state.seat];
    const int from = bySides(state) ? contractHalves(state, state.sideOf(state.seat)) : call.halves;
    call = grown(call, event.call().halves - from);
}

int moDeclarer(const DealState &state)
{
    for (int seat = 0; seat < state.seating().players; ++seat) {
        if (state.calls[seat].mark >= Declaration::littleMo)
            return seat;
    }
    return -1;
}

bool seekMoLead(DealState &state)
{
    const int declarer = moDeclarer(state);
    if (declarer < 0 || state.bidding.moLeader >= 0)
        return false;
    state.play.lowClubsOff = true;
    if (state.seating().solo()) {
        state.bidding.moLeader = declarer;
        return false;
    }
    state.seat = declarer;
    return true;
}

void askMoLead(const DealState &state, Prompt &prompt)
{
    for (int seat = 0; seat < state.seating().players; ++seat) {
        if (state.seating().together(seat, state.seat))
            prompt.choices.push_back(Event::leads(state.seat, seat));
    }
}

void carryMoLead(DealState &state, const Event &event)
{
    state.bidding.moLeader = event.leader();
}

Phase leadPhase(const DealState &)
{
    return Phase::call;
}

} // namespace

const StageRules kRaises{raisePhase, seekRaise, askRaise, carryRaise};
const StageRules kMoLead{leadPhase, seekMoLead, askMoLead, carryMoLead};

} // namespace sandbag
