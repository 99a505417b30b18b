// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/entered_line.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "deal/stages.h"
#include "text/mark.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace sandbag {

namespace {

bool offers(const Prompt &prompt, const Event &event)
{
    return std::find(prompt.choices.begin(), prompt.choices.end(), event) != prompt.choices.end();
}

/// The calls of a prompt that fit, the highest number first.
template<class Fits>
std::vector<Event> callsDownward(const Prompt &prompt, Fits fits)
{
    std::vector<Event> calls;
    for (const Event &event : prompt.choices) {
        if (event.kind == EventKind::call && fits(event.call()))
            calls.push_back(event);
    }
    std::stable_sort(calls.begin(), calls.end(), [](const Event &a, const Event &b) {
        return a.call().halves > b.call().halves;
    });
    return calls;
}

Sentence about(int seat, const Call &call, Sentence why)
{
    return {QT_TRANSLATE_NOOP("engine", "%1 cannot have bid \"%2\": %3"),
            {Seat{seat}, actOf(Event::makeCall(seat, call)), nested(std::move(why))}};
}

/// `holder`: the partner whose call was made for the whole side; −1 where there is none.
Sentence noSuchCall(int seat, int holder)
{
    if (holder >= 0 && holder != seat)
        return {QT_TRANSLATE_NOOP("engine", "%1 bid for the whole side."), {Seat{holder}}};
    return QT_TRANSLATE_NOOP("engine", "there is no such bid or call under these rules");
}

void append(std::vector<Event> &list, const std::vector<Event> &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

} // namespace

void carryUnseen(DealState &deal, const Event &event)
{
    assert(!deal.hidden.whole);
    Disclosure disclosed;
    disclosed.next = deal.hidden.nextTold;
    if (const Prompt prompt = legal(deal); prompt.cards) {
        const CardChoice &choice = *prompt.cards;
        disclosed.cards = choice.kind == EventKind::take ? choice.most : choice.least;
    }
    assert(!refuse(deal, event, disclosed));
    carryOut(deal, event, std::move(disclosed));
}

bool EnteredLine::raisesLater() const
{
    return rules().bid_raise != BidRaise::none || rules().bid_counter;
}

bool EnteredLine::raisesBySide() const
{
    return raisesLater() && rules().bid_raise != BidRaise::by_one;
}

/// The seat that the call for the whole side was entered at; −1 where there is none.
int EnteredLine::holderOf(int side) const
{
    for (const int seat : m_deal.seating().seatsOf(side)) {
        const Call &bid = bidOf(seat);
        if (bid.made() && !bid.isNil() && (speaksForSide(rules(), bid) || cameOut(seat)))
            return seat;
    }
    return -1;
}

/// The bid this seat is to make. A call that holds for the side may be at any of its seats.
Call EnteredLine::wanted(int seat) const
{
    const int holder = bidOf(seat).made() ? seat : holderOf(m_deal.sideOf(seat));
    return holder < 0 ? Call() : bidOf(holder);
}

/// A partner has a bid of their own to make before the call for the whole side ends their turns.
bool EnteredLine::partnerStillSpeaks(int seat) const
{
    const int side = m_deal.sideOf(seat);
    const auto seats = m_deal.seating().seatsOf(side);
    return std::any_of(seats.begin(), seats.end(), [&](int other) {
        return other != seat && other != holderOf(side) && bidOf(other).made() &&
               !m_deal.bidding.spoken.has(other);
    });
}

/// The side that may counter: of the first number that was entered (D126); −1 where there is none.
int EnteredLine::counteringSide() const
{
    for (int place = 0; place < m_deal.seating().players; ++place) {
        const int seat = m_deal.bidding.order[place];
        if (bidOf(seat).isNumber() || bidOf(seat).what == Call::What::zero ||
            bidOf(seat).what == Call::What::ten)
            return m_deal.sideOf(seat);
    }
    return -1;
}

/// Of a side that raises its contract only the first number grows (D64), of one that closes it the
/// last (D109); of a counter bid's only the side that named its number first.
bool EnteredLine::mayBeRaised(int seat) const
{
    if (!raisesLater())
        return false;
    if (!raisesBySide() || sidesBid(rules()))
        return true;
    const int side = m_deal.sideOf(seat);
    if (rules().bid_counter && side != counteringSide())
        return false;
    int raised = -1;
    for (int place = 0; place < m_deal.seating().players; ++place) {
        const int other = m_deal.bidding.order[place];
        const Call &bid = bidOf(other);
        const bool grows = bid.isNumber() && !bid.blind && bid.mark < Declaration::littleMoe;
        if (m_deal.sideOf(other) == side && grows && (raised < 0 || numbersClose(rules())))
            raised = other;
    }
    return raised == seat;
}

/// Twice the contract that the entered bids of a side come to.
int EnteredLine::enteredHalves(int side) const
{
    const BiddingState entered{m_entered.bids, m_deal.bidding.spoken, m_deal.bidding.order};
    return contractHalves(*m_deal.context, entered, side);
}

/// A plain ten that no partner has a bid next to can have been a blind bid first (rule
/// `blind_come_out`); it may have been raised since.
bool EnteredLine::isLoneTen(int seat) const
{
    if (!rules().blind_come_out || !bidOf(seat).isPlainNumber() || bidOf(seat).halves < 20)
        return false;
    const auto seats = m_deal.seating().seatsOf(m_deal.sideOf(seat));
    return std::none_of(seats.begin(), seats.end(), [&](int partner) {
        return partner != seat && bidOf(partner).made() && !bidOf(partner).isNil();
    });
}

/// Such a ten must have been one where a partner, who bids for themselves, has no bid.
bool EnteredLine::cameOut(int seat) const
{
    const auto seats = m_deal.seating().seatsOf(m_deal.sideOf(seat));
    return !sidesBid(rules()) && isLoneTen(seat) &&
           std::any_of(seats.begin(), seats.end(), [&](int other) { return !bidOf(other).made(); });
}

/// The bid that this seat is to make, at whichever seat it is.
bool EnteredLine::mayHaveComeOut(int seat) const
{
    const int at = bidOf(seat).made() ? seat : holderOf(m_deal.sideOf(seat));
    return at >= 0 && isLoneTen(at);
}

/// Any number of a seat whose bid falls to a call for the whole side (D38).
std::vector<Event> EnteredLine::fallingNumbers(const Prompt &prompt) const
{
    const int seat = prompt.seat;
    if (sidesBid(rules()) || bidOf(seat).made() || !wanted(seat).made() ||
        !partnerStillSpeaks(seat))
        return {};
    return callsDownward(prompt, [](const Call &call) { return call.isPlainNumber(); });
}

std::vector<Event> EnteredLine::blindBids(const Prompt &prompt) const
{
    if (!mayHaveComeOut(prompt.seat))
        return {};
    return callsDownward(prompt, [](const Call &call) { return isBlindNumber(call); });
}

/// Calls below the one entered that can still be raised to it.
std::vector<Event> EnteredLine::lowerNumbers(const Prompt &prompt) const
{
    const Call want = wanted(prompt.seat);
    if (!want.isNumber() || want.blind || !mayBeRaised(prompt.seat))
        return {};
    auto lower = callsDownward(prompt, [&](const Call &call) {
        return callKind(call).numberLike && !call.blind && call.noTrump == want.noTrump &&
               call.mark == want.mark && call.halves < want.halves;
    });
    if (rules().bid_raise == BidRaise::by_one && lower.size() > 1)
        lower.resize(1);
    return lower;
}

/// The entry itself, or the word that leads to it.
std::optional<Event> EnteredLine::asEntered(const Prompt &prompt) const
{
    const int seat = prompt.seat;
    const Call want = wanted(seat);
    const Word nil = want.blind ? Word::blindNil : Word::nil;
    const bool declared = want.isNil() && !want.dark; // no dark next to a declared nil
    const Event candidates[] = {
        Event::makeCall(seat, want),      Event::declare(seat, declared ? nil : Word::none),
        Event::of(EventKind::look, seat), Event::answer(seat, Word::yes),
        Event::declare(seat, Word::none), Event::of(EventKind::draft, seat, Word::keep),
    };
    for (const Event &event : candidates) {
        if (offers(prompt, event))
            return event;
    }
    const Event ask = Event::ask(seat, Word::noTrump);
    return want.noTrump && offers(prompt, ask) ? std::optional(ask) : std::nullopt;
}

std::vector<Event> EnteredLine::words(const Prompt &prompt) const
{
    std::vector<Event> all = fallingNumbers(prompt);
    if (all.empty()) {
        if (auto event = asEntered(prompt))
            all.push_back(*event);
    }
    append(all, lowerNumbers(prompt));
    append(all, blindBids(prompt));
    return all;
}

Event EnteredLine::raise(const Prompt &prompt) const
{
    const Event out = Event::of(EventKind::comeOut, prompt.seat);
    if (offers(prompt, out) && mayHaveComeOut(prompt.seat))
        return out;
    int halves = wanted(prompt.seat).halves;
    if (rules().bid_raise != BidRaise::by_one && !sidesBid(rules()))
        halves = enteredHalves(m_deal.sideOf(prompt.seat));
    const Event event = Event::raise(prompt.seat, Call::halfNumber(halves));
    return offers(prompt, event) ? event : Event::of(EventKind::stay, prompt.seat);
}

/// Cards that nobody knows: as many as it takes.
Event EnteredLine::cards(const Prompt &prompt) const
{
    Event event = Event::withCards(prompt.cards->kind, prompt.seat, {}, prompt.cards->to);
    if (prompt.cards->nameSuit)
        event.suit = Suit::clubs;
    return event;
}

std::vector<Event> EnteredLine::answers(const Prompt &prompt) const
{
    if (prompt.phase == Phase::raise)
        return {raise(prompt)};
    if (prompt.cards)
        return {cards(prompt)};
    return words(prompt);
}

Sentence EnteredLine::refusal(int seat) const
{
    const Call want = wanted(seat);
    if (!want.made())
        return {QT_TRANSLATE_NOOP("engine", "the bid of %1 is missing from \"bids\""),
                {Seat{seat}}};
    const auto menu = callMenu(m_deal);
    // A player who has looked finds no blind calls on the menu, but the reason against the seen
    // ones.
    for (const Call &call : {want, want.asSeen()}) {
        for (const MenuCall &row : menu) {
            if (row.call == call && !row.reason.empty())
                return about(seat, want, row.reason);
        }
    }
    return about(seat, want, noSuchCall(seat, holderOf(m_deal.sideOf(seat))));
}

/// The entry of a seat is what came of its bidding. Next to a call for the whole side that is
/// nothing, a nil, or a number that fell; the call itself may be at any one seat.
bool EnteredLine::enteredAsCalled(int seat, const Call &said) const
{
    const Call &bid = bidOf(seat);
    const int holder = holderOf(m_deal.sideOf(seat));
    if (holder < 0 || bid.isNil())
        return bid == m_deal.calls[seat];
    if (seat == holder || !bid.made())
        return true;
    return bid == said && !speaksForSide(rules(), bid);
}

/// After raises the contract must have become what was entered.
Refusal EnteredLine::compareSide(int side) const
{
    const int holder = holderOf(side);
    const bool fallen = !sidesBid(rules()) && holder >= 0 && !cameOut(holder);
    const int halves = enteredHalves(side);
    if (fallen || halves == contractHalves(m_deal, side))
        return std::nullopt;
    return Sentence(QT_TRANSLATE_NOOP("engine", "side %1 cannot have a contract of %2"),
                    {side, HalfTricks{halves}});
}

Refusal EnteredLine::compare(const PerSeat<Call> &said) const
{
    const Seating &seating = m_deal.seating();
    for (int seat = 0; seat < seating.players; ++seat) {
        if (isSuicide(rules()) && m_deal.calls[seat].isNil() != bidOf(seat).isNil())
            return about(
                seat, bidOf(seat),
                QT_TRANSLATE_NOOP("engine", "exactly one player of this side must have bid nil"));
    }
    for (int side = 0; side < seating.sides; ++side) {
        if (auto refused = compareSide(side))
            return refused;
    }
    for (int seat = 0; seat < seating.players; ++seat) {
        if (!enteredAsCalled(seat, said[seat]))
            return about(seat, bidOf(seat), noSuchCall(seat, holderOf(m_deal.sideOf(seat))));
    }
    return std::nullopt;
}

} // namespace sandbag
