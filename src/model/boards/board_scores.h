// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What a board was worth to a side: its points less those of the other one; where more than two
/// sides play, its own points.
[[nodiscard]] int netPoints(const BoardPoints &points, int side);

/// Of one table compared with another one that had the same cards.
struct BoardDifferences {
    std::vector<std::optional<int>> boards; ///< by board, where both have a score
    int total = 0;
    int won = 0, level = 0, lost = 0; ///< boards
};
/// From the seat of `table`: what its side made more there than the same side at `other`. Of two
/// tables at which a person sat on different sides this is what they won by both.
[[nodiscard]] BoardDifferences differences(const BoardSet &set, int table, int other);

/// Points in matches of many tables: on each board 2 for each other table at which the same side
/// made less, 1 where it made as much.
struct Matchpoints {
    std::vector<std::optional<int>> boards;
    int total = 0;
    int most = 0; ///< that there were to win on the boards that were played
    /// In tenths of a per cent, rounded; 500 where there was nothing to win.
    [[nodiscard]] int perMille() const;
};
[[nodiscard]] Matchpoints matchpointsOf(const BoardSet &set, int table);

/// The same on one board for `side` at the row of that index: by rows what each table made.
[[nodiscard]] int matchpointsAt(const std::vector<BoardPoints> &rows, std::size_t row, int side);

/// All boards together: the sum of netPoints() of the table's side.
[[nodiscard]] int netTotal(const BoardSet &set, int table);
/// Net points of the side of `seat` on that board at the table; nothing without a score.
[[nodiscard]] std::optional<int> netAt(const BoardTable &table, int board, int side);

/// The side that the table's seat belongs to.
[[nodiscard]] int sideOf(const BoardSet &set, const BoardTable &table);

} // namespace sandbag
