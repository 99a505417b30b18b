// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the answer to a goal: yes or no with best play, over a table of proofs. Built once
// for every kind of processor (goal_search_*.cpp); use TrickSolver or ScoreSolver.
#pragma once

#include "facts/per_seat.h"
#include "solver/bit_machine.h"
#include "solver/card_order.h"
#include "solver/goal_book.h"
#include "solver/open_game.h"
#include "solver/proof_table.h"
#include "solver/sure_tricks.h"

#include <array>
#include <atomic>
#include <bit>

namespace sandbag {

/// What a search may spend and has spent.
struct SearchMeter {
    std::uint64_t nodes = 0;     ///< tricks begun so far
    std::uint64_t mostNodes = 0; ///< 0: no limit
    const std::atomic<bool> *stop = nullptr;
    bool cut = false; ///< the limit was reached: what is found counts for nothing
};

template<class Machine>
class GoalSearch
{
public:
    GoalSearch(const OpenGame &game, const GoalBook &goals, ProofTable &table, SearchMeter &meter);

    /// Whether our party, playing for a yes against everybody else, gets it. The goal is of as many
    /// tricks as are left. Nothing is known when the meter says cut.
    bool reaches(const OpenPosition &position, Goal goal);

private:
    /// A trick in play.
    struct Trick {
        int left = 0; ///< tricks left with it
        Goal goal = kLost;
        int leader = 0;
        int seat = 0;  ///< at turn
        int place = 0; ///< cards played
        Lane led = kNoLane;
        Slots best = 0; ///< the winning card
        int bestSeat = 0;
        Slots played = 0;
        bool broken = false;
    };

    /// What whose turn it is sees of the others.
    struct Sight {
        Slots distinct = 0; ///< cards to try: the lowest of each run of equals
        Slots foes = 0, friends = 0;
        PerSeat<Slots> behind{}; ///< hands of the foes still to play
        int foesBehind = 0;
    };

    bool start(int left, Goal goal, int leader, bool broken, Slots &relevant);
    bool playTrick(const Trick &trick, Slots hint, Slots &relevant, Slots &decider);
    bool playCard(const Trick &trick, Slots card, Slots &relevant);
    bool lastTrick(Goal goal, int leader, Slots &relevant) const;
    bool settled(Goal goal, int leader, Slots all, Slots &relevant, bool &result) const;
    bool forced(const GoalFacts &goal, const TopTrumps &top, Slots &relevant, bool &result) const;
    bool neverWins(const GoalFacts &goal, int leader, Slots all, Slots &relevant,
                   bool &result) const;
    bool cashed(const GoalFacts &goal, int leader, Slots all, const TopTrumps &top, Slots &relevant,
                bool &result) const;
    /// Whether whoever is at turn would have that seat win the trick.
    [[nodiscard]] bool wishes(const Trick &trick, int winner) const
    {
        return ((m_goals[trick.goal].likes >> winner) & 1) == (m_game.isOurs(trick.seat) ? 1 : 0);
    }
    [[nodiscard]] Sight look(const Trick &trick, Slots legal) const;
    void order(const Trick &trick, const Sight &sight, Slots tried, OrderedCards &cards) const;
    [[nodiscard]] std::int32_t leadPoints(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] std::int32_t followPoints(const Trick &trick, const Sight &sight,
                                            Slots card) const;
    [[nodiscard]] std::int32_t duckPoints(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] bool beatable(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] Slots leads(const Trick &trick) const;
    [[nodiscard]] Slots equalsOf(Slots card, Slots legal, const Sight &sight) const;
    [[nodiscard]] std::uint64_t keyOf(int left, int leader, bool broken, Slots all) const;
    bool remembered(std::uint64_t key, Goal goal, Slots all, Slots &relevant, bool &result,
                    Slots &hint);
    void remember(std::uint64_t key, Goal goal, bool result, Slots all, Slots relevant,
                  Slots decider);
    [[nodiscard]] bool isOver();

    const OpenGame &m_game;
    const GoalBook &m_goals;
    ProofTable &m_table;
    SearchMeter &m_meter;
    PerSeat<Slots> m_hand{};
    PerSeat<std::array<std::uint64_t, kSuits>> m_unit{};
    bool m_exactKey = false;
    std::uint64_t m_lengths = 0;
};

} // namespace sandbag
