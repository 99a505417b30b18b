// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/chip_flight.h"

namespace sandbag {

ChipFlight::ChipFlight()
{
    hide();
    setTransformationMode(Qt::SmoothTransformation);
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&m_way, &QVariantAnimation::valueChanged, &m_way,
                     [this](const QVariant &part) { put(part.toDouble()); });
    QObject::connect(&m_way, &QVariantAnimation::finished, &m_way, [this] { hide(); });
}

void ChipFlight::fly(const QPixmap &chip, const QRectF &from, const QPointF &to, int milliseconds)
{
    m_way.stop();
    setPixmap(chip);
    setOffset(-from.width() / 2, -from.height() / 2);
    m_from = from.center();
    m_to = to;
    m_way.setDuration(milliseconds);
    put(0);
    show();
    m_way.start();
}

void ChipFlight::stop()
{
    m_way.stop();
    hide();
}

/// It disappears into the plate before it would cover it.
void ChipFlight::put(double part)
{
    constexpr double kHalf = 0.5;
    constexpr double kGoes = 0.7; // from there on it fades
    setPos(m_from + (m_to - m_from) * part);
    setScale(1 - kHalf * part);
    setOpacity(part < kGoes ? 1 : (1 - part) / (1 - kGoes));
}

} // namespace sandbag
