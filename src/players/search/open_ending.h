// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/leaf_cache.h"
#include "solver/score_solver.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace sandbag {

/// The ends of one deal with all hands open, solved for the real score:
/// for worlds with too many tricks left for trying every card, and for
/// positions that playouts reach before their end. The side plays for
/// the value that the cache of leaves uses, everyone else against it.
class OpenEnding
{
public:
    /// For `world` and all that is played in `deal` after it, in any world; `leaves` is set to that
    /// deal. Nothing where more than plain suits and trumps decides, or more of the play counts
    /// than how the tricks fall. Nothing of this is owned.
    [[nodiscard]] static std::optional<OpenEnding> of(LeafCache &leaves, const DealState &deal,
                                                      const PlayState &world, int side,
                                                      const std::atomic<bool> &stop);

    /// What comes of each of these cards in a world, in ascending slots: the ends stay until the
    /// next call. Nothing where that would take too long, or when it was stopped.
    [[nodiscard]] const std::vector<Leaf> *weigh(const PlayTables &tables, const PlayState &world,
                                                 Slots cards);
    /// What comes of best play; nothing as above.
    [[nodiscard]] std::optional<Leaf> end(const PlayTables &tables, const PlayState &world);

private:
    /// What the end is worth from where each seat has this many tricks.
    struct Ends {
        ShareValues values;
        std::vector<Leaf> leaves; ///< by rank
    };

    OpenEnding(ScoreSolver solver, LeafCache &leaves, const DealState &deal)
        : m_solver(std::move(solver)), m_leaves(&leaves), m_deal(&deal)
    {
    }
    [[nodiscard]] Ends *endsFrom(const PlayState &world);

    ScoreSolver m_solver;
    LeafCache *m_leaves;
    const DealState *m_deal;
    std::map<PerSeat<std::uint8_t>, std::optional<Ends>> m_ends; ///< by tricks taken
    std::vector<Leaf> m_found;
};

} // namespace sandbag
