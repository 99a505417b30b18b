// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/double_dummy_game.h"
#include "solver/goal_solver.h"
#include "solver/share_values.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace sandbag {

/// A card with the rank of its result (ShareValues::values).
struct CardRank {
    Slot card = kNoSlot;
    int rank = 0;
};

/// What came of it.
struct SolvedScore {
    int rank = 0;
    std::vector<CardRank> cards; ///< every card that may be played, in ascending slots
    std::vector<Slot> line;      ///< best play to the end, the first of equally good cards
    std::uint64_t nodes = 0;
};

/// The exact result of a deal with all hands open, valued by the score: the side plays for the
/// most, everyone else against it. Asks one goal after another until the value is known to be
/// between two of them. Keeps its proofs from call to call, including those for other values and
/// deals.
class ScoreSolver
{
public:
    ScoreSolver(const DoubleDummyGame &game, const SolverLimits &limits) : m_goals(game, limits) {}

    /// The rank of the value; nothing where the limits were reached before. `values` are of the
    /// tricks left in the position.
    [[nodiscard]] std::optional<int> value(const OpenPosition &position, ShareValues &values);
    /// Of these cards, which may be played there, what comes of each; nothing as above.
    [[nodiscard]] std::optional<std::vector<CardRank>> weigh(const OpenPosition &position,
                                                             Slots cards, ShareValues &values);
    /// The value with every card and the line of best play.
    [[nodiscard]] std::optional<SolvedScore> solve(const OpenPosition &position,
                                                   ShareValues &values);
    /// Forgets all proofs, so that the nodes of the next call depend on it alone.
    void forget() { m_goals.forget(); }
    /// Tricks begun in the last call.
    [[nodiscard]] std::uint64_t nodes() const { return m_goals.nodes(); }
    [[nodiscard]] std::size_t bytes() const { return m_goals.bytes(); }

private:
    using Place = ShareValues::Place;

    [[nodiscard]] bool reaches(const OpenPosition &position, ShareValues &values, Place place,
                               int rank);
    [[nodiscard]] int rankOf(const OpenPosition &position, ShareValues &values, Place place,
                             int guess);
    [[nodiscard]] std::vector<CardRank> ranksOf(const OpenPosition &position, Slots cards,
                                                ShareValues &values, int guess);
    [[nodiscard]] int firstGuess(const OpenPosition &position, const ShareValues &values) const;
    [[nodiscard]] Slot keeping(const OpenPosition &position, ShareValues &values, Place place,
                               int rank);

    GoalSolver m_goals;
};

} // namespace sandbag
