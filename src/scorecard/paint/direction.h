// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainter>
#include <QRectF>
#include <QStyle>

namespace sandbag {

/// Mirrors a rectangle within `within` where the painter's texts run from right to left: what would
/// be painted at the left is then at the right. Qt turns the alignment of texts by itself.
[[nodiscard]] inline QRectF mirrored(const QPainter &painter, const QRectF &within, QRectF part)
{
    if (painter.layoutDirection() == Qt::RightToLeft)
        part.moveLeft(within.left() + within.right() - part.right());
    return part;
}

/// The flags of a number: at the side where the direction puts it, and its minus before it.
[[nodiscard]] inline int numberFlags(const QPainter &painter, Qt::Alignment alignment)
{
    const Qt::Alignment there = QStyle::visualAlignment(painter.layoutDirection(), alignment);
    return static_cast<int>(there | Qt::AlignAbsolute) | Qt::TextForceLeftToRight;
}

} // namespace sandbag
