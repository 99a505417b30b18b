// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/shown_fade.h"

#include <QEasingCurve>
#include <QGraphicsItem>

namespace sandbag {

ShownFade::ShownFade(QGraphicsItem *item, bool shown) : m_item(item), m_shown(shown)
{
    constexpr int kFading = 260; // ms
    item->setVisible(shown);
    m_fade.setDuration(kFading);
    m_fade.setEasingCurve(QEasingCurve::Linear); // no step of it is large, even where one is late
    QObject::connect(&m_fade, &QVariantAnimation::valueChanged, &m_fade,
                     [this](const QVariant &value) { m_item->setOpacity(value.toDouble()); });
    QObject::connect(&m_fade, &QVariantAnimation::finished, &m_fade,
                     [this] { m_item->setVisible(m_shown); });
}

void ShownFade::setShown(bool shown, bool fades)
{
    if (shown == m_shown)
        return;
    m_shown = shown;
    m_fade.stop();
    if (!fades) {
        m_item->setOpacity(1);
        m_item->setVisible(shown);
        return;
    }
    m_item->setVisible(true);
    m_fade.setStartValue(shown ? 0.0 : 1.0);
    m_fade.setEndValue(shown ? 1.0 : 0.0);
    m_fade.start();
}

} // namespace sandbag
