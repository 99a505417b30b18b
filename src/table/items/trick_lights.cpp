// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/trick_lights.h"

#include "look/soft_shadow.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace sandbag {

TrickLights::TrickLights()
{
    constexpr int kFade = 120; // ms
    for (QVariantAnimation *fade : {&m_lightFade, &m_slotFade}) {
        fade->setStartValue(0.0);
        fade->setEndValue(1.0);
        fade->setDuration(kFade);
        QObject::connect(fade, &QVariantAnimation::valueChanged, fade, [this] { update(); });
    }
}

void TrickLights::place(const TableLayout &layout, const TableTheme &theme)
{
    m_theme = theme;
    if (m_card == QSizeF(layout.trickCard) && m_unit == layout.unit)
        return;
    prepareGeometryChange();
    m_card = QSizeF(layout.trickCard);
    m_unit = layout.unit;
}

void TrickLights::put(Spot &spot, const Spot &next, QVariantAnimation &fade)
{
    if (spot == next)
        return;
    prepareGeometryChange();
    spot = next;
    fade.stop();
    if (next.on && m_fades)
        fade.start();
}

double TrickLights::shareOf(const QVariantAnimation &fade)
{
    return fade.state() == QAbstractAnimation::Running ? fade.currentValue().toDouble() : 1;
}

void TrickLights::light(bool on, const QPointF &at, double turn)
{
    put(m_light, {on, at, turn}, m_lightFade);
}

void TrickLights::wait(bool on, const QPointF &at, double turn)
{
    put(m_slot, {on, at, turn}, m_slotFade);
}

QRectF TrickLights::around(const Spot &spot) const
{
    const double reach = std::hypot(m_card.width(), m_card.height()) / 2 + 34 * m_unit;
    return spot.on ? QRectF(spot.at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
                   : QRectF();
}

QRectF TrickLights::boundingRect() const
{
    return around(m_light).united(around(m_slot));
}

void TrickLights::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF card(-m_card.width() / 2, -m_card.height() / 2, m_card.width(), m_card.height());
    const double radius = m_card.width() * 0.05;
    if (m_light.on && !m_theme.flat) {
        painter->save();
        painter->setOpacity(shareOf(m_lightFade));
        painter->setRenderHint(QPainter::SmoothPixmapTransform);
        painter->translate(m_light.at);
        painter->rotate(m_light.turn);
        drawShadow(*painter, card.adjusted(-2, -2, 2, 2), radius,
                   winningLight(m_unit, m_theme.glow));
        painter->restore();
    }
    if (m_slot.on) {
        painter->save();
        painter->setOpacity(shareOf(m_slotFade));
        painter->translate(m_slot.at);
        painter->rotate(m_slot.turn);
        QPen pen(m_theme.now, std::max(1.6, 2 * m_unit));
        pen.setDashPattern({3.2, 2.2});
        painter->setPen(pen);
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(card.adjusted(2, 2, -2, -2), radius, radius);
        painter->restore();
    }
}

} // namespace sandbag
