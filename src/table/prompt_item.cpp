// SPDX-License-Identifier: GPL-3.0-or-later
#include "prompt_item.h"

#include "signs.h"
#include "table_look.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sandbag {

void PromptItem::say(const QString &text, bool now, double fontPixels, double widest)
{
    if (text == m_said && now == m_now && fontPixels == m_font && widest == m_widest)
        return;
    prepareGeometryChange();
    m_said = text;
    m_now = now;
    m_font = fontPixels;
    m_widest = widest;
    const QFontMetricsF metrics(tableFont(m_font, true));
    const double padding = m_font * 0.9;
    m_text = metrics.elidedText(text, Qt::ElideRight, widest - 2 * padding);
    const double width = metrics.horizontalAdvance(m_text) + 2 * padding;
    m_box = QRectF(-width / 2, 0, width, m_font * 1.8);
    setVisible(!m_text.isEmpty());
    update();
}

void PromptItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = m_box.height() / 2;
    if (m_now) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(accentColour());
        painter->drawRoundedRect(m_box, radius, radius);
    } else {
        drawPlate(*painter, m_box, radius);
    }
    painter->setFont(tableFont(m_font, true));
    painter->setPen(m_now ? QColor(0x20, 0x1a, 0x05) : kPlateText);
    painter->drawText(m_box, Qt::AlignCenter, m_text);
}

} // namespace sandbag
