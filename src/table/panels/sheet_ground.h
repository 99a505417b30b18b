// SPDX-License-Identifier: GPL-3.0-or-later
// The print on the paper of a sheet: the rule below its heads, the margins between its sides,
// and a line under each row.
#pragma once

#include <QRectF>

#include <vector>

class QPainter;
class QWidget;

namespace sandbag {

struct PadInk;

/// How a sheet is ruled.
struct SheetRules {
    double gum = 0;           ///< height of the gummed head
    bool torn = false;        ///< earlier rows are cut off below the heads
    QRectF fresh;             ///< what belongs to the current deal
    double columns = 0;       ///< where the columns begin, below the note over them
    double heads = 0;         ///< where its heads end, if it has others than the sides' names
    std::vector<QRectF> sums; ///< rows under which a firm line is drawn
};

/// Rules `sheet`, a widget whose lines are ruled labels, on that paper.
void ruleSheet(QPainter &painter, const QWidget &sheet, const QRectF &paper, const PadInk &ink,
               const SheetRules &rules);

} // namespace sandbag
