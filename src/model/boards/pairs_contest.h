// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandbag {

/// Who plays whom at a real table in one round, and which boards.
struct TableInRound {
    int northSouth = 0; ///< pairs from 0
    int eastWest = 0;
    int firstBoard = 0; ///< from 0
    int boards = 0;
    bool operator==(const TableInRound &) const = default;
};
/// The way round for pairs at 2 to 8 tables: by round, then by table. At two tables everyone meets
/// everyone (Howell's), both tables play the same boards in a round. At more of them north and
/// south stay, east and west go to the next higher table and the boards to the next lower one
/// (Mitchell's); where the tables are even, the pairs skip one half-way. No pair meets another one,
/// or a board, twice.
using Movement = QList<QList<TableInRound>>;
inline constexpr int kFewestTables = 2;
inline constexpr int kMostTables = 8;
/// Empty where there are too few boards. The boards left over by the division are not played.
[[nodiscard]] Movement movementFor(int tables, int boards);
/// Why these rules or that many boards have no such movement; nothing where they have.
[[nodiscard]] std::optional<QString> whyNoMovement(const BoardSet &set, int tables);

/// Of the pairs that played the boards of a set at real tables.
struct PairRank {
    int pair = 0;
    int place = 1; ///< those who are level share the better one
    int matchpoints = 0;
    int most = 0;   ///< that there were to win
    int points = 0; ///< net, over all boards: it parts nobody who is level
    [[nodiscard]] int perMille() const;
};
/// One list, or two where north and south never meet each other: north and south first.
[[nodiscard]] QList<QList<PairRank>> rankingOf(const BoardSet &set);
/// "Ada & Bo", or "Pair 3".
[[nodiscard]] QString pairName(const PairsContest &contest, int pair);
/// The result of that board between the two; null where none was entered.
[[nodiscard]] const PairResult *findResult(const PairsContest &contest, int board, int northSouth);
/// Enters it, or takes it out where there are no points.
void enterResult(PairsContest &contest, const PairResult &result);

} // namespace sandbag
