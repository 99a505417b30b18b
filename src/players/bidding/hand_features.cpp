// SPDX-License-Identifier: GPL-3.0-or-later
#include "bidding/hand_features.h"

#include "policy/later_win.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

int share(Slots below, Slots all)
{
    const int total = std::popcount(all);
    if (total == 0)
        return 0;
    return std::min(NilFeatures::kShares - 1, std::popcount(below) * NilFeatures::kShares / total);
}

Slots below(Slots cards)
{
    return (cards & -cards) - 1;
}

} // namespace

NilFeatures::NilFeatures(const PlayTables &tables, Slots own, Slots others)
{
    const auto add = [&](int index) {
        if (count < static_cast<int>(indices.size()))
            indices[count++] = static_cast<std::uint8_t>(index);
    };
    add(kConstant);
    for (int effectiveSuit = 0; effectiveSuit < kEffectiveSpades; ++effectiveSuit) {
        const Slots outside = others & tables.effectiveSuit[effectiveSuit];
        Slots mine = own & tables.effectiveSuit[effectiveSuit];
        const int length = std::min(std::popcount(mine), 3);
        if (length == 0)
            add(kVoid);
        // Places 0; 1, 2; 3, 4, 5: the lowest cards of suits of one, two, three and more.
        for (int place = 0; place < length; ++place, mine &= mine - 1)
            add((length * (length - 1) / 2 + place) * kShares +
                share(below(mine) & outside, outside));
    }
    const Slots outside = others & tables.effectiveSuit[kEffectiveSpades];
    Slots spades = own & tables.effectiveSuit[kEffectiveSpades];
    add(kSpadeLength + std::min(std::popcount(spades), 5));
    for (; spades; spades &= spades - 1)
        add(kSpade + share(below(spades) & outside, outside));
}

float cardTricks(const PlayTables &tables, Slots own, Slots secondCopy, Slots others, Slots counted)
{
    float sum = 0;
    for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit) {
        const Slots all = tables.effectiveSuit[effectiveSuit];
        const int unseen = std::popcount(others & all);
        const int length = std::popcount(own & all) + std::popcount(secondCopy & all);
        for (Slots rest = own & all & counted; rest; rest &= rest - 1) {
            const Slots bit = rest & -rest;
            const int higher = std::popcount(others & all & ~(bit | (bit - 1)));
            const float chance =
                kLaterWins.chance(effectiveSuit == kEffectiveSpades, higher, length, unseen);
            sum += secondCopy & bit ? 2 * chance : chance;
        }
    }
    return sum;
}

} // namespace sandbag
