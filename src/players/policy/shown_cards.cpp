// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/shown_cards.h"

#include "policy/card_worth.h"

namespace sandbag {

namespace {

/// What the seat would have thrown in this trick, had it held it; none where its place is to come.
Slots wouldHaveThrown(const PlayTables &tables, const TrickRecord &trick, int seat, int players)
{
    Slot best = kNoSlot;
    EffectiveSuit led = kNoEffectiveSuit;
    for (std::size_t place = 0; place < trick.cards.size(); ++place) {
        const Slot slot = tables.slotOf[trick.cards[place].face()];
        const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
        const bool own = (trick.leader + static_cast<int>(place)) % players == seat;
        if (own && place > 0 && effectiveSuit == led && effectiveSuit != kNoEffectiveSuit) {
            const Slots higher = tables.effectiveSuit[effectiveSuit] & slotsAbove(slot);
            if (tables.effectiveSuitOf[best] != led) // a trump has the trick already
                return higher;
            return best > slot ? higher & slotsUpTo(best) : 0;
        }
        if (own)
            return 0;
        if (place == 0)
            led = effectiveSuit;
        const bool wins =
            place == 0 || (effectiveSuit == tables.effectiveSuitOf[best] && slot > best) ||
            (effectiveSuit == kEffectiveSpades && tables.effectiveSuitOf[best] != kEffectiveSpades);
        best = wins ? slot : best;
    }
    return 0;
}

} // namespace

Slots nilMayHold(const SeatView &view, int seat, Slots unseen)
{
    const PlayTables &tables = view.context().play;
    Slots held = unseen;
    for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit) {
        if ((view.shownVoids(seat) >> effectiveSuit) & 1)
            held &= ~tables.effectiveSuit[effectiveSuit];
    }
    for (const TrickRecord &trick : view.seen().tricks)
        held &= ~wouldHaveThrown(tables, trick, seat, view.context().seating.players);
    return held;
}

} // namespace sandbag
