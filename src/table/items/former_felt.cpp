// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/former_felt.h"

#include <QColor>
#include <QPainter>

#include <algorithm>
#include <array>

namespace sandbag {

namespace {

constexpr int kEdge = 8; ///< of the shorter side, how many times as wide as an edge

/// A stretch of the former picture, along or across, and where it is now.
struct Stretch {
    int from = 0;
    int length = 0;
    int at = 0;
};

/// What is in the middle stays where it was, seen from the top left; the far edge goes along.
std::array<Stretch, 2> stretches(int before, int now, int edge)
{
    const int kept = std::max(0, std::min(before, now) - edge);
    return {Stretch{0, kept, 0}, Stretch{before - edge, edge, now - edge}};
}

} // namespace

bool FormerFelt::fits(qreal ratio) const
{
    return m_image.isNull() ? m_packed.isWhole() && ratio == 1
                            : m_image.devicePixelRatioF() == ratio;
}

QSize FormerFelt::size() const
{
    return m_image.isNull() ? m_packed.size() : m_image.size();
}

void FormerFelt::layPart(QPainter &painter, const QRect &from, const QPoint &at) const
{
    if (!m_image.isNull()) {
        painter.drawImage(QPointF(at) / m_image.devicePixelRatioF(), m_image, QRectF(from));
        return;
    }
    painter.save();
    painter.translate(at - from.topLeft());
    m_packed.lay(painter, from);
    painter.restore();
}

void FormerFelt::lay(QPainter &painter, const QSize &now, const QColor &between) const
{
    const QSize before = size();
    const qreal ratio = m_image.isNull() ? 1 : m_image.devicePixelRatioF();
    const int edge = std::min({before.width(), before.height(), now.width(), now.height()}) / kEdge;
    const auto across = stretches(before.width(), now.width(), edge);
    const auto down = stretches(before.height(), now.height(), edge);
    const QSizeF whole = QSizeF(now) / ratio;
    if (now.width() > before.width())
        painter.fillRect(QRectF(across[0].length / ratio, 0, (now.width() - before.width()) / ratio,
                                whole.height()),
                         between);
    if (now.height() > before.height())
        painter.fillRect(QRectF(0, down[0].length / ratio, whole.width(),
                                (now.height() - before.height()) / ratio),
                         between);
    for (const Stretch &row : down)
        for (const Stretch &column : across)
            layPart(painter, QRect(column.from, row.from, column.length, row.length),
                    QPoint(column.at, row.at));
}

} // namespace sandbag
