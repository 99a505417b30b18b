// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the tricks of a party: null windows over a table of proofs. Built once for every
// kind of processor (trick_search_*.cpp); use TrickSolver.
#pragma once

#include "facts/per_seat.h"
#include "solver/bit_machine.h"
#include "solver/card_order.h"
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
class TrickSearch
{
public:
    TrickSearch(const OpenGame &game, ProofTable &table, SearchMeter &meter);

    /// Whether our party makes at least `need` of the tricks left. Nothing is known when the meter
    /// says cut.
    bool reaches(const OpenPosition &position, int need);

private:
    /// A trick in play.
    struct Trick {
        int left = 0; ///< tricks left with it
        int need = 0;
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

    bool start(int left, int need, int leader, bool broken, Slots &relevant);
    bool playTrick(const Trick &trick, Slots hint, Slots &relevant, Slots &decider);
    bool playCard(const Trick &trick, Slots card, Slots &relevant);
    bool lastTrick(int need, int leader, Slots &relevant) const;
    bool settled(int left, int need, int leader, Slots all, Slots &relevant, bool &result) const;
    [[nodiscard]] Sight look(const Trick &trick, Slots legal) const;
    void order(const Trick &trick, const Sight &sight, Slots tried, OrderedCards &cards) const;
    [[nodiscard]] std::int32_t leadPoints(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] std::int32_t followPoints(const Trick &trick, const Sight &sight,
                                            Slots card) const;
    [[nodiscard]] bool beatable(const Trick &trick, const Sight &sight, Slots card) const;
    [[nodiscard]] Slots leads(const Trick &trick) const;
    [[nodiscard]] std::uint64_t keyOf(int left, int leader, bool broken, Slots all) const;
    bool remembered(std::uint64_t key, int need, Slots all, Slots &relevant, bool &result,
                    Slots &hint);
    void remember(std::uint64_t key, int left, int need, bool result, Slots all, Slots relevant,
                  Slots decider);
    [[nodiscard]] bool isOver();

    const OpenGame &m_game;
    ProofTable &m_table;
    SearchMeter &m_meter;
    PerSeat<Slots> m_hand{};
    PerSeat<std::array<std::uint64_t, kSuits>> m_unit{};
    bool m_exactKey = false;
    std::uint64_t m_lengths = 0;
};

} // namespace sandbag
