// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"

#include <array>
#include <vector>

namespace sandbag {

/// What a hand shows about its chance to take no trick: which of the weights of the nil table
/// apply. Cards count by the share of the suit's other cards that are lower, so that the same
/// weights serve decks of any size.
struct NilFeatures {
    static constexpr int kShares = 8;
    static constexpr int kVoid = 48;        ///< after 8 shares × 6 places of side suits
    static constexpr int kSpade = 49;       ///< 8 shares
    static constexpr int kSpadeLength = 57; ///< 0 … 5 and more
    static constexpr int kConstant = 63;
    static constexpr int kPartner = 64; ///< times partner's bid above the average
    static constexpr int kCount = 65;

    std::array<std::uint8_t, 40> indices{};
    int count = 0;

    NilFeatures(const PlayTables &tables, Slots own, Slots others);
};

/// Tricks that the cards of a hand win on average, each by itself (LaterWinTable); of those that
/// are counted.
[[nodiscard]] float cardTricks(const PlayTables &tables, Slots own, Slots secondCopy, Slots others,
                               Slots counted = ~Slots{0});

} // namespace sandbag
