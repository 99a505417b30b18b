// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/told_deal.h"

#include "deal/event_row.h"
#include "deal/stages.h"

#include <algorithm>
#include <cassert>

namespace sandbag {

namespace {

/// The start without the cards of others; the own hand is told once it was looked at.
DealStart startSeenBy(const DealState &state, int seat)
{
    const DealStart &whole = *state.hidden.start;
    DealStart seen;
    seen.dealer = whole.dealer;
    seen.scores = whole.scores;
    seen.firstScored = whole.firstScored;
    seen.faceUp = whole.faceUp;
    seen.cutCard = whole.cutCard;
    seen.hands.resize(whole.hands.size());
    const auto at = static_cast<std::size_t>(seat);
    if (state.bidding.looked.has(seat) && at < whole.hands.size())
        seen.hands[at] = whole.hands[at];
    return seen;
}

/// The pass of that number in the log is before its receiver, who may not look at it yet (D72).
bool onItsWay(const DealState &state, std::size_t number)
{
    const Event &event = state.log[number];
    const auto sameWay = [&event](int from, int to) {
        return from == event.seat && to == event.receiver();
    };
    const auto &pending = state.exchange.pending;
    if (std::none_of(pending.begin(), pending.end(),
                     [&](const PassRecord &pass) { return sameWay(pass.from, pass.to); }))
        return false;
    return std::none_of(state.log.begin() + static_cast<std::ptrdiff_t>(number) + 1,
                        state.log.end(), [&](const Event &later) {
                            return later.kind == EventKind::pass &&
                                   sameWay(later.seat, later.receiver());
                        });
}

/// Of the two cards of a draw its player sees the one they keep, and the other one if it was the
/// first or the rules let them look at the second.
void hideDrawn(const DealState &state, const Event &event, int seat, Disclosure &disclosed)
{
    const bool secondSeen =
        state.rules().deal_method == DealMethod::draft_pair || state.rules().deal_draft_see_second;
    if (event.seat != seat)
        disclosed.drawn.reset();
    else if (disclosed.drawn && event.word() == Word::keep && !secondSeen)
        disclosed.drawn->laidAway.reset();
}

ToldEvent eventSeenBy(const DealState &state, std::size_t number, int seat)
{
    ToldEvent told{asKnownTo(seat, state.log[number]), state.disclosures[number]};
    if (told.event.kind == EventKind::pass && told.event.seat != seat && onItsWay(state, number))
        told.event.cards.clear();
    hideDrawn(state, told.event, seat, told.disclosed);
    return told;
}

/// A kitty is seen by the player who is choosing from it.
CardList kittySeenBy(const DealState &state, int seat)
{
    const bool choosing =
        state.seat == seat && (state.stage == Stage::kittyEarly || state.stage == Stage::kittyLate);
    CardList kitty = choosing ? state.hidden.undealt : CardList{};
    sortForFiles(kitty);
    return kitty;
}

} // namespace

CardList offeredCards(const DealState &state)
{
    const auto next = 2 * state.step;
    const CardList &stock = state.hidden.undealt;
    if (state.stage != Stage::draft || next + 1 >= static_cast<int>(stock.size()))
        return {};
    const auto first = stock.begin() + next;
    return {first, first + (state.rules().deal_method == DealMethod::draft_pair ? 2 : 1)};
}

ToldDeal toldTo(const DealState &state, int seat)
{
    assert(seat >= 0 && seat < state.seating().players);
    ToldDeal told;
    told.seat = seat;
    told.start = startSeenBy(state, seat);
    told.firstTurn = state.hidden.firstTurn;
    for (std::size_t number = 0; number < state.log.size(); ++number)
        told.events.push_back(eventSeenBy(state, number, seat));
    told.kitty = kittySeenBy(state, seat);
    if (state.seat == seat)
        told.offered = offeredCards(state);
    return told;
}

DealState foldTold(std::shared_ptr<const RuleContext> context, const ToldDeal &told)
{
    DealState state = startUnseenDeal(std::move(context), told.start, told.firstTurn);
    for (const ToldEvent &event : told.events) {
        carryOut(state, event.event, event.disclosed);
        assert(event.disclosed.next < 0 || state.over() || state.seat == event.disclosed.next);
    }
    state.hidden.undealt = told.kitty;
    return state;
}

} // namespace sandbag
