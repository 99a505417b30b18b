// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_tables.h"

#include <array>
#include <cstdint>
#include <limits>

namespace sandbag {

/// Some cards with points. The best are taken first, equal ones as they were added: nearly always
/// the first one decides, so they are never sorted.
struct OrderedCards {
    static constexpr std::int32_t kTaken = std::numeric_limits<std::int32_t>::min();
    std::array<std::int32_t, 64> score;
    std::array<Slot, 64> card;
    int count = 0, left = 0;

    void add(Slot slot, std::int32_t points)
    {
        score[count] = points;
        card[count++] = slot;
        ++left;
    }
    /// Takes out the best; there is one `left`.
    Slot take()
    {
        int best = 0;
        for (int i = 1; i < count; ++i)
            best = score[i] > score[best] ? i : best;
        score[best] = kTaken;
        --left;
        return card[best];
    }
};

} // namespace sandbag
