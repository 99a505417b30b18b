// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/trick_lights.h"

#include "look/soft_shadow.h"

#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kReach = 36; ///< of the light around the card, in units

} // namespace

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
    m_lightPicture.forget();
    m_slotPicture.forget();
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
    if (!on)
        m_lightPicture.forget();
}

void TrickLights::wait(bool on, const QPointF &at, double turn)
{
    put(m_slot, {on, at, turn}, m_slotFade);
    if (!on)
        m_slotPicture.forget();
}

QRectF TrickLights::around(const Spot &spot) const
{
    const double reach = std::hypot(m_card.width(), m_card.height()) / 2 + kReach * m_unit;
    return spot.on ? QRectF(spot.at - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach))
                   : QRectF();
}

QRectF TrickLights::boundingRect() const
{
    return around(m_light).united(around(m_slot));
}

/// Where the card lies, seen from its middle.
QRectF TrickLights::card() const
{
    return {QPointF(-m_card.width() / 2, -m_card.height() / 2), m_card};
}

double TrickLights::corner() const
{
    return m_card.width() * 0.05;
}

void TrickLights::paintLight(QPainter &painter) const
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    drawShadow(painter, card().adjusted(-2, -2, 2, 2), corner(),
               winningLight(m_unit, m_theme.glow));
}

void TrickLights::paintSlot(QPainter &painter) const
{
    QPen pen(m_theme.now, std::max(1.6, 2 * m_unit));
    pen.setDashPattern({3.2, 2.2});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(card().adjusted(2, 2, -2, -2), corner(), corner());
}

void TrickLights::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const auto show = [&](const Spot &spot, const QVariantAnimation &fade, KeptPicture &picture,
                          double around, void (TrickLights::*paintIt)(QPainter &) const) {
        painter->save();
        painter->setOpacity(shareOf(fade));
        painter->translate(spot.at);
        painter->rotate(spot.turn);
        picture.show(*painter, card().adjusted(-around, -around, around, around),
                     [&](QPainter &inner) { (this->*paintIt)(inner); });
        painter->restore();
    };
    if (m_light.on && !m_theme.flat)
        show(m_light, m_lightFade, m_lightPicture, kReach * m_unit, &TrickLights::paintLight);
    if (m_slot.on)
        show(m_slot, m_slotFade, m_slotPicture, 0, &TrickLights::paintSlot);
}

} // namespace sandbag
