// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/shown_cards.h"

#include "policy/card_worth.h"

namespace sandbag {

namespace {

/// What the seat would have thrown in this trick, had it held it; none where its place is to come.
Slots wouldHaveThrown(const PlayTables &tables, const TrickRecord &trick, int seat, int players)
{
    Slot best = kNoSlot;
    Lane led = kNoLane;
    for (std::size_t place = 0; place < trick.cards.size(); ++place) {
        const Slot slot = tables.slotOf[trick.cards[place].face()];
        const Lane lane = tables.laneOf[slot];
        const bool own = (trick.leader + static_cast<int>(place)) % players == seat;
        if (own && place > 0 && lane == led && lane != kNoLane) {
            const Slots higher = tables.lane[lane] & slotsAbove(slot);
            if (tables.laneOf[best] != led) // a trump has the trick already
                return higher;
            return best > slot ? higher & slotsUpTo(best) : 0;
        }
        if (own)
            return 0;
        if (place == 0)
            led = lane;
        const bool wins = place == 0 || (lane == tables.laneOf[best] && slot > best) ||
                          (lane == kSpadeLane && tables.laneOf[best] != kSpadeLane);
        best = wins ? slot : best;
    }
    return 0;
}

} // namespace

Slots nilMayHold(const SeatView &view, int seat, Slots unseen)
{
    const PlayTables &tables = view.table().play;
    Slots held = unseen;
    for (int lane = 0; lane < 4; ++lane) {
        if ((view.shownVoids(seat) >> lane) & 1)
            held &= ~tables.lane[lane];
    }
    for (const TrickRecord &trick : view.seen().tricks)
        held &= ~wouldHaveThrown(tables, trick, seat, view.table().seating.players);
    return held;
}

} // namespace sandbag
