// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsPixmapItem>
#include <QVariantAnimation>

namespace sandbag {

/// A chip that was laid flies to its player, and becomes half as large on its way.
class ChipFlight : public QGraphicsPixmapItem
{
public:
    ChipFlight();

    /// `from`: where the picture is now; `to`: its middle at the end.
    void fly(const QPixmap &chip, const QRectF &from, const QPointF &to, int milliseconds);
    void stop();
    [[nodiscard]] bool flies() const { return isVisible(); }

private:
    void put(double part);

    QVariantAnimation m_way;
    QPointF m_from, m_to;
};

} // namespace sandbag
