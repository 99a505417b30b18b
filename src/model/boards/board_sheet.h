// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

/// The results of a set in words: in the window, on paper and on the command line alike. Boards
/// that someone here has yet to play are left empty, whatever others made of them.
struct BoardSheet {
    QStringList head; ///< "Board", a column for each table, with two tables their difference
    QList<QStringList> boards;
    QList<QStringList> sums;
    QString story; ///< the state of play, in a sentence or two; "" before any result
};
[[nodiscard]] BoardSheet sheetOf(const BoardSet &set);

/// What the set is: "8 boards, each from 0 : 0. Teams against Skilled."
[[nodiscard]] QString setInWords(const BoardSet &set);
/// The results of that board, if someone here has played it: "Board 3: +23; Skilled −1."
[[nodiscard]] QString boardInWords(const BoardSet &set, int board);
/// The score of the table so far, for the line above the felt: "difference so far: +24", of more
/// than two tables its share, where nobody can be compared its points; "" before its first result.
[[nodiscard]] QString runningInWords(const BoardSet &set, int table);

} // namespace sandbag
