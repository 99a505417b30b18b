// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_canvas.h"
#include "paint/score_column.h"
#include "sheet/score_sheet.h"

#include <QList>

namespace sandbag {

/// The ruled table of a scorecard on paper, filled or empty. Points.
class ScoreTable
{
public:
    /// Columns that fit the width are chosen: bid and taken apart or "4/5" in one, the score of
    /// the deal where there is room.
    ScoreTable(const ScoreSheet &sheet, double width);
    /// One to write in: a tall head with lines for the names, and further columns where there is
    /// room.
    [[nodiscard]] static ScoreTable blank(const ScoreSheet &sheet, double width,
                                          const QList<ScoreColumn> &special);

    [[nodiscard]] double headHeight() const { return m_headHeight; }
    void paintHead(PageCanvas &canvas, double y) const;

    /// With the notes beneath.
    [[nodiscard]] double rowHeight(const SheetDeal &deal, double base) const;
    void paintRow(PageCanvas &canvas, double y, double base, const SheetDeal &deal) const;
    /// A row to write in. `number` 0: none.
    void paintEmptyRow(PageCanvas &canvas, double y, double height, int number) const;
    /// The frame, after the rows. `top` is that of the head.
    void paintFrame(PageCanvas &canvas, double top, double bottom) const;

private:
    struct Column {
        ScoreColumn what;
        double x = 0, width = 0;
        double size = 10; ///< of its text: the same for all cells
    };

    void placeColumns(const QList<ScoreColumn> &special);
    void paintNameLines(PageCanvas &canvas, const QRectF &box) const;
    void shareOut(const QList<ScoreColumn> &wanted, const QList<double> &shares);
    [[nodiscard]] double naturalWidth(ScoreColumn what) const;
    void chooseSizes();
    void paintEntry(PageCanvas &canvas, double y, double base, int side,
                    const SheetEntry &entry) const;
    void paintCell(PageCanvas &canvas, const QRectF &cell, const Column &column,
                   const SheetEntry &entry) const;
    static void crossOut(PageCanvas &canvas, const QRectF &cell, const Column &column,
                         const SheetEntry &entry);
    void paintSideRule(PageCanvas &canvas, int side, double top, double bottom) const;
    /// Vertical rules: between sides over `height`, between columns over `base`.
    void paintRules(PageCanvas &canvas, double y, double base, double height) const;
    [[nodiscard]] QStringList notesOf(const SheetDeal &deal, int side) const;
    [[nodiscard]] QString allNotes(const SheetDeal &deal) const;
    [[nodiscard]] QRectF sideBox(int side, double y, double height) const;

    const ScoreSheet &m_sheet;
    double m_width;
    double m_first = 0;     ///< width of the deal's number and dealer
    double m_sideWidth = 0; ///< of each side
    bool m_notesInColumns = true;
    double m_headHeight = 34;                   ///< names, then a line of titles
    double m_nameSize = 11, m_dealerSize = 7.5; ///< of names: as small as the longest needs
    QList<Column> m_columns; ///< of the first side; the others follow, `m_sideWidth` apart
};

} // namespace sandbag
