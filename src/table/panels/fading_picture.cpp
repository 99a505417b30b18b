// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/fading_picture.h"

#include <QPainter>

namespace sandbag {

FadingPicture::FadingPicture(const QPixmap &picture, const QRect &place, int milliseconds,
                             QWidget *table)
    : QWidget(table), m_picture(picture)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setGeometry(place);
    m_fade.setStartValue(1.0);
    m_fade.setEndValue(0.0);
    m_fade.setDuration(milliseconds);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&m_fade, &QVariantAnimation::finished, this, &QObject::deleteLater);
    m_fade.start();
    show();
}

void FadingPicture::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setOpacity(m_fade.currentValue().toDouble());
    painter.drawPixmap(0, 0, m_picture);
}

} // namespace sandbag
