// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/policy_playout.h"
#include "search/leaf_book.h"

#include <cstdint>
#include <vector>

namespace sandbag {

/// The best end of a deal with all hands open, by exhaustive search with the real score: the side
/// of the book plays for its value, everybody else against it.
class ExactEnding
{
public:
    explicit ExactEnding(LeafBook &leaves);

    /// The end that comes of best play from this state on.
    [[nodiscard]] Leaf solve(const PlayTables &tables, const PlayState &state, int side);
    /// States looked at since the beginning.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    enum class Bound : std::uint8_t { none, exact, least, most };
    struct Entry {
        std::uint64_t key = 0;
        Leaf leaf;
        Bound bound = Bound::none;
    };

    Leaf search(const PlayTables &tables, const PlayState &state, float alpha, float beta);
    [[nodiscard]] std::uint64_t keyOf(const PlayTables &tables, const PlayState &state) const;

    LeafBook &m_leaves;
    int m_side = 0;
    std::uint64_t m_nodes = 0;
    std::vector<Entry> m_table; ///< results at the start of tricks, of any world
};

} // namespace sandbag
