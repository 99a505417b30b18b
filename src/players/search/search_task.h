// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "heuristics/heuristics.h"
#include "player/player.h"
#include "policy/lessons.h"
#include "search/search_options.h"

#include <atomic>
#include <cstdint>

namespace sandbag {

/// What a search is about and what it may use. Refers to what it is given, which must live as long
/// as the search.
struct SearchTask {
    const SeatView &view;
    const MatchOutlook &outlook;
    Heuristics &heuristics;
    const SearchOptions &options;
    std::uint64_t seed;
    const std::atomic<bool> &stop; ///< set by another thread: the search ends with what it has

    /// How everyone is thought to choose cards.
    [[nodiscard]] CardWeights imaginedPlay() const
    {
        CardWeights weights = heuristics.weights();
        if (options.taught)
            weights.lessons = &Lessons::shipped();
        return weights;
    }
};

} // namespace sandbag
