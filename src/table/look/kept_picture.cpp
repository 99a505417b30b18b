// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/kept_picture.h"

#include <QPainter>
#include <QRectF>

#include <cmath>

namespace sandbag {

namespace {

/// The transformation but for where it goes.
QTransform turnOf(const QTransform &world)
{
    return {world.m11(), world.m12(), world.m21(), world.m22(), 0, 0};
}

} // namespace

bool KeptPicture::fits(qreal ratio, const QTransform &world) const
{
    return isKept() && m_ratio == ratio && turnOf(world) == m_turn;
}

bool KeptPicture::pack()
{
    if (m_picture.isNull() || isShared())
        return false;
    m_packed = PackedPicture(m_picture.toImage());
    m_picture = {};
    return true;
}

const QPixmap &KeptPicture::picture()
{
    if (m_picture.isNull()) {
        m_picture = QPixmap::fromImage(m_packed.unpacked(), Qt::NoOpaqueDetection);
        m_picture.setDevicePixelRatio(m_ratio);
        m_packed = {};
    }
    return m_picture;
}

bool KeptPicture::prepare(qreal ratio, const QTransform &world, const QRectF &box,
                          const std::function<void(QPainter &)> &paint)
{
    if (fits(ratio, world))
        return false;
    const QTransform turn = turnOf(world);
    // Counted in pixels of the screen, of which there may be one and a half to a logical one.
    const QRect whole = (turn * QTransform::fromScale(ratio, ratio))
                            .mapRect(box)
                            .translated(m_part)
                            .toAlignedRect();
    m_turn = turn;
    m_ratio = ratio;
    m_packed = {};
    m_corner = QPointF(whole.topLeft()) / ratio;
    m_picture = QPixmap(whole.size());
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::transparent);
    QPainter inner(&m_picture);
    inner.translate(m_part / ratio - m_corner);
    inner.setTransform(turn, true);
    paint(inner);
    return true;
}

void KeptPicture::show(QPainter &painter, const QRectF &box,
                       const std::function<void(QPainter &)> &paint)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    prepare(ratio, painter.worldTransform(), box, paint);
    layOnWholePixels(painter);
}

bool KeptPicture::showInsteadOf(const KeptPicture &wanted, QPainter &painter, const QRectF &box)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QTransform world = painter.worldTransform();
    if (!isKept() || wanted.fits(ratio, world))
        return false;
    painter.setWorldTransform({}); // an upright box, turned or not, as the view paints again
    painter.setClipRect(world.mapRect(box), Qt::IntersectClip);
    painter.setWorldTransform(world);
    layOnWholePixels(painter);
    return true;
}

/// There it is sharp, and laid down without any reckoning.
void KeptPicture::layOnWholePixels(QPainter &painter)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QTransform world = painter.worldTransform();
    lay(painter,
        QPointF(std::round(world.dx() * ratio) / ratio, std::round(world.dy() * ratio) / ratio));
}

void KeptPicture::lay(QPainter &painter, const QPointF &origin)
{
    painter.setWorldTransform({});
    painter.drawPixmap(origin + m_corner, picture());
}

void KeptPicture::showInPlace(QPainter &painter, const QRectF &box,
                              const std::function<void(QPainter &)> &paint)
{
    const qreal ratio = painter.device()->devicePixelRatioF();
    const QTransform world = painter.worldTransform();
    const QPointF at = QPointF(world.dx(), world.dy()) * ratio;
    const QPointF whole(std::floor(at.x()), std::floor(at.y()));
    if (at - whole != m_part)
        forget();
    m_part = at - whole;
    prepare(ratio, world, box, paint);
    lay(painter, whole / ratio);
    painter.setWorldTransform(world);
}

void KeptPicture::lay(QPainter &painter, const QRectF &box,
                      const std::function<void(QPainter &)> &paint)
{
    prepare(painter.device()->devicePixelRatioF(), {}, box, paint);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawPixmap(m_corner, picture());
}

} // namespace sandbag
