// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the answer to a goal: yes or no with best play, over a table of proofs. Built once
// for every kind of processor (goal_search_*.cpp); use TrickSolver or ScoreSolver.
//
// Tried at 13 tricks without a gain: the card that refuted before in the same place of a trick (two
// to four times the tricks begun), a budget for each card that grows in turns (1.2 times), proofs
// looked up after certain tricks or brought near before (fewer tricks begun, no less time), certain
// tricks of who plays second to fourth (a seventh fewer, no less time), the last to play choosing a
// card that is proved already (a tenth fewer, no less time), the highest of equals, no proofs of
// the last two tricks.
#pragma once

#include "facts/per_seat.h"
#include "solver/bit_machine.h"
#include "solver/card_order.h"
#include "solver/cashing.h"
#include "solver/double_dummy_game.h"
#include "solver/goal_table.h"
#include "solver/sure_tricks.h"
#include "solver/transposition_table.h"

#include <array>
#include <atomic>
#include <bit>

namespace sandbag {

/// What a search may spend and has spent.
struct SearchMeter {
    static constexpr std::uint64_t kNodesPerLook = 16; ///< at the flag

    std::uint64_t nodes = 0;     ///< tricks begun so far
    std::uint64_t mostNodes = 0; ///< 0: no limit
    const std::atomic<bool> *stop = nullptr;
    bool cut = false; ///< the limit was reached: what is found counts for nothing
};

/// Searches plays with all hands open for whether a party can reach a goal. `Machine` knows how
/// cards are taken up and laid down under the rules at hand. Uses the table and the meter it is
/// given, and lives no longer than they.
template<class Machine>
class GoalSearch
{
public:
    GoalSearch(const DoubleDummyGame &game, const GoalTable &goals, TranspositionTable &table,
               SearchMeter &meter);

    /// Whether our party, playing for a yes against everyone else, gets it. The goal is of as many
    /// tricks as are left. Nothing is known when the meter says cut.
    bool reaches(const OpenPosition &position, Goal goal);

private:
    // Points of a card that decided before: the last time, or in a position of the same proof. No
    // more than a good reason of another kind: first in any case they began 8 % more tricks.
    static constexpr std::int32_t kDecidedBefore = 50;
    static constexpr std::int32_t kDecidedAlike = 30;
    static constexpr std::size_t kGoalKinds = 8; ///< goals are distinguished by this much

    /// A trick in play. It is copied for every card, so it is kept small.
    struct Trick {
        Slots best = 0; ///< the winning card
        Slots played = 0;
        Goal goal = kLost;
        std::uint8_t left = 0;  ///< tricks left with it
        std::uint8_t seat = 0;  ///< at turn
        std::uint8_t place = 0; ///< cards played
        EffectiveSuit led = kNoEffectiveSuit;
        std::uint8_t bestSeat = 0;
        bool broken = false;
    };

    /// What whose turn it is sees of the others.
    struct Sight {
        Slots distinct = 0; ///< cards to try: the lowest of each run of equals
        Slots foes = 0, friends = 0;
        Slots threat = 0;    ///< its highest card: the best that foes behind could play
        unsigned wished = 0; ///< bit per seat: they would have it win
    };

    bool start(int left, Goal goal, int leader, bool broken, Slots &relevant);
    bool playTrick(const Trick &trick, Slots hint, Slots &relevant, Slots &decider);
    bool playCard(const Trick &trick, Slots card, Slots &relevant);
    bool lastTrick(Goal goal, int leader, Slots &relevant) const;
    bool settled(Goal goal, int leader, bool open, Slots all, Slots &relevant, bool &result) const;
    bool forced(const GoalFacts &goal, const TopTrumps &top, Slots &relevant, bool &result) const;
    bool between(const GoalFacts &goal, const TopTrumps &top, Slots &relevant, bool &result) const;
    bool neverWins(const GoalFacts &goal, int leader, Slots all, Slots &relevant,
                   bool &result) const;
    bool cashed(const GoalFacts &goal, int leader, bool open, Slots all, const TopTrumps &top,
                Slots &relevant, bool &result) const;
    [[nodiscard]] Sight look(const Trick &trick, Slots legal) const;
    void order(const Trick &trick, const Sight &sight, Slots tried, Slots hint,
               OrderedCards &cards);
    [[nodiscard]] std::int32_t leadPoints(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] std::int32_t drivePoints(const Trick &trick, Slots foes, Slots friends,
                                           Slots card) const;
    [[nodiscard]] std::int32_t followPoints(const Trick &trick, const Sight &sight,
                                            Slots card) const;
    [[nodiscard]] std::int32_t duckPoints(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] Slots playable(const Trick &trick, Slots &free) const;
    [[nodiscard]] Slots leads(const Trick &trick) const;
    [[nodiscard]] Slots distinctOf(Slots legal, Slots others) const;
    [[nodiscard]] Slots asLow(Slots card, Slots relevant) const;
    [[nodiscard]] Slots equalsOf(Slots card, Slots legal, const Sight &sight) const;
    [[nodiscard]] std::uint8_t &decidedAt(const Trick &trick)
    {
        return m_decided[trick.left][trick.seat][trick.goal % kGoalKinds];
    }
    using Owners = std::array<std::uint64_t, 3>;
    [[nodiscard]] Owners ownersOf(Slots all) const;
    [[nodiscard]] std::uint64_t keyOf(int left, int leader, bool broken, Slots all) const;
    bool remembered(std::uint64_t key, Goal goal, Slots all, Slots &relevant, bool &result,
                    Slots &hint);
    void remember(std::uint64_t key, Goal goal, bool result, Slots all, Slots relevant,
                  Slots decider);
    [[nodiscard]] bool isOver();

    const DoubleDummyGame &m_game;
    const GoalTable &m_goals;
    TranspositionTable &m_table;
    SearchMeter &m_meter;
    PerSeat<Slots> m_hand{};
    PerSeat<std::array<std::uint64_t, kSuits>> m_unit{};
    std::array<int, 2> m_partners{}; ///< how many play together, ours 1
    PerSeat<int> m_mate{};           ///< another of the same party; −1: none
    bool m_between = false;          ///< a suit beats another without being the trumps
    /// The last lead that decided, plus one, by tricks left, leader and kind of goal.
    std::array<PerSeat<std::array<std::uint8_t, kGoalKinds>>, 64> m_decided{};
    std::array<Slots, 2> m_apart{}; ///< the suits, adjacent ones in different sets
    Slots m_lowest = 0;             ///< the lowest card of each
    bool m_exactKey = false;
    std::uint64_t m_lengths = 0;
};

} // namespace sandbag
