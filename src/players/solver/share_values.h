// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "solver/goal_table.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace sandbag {

/// What the end of a deal is worth to the side asked about, by how the tricks that are left fall to
/// the seats, and the goals that ask for a worth: "at least this much".
class ShareValues
{
public:
    /// Tricks by seat, of those left.
    using Shares = PerSeat<std::uint8_t>;
    /// What that is worth; `last` won the last of the tricks.
    using Worth = std::function<double(const Shares &, int last)>;
    /// A place on the way to the end: what still can come. The start is `start`.
    using Place = std::uint32_t;

    /// Asks for the worth of every end. `lastCounts`: who won the last trick makes a difference.
    /// Nothing where there are too many ends.
    [[nodiscard]] static std::optional<ShareValues> of(int seats, int left, bool lastCounts,
                                                       const Worth &worth);

    /// All values, ascending, each once: a rank is an index of these.
    [[nodiscard]] const std::vector<double> &values() const { return m_values; }
    [[nodiscard]] Place start() const { return m_start; }
    [[nodiscard]] Place after(Place place, int winner) const
    {
        return m_places[place].next[winner];
    }
    /// The ranks that can still come of it.
    [[nodiscard]] int least(Place place) const { return m_places[place].least; }
    [[nodiscard]] int most(Place place) const { return m_places[place].most; }
    /// A value of that rank or a higher one is reached from there.
    [[nodiscard]] Goal atLeast(GoalTable &goals, Place place, int rank);

private:
    struct Node {
        PerSeat<Place> next{};
        int least = 0, most = 0;
        int left = 0;
        int asked = -1;       ///< rank for which `goal` is known …
        unsigned edition = 0; ///< … in this edition of the book
        Goal goal = kLost;
    };
    struct Ends;

    Place placeOf(const Ends &ends, std::uint64_t shares, int left, int last);

    int m_seats = 0;
    PerSeat<int> m_alike{}; ///< by seat: the first whose tricks are worth the same
    Place m_start = 0;
    std::vector<double> m_values;
    std::vector<Node> m_places;
    std::unordered_map<std::uint64_t, Place> m_known;
};

} // namespace sandbag
