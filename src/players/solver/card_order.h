// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_tables.h"

#include <array>

namespace sandbag {

/// Some cards in the order in which they are tried.
struct OrderedCards {
    std::array<std::int32_t, 64> score;
    std::array<Slot, 64> card;
    int count = 0;

    void add(Slot slot, std::int32_t points)
    {
        int at = count++;
        for (; at > 0 && score[at - 1] < points; --at) {
            score[at] = score[at - 1];
            card[at] = card[at - 1];
        }
        score[at] = points;
        card[at] = slot;
    }
};

} // namespace sandbag
