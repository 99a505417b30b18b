// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/veil_item.h"

#include <QPainter>

namespace sandbag {

namespace {
constexpr int kDark = 140; // of 255
constexpr int kSteps = 4;
} // namespace

VeilItem::VeilItem()
{
    hide();
    m_way.setStartValue(0);
    QObject::connect(&m_way, &QVariantAnimation::valueChanged, &m_way,
                     [this](const QVariant &step) { setStep(step.toInt()); });
}

void VeilItem::place(const QSizeF &table)
{
    if (table == m_box.size())
        return;
    prepareGeometryChange();
    m_box = QRectF(QPointF(), table);
}

void VeilItem::setShown(bool shown, int milliseconds)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_way.stop();
    const int last = shown ? kSteps : 0;
    if (milliseconds <= 0)
        return setStep(last);
    m_way.setStartValue(m_step);
    m_way.setEndValue(last);
    m_way.setDuration(milliseconds);
    m_way.start();
}

void VeilItem::setStep(int step)
{
    if (step == m_step)
        return;
    m_step = step;
    setVisible(step > 0);
    update();
}

void VeilItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->fillRect(m_box, QColor(0, 0, 0, kDark * m_step / kSteps));
}

} // namespace sandbag
