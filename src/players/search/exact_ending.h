// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/policy_playout.h"
#include "search/budget.h"
#include "search/leaf_cache.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sandbag {

/// The best end of a deal with all hands open, by exhaustive search with the real score: the side
/// of the book plays for its value, everybody else against it.
class ExactEnding
{
public:
    /// Neither is owned.
    ExactEnding(LeafCache &leaves, const Budget &budget);

    /// The end that comes of best play from this state on; nothing when the budget is over before.
    [[nodiscard]] std::optional<Leaf> solve(const PlayTables &tables, const PlayState &state,
                                            int side);

private:
    enum class Bound : std::uint8_t { none, exact, least, most };
    struct Entry {
        std::uint64_t key = 0;
        Leaf leaf;
        Bound bound = Bound::none;
    };

    Leaf search(const PlayTables &tables, const PlayState &state, float alpha, float beta);
    [[nodiscard]] std::uint64_t keyOf(const PlayTables &tables, const PlayState &state) const;

    LeafCache &m_leaves;
    const Budget &m_budget;
    bool m_cut = false; ///< the budget is over: what is found now counts for nothing
    int m_side = -1;
    std::uint64_t m_nodes = 0;
    std::vector<Entry> m_table; ///< results at the start of tricks, of any world
};

} // namespace sandbag
