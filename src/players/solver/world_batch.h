// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/double_dummy_game.h"
#include "solver/goal_solver.h"
#include "solver/share_values.h"

#include <optional>
#include <span>
#include <vector>

namespace sandbag {

/// What a batch may use.
struct BatchLimits {
    SolverLimits solver; ///< memory of all threads together; nodes of each world
    int threads = 0;     ///< at most, and never more than WorldBatch::kMostThreads; 0: every core
};

/// Many worlds of one deal, each solved with all hands open, on several threads. What comes of a
/// world hangs on it alone: not on the others, their order, the number of threads or the machine.
class WorldBatch
{
public:
    static constexpr int kMostThreads = 16;

    /// All worlds have as many tricks left, and their ends are worth the same.
    WorldBatch(const DoubleDummyGame &game, ShareValues values, const BatchLimits &limits);

    /// By world the rank of its value (ShareValues::values); nothing where the limits were reached
    /// before, and where it was stopped.
    [[nodiscard]] std::vector<std::optional<int>> solve(std::span<const OpenPosition> worlds) const;

private:
    DoubleDummyGame m_game;
    ShareValues m_values;
    SolverLimits m_limits; ///< of one thread
    int m_threads;
};

} // namespace sandbag
