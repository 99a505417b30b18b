// SPDX-License-Identifier: GPL-3.0-or-later
#include "suit_shape.h"

#include <QTransform>

#include <map>
#include <vector>

namespace sandbag {

namespace {

// Each in the unit square, y downwards.

/// Qt joins paths as coarsely as suits shapes of many pixels: in the unit square curves would
/// become corners.
QPainterPath joined(const std::vector<QPainterPath> &parts)
{
    constexpr double kFine = 4096;
    const QTransform large = QTransform::fromScale(kFine, kFine);
    QPainterPath whole;
    for (const QPainterPath &part : parts)
        whole = whole.united(large.map(part));
    return QTransform::fromScale(1 / kFine, 1 / kFine).map(whole);
}

QPainterPath heart()
{
    QPainterPath path(QPointF(0.5, 0.98));
    path.cubicTo(0.38, 0.80, 0.02, 0.58, 0.02, 0.30);
    path.cubicTo(0.02, 0.10, 0.16, 0.03, 0.27, 0.03);
    path.cubicTo(0.39, 0.03, 0.47, 0.11, 0.5, 0.22);
    path.cubicTo(0.53, 0.11, 0.61, 0.03, 0.73, 0.03);
    path.cubicTo(0.84, 0.03, 0.98, 0.10, 0.98, 0.30);
    path.cubicTo(0.98, 0.58, 0.62, 0.80, 0.5, 0.98);
    path.closeSubpath();
    return path;
}

QPainterPath stem()
{
    QPainterPath path(QPointF(0.5, 0.55));
    path.cubicTo(0.52, 0.80, 0.60, 0.93, 0.70, 0.98);
    path.lineTo(0.30, 0.98);
    path.cubicTo(0.40, 0.93, 0.48, 0.80, 0.5, 0.55);
    path.closeSubpath();
    return path;
}

QPainterPath spade()
{
    QPainterPath path(QPointF(0.5, 0.02));
    path.cubicTo(0.60, 0.20, 0.97, 0.38, 0.97, 0.62);
    path.cubicTo(0.97, 0.78, 0.85, 0.84, 0.75, 0.84);
    path.cubicTo(0.64, 0.84, 0.55, 0.78, 0.5, 0.68);
    path.cubicTo(0.45, 0.78, 0.36, 0.84, 0.25, 0.84);
    path.cubicTo(0.15, 0.84, 0.03, 0.78, 0.03, 0.62);
    path.cubicTo(0.03, 0.38, 0.40, 0.20, 0.5, 0.02);
    path.closeSubpath();
    return joined({path, stem()});
}

QPainterPath diamond()
{
    QPainterPath path(QPointF(0.5, 0.02));
    path.cubicTo(0.60, 0.22, 0.74, 0.38, 0.88, 0.5);
    path.cubicTo(0.74, 0.62, 0.60, 0.78, 0.5, 0.98);
    path.cubicTo(0.40, 0.78, 0.26, 0.62, 0.12, 0.5);
    path.cubicTo(0.26, 0.38, 0.40, 0.22, 0.5, 0.02);
    path.closeSubpath();
    return path;
}

QPainterPath club()
{
    QPainterPath top;
    top.addEllipse(QRectF(0.29, 0.03, 0.42, 0.42));
    QPainterPath left, right, middle;
    left.addEllipse(QRectF(0.03, 0.38, 0.44, 0.44));
    right.addEllipse(QRectF(0.53, 0.38, 0.44, 0.44));
    middle.addEllipse(QRectF(0.38, 0.36, 0.24, 0.28));
    return joined({top, left, right, middle, stem()});
}

} // namespace

QPainterPath suitShape(Suit suit, const QRectF &where)
{
    static const std::map<Suit, QPainterPath> shapes{{Suit::clubs, club()},
                                                     {Suit::diamonds, diamond()},
                                                     {Suit::hearts, heart()},
                                                     {Suit::spades, spade()}};
    const QPainterPath &shape = shapes.at(suit);
    QTransform placed;
    placed.translate(where.x(), where.y());
    placed.scale(where.width(), where.height());
    return placed.map(shape);
}

} // namespace sandbag
