// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// The cards that this seat has not seen, in the slots of the play; copies of a card share one.
[[nodiscard]] inline Slots unseenSlots(const SeatView &view)
{
    Slots unseen = 0;
    for (const Card card : view.unseen())
        unseen |= slotBit(view.context().play.slotOf[card.face()]);
    return unseen;
}

/// The cards that anyone but `seat` may come to play, known ones among them.
[[nodiscard]] inline Slots heldByOthers(const SeatView &view, int seat)
{
    Slots others = unseenSlots(view);
    for (int other = 0; other < view.context().seating.players; ++other) {
        for (const Card card : other == seat ? CardList() : view.knownCards(other))
            others |= slotBit(view.context().play.slotOf[card.face()]);
    }
    return others;
}

} // namespace sandbag
