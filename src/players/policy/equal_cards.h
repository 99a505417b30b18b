// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"
#include "policy/card_worth.h"

#include <bit>

namespace sandbag {

/// Two cards of a hand, the higher the next one held above the lower, are as good as each other: of
/// one suit, no card of `others` (still to be played, or in the trick) is between them or, of
/// two decks, next to one of them, and no rule looks for either.
[[nodiscard, gnu::always_inline]] inline bool
areEqual(const PlayTables &tables, const PlayState &state, Slots others, Slot lower, Slot higher)
{
    const Slots span = (slotsAbove(lower) | slotBit(lower)) & slotsUpTo(higher);
    const Slots apart = tables.singledOut | slotBit(state.cutCard);
    const Slots ends = slotBit(lower) | slotBit(higher);
    return tables.effectiveSuitOf[higher] == tables.effectiveSuitOf[lower] &&
           tables.effectiveSuitOf[higher] != kNoEffectiveSuit &&
           !((others & span) | (apart & ends));
}

/// Calls `each` with the lowest card of every run of equals among those that may be played.
/// `unplayed`: cards that others may hold.
template<typename Each>
[[gnu::always_inline]] inline void eachDifferent(const PlayTables &tables, const PlayState &state,
                                                 Slots unplayed, Slots legal, Each each)
{
    Slots others = unplayed;
    for (int place = 0; place < state.inTrick; ++place)
        others |= slotBit(state.trick[place]);
    Slot last = kNoSlot;
    for (Slots rest = legal; rest; rest &= rest - 1) {
        const auto card = static_cast<Slot>(std::countr_zero(rest));
        if (last == kNoSlot || !areEqual(tables, state, others, last, card))
            each(card);
        last = card;
    }
}

} // namespace sandbag
