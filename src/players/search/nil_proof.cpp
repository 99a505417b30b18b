// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/nil_proof.h"

#include "deal/progress.h"
#include "policy/unseen_slots.h"
#include "search/rest_proof.h"

#include <bit>

namespace sandbag {

namespace {

/// They play it to a trick that somebody else leads, and cannot win it.
bool neverWins(const PlayTables &tables, Slot slot, Slots others)
{
    const EffectiveSuit suit = tables.effectiveSuitOf[slot];
    return suit < kEffectiveSpades &&
           (others & tables.effectiveSuit[suit] & (slotBit(slot) - 1)) == 0;
}

/// By what is known of that hand.
bool isProvenByHand(const SeatView &view, int seat, const std::optional<Event> &choice)
{
    const PlayTables &tables = view.context().play;
    const DealState &seen = view.seen();
    const bool plain = tables.plainTricks && !tables.ladder && !tables.lowAces && !tables.anyCard;
    if (seen.stage != Stage::play || !plain || seen.play.anyCardSeats != 0 ||
        !seen.calls[seat].isNil() || tricksOfSeat(seen, seat) > 0 ||
        static_cast<int>(view.knownCards(seat).size()) != view.cardsHeld(seat))
        return false;
    PlayState after = seen.play;
    if (choice && choice->kind == EventKind::play)
        playSlot(tables, after, tables.slotOf[choice->cards.front().face()]);
    if (after.taken[seat] > 0 || (after.inTrick == 0 && after.leader == seat) ||
        (after.inTrick > 0 && (after.leader + after.best) % tables.players == seat))
        return false;
    const Slots others = heldByOthers(view, seat);
    for (Slots rest = after.hand[seat]; rest; rest &= rest - 1) {
        if (!neverWins(tables, static_cast<Slot>(std::countr_zero(rest)), others))
            return false;
    }
    return true;
}

} // namespace

bool nilIsProven(const SeatView &view, int seat, const std::optional<Event> &choice)
{
    if (isProvenByHand(view, seat, choice))
        return true;
    const bool stands = view.seen().calls[seat].isNil() && tricksOfSeat(view.seen(), seat) == 0;
    return stands && seat != view.seat() && choice && choice->kind == EventKind::play &&
           nilIsSafe(view, seat, choice->cards.front());
}

} // namespace sandbag
