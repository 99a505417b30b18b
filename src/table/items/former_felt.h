// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/tiled_picture.h"

#include <QImage>
#include <QSize>

#include <utility>

class QColor;
class QPainter;

namespace sandbag {

/// The felt as it was painted for another size of its table, laid down in the new size until it is
/// painted again: each edge where it is now, and nothing stretched, which would take as long as to
/// paint it.
class FormerFelt
{
public:
    /// Keeps nothing.
    FormerFelt() = default;
    /// All of it is painted.
    explicit FormerFelt(QImage image) : m_image(std::move(image)) {}
    /// The same, for a screen of one pixel to a logical one.
    explicit FormerFelt(TiledPicture packed) : m_packed(std::move(packed)) {}

    /// Whether it is kept for a screen of that many pixels to a logical one.
    [[nodiscard]] bool fits(qreal ratio) const;
    /// `size` of the table now, in pixels; `between`: where there was nothing of it.
    void lay(QPainter &painter, const QSize &size, const QColor &between) const;

private:
    [[nodiscard]] QSize size() const;
    void layPart(QPainter &painter, const QRect &from, const QPoint &at) const;

    QImage m_image;        ///< null where it is packed
    TiledPicture m_packed; ///< of no size where it is not
};

} // namespace sandbag
