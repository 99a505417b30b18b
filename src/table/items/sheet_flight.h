// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsPixmapItem>
#include <QVariantAnimation>

namespace sandbag {

/// The picture of a result's sheet on its way between the pad in the corner and the middle of the
/// felt: it grows or shrinks, turns, and fades in the half of its way that is near the corner.
class SheetFlight : public QGraphicsPixmapItem
{
public:
    /// Where the sheet is while it is small, in the scene.
    struct Corner {
        QPointF middle;
        double scale = 0.25; ///< of its size in the middle of the felt
        double turn = 0;     ///< degrees
    };

    SheetFlight();

    /// From the corner to `middle`, in logical pixels of the scene, where it is gone at the end:
    /// the sheet itself is there then.
    void come(const QPixmap &sheet, const QPointF &middle, const Corner &corner, int milliseconds);
    /// The other way round.
    void go(const QPixmap &sheet, const QPointF &middle, const Corner &corner, int milliseconds);
    void stop();
    [[nodiscard]] bool flies() const { return isVisible(); }

private:
    void begin(const QPixmap &sheet, const QPointF &middle, const Corner &corner, int milliseconds);
    void put(double share);

    QVariantAnimation m_way;
    QPointF m_middle;
    Corner m_corner;
};

} // namespace sandbag
