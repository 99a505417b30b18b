// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/pairs_contest.h"

#include "boards/board_scores.h"
#include "setup/seating.h"
#include "text/session_text.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Every pair meets every other; the first pair stays.
Movement howell(int boards)
{
    constexpr int kRounds = 3;
    constexpr int kPairs[kRounds][4] = {{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}};
    const int each = boards / kRounds;
    Movement movement;
    for (int round = 0; round < kRounds && each > 0; ++round) {
        const auto &pairs = kPairs[round];
        movement.append(QList<TableInRound>{{pairs[0], pairs[1], round * each, each},
                                            {pairs[2], pairs[3], round * each, each}});
    }
    return movement;
}

Movement mitchell(int tables, int boards)
{
    const bool even = tables % 2 == 0;
    const int rounds = even ? tables - 1 : tables;
    const int each = boards / tables;
    Movement movement;
    for (int round = 0; round < rounds && each > 0; ++round) {
        QList<TableInRound> row;
        const int skipped = even && round >= tables / 2 ? 1 : 0;
        for (int table = 0; table < tables; ++table) {
            const int eastWest = (table - round - skipped + 2 * tables) % tables;
            row.append({table, tables + eastWest, (table + round) % tables * each, each});
        }
        movement.append(row);
    }
    return movement;
}

/// Above 0 where the first one has the larger share; half of it where there was nothing to win.
int comparedShares(const PairRank &one, const PairRank &other)
{
    const auto won = [](const PairRank &rank) { return rank.most == 0 ? 1 : rank.matchpoints; };
    const auto most = [](const PairRank &rank) { return rank.most == 0 ? 2 : rank.most; };
    return won(one) * most(other) - won(other) * most(one);
}

/// What every pair of one field made, by their side on each board.
QList<PairRank> ranked(const BoardSet &set, const QList<int> &field)
{
    QList<PairRank> ranks;
    for (const int pair : field) {
        PairRank rank;
        rank.pair = pair;
        for (const PairResult &result : set.contest.results) {
            if (result.northSouth != pair && result.eastWest != pair)
                continue;
            const int side = result.northSouth == pair ? 0 : 1;
            std::vector<BoardPoints> rows;
            std::size_t own = 0;
            for (const PairResult &other : set.contest.results) {
                if (other.board != result.board)
                    continue;
                if (other.northSouth == result.northSouth)
                    own = rows.size();
                rows.push_back(other.points);
            }
            rank.matchpoints += matchpointsAt(rows, own, side);
            rank.most += 2 * (static_cast<int>(rows.size()) - 1);
            rank.points += netPoints(result.points, side);
        }
        ranks.append(rank);
    }
    std::stable_sort(ranks.begin(), ranks.end(),
                     [](const PairRank &a, const PairRank &b) { return comparedShares(a, b) > 0; });
    for (qsizetype i = 0; i < ranks.size(); ++i) {
        const bool level = i > 0 && comparedShares(ranks[i], ranks[i - 1]) == 0;
        ranks[i].place = level ? ranks[i - 1].place : static_cast<int>(i) + 1;
    }
    return ranks;
}

} // namespace

Movement movementFor(int tables, int boards)
{
    if (tables < kFewestTables || tables > kMostTables)
        return {};
    return tables == 2 ? howell(boards) : mitchell(tables, boards);
}

std::optional<QString> whyNoMovement(const BoardSet &set, int tables)
{
    const Seating seating(set.rules.rules);
    if (seating.players != 4 || seating.sides != 2)
        return SessionText::tr(
            "Pairs can change tables only in a four-player game with two pairs.");
    if (set.carried)
        return SessionText::tr(
            "With real cards, each deal is scored by itself, so scores can't be carried over.");
    if (tables < kFewestTables || tables > kMostTables)
        return SessionText::tr("There must be two to eight tables.");
    if (movementFor(tables, set.count()).isEmpty())
        return SessionText::tr("There are too few deals for %n table(s).", "", tables);
    return {};
}

int PairRank::perMille() const
{
    return most == 0 ? 500 : (matchpoints * 2000 + most) / (2 * most);
}

QList<QList<PairRank>> rankingOf(const BoardSet &set)
{
    const int tables = set.contest.tables;
    QList<int> first, second;
    for (int pair = 0; pair < tables; ++pair) {
        first << pair;
        second << tables + pair;
    }
    if (tables == 2)
        return {ranked(set, first + second)};
    return {ranked(set, first), ranked(set, second)};
}

QString pairName(const PairsContest &contest, int pair)
{
    const QString name = contest.names.value(pair);
    return name.isEmpty() ? SessionText::tr("Pair %1").arg(pair + 1) : name;
}

const PairResult *findResult(const PairsContest &contest, int board, int northSouth)
{
    const auto found =
        std::find_if(contest.results.begin(), contest.results.end(), [=](const PairResult &result) {
            return result.board == board && result.northSouth == northSouth;
        });
    return found == contest.results.end() ? nullptr : &*found;
}

void enterResult(PairsContest &contest, const PairResult &result)
{
    contest.results.removeIf([&](const PairResult &known) {
        return known.board == result.board && known.northSouth == result.northSouth;
    });
    if (!result.points.empty())
        contest.results.append(result);
}

} // namespace sandbag
