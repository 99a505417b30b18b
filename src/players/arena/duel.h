// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/contest.h"

#include <functional>

namespace sandbag {

/// What a comparison of two kinds of player came to, as `duel --json` prints it.
struct DuelTally {
    int deals = 0;
    double sum = 0, sumOfSquares = 0; ///< of A's points less B's for a deal
    int matches = 0, aWins = 0, bWins = 0;
    std::array<double, 2> milliseconds{}; ///< for one decision on average, A and B
    std::array<int, 2> fallbacks{};

    [[nodiscard]] double mean() const { return deals > 0 ? sum / deals : 0; }
    /// Half the width of the 95 % interval of the mean.
    [[nodiscard]] double halfWidth() const;
};

/// Two kinds of player compared on the same cards: every deal is played at two tables, with the
/// sides swapped. Where there are more than two sides, A has every other one.
class Duel
{
public:
    /// Makes a player of kind A (0) or B (1).
    using Maker = std::function<std::unique_ptr<Player>(int kind, std::uint64_t seed)>;

    Duel(const RuleSet &rules, const Maker &maker, std::uint64_t seed);

    /// Deal `number` from 0 : 0 at both tables; a bag counts at its price.
    void playDeal(int number);
    /// Match `number`; those of even and odd numbers have the same cards and swapped sides.
    void playMatch(int number);

    [[nodiscard]] DuelTally tally() const;

private:
    struct Table {
        std::vector<std::unique_ptr<Player>> players;
        std::unique_ptr<Contest> contest;
    };

    [[nodiscard]] int kindAt(int table, int seat) const;
    [[nodiscard]] double difference(int table, const SideScore *sides) const;

    RuleSet m_rules;
    Seating m_seating;
    std::uint64_t m_seed;
    std::array<Table, 2> m_tables;
    DuelTally m_tally;
};

/// The points of a deal as players are compared by: every bag at the price of its penalty.
[[nodiscard]] double pricedPoints(const RuleSet &rules, const SideScore &score);

} // namespace sandbag
