// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace sandbag {

/// Chances about unseen cards, from tables: every playout asks thousands of times.
namespace odds {

inline constexpr int kPlayers = 8;
inline constexpr int kCards = 16;

/// ((players − 1) / players)^cards.
constexpr std::array<std::array<float, kCards>, kPlayers> noneTable()
{
    std::array<std::array<float, kCards>, kPlayers> table{};
    for (int players = 0; players < kPlayers; ++players) {
        float chance = 1;
        for (int cards = 0; cards < kCards; ++cards) {
            table[players][cards] = players > 0 || cards == 0 ? chance : 1;
            chance *=
                players > 0 ? static_cast<float>(players - 1) / static_cast<float>(players) : 1.0F;
        }
    }
    return table;
}

inline constexpr auto kNone = noneTable();

/// The chance that one of `players` who share them evenly holds none of `cards` cards; 1 when
/// nobody can hold them.
[[nodiscard]] inline float none(int players, int cards)
{
    return kNone[static_cast<std::size_t>(players)]
                [static_cast<std::size_t>(cards < kCards ? cards : kCards - 1)];
}

} // namespace odds

} // namespace sandbag
