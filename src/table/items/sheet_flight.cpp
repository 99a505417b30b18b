// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/sheet_flight.h"

#include <QEasingCurve>

#include <algorithm>

namespace sandbag {

SheetFlight::SheetFlight()
{
    hide();
    setTransformationMode(Qt::SmoothTransformation);
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&m_way, &QVariantAnimation::valueChanged, &m_way,
                     [this](const QVariant &share) { put(share.toDouble()); });
    QObject::connect(&m_way, &QVariantAnimation::finished, &m_way, [this] { hide(); });
}

void SheetFlight::come(const QPixmap &sheet, const QPointF &middle, const Corner &corner,
                       int milliseconds)
{
    m_way.stop();
    m_way.setDirection(QVariantAnimation::Forward);
    begin(sheet, middle, corner, milliseconds);
}

void SheetFlight::go(const QPixmap &sheet, const QPointF &middle, const Corner &corner,
                     int milliseconds)
{
    m_way.stop();
    m_way.setDirection(QVariantAnimation::Backward);
    begin(sheet, middle, corner, milliseconds);
}

void SheetFlight::begin(const QPixmap &sheet, const QPointF &middle, const Corner &corner,
                        int milliseconds)
{
    m_middle = middle;
    m_corner = corner;
    const QSizeF size = sheet.deviceIndependentSize();
    setPixmap(sheet);
    setOffset(-size.width() / 2, -size.height() / 2);
    m_way.setDuration(milliseconds);
    put(m_way.direction() == QVariantAnimation::Forward ? 0 : 1);
    show();
    m_way.start();
}

void SheetFlight::stop()
{
    m_way.stop();
    hide();
}

/// `share`: of the way from the corner.
void SheetFlight::put(double share)
{
    setPos(m_corner.middle + (m_middle - m_corner.middle) * share);
    setScale(m_corner.scale + (1 - m_corner.scale) * share);
    setRotation(m_corner.turn * (1 - share));
    setOpacity(std::min(1.0, share * 2));
}

} // namespace sandbag
