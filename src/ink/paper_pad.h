// SPDX-License-Identifier: GPL-3.0-or-later
// The paper on which scores are written: the pad on the table, the sheet of a deal's result and the
// scorecard next to the table are one family.
#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>

class QPainter;

namespace sandbag {

/// Colours of written paper.
struct PadInk {
    QColor paper, ink, faint, red;
    QColor ruled, margin;
    bool dark = false;
    bool flat = false; ///< high contrast: outlines, no leaves below, no gum
    QColor edge;       ///< round the upper leaf, where its ground alone does not set it off
    bool operator==(const PadInk &) const = default;

    [[nodiscard]] QColor gum() const
    {
        return dark ? QColor(0x5e, 0x25, 0x29) : QColor(0x8c, 0x2f, 0x35);
    }
    /// Behind the current writing.
    [[nodiscard]] QColor fresh() const
    {
        return dark ? QColor(0x33, 0x2b, 0x22) : QColor(0xfb, 0xf1, 0xdd);
    }
};

/// On a printer's white paper: black and grey, since many print no color, and dark enough for a
/// poor one.
[[nodiscard]] PadInk printedInk();

/// A pad: two more leaves below the upper one, and a gummed head of that height at its top.
void paintPad(QPainter &painter, const QRectF &box, const PadInk &ink, double head);
/// The double red line between two sides; `grown`: the size of the paper by the usual one.
void paintMargin(QPainter &painter, double x, double top, double bottom, const PadInk &ink,
                 double grown = 1);
/// A ring drawn by hand round what went wrong; `part` of it is drawn, 0 to 1.
/// `width`: of the pencil.
void paintRing(QPainter &painter, const QRectF &box, const QColor &colour, double part = 1,
               double width = 1.7);
/// A pencil with its tip at `point`; it is turned by this many degrees about it.
void paintPencil(QPainter &painter, const QPointF &point, double length, double degrees,
                 const PadInk &ink);

} // namespace sandbag
