// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

class QPainter;

namespace sandbag {

struct TableTheme;

/// Paints the table without anything on it: the wooden frame with the score rail, the felt under a
/// lamp with its stitched line, and the mat in the middle.
void paintTable(QPainter &painter, const TableLayout &layout, const TableTheme &theme);
/// Whether paintTable() paints the same of both.
[[nodiscard]] bool isSameTable(const TableLayout &a, const TableLayout &b);

} // namespace sandbag
