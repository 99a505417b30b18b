// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/writing_pencil.h"

#include "paper_pad.h"

#include <QEasingCurve>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kHeld = -38; // degrees, in a hand
constexpr double kLies = -9;
constexpr double kLong = 8.5; // of the type's size
constexpr int kLaying = 240;  // ms

} // namespace

WritingPencil::WritingPencil(QWidget *sheet) : QWidget(sheet)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    m_way.setStartValue(0.0);
    m_way.setEndValue(1.0);
    m_way.setDuration(kLaying);
    m_way.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&m_way, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &share) { put(share.toDouble()); });
    hide();
}

double WritingPencil::length() const
{
    return std::max(110.0, font().pixelSize() * kLong);
}

void WritingPencil::writeAt(const QPointF &point)
{
    m_way.stop();
    m_laid = 0;
    m_goes = false;
    m_point = point;
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

void WritingPencil::layDown(const std::optional<QPointF> &place, bool moves)
{
    if (m_way.state() == QAbstractAnimation::Running && place) {
        m_to = *place; // the sheet is laid out anew
        return;
    }
    const bool seen = isVisible();
    m_way.stop();
    m_from = m_point;
    m_goes = !place;
    m_to = place.value_or(m_point);
    setGeometry(parentWidget()->rect());
    if (moves && seen) {
        m_way.start();
        return;
    }
    setVisible(place.has_value());
    put(1);
}

void WritingPencil::put(double laid)
{
    m_laid = laid;
    m_point = m_from + (m_to - m_from) * laid;
    if (m_goes && laid >= 1)
        hide();
    update();
}

void WritingPencil::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_goes)
        painter.setOpacity(1 - m_laid);
    const double turn = m_goes ? kHeld : kHeld + (kLies - kHeld) * m_laid;
    paintPencil(painter, m_point, length(), turn, {});
}

} // namespace sandbag
