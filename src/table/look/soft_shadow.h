// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>

class QPainter;

namespace sandbag {

/// A soft shadow, or a light, of a rounded box: the gaussian's sigma and how far below it falls.
struct SoftShadow {
    double sigma = 3;
    double below = 4;
    QColor colour = QColor(3, 17, 11, 77);

    /// How far it reaches beyond the box.
    [[nodiscard]] double reach() const { return 3 * sigma + below; }
};

/// Cards at rest, lifted or flying cards, plates and bubbles, and the light under a winner; each
/// for a table of that unit.
[[nodiscard]] SoftShadow restingShadow(double unit);
[[nodiscard]] SoftShadow liftedShadow(double unit);
[[nodiscard]] SoftShadow plateShadow(double unit);
[[nodiscard]] SoftShadow winningLight(double unit, const QColor &colour);

/// Paints it around the box. What is made once and kept is small: the corners, which boxes of all
/// sizes have alike.
void drawShadow(QPainter &painter, const QRectF &box, double radius, const SoftShadow &shadow);

} // namespace sandbag
