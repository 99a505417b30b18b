// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/packed_picture.h"

#include <QPixmap>
#include <QPointF>
#include <QTransform>

#include <functional>

class QPainter;
class QRectF;

namespace sandbag {

/// The picture of an item on the table, turned and with its shadow: painted once and shown wherever
/// it goes. Turned pictures and round corners take ten times as long to paint, and Qt shares such
/// fills among threads, for which the window would wait. The cache of QGraphicsItem paints again
/// whenever an item moves by a part of a pixel.
class KeptPicture
{
public:
    [[nodiscard]] bool isKept() const { return !m_picture.isNull() || isPacked(); }
    [[nodiscard]] bool isPacked() const { return !m_packed.size().isEmpty(); }
    /// Whether it is kept for such a screen and a painter turned and scaled like that.
    [[nodiscard]] bool fits(qreal ratio, const QTransform &world) const;
    /// Whether another keeps the same.
    [[nodiscard]] bool isShared() const { return !m_picture.isNull() && !m_picture.isDetached(); }
    /// Something of it has changed: it is painted again when it is shown next.
    void forget()
    {
        m_picture = {};
        m_packed = {};
    }
    /// It is not going to be shown soon: until then it takes a part of its memory. False where
    /// there was nothing to do, as with one that others keep, too.
    bool pack();
    /// Paints it now, where it is not kept already: for a screen of that many pixels to a logical
    /// one, by a painter turned and scaled like that. False where there was nothing to do.
    bool prepare(qreal ratio, const QTransform &world, const QRectF &box,
                 const std::function<void(QPainter &)> &paint);
    /// Shows what `paint` paints within `box` (both in the item's own coordinates) by a painter
    /// that is at the item. The painter's transformation is not kept.
    void show(QPainter &painter, const QRectF &box, const std::function<void(QPainter &)> &paint);
    /// The same, at the part of a pixel where the painter is, as if it were painted there: words,
    /// and what moves by whole pixels alone. Leaves the painter's transformation as it is.
    void showInPlace(QPainter &painter, const QRectF &box,
                     const std::function<void(QPainter &)> &paint);
    /// On: is from now on what the other keeps, if it keeps anything. Off: keeps nothing.
    void keepFormer(const KeptPicture &other, bool on)
    {
        if (!on)
            forget();
        else if (other.isKept())
            *this = other;
    }
    /// Shows this one as it was kept, with its origin where the painter is, as long as `wanted` is
    /// not kept as that painter needs it. False, with nothing painted, where it is, or this keeps
    /// nothing. What is outside of `box`, in the item's own coordinates, is left out: it would not
    /// be painted over later. The painter's transformation and clip are not kept.
    bool showInsteadOf(const KeptPicture &wanted, QPainter &painter, const QRectF &box);
    /// The same, painted straight, then turned and scaled by the painter: a card that turns on its
    /// way would be painted again for each frame.
    void lay(QPainter &painter, const QRectF &box, const std::function<void(QPainter &)> &paint);

private:
    const QPixmap &picture();
    void lay(QPainter &painter, const QPointF &origin);
    void layOnWholePixels(QPainter &painter);

    QPixmap m_picture;      ///< null where nothing is kept, or it is packed
    PackedPicture m_packed; ///< of m_picture
    qreal m_ratio = 1;      ///< pixels of the screen to a logical one
    QTransform m_turn;      ///< how it was turned and scaled
    QPointF m_part;         ///< of a pixel of the screen, at which it was painted
    QPointF m_corner; ///< of the picture, seen from the item's origin; whole pixels of the screen
};

} // namespace sandbag
