// SPDX-License-Identifier: GPL-3.0-or-later
// The kitty (rules `kitty_*`, D11, D35, D71): who takes it, and what goes back.
#include "bids/bid_rules.h"
#include "deal/bidding.h"
#include "deal/stages.h"

#include <algorithm>

namespace sandbag {

namespace {

Phase kittyPhase(const DealState &)
{
    return Phase::kitty;
}

bool kittyFor(const DealState &state, KittyTaker taker)
{
    return state.context->pack.kitty > 0 && state.rules().kitty_taker == taker;
}

bool nilBidder(const DealState &state, int seat)
{
    return state.calls[seat].isNil();
}

/// The first of these seats who may take: with an extra round no nil bidder does, and where all
/// are nil nobody (D35, D79).
int firstInLine(const DealState &state, const std::vector<int> &line)
{
    for (const int seat : line) {
        if (!state.rules().kitty_extra_round || !nilBidder(state, seat))
            return seat;
    }
    return -1;
}

std::vector<int> clockwiseFrom(const DealState &state, int seat)
{
    std::vector<int> line;
    for (int ahead = 0; ahead < state.seating().players; ++ahead)
        line.push_back((seat + ahead) % state.seating().players);
    return line;
}

/// The holder of the deck's lowest natural club; the dealer when it is in the kitty.
int lowClubHolder(const DealState &state)
{
    if (!state.hidden.whole && state.hidden.nextTold >= 0)
        return state.hidden.nextTold;
    const auto club = lowestClub(state.context->pack.cards, state.rules());
    for (const int seat : clockwiseFrom(state, state.seating().leftOf(state.dealer))) {
        if (club && holds(state.context->play, state.play, seat, *club))
            return seat;
    }
    return state.dealer;
}

/// What a bid counts for the highest: a moon more than any number, a nil nothing, a partner skipped
/// less than that.
int bidValue(const Call &call)
{
    if (!call.made())
        return -1;
    if (call.what == Call::What::moon)
        return 2 * kMaxTricks + 1;
    return call.contractHalves();
}

/// Highest bid first, the earlier bidder before the later.
std::vector<int> highBiddersFirst(const DealState &state)
{
    if (state.bidding.highSeat >= 0)
        return clockwiseFrom(state, state.bidding.highSeat);
    std::vector<int> line;
    for (int place = 0; place < state.seating().players; ++place)
        line.push_back(state.bidding.order[place]);
    std::stable_sort(line.begin(), line.end(), [&](int a, int b) {
        return bidValue(state.calls[a]) > bidValue(state.calls[b]);
    });
    return line;
}

/// This many cards of the kitty go to the player at turn; gives back how many.
int giveCards(DealState &state, const CardList &cards)
{
    const int count = state.disclosures.back().cards;
    putIn(state, state.seat, cards, count);
    CardList &kitty = state.hidden.undealt;
    for (const Card card : cards) {
        if (const auto at = std::find(kitty.begin(), kitty.end(), card); at != kitty.end())
            kitty.erase(at);
        state.hidden.received[state.seat].push_back(card);
    }
    state.kitty.left -= count;
    std::int8_t &over = state.kitty.toDiscard[state.seat];
    over = static_cast<std::int8_t>(over + count);
    return count;
}

CardChoice choice(EventKind kind, int least, std::size_t most, CardList from)
{
    sortForFiles(from);
    return {kind, least, static_cast<int>(most), std::move(from), -1, false};
}

/// One player takes all of it; the choice is forced, but an event all the same.
bool seekTaker(DealState &state, const std::vector<int> &line)
{
    if (state.step > 0)
        return false;
    state.kitty.taker = firstInLine(state, line);
    state.seat = state.kitty.taker;
    return state.kitty.taker >= 0;
}

void askWhole(const DealState &state, Prompt &prompt)
{
    prompt.cards = choice(EventKind::take, state.kitty.left,
                          static_cast<std::size_t>(state.kitty.left), state.hidden.undealt);
}

void carryWhole(DealState &state, const Event &event)
{
    (void)giveCards(state, event.cards);
    if (state.rules().kitty_extra_round)
        state.kitty.extraTrickSeat = state.seat;
    ++state.step;
}

bool seekEarly(DealState &state)
{
    if (kittyFor(state, KittyTaker::dealer))
        return seekTaker(state, clockwiseFrom(state, state.dealer));
    if (kittyFor(state, KittyTaker::low_club))
        return state.step == 0 && seekTaker(state, clockwiseFrom(state, lowClubHolder(state)));
    return false;
}

// ---- the side with the larger contract ----

/// The sides that take, in bidding order: the one with the largest contract, or all that tie.
std::vector<int> takingSides(const DealState &state)
{
    int most = 0;
    for (int side = 0; side < state.seating().sides; ++side)
        most = std::max(most, contractHalves(state, side));
    std::vector<int> sides;
    for (int turn = 0; turn < state.seating().sides; ++turn) {
        const int side = state.sideOf(seatInOrder(state, turn));
        if (contractHalves(state, side) == most)
            sides.push_back(side);
    }
    return sides;
}

int partnerInOrder(const DealState &state, int side, int place)
{
    for (int ahead = 0; ahead < state.seating().players; ++ahead) {
        const int seat = seatInOrder(state, ahead);
        if (state.sideOf(seat) == side && place-- == 0)
            return seat;
    }
    return -1;
}

bool seekHighSide(DealState &state)
{
    const std::vector<int> sides = takingSides(state);
    const int perSide = state.seating().perSide();
    const int asked = static_cast<int>(sides.size()) * perSide;
    while (state.step < asked) {
        const int place = state.step % perSide;
        if (place == 0) {
            const int left = state.kitty.left;
            state.kitty.quota = sides.size() == 1 ? left : std::min(1, left);
        }
        if (state.kitty.quota > 0) {
            const int side = sides[state.step / perSide];
            state.seat = partnerInOrder(state, side, place);
            return true;
        }
        state.step += perSide - place;
    }
    return false;
}

bool seekLate(DealState &state)
{
    if (kittyFor(state, KittyTaker::high_bidder))
        return seekTaker(state, highBiddersFirst(state));
    return kittyFor(state, KittyTaker::high_side) && seekHighSide(state);
}

void askLate(const DealState &state, Prompt &prompt)
{
    if (kittyFor(state, KittyTaker::high_bidder))
        return askWhole(state, prompt);
    const int perSide = state.seating().perSide();
    const bool last = state.step % perSide == perSide - 1;
    prompt.cards = choice(EventKind::take, last ? state.kitty.quota : 0,
                          static_cast<std::size_t>(state.kitty.quota), state.hidden.undealt);
}

void carryLate(DealState &state, const Event &event)
{
    if (kittyFor(state, KittyTaker::high_bidder))
        return carryWhole(state, event);
    state.kitty.quota -= giveCards(state, event.cards);
    ++state.step;
}

// ---- discards ----

bool seekDiscard(DealState &state)
{
    for (const int seat : clockwiseFrom(state, state.firstBidder)) {
        if (state.kitty.toDiscard[seat] > 0) {
            state.seat = seat;
            return true;
        }
    }
    return false;
}

/// Whiz and mirror count the spades of the hand that is played, so their discard comes first (D35).
bool seekEarlyDiscard(DealState &state)
{
    const RuleSet &rules = state.rules();
    const bool before = rules.kitty_discard == KittyDiscard::before_bids || spadesGiveBid(rules);
    return before && seekDiscard(state);
}

void askDiscard(const DealState &state, Prompt &prompt)
{
    const int count = state.kitty.toDiscard[state.seat];
    prompt.cards = choice(EventKind::discard, count, static_cast<std::size_t>(count),
                          handOf(state, state.seat));
}

void carryDiscard(DealState &state, const Event &event)
{
    takeOut(state, state.seat, event.cards, state.disclosures.back().cards);
    state.hidden.discards.insert(state.hidden.discards.end(), event.cards.begin(),
                                 event.cards.end());
    state.kitty.toDiscard[state.seat] = 0;
}

} // namespace

const StageRules kKittyEarly{kittyPhase, seekEarly, askWhole, carryWhole};
const StageRules kDiscardEarly{kittyPhase, seekEarlyDiscard, askDiscard, carryDiscard};
const StageRules kKittyLate{kittyPhase, seekLate, askLate, carryLate};
const StageRules kDiscardLate{kittyPhase, seekDiscard, askDiscard, carryDiscard};

} // namespace sandbag
