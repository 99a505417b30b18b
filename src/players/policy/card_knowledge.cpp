// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/card_knowledge.h"

#include "policy/unseen_slots.h"
namespace sandbag {

CardKnowledge knowledgeOf(const SeatView &view)
{
    CardKnowledge sight;
    sight.own = view.seen().play.hand[view.seat()];
    sight.unseen = unseenSlots(view);
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (seat != view.seat())
            sight.unseen |= view.seen().play.hand[seat] | view.seen().play.secondCopy[seat];
        sight.voids[seat] = view.shownVoids(seat);
    }
    return sight;
}

Slots lawfulChoices(const SeatView &view)
{
    const PlayTables &tables = view.context().play;
    Slots offered = 0;
    for (const Event &event : view.prompt().choices) {
        if (event.kind == EventKind::play)
            offered |= slotBit(tables.slotOf[event.cards.front().face()]);
    }
    if (!offered)
        return 0;
    const Slots lawful = offered & lawfulPlays(tables, view.seen().play);
    return lawful ? lawful : offered;
}

Event playEvent(const SeatView &view, Slot slot)
{
    return Event::play(view.seat(), view.context().play.cardAt[slot]);
}

} // namespace sandbag
