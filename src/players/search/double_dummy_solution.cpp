// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/double_dummy_solution.h"

#include "deal/first_card.h"
#include "search/exact_ending.h"
#include "search/share_worth.h"
#include "solver/score_solver.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace sandbag {

namespace {

std::optional<PlayState> stateOf(const DealState &deal, Objective objective)
{
    if (phaseOf(deal) == Phase::play)
        return deal.play;
    return objective == Objective::tricks ? playUncalled(deal) : std::nullopt;
}

/// Where nothing counts but how the tricks fall to the seats.
std::optional<DoubleDummySolution> byShares(const PlayTables &tables, const PlayState &state,
                                            const DoubleDummyGame &game,
                                            const DoubleDummyTask &task, ShareValues &worth)
{
    SolverLimits limits;
    limits.bytes = task.bytes;
    // Tricks are counted there, of at least this many cards.
    limits.nodes = task.nodes ? task.nodes / static_cast<unsigned>(game.seats) + 1 : 0;
    limits.stop = task.stop;
    ScoreSolver solver(game, limits);
    const auto solved = solver.solve(openPosition(tables, state), worth);
    if (!solved)
        return {};
    const auto worthOf = [&](int rank) { return worth.values()[static_cast<std::size_t>(rank)]; };
    DoubleDummySolution solution{worthOf(solved->rank), {}, {}, solved->nodes};
    for (const CardRank &one : solved->cards)
        solution.cards.push_back({tables.cardAt[one.card], worthOf(one.rank)});
    for (const Slot slot : solved->line)
        solution.line.push_back(tables.cardAt[slot]);
    return solution;
}

/// Where the play itself tells: every card of every position, as far as the limits reach.
class ByCards
{
public:
    ByCards(const PlayTables &tables, LeafCache &leaves, const DoubleDummyTask &task)
        : m_tables(tables),
          m_side(task.side),
          m_budget(untimed(), task.stop ? *task.stop : m_never),
          m_ending(leaves, m_budget, entriesOf(task.bytes))
    {
        m_ending.setMostNodes(task.nodes);
    }

    std::optional<DoubleDummySolution> solve(PlayState state)
    {
        DoubleDummySolution solution;
        if (!weigh(state, solution.cards))
            return {};
        solution.value = bestOf(state, solution.cards).value;
        for (std::vector<CardValue> cards = solution.cards; !state.over();) {
            const Card card = bestOf(state, cards).card;
            solution.line.push_back(card);
            playSlot(m_tables, state, m_tables.slotOf[static_cast<std::size_t>(card.face())]);
            if (!state.over() && !weigh(state, cards))
                return {};
        }
        solution.nodes = m_ending.nodes();
        return solution;
    }

private:
    static SearchOptions untimed()
    {
        SearchOptions options;
        options.iterations = 1; // of playouts, which are not made here: so the clock is not asked
        return options;
    }
    static std::size_t entriesOf(std::size_t bytes)
    {
        std::size_t entries = std::size_t{1} << 10;
        while (ExactEnding::bytesOf(2 * entries) <= bytes)
            entries *= 2;
        return entries;
    }

    bool weigh(const PlayState &state, std::vector<CardValue> &cards)
    {
        cards.clear();
        for (Slots rest = honestPlays(m_tables, state); rest; rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            PlayState next = state;
            playSlot(m_tables, next, slot);
            const auto leaf = m_ending.solve(m_tables, next, m_side);
            if (!leaf)
                return false;
            cards.push_back({m_tables.cardAt[slot], leaf->value});
        }
        return true;
    }
    [[nodiscard]] CardValue bestOf(const PlayState &state,
                                   const std::vector<CardValue> &cards) const
    {
        const auto less = [](const CardValue &a, const CardValue &b) { return a.value < b.value; };
        return m_tables.sideOf[state.turn] == m_side
                   ? *std::max_element(cards.begin(), cards.end(), less)
                   : *std::min_element(cards.begin(), cards.end(), less);
    }

    const PlayTables &m_tables;
    int m_side;
    const std::atomic<bool> m_never{false};
    Budget m_budget;
    ExactEnding m_ending;
};

} // namespace

bool canSolve(const DealState &deal, Objective objective)
{
    return !deal.over() && stateOf(deal, objective);
}

std::optional<DoubleDummySolution> solveOpen(const DealState &deal, const Standing &before,
                                             const DoubleDummyTask &task)
{
    assert(canSolve(deal, task.objective));
    const PlayTables &tables = deal.context->play;
    const auto state = stateOf(deal, task.objective);
    const ScoringPlan plan(deal.context->rules, deal.context->seating);
    const WinModel win(*deal.context);
    LeafCache leaves(plan, win, before, task.side, task.objective);
    leaves.setDeal(deal);
    const auto game = openGame(tables, *state, task.side);
    auto worth = game ? shareWorth(leaves, deal, *state, task.objective) : std::nullopt;
    if (worth)
        return byShares(tables, *state, *game, task, *worth);
    return ByCards(tables, leaves, task).solve(*state);
}

} // namespace sandbag
