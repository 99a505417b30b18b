// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/each_place.h"

#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QRegion>
#include <QTransform>

namespace sandbag {

namespace {

void within(QPainter &painter, const QRectF &place, const std::function<void()> &paint)
{
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip);
    paint();
    painter.restore();
}

} // namespace

void inEachPlace(QPainter &painter, const QRegion &where, const std::function<void()> &paint)
{
    for (const QRect &place : where)
        within(painter, place, paint);
}

void inEachExposed(QPainter &painter, const QRectF &box, const std::function<void()> &paint)
{
    const QRegion exposed = painter.paintEngine()->systemClip(); // in pixels of the device
    if (exposed.rectCount() < 2)
        return paint();
    const QTransform back = painter.deviceTransform().inverted();
    for (const QRect &pixels : exposed)
        if (const QRectF place = back.mapRect(QRectF(pixels)); place.intersects(box))
            within(painter, place, paint);
}

} // namespace sandbag
