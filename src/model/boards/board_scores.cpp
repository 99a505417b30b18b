// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_scores.h"

#include "setup/seating.h"

namespace sandbag {

int netPoints(const BoardPoints &points, int side)
{
    const auto own = static_cast<std::size_t>(side);
    return points.size() == 2 ? points[own] - points[1 - own] : points[own];
}

int sideOf(const BoardSet &set, const BoardTable &table)
{
    return Seating(set.rules.rules).sideOf(table.seat);
}

std::optional<int> netAt(const BoardTable &table, int board, int side)
{
    const auto index = static_cast<std::size_t>(board);
    if (index >= table.points.size() || !table.points[index])
        return {};
    const BoardPoints &points = *table.points[index];
    if (static_cast<std::size_t>(side) >= points.size())
        return {};
    return netPoints(points, side);
}

BoardDifferences differences(const BoardSet &set, int table, int other)
{
    BoardDifferences all;
    const int side = sideOf(set, set.tables[table]);
    for (int board = 0; board < set.count(); ++board) {
        const auto own = netAt(set.tables[table], board, side);
        const auto theirs = netAt(set.tables[other], board, side);
        all.boards.emplace_back();
        if (!own || !theirs)
            continue;
        const int more = *own - *theirs;
        all.boards.back() = more;
        all.total += more;
        ++(more > 0 ? all.won : more < 0 ? all.lost : all.level);
    }
    return all;
}

int matchpointsAt(const std::vector<BoardPoints> &rows, std::size_t row, int side)
{
    const int own = netPoints(rows[row], side);
    int sum = 0;
    for (std::size_t other = 0; other < rows.size(); ++other) {
        if (other == row)
            continue;
        const int theirs = netPoints(rows[other], side);
        sum += own > theirs ? 2 : own == theirs ? 1 : 0;
    }
    return sum;
}

int Matchpoints::perMille() const
{
    return most == 0 ? 500 : (total * 2000 + most) / (2 * most);
}

Matchpoints matchpointsOf(const BoardSet &set, int table)
{
    Matchpoints all;
    const int side = sideOf(set, set.tables[table]);
    for (int board = 0; board < set.count(); ++board) {
        all.boards.emplace_back();
        const auto index = static_cast<std::size_t>(board);
        std::vector<BoardPoints> rows;
        std::optional<std::size_t> own;
        for (int each = 0; each < set.tables.size(); ++each) {
            if (!netAt(set.tables[each], board, side))
                continue;
            if (each == table)
                own = rows.size();
            rows.push_back(*set.tables[each].points[index]);
        }
        if (!own || rows.size() < 2)
            continue;
        all.boards.back() = matchpointsAt(rows, *own, side);
        all.total += *all.boards.back();
        all.most += 2 * (static_cast<int>(rows.size()) - 1);
    }
    return all;
}

int netTotal(const BoardSet &set, int table)
{
    int sum = 0;
    const BoardTable &own = set.tables[table];
    for (int board = 0; board < set.count(); ++board)
        sum += netAt(own, board, sideOf(set, own)).value_or(0);
    return sum;
}

} // namespace sandbag
