// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QVariantAnimation>

namespace sandbag {

/// Darkens the whole table under an opened panel. It comes and goes in a few steps: each of them
/// paints the whole table.
class VeilItem : public QGraphicsItem
{
public:
    VeilItem();

    /// In pixels of the scene.
    void place(const QSizeF &table);
    /// At once, or in that many milliseconds.
    void setShown(bool shown, int milliseconds);
    [[nodiscard]] bool isShown() const { return m_shown; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void setStep(int step);

    QRectF m_box;
    QVariantAnimation m_way;
    bool m_shown = false;
    int m_step = 0;
};

} // namespace sandbag
