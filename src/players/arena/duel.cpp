// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/duel.h"

#include "families/bags/bags.h"
#include "match/dealing.h"
#include "match/match.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

double pricedPoints(const RuleSet &rules, const SideScore &score)
{
    return score.points + bagPrice(rules) * score.bags;
}

double DuelTally::halfWidth() const
{
    if (deals < 2)
        return 0;
    const double variance = (sumOfSquares - sum * sum / deals) / (deals - 1);
    return 1.96 * std::sqrt(std::max(variance, 0.0) / deals);
}

Duel::Duel(const RuleSet &rules, const Maker &maker, std::uint64_t seed)
    : m_rules(rules), m_seating(rules), m_seed(seed)
{
    for (int table = 0; table < 2; ++table) {
        Contest::Seats seats{};
        for (int seat = 0; seat < m_seating.players; ++seat) {
            auto player = maker(kindAt(table, seat), seedFor(~seed, seat));
            seats[seat] = player.get();
            m_tables[table].players.push_back(std::move(player));
        }
        m_tables[table].contest = std::make_unique<Contest>(rules, seats);
    }
}

int Duel::kindAt(int table, int seat) const
{
    return (m_seating.sideOf(seat) + table) % 2;
}

/// A's points less B's at one table: of an average side of each.
double Duel::difference(int table, const SideScore *sides) const
{
    std::array<double, 2> sum{};
    std::array<int, 2> count{};
    for (int side = 0; side < m_seating.sides; ++side) {
        const int kind = kindAt(table, side);
        sum[kind] += pricedPoints(m_rules, sides[side]);
        ++count[kind];
    }
    return sum[0] / count[0] - sum[1] / count[1];
}

void Duel::playDeal(int number)
{
    double sum = 0;
    for (int table = 0; table < 2; ++table) {
        const Match match =
            m_tables[table].contest->playDeal(number % m_seating.players, seedFor(m_seed, number));
        if (!match.results().empty())
            sum += difference(table, match.results().back().score.side.data());
    }
    ++m_tally.deals;
    m_tally.sum += sum / 2;
    m_tally.sumOfSquares += sum * sum / 4;
}

void Duel::playMatch(int number)
{
    const int table = number % 2;
    const Match match = m_tables[table].contest->playMatch(seedFor(m_seed, number / 2));
    ++m_tally.matches;
    if (match.standing().winner < 0)
        return;
    ++(kindAt(table, match.standing().winner) == 0 ? m_tally.aWins : m_tally.bWins);
}

DuelTally Duel::tally() const
{
    DuelTally tally = m_tally;
    std::array<double, 2> spent{};
    std::array<int, 2> asked{};
    for (int table = 0; table < 2; ++table) {
        for (int seat = 0; seat < m_seating.players; ++seat) {
            const int kind = kindAt(table, seat);
            const Contest &contest = *m_tables[table].contest;
            spent[kind] += contest.milliseconds(seat);
            asked[kind] += contest.decisions(seat);
            tally.fallbacks[kind] +=
                contest.refused()[seat] + m_tables[table].players[seat]->fallbacks();
        }
    }
    for (int kind = 0; kind < 2; ++kind)
        tally.milliseconds[kind] = asked[kind] > 0 ? spent[kind] / asked[kind] : 0;
    return tally;
}

} // namespace sandbag
