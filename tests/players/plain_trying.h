// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/exact_ending.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sandbag {

/// Open hands played to their end by trying every card in turn: nothing remembered, nothing left
/// out. The side plays for the most, all others against it. `worth` of an end: PlayState → a
/// number.
template<typename Worth>
struct PlainTrying {
    const PlayTables &tables;
    int side;
    Worth worth;

    using Value = decltype(worth(PlayState()));

    [[nodiscard]] Value value(const PlayState &state) const
    {
        if (state.over())
            return worth(state);
        const bool ours = tables.sideOf[state.turn] == side;
        const Value far = std::numeric_limits<Value>::max();
        Value best = ours ? -far : far;
        for (Slots rest = honestPlays(tables, state); rest; rest &= rest - 1) {
            const Value one = after(state, static_cast<Slot>(std::countr_zero(rest)));
            best = ours ? std::max(best, one) : std::min(best, one);
        }
        return best;
    }

    /// The same if it lies between the two, otherwise the one that it lies beyond: for endings that
    /// are too long for trying everything.
    [[nodiscard]] Value between(const PlayState &state, Value alpha, Value beta) const
    {
        if (state.over())
            return worth(state);
        const bool ours = tables.sideOf[state.turn] == side;
        Value best = ours ? alpha : beta;
        for (Slots rest = honestPlays(tables, state); rest && alpha < beta; rest &= rest - 1) {
            PlayState next = state;
            playSlot(tables, next, static_cast<Slot>(std::countr_zero(rest)));
            const Value one = between(next, alpha, beta);
            best = ours ? std::max(best, one) : std::min(best, one);
            (ours ? alpha : beta) = best;
        }
        return best;
    }

    [[nodiscard]] Value after(PlayState state, Slot card) const
    {
        playSlot(tables, state, card);
        return value(state);
    }
};

template<typename Worth>
PlainTrying(const PlayTables &, int, Worth) -> PlainTrying<Worth>;

} // namespace sandbag
