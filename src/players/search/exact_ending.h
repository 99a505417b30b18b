// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "policy/policy_playout.h"
#include "search/budget.h"
#include "search/leaf_cache.h"

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>

namespace sandbag {

/// What breaks no rule, where `renege_mode` challenge would prevent nothing.
[[nodiscard]] Slots honestPlays(const PlayTables &tables, const PlayState &state);

/// The best end of a deal with all hands open, by exhaustive search with the real score: the side
/// of the book plays for its value, everyone else against it.
class ExactEnding
{
public:
    static constexpr std::size_t kEntries = std::size_t{1} << 14; ///< 512 KiB

    /// Cards tried between two looks at the budget. One that ends the deal can take microseconds.
    static constexpr std::uint64_t kNodesPerLook = 64;

    /// Neither is owned. `entries`: results remembered, a power of two.
    ExactEnding(LeafCache &leaves, const Budget &budget, std::size_t entries = kEntries);

    /// Cards that may be played altogether, so that the end hangs on no clock; 0: no limit.
    void setMostNodes(std::uint64_t nodes) { m_mostNodes = nodes; }
    /// Cards played so far, of all questions.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    /// What this many entries take.
    [[nodiscard]] static constexpr std::size_t bytesOf(std::size_t entries)
    {
        return entries * sizeof(Entry);
    }

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

    /// Entries that hold nothing yet. The system gives their memory when it is first written: a
    /// large table takes no time before.
    struct Freed {
        void operator()(Entry *entries) const { std::free(entries); }
    };
    using Table = std::unique_ptr<Entry[], Freed>;
    [[nodiscard]] static Table emptyTable(std::size_t entries);

    Leaf search(const PlayTables &tables, const PlayState &state, float alpha, float beta);
    [[nodiscard]] std::uint64_t keyOf(const PlayTables &tables, const PlayState &state) const;

    LeafCache &m_leaves;
    const Budget &m_budget;
    bool m_cut = false; ///< the budget is over: what is found now counts for nothing
    int m_side = -1;
    std::uint64_t m_nodes = 0, m_mostNodes = 0;
    std::size_t m_entries;
    Table m_context; ///< results at the start of tricks, of any world
};

} // namespace sandbag
