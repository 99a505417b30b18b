// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"
#include "policy/later_win.h"

#include <bit>

namespace sandbag {

/// The slots above one.
[[nodiscard]] constexpr Slots slotsAbove(Slot slot)
{
    return slot >= 63 ? 0 : ~Slots{0} << (slot + 1);
}

/// It and those below it.
[[nodiscard]] constexpr Slots slotsUpTo(Slot slot)
{
    return (slotBit(slot) << 1) - 1;
}

/// The chance that a held card wins a trick later.
[[nodiscard]] inline float laterWinChance(const PlayTables &tables, Slots own, Slots unseen,
                                          Slot card)
{
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[card];
    if (effectiveSuit == kNoEffectiveSuit)
        return 0;
    const Slots all = tables.effectiveSuit[effectiveSuit];
    return kLaterWins.chance(effectiveSuit == kEffectiveSpades,
                             std::popcount(unseen & all & slotsAbove(card)),
                             std::popcount(own & all), std::popcount(unseen & all));
}

/// How likely a card is to spoil a nil if it is kept, 0 to about 1.
[[nodiscard]] inline float nilDanger(const PlayTables &tables, Slots own, Slots unseen, Slot card)
{
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[card];
    if (effectiveSuit == kNoEffectiveSuit)
        return 0;
    const Slots all = tables.effectiveSuit[effectiveSuit];
    const int others = std::popcount(unseen & all);
    if (others == 0)
        return effectiveSuit == kEffectiveSpades ? 1.0F : 0.3F;
    const int higher = std::popcount(unseen & all & slotsAbove(card));
    const float share = static_cast<float>(others - higher) / static_cast<float>(others);
    if (effectiveSuit == kEffectiveSpades)
        return 0.3F + share;
    return share * (0.5F + 0.5F / static_cast<float>(std::popcount(own & all)));
}

} // namespace sandbag
