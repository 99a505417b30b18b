// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QList>
#include <QRectF>
#include <QString>

class QFont;
class QPainter;

namespace sandbag {

struct Paper;
struct ScoreSheet;

/// Running totals of one side; the first value is the start, before any deal.
struct ChartSeries {
    QString name;
    QList<int> values;
};

/// The running totals of a match as they are drawn, with the lines that end it.
struct ChartData {
    QList<ChartSeries> series;
    int target = 0; ///< 0: no line
    int floor = 0;  ///< 0: no line
};

/// A value for each numbered deal, so that the chart counts as the sheet does: a void one leaves
/// the totals as they are. The deal in play is left out.
[[nodiscard]] ChartData chartOf(const ScoreSheet &sheet);

/// Sizes in the unit of the painter.
struct ChartStyle {
    QColor ink = Qt::black;
    QColor soft = QColor(85, 85, 85);
    QColor grid = QColor(205, 205, 205);
    QColor paper = Qt::white;
    QList<QColor> colours; ///< by side, repeated when short; empty: everything in ink
    double textSize = 8;
    double pen = 1.2;
};

/// On the screen: in the paper's colours, with letters a little smaller than `font`.
[[nodiscard]] ChartStyle chartStyle(const Paper &paper, const QFont &font);

/// Lines of the totals over the deals. Each side has its own marker and dash, so that colour is
/// never the only sign, and its name is at the end of its line.
void paintChart(QPainter &painter, const QRectF &where, const ChartData &data,
                const ChartStyle &style);

/// The marker of a side (eight different ones), centred.
struct SideMarker {
    QPointF centre;
    double radius;
    int side;
};
void paintMarker(QPainter &painter, const SideMarker &marker, const QColor &ink,
                 const QColor &paper);

} // namespace sandbag
