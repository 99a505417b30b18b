// SPDX-License-Identifier: GPL-3.0-or-later
#include "solver/trick_guess.h"

#include <bit>

namespace sandbag {

PerSeat<double> promisedTricks(const DoubleDummyGame &game, const OpenPosition &position)
{
    PerSeat<int> part{};
    int all = 0;
    Slots held = 0;
    for (int seat = 0; seat < game.seats; ++seat)
        held |= position.hand[seat];
    for (int seat = 0; seat < game.seats; ++seat) {
        for (Slots rest = position.hand[seat]; rest; rest &= rest - 1) {
            const auto slot = static_cast<std::size_t>(std::countr_zero(rest));
            const EffectiveSuit effectiveSuit = game.effectiveSuitOf[slot];
            const int above =
                std::popcount(held & game.effectiveSuit[effectiveSuit] & ~((Slots{2} << slot) - 1));
            const bool trump = effectiveSuit == game.trump;
            part[seat] += above < 4 ? (trump ? 3 : 1) * (4 - above) : trump ? 1 : 0;
        }
        all += part[seat];
    }
    PerSeat<double> tricks{};
    for (int seat = 0; all > 0 && seat < game.seats; ++seat)
        tricks[seat] = static_cast<double>(part[seat]) * position.tricksLeft / all;
    return tricks;
}

} // namespace sandbag
