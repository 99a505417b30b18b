// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/double_dummy_game.h"
#include "solver/goal_table.h"
#include "solver/transposition_table.h"

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace sandbag {

/// What a solver may use.
struct SolverLimits {
    std::size_t bytes = std::size_t{64} << 20; ///< of memory, about
    std::uint64_t nodes = 0;                   ///< tricks begun in one call; 0: no limit
    const std::atomic<bool> *stop = nullptr;   ///< looked at now and then; not owned
    bool portable = false; ///< use no instruction that only some processors have
};

/// Answers goals of one game with all hands open, and keeps what it proved.
class GoalSolver
{
public:
    GoalSolver(const DoubleDummyGame &game, const SolverLimits &limits);

    /// A new question, with a meter at nothing.
    void begin();
    /// Forgets all proofs.
    void forget();
    /// Whether our party gets that goal against everyone else. Means nothing once `cut`.
    bool reaches(const OpenPosition &position, Goal goal);
    /// The limits were reached since begin.
    [[nodiscard]] bool cut() const { return m_cut; }
    /// Tricks begun since then.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }
    [[nodiscard]] std::size_t bytes() const { return m_table.bytes(); }
    [[nodiscard]] const DoubleDummyGame &game() const { return m_game; }
    /// Before goals are asked for: where there is no room for more, everything is forgotten.
    void makeRoom();
    /// Ask for goals here.
    [[nodiscard]] GoalTable &goals() { return m_goals; }
    void setLimits(const SolverLimits &limits) { m_limits = limits; }

private:
    DoubleDummyGame m_game;
    SolverLimits m_limits;
    GoalTable m_goals;
    TranspositionTable m_table;
    std::uint64_t m_nodes = 0;
    bool m_cut = false;
};

} // namespace sandbag
