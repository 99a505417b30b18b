// SPDX-License-Identifier: GPL-3.0-or-later
#include "paint/bag_meter.h"

#include "paint/direction.h"
#include "paint/paper.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace sandbag {

namespace {

/// A little sack, tied near the top.
QPainterPath sack(const QRectF &r)
{
    const auto at = [&r](double x, double y) {
        return QPointF(r.x() + x * r.width(), r.y() + y * r.height());
    };
    QPainterPath path(at(0.30, 0.0));
    path.lineTo(at(0.70, 0.0));
    path.lineTo(at(0.60, 0.26));
    path.cubicTo(at(1.02, 0.42), at(1.06, 1.0), at(0.72, 1.0));
    path.lineTo(at(0.28, 1.0));
    path.cubicTo(at(-0.06, 1.0), at(-0.02, 0.42), at(0.40, 0.26));
    path.closeSubpath();
    return path;
}

} // namespace

void paintBagMeter(QPainter &painter, const QRectF &where, int bags, int limit, const Paper &paper)
{
    if (limit <= 0)
        return;
    const double step = std::min(where.width() / limit, where.height() * 1.15);
    const double width = step * 0.78;
    const double height = std::min(where.height(), width * 1.25);
    const double y = where.center().y() - height / 2;
    for (int i = 0; i < limit; ++i) {
        const QRectF place =
            mirrored(painter, where, QRectF(where.x() + i * step, y, width, height));
        const bool late = i >= limit - (limit + 4) / 5;
        const QColor ink = late ? paper.alarm : paper.soft;
        painter.setPen(QPen(ink, std::max(1.0, width * 0.1)));
        painter.setBrush(i < bags ? QBrush(ink) : Qt::NoBrush);
        painter.drawPath(sack(place));
        if (late && i >= bags) {
            const double x = place.center().x();
            painter.drawLine(QPointF(x, y + height * 0.5), QPointF(x, y + height * 0.8));
        }
    }
}

} // namespace sandbag
