// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "scoring/standing.h"
#include "search/leaf_cache.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace sandbag {

/// What is to be solved of a deal with all hands open: how much `side` makes of it when it plays
/// for `objective` and everyone else against it (also where several other sides play).
struct DoubleDummyTask {
    Objective objective = Objective::tricks;
    int side = 0;
    std::size_t bytes = std::size_t{64} << 20; ///< of memory, about
    std::uint64_t nodes = 1'000'000'000;       ///< cards tried at most, on every machine the same
    const std::atomic<bool> *stop = nullptr;   ///< set by another thread: it ends soon; not owned
};

/// A card of the player at turn with what comes of it.
struct CardValue {
    Card card;
    double value = 0;
};

/// The answer, proved. Values are tricks of the side from the start of the deal, its points in the
/// deal, or its chance to win the match, from 0 to 1.
struct DoubleDummySolution {
    double value = 0;
    std::vector<CardValue> cards; ///< every card that may be played
    CardList line;                ///< best play to the end
    std::uint64_t nodes = 0;      ///< positions looked at
};

/// Whether a deal can be asked about: it must be in its play, or, for tricks, as dealt with nothing
/// called; then its first card is to be played.
[[nodiscard]] bool canSolve(const DealState &deal, Objective objective);

/// Solves it. `before`: the standing before the deal. Nothing when the limits are reached before
/// the answer is certain, or when it was stopped.
[[nodiscard]] std::optional<DoubleDummySolution>
solveOpen(const DealState &deal, const Standing &before, const DoubleDummyTask &task);

} // namespace sandbag
