// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <optional>
#include <string>
#include <vector>

namespace sandbag {

/// A board of a table that someone here is to play.
struct BoardTurn {
    int table = 0;
    int board = 0;
    bool operator==(const BoardTurn &) const = default;
};

/// Lays the tables out that belong to the set's rivals: a person's own, one for each seat of a
/// round, and that of the computers. Tables that are there stay.
void seatTables(BoardSet &set, const QString &person);
/// The next board to be played here; nothing once all are.
[[nodiscard]] std::optional<BoardTurn> nextTurn(const BoardSet &set);
/// The computers' own table, if the set has one; −1 otherwise.
[[nodiscard]] int tableOfRival(const BoardSet &set);
/// By seat who sits at a table of computers alone.
[[nodiscard]] std::vector<std::string> rivalPlayers(const BoardSet &set);
/// A first result stays, whatever is played later.
void enterBoard(BoardSet &set, const BoardTurn &turn, const BoardPoints &points);
/// The match of carried scores was over after that board: those after it have no score.
void endCarried(BoardSet &set, const BoardTurn &last);
/// Whether results of others on that board may be seen here: someone has played it.
[[nodiscard]] bool isOpen(const BoardSet &set, int board);
/// Rules, cards and form in a short word, by which a match finds its set again.
[[nodiscard]] QString boardsKey(const BoardSet &set);

} // namespace sandbag
