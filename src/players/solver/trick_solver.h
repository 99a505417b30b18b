// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/double_dummy_game.h"
#include "solver/goal_solver.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sandbag {

/// A card with what it is worth to the side asked about, from best play of everyone on.
struct CardTricks {
    Slot card = kNoSlot;
    int tricks = 0; ///< of those left
};

/// What came of it.
struct SolvedTricks {
    int tricks = 0;                ///< the side's, of those left
    std::vector<CardTricks> cards; ///< every card that may be played, in ascending slots
    std::vector<Slot> line;        ///< best play to the end, the first of equally good cards
    std::uint64_t nodes = 0;
};

/// The tricks of one side with all hands open, exactly, under the rules of plain suits and trumps:
/// the side plays for the most, everyone else together for its fewest (the worst case where
/// several other sides play). Keeps what it proved from call to call, also for other deals.
class TrickSolver
{
public:
    TrickSolver(const DoubleDummyGame &game, const SolverLimits &limits) : m_goals(game, limits) {}

    /// The side's tricks; nothing where the limits were reached before.
    [[nodiscard]] std::optional<int> tricks(const OpenPosition &position);
    /// The same with every card's worth and the line of best play.
    [[nodiscard]] std::optional<SolvedTricks> solve(const OpenPosition &position);
    /// Tricks begun in the last call.
    [[nodiscard]] std::uint64_t nodes() const { return m_goals.nodes(); }
    [[nodiscard]] std::size_t bytes() const { return m_goals.bytes(); }
    void setLimits(const SolverLimits &limits) { m_goals.setLimits(limits); }

private:
    [[nodiscard]] bool reaches(const OpenPosition &position, int need);
    [[nodiscard]] int valueOf(const OpenPosition &position, int guess);
    /// Of the cards in a position that is worth this much one that keeps it.
    [[nodiscard]] Slot keeping(const OpenPosition &position, int tricks);
    [[nodiscard]] int after(const OpenPosition &position, Slot card, OpenPosition &next);

    GoalSolver m_goals;
};

} // namespace sandbag
