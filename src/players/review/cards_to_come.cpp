// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/cards_to_come.h"

#include "policy/card_worth.h"
#include "review/card_at_turn.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Some of these cards are known to be in that hand.
bool surelyHolds(const CardAtTurn &card, int seat, Slots wanted)
{
    const CardList known = card.view().knownCards(seat);
    return std::any_of(known.begin(), known.end(), [&card, wanted](Card held) {
        return (slotBit(card.tables().slotOf[held.face()]) & wanted) != 0;
    });
}

/// Someone who is still to play may hold one of these cards, and be free to play it: it is of the
/// led suit, or they are not known to hold that.
bool mayCome(const CardAtTurn &card, Slots wanted, bool follows)
{
    const PlayState &play = card.view().seen().play;
    const PlayTables &tables = card.tables();
    const int players = card.view().context().seating.players;
    const Slots led = play.led < kNoEffectiveSuit && !tables.anyCard && !follows
                          ? tables.effectiveSuit[play.led]
                          : Slots{0};
    for (int place = play.inTrick + 1; place < players; ++place) {
        const int seat = (play.leader + place) % players;
        if (mayHold(card, seat, wanted) && !surelyHolds(card, seat, led))
            return true;
    }
    return false;
}

} // namespace

bool mayHold(const CardAtTurn &card, int seat, Slots wanted)
{
    const SeatView &view = card.view();
    const PlayTables &tables = card.tables();
    const std::uint8_t out = tables.anyCard ? 0 : view.shownVoids(seat);
    const auto known = static_cast<int>(view.knownCards(seat).size());
    const auto isThere = [&](Card unseen) {
        const Slot slot = tables.slotOf[unseen.face()];
        return (slotBit(slot) & wanted) != 0 && !((out >> tables.effectiveSuitOf[slot]) & 1);
    };
    return surelyHolds(card, seat, wanted) ||
           (view.cardsHeld(seat) > known &&
            std::any_of(view.unseen().begin(), view.unseen().end(), isThere));
}

bool onlySpadesTrump(const CardAtTurn &card)
{
    return card.tables().plainTricks && !card.tables().ladder;
}

bool mayBeOvertaken(const CardAtTurn &card, Slot slot)
{
    const EffectiveSuit suit = card.tables().effectiveSuitOf[slot];
    return mayCome(card, card.tables().effectiveSuit[suit] & slotsAbove(slot),
                   suit == card.view().seen().play.led);
}

bool mayBeCovered(const CardAtTurn &card, Slot slot)
{
    if (!onlySpadesTrump(card))
        return !card.last();
    return mayBeOvertaken(card, slot) ||
           (card.canBeRuffed(card.tables().effectiveSuitOf[slot]) &&
            mayCome(card, card.tables().effectiveSuit[kEffectiveSpades], false));
}

int partnerToCome(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    const PlayState &play = view.seen().play;
    const int players = view.context().seating.players;
    if (!onlySpadesTrump(card) || play.led >= kNoEffectiveSuit)
        return -1;
    Slots led = 0, spades = 0;
    for (Slot slot = 0; slot < kNoSlot; ++slot) {
        const EffectiveSuit suit = card.tables().effectiveSuitOf[slot];
        if (!card.isElsewhere(slot) || !card.takes(slot))
            continue;
        (suit == play.led ? led : spades) |= slotBit(slot);
    }
    for (int place = play.inTrick + 1; place < players; ++place) {
        const int seat = (play.leader + place) % players;
        if (!view.context().seating.together(seat, view.seat()) || card.nilStands(seat))
            continue;
        const bool out = (view.shownVoids(seat) >> play.led) & 1;
        if (mayHold(card, seat, led) || (out && mayHold(card, seat, spades)))
            return seat;
    }
    return -1;
}

} // namespace sandbag
