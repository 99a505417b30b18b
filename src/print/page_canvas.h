// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QColor>
#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

namespace sandbag {

/// How a piece of text is set. Sizes are points.
struct TextStyle {
    double size = 9;
    bool bold = false;
    bool italic = false;
    Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
    QColor ink = Qt::black;

    [[nodiscard]] TextStyle aligned(Qt::Alignment a) const
    {
        TextStyle style = *this;
        style.align = a;
        return style;
    }
};

/// Ink on paper: everything in points, whatever the device behind the painter. The painter must
/// be scaled so that its unit is a point. Text is laid out at twenty times its size and scaled
/// back, so that its widths are the same on screen, image, printer and PDF.
class PageCanvas
{
public:
    /// Its texts stay where they were placed, whatever the direction of the windows.
    explicit PageCanvas(QPainter &painter);

    [[nodiscard]] QPainter &painter() { return m_painter; }

    void text(const QRectF &where, const TextStyle &style, const QString &text);
    /// Smaller where it must be, down to 60 % of the size, then cut with an ellipsis.
    void fitted(const QRectF &where, TextStyle style, const QString &text);
    /// Breaks into lines inside the rectangle.
    void wrapped(const QRectF &where, const TextStyle &style, const QString &text);

    void line(const QLineF &line, double width = 0.5, const QColor &ink = Qt::black);
    void box(const QRectF &where, double width = 0.5, const QColor &ink = Qt::black);
    void fill(const QRectF &where, const QColor &ink);
    /// A suit in a square of that side: spades and clubs solid, hearts and diamonds in
    /// outline, so that they differ without colour.
    void suit(Suit which, const QRectF &where);

    [[nodiscard]] static double widthOf(const TextStyle &style, const QString &text);
    /// Height of the text when broken into lines of that width.
    [[nodiscard]] static double heightOf(const TextStyle &style, const QString &text, double width);
    [[nodiscard]] static double lineHeight(const TextStyle &style);

private:
    QPainter &m_painter;
};

/// Grey of hairlines and of text that steps back; dark enough for a poor printer.
inline const QColor kHairline(150, 150, 150);
inline const QColor kSoftInk(85, 85, 85);
inline const QColor kShade(240, 240, 240);

} // namespace sandbag
