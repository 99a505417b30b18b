// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/leaf_cache.h"
#include "solver/score_solver.h"

#include <atomic>
#include <optional>
#include <vector>

namespace sandbag {

/// The ends of one deal with all hands open, by the solver for the real score: of worlds with so
/// many tricks left that trying every card takes too long. The side plays for what it plays for in
/// the cache of leaves, everybody else against it.
class OpenEnding
{
public:
    /// For `world` and others of `deal` with the same cards played; `leaves` is set to that deal.
    /// Nothing where more than plain suits and trumps decides, or more of the play counts than how
    /// the tricks fall. `stop` is not owned.
    [[nodiscard]] static std::optional<OpenEnding> of(LeafCache &leaves, const DealState &deal,
                                                      const PlayState &world, int side,
                                                      const std::atomic<bool> &stop);

    /// What comes of each of these cards in a world, in ascending slots: the ends stay until the
    /// next call. Nothing where that would take too long, or when it was stopped.
    [[nodiscard]] const std::vector<Leaf> *weigh(const PlayTables &tables, const PlayState &world,
                                                 Slots cards);

private:
    OpenEnding(ScoreSolver solver, ShareValues values, std::vector<Leaf> ends);

    ScoreSolver m_solver;
    ShareValues m_values;
    std::vector<Leaf> m_ends; ///< by rank
    std::vector<Leaf> m_found;
};

} // namespace sandbag
