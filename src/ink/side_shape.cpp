// SPDX-License-Identifier: GPL-3.0-or-later
#include "side_shape.h"

#include <QtMath>

#include <cmath>

namespace sandbag {

namespace {

/// `inner` below 1 makes a star.
QPainterPath polygon(const QRectF &box, int corners, double inner = 1)
{
    QPainterPath path;
    const int points = inner < 1 ? 2 * corners : corners;
    for (int i = 0; i < points; ++i) {
        const double angle = 2 * M_PI * i / points;
        const double reach = inner < 1 && i % 2 ? inner : 1;
        const QPointF at = box.center() + reach * QPointF(std::sin(angle) * box.width() / 2,
                                                          -std::cos(angle) * box.height() / 2);
        i == 0 ? path.moveTo(at) : path.lineTo(at);
    }
    path.closeSubpath();
    return path;
}

QPainterPath cross(const QRectF &box)
{
    const double arm = box.width() * 0.34;
    QPainterPath path;
    path.addRect(box.left(), box.center().y() - arm / 2, box.width(), arm);
    QPainterPath upright;
    upright.addRect(box.center().x() - arm / 2, box.top(), arm, box.height());
    return path.united(upright);
}

} // namespace

QPainterPath sideShape(const QRectF &box, int side)
{
    const double trim = box.width() * 0.06;
    QPainterPath path;
    switch (static_cast<unsigned>(side) % 8) {
    case 0:
        path.addEllipse(box.adjusted(trim, trim, -trim, -trim));
        return path;
    case 1:
        return polygon(box, 4);
    case 2:
        return polygon(box.translated(0, trim), 3);
    case 3:
        path.addRect(box.adjusted(trim, trim, -trim, -trim));
        return path;
    case 4:
        return polygon(box, 5, 0.45);
    case 5:
        return polygon(box, 5);
    case 6:
        return cross(box.adjusted(trim, trim, -trim, -trim));
    default:
        path.addEllipse(box.adjusted(trim, trim, -trim, -trim));
        path.addEllipse(box.adjusted(4 * trim, 4 * trim, -4 * trim, -4 * trim));
        path.setFillRule(Qt::OddEvenFill);
        return path;
    }
}

} // namespace sandbag
