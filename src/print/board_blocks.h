// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "flow_pages.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

struct BoardSet;

/// A row of a table ruled in columns: the first as wide as its words need, the others alike.
struct TableRow {
    QStringList cells;
    bool head = false;  ///< bold on grey
    double height = 17; ///< points
    double first = 60;  ///< width of the first column
};
[[nodiscard]] Block rowBlock(const TableRow &row);

/// The hands of a board, from 0, its number and dealer above them.
[[nodiscard]] Block boardBlock(const BoardSet &set, int board);

/// Title, rules and number of the boards on every page.
[[nodiscard]] PageFrame boardFrame(const BoardSet &set, const QString &title, QSizeF area);

} // namespace sandbag
