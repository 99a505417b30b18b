// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/card_worth.h"

namespace sandbag {

/// Two cards of a hand, the higher the next one held above the lower, are as good as each other: of
/// one suit, and no card of `others` (still to be played, or in the trick) stands between them or,
/// of two packs, beside one of them.
[[nodiscard, gnu::always_inline]] inline bool areEqual(const PlayTables &tables, Slots others,
                                                       Slot lower, Slot higher)
{
    const Slots span = (slotsAbove(lower) | slotBit(lower)) & ((slotBit(higher) << 1) - 1);
    return tables.laneOf[higher] == tables.laneOf[lower] && tables.laneOf[higher] != kNoLane &&
           !(others & span);
}

} // namespace sandbag
