// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/prompt_item.h"

#include "look/signs.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sandbag {

void PromptItem::place(double fontPixels, double height, double widest, const TableTheme &theme)
{
    const bool moved = fontPixels != m_font || height != m_height || widest != m_widest;
    m_theme = theme;
    if (!moved)
        return;
    m_font = fontPixels;
    m_height = height;
    m_widest = widest;
    measure();
}

void PromptItem::say(const QString &text, bool now)
{
    if (text == m_said && now == m_now)
        return;
    m_said = text;
    m_now = now;
    measure();
}

void PromptItem::measure()
{
    prepareGeometryChange();
    const QFontMetricsF metrics(tableFont(m_font, m_now ? QFont::DemiBold : QFont::Medium));
    const double padding = m_height * 0.62;
    m_text = metrics.elidedText(m_said, Qt::ElideRight, m_widest - 2 * padding);
    const double width = metrics.horizontalAdvance(m_text) + 2 * padding;
    m_box = QRectF(-width / 2, 0, width, m_height);
    setVisible(!m_text.isEmpty() && !m_covered);
    update();
}

void PromptItem::cover(bool covered)
{
    m_covered = covered;
    setVisible(!m_text.isEmpty() && !m_covered);
}

QRectF PromptItem::boundingRect() const
{
    return m_box.adjusted(-1, -1, 1, 1);
}

void PromptItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = m_box.height() / 2;
    painter->setPen(m_now ? QPen(Qt::NoPen) : fineLine(m_theme.plateEdge));
    painter->setBrush(m_now ? m_theme.now : m_theme.plate);
    painter->drawRoundedRect(m_box, radius, radius);
    painter->setFont(tableFont(m_font, m_now ? QFont::DemiBold : QFont::Medium));
    painter->setPen(m_now ? m_theme.nowInk : m_theme.plateText);
    painter->drawText(m_box, Qt::AlignCenter, m_text);
}

} // namespace sandbag
