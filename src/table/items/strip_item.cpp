// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/strip_item.h"

#include "look/pad_ink.h"
#include "look/signs.h"
#include "look/soft_shadow.h"
#include "paper_pad.h"
#include "words/table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

const SoftShadow kStripShadow{5, 6, QColor(3, 17, 11, 110)};
constexpr double kTouch = 8; // pixels around it that are the strip's, too

} // namespace

void StripItem::place(const TableLayout &layout, const TableTheme &theme)
{
    if (layout.strip.isEmpty())
        return; // it may be going
    setPos(layout.strip.topLeft());
    const QRectF box(QPointF(), layout.strip.size());
    if (box == m_box && theme == m_theme && m_pixels == layout.smallFont)
        return;
    prepareGeometryChange();
    m_box = box;
    m_theme = theme;
    m_pixels = layout.smallFont;
    m_picture.forget();
    update();
}

bool StripItem::contains(const QPointF &point) const
{
    return isShown() && m_box.adjusted(-kTouch, 0, kTouch, 0).contains(point);
}

QRectF StripItem::boundingRect() const
{
    const double reach = kStripShadow.reach() + 6;
    return m_box.adjusted(-reach, -reach, 0, reach); // the frame lies on it
}

/// As a pad that is turned: its head at the left, its name from the foot upward.
void StripItem::paintStrip(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setClipRect(boundingRect());
    painter.translate(m_box.bottomLeft());
    painter.rotate(-90);
    const QRectF turned(0, 0, m_box.height(), m_box.width());
    const QRectF paper = turned.adjusted(0, 0, 0, 12); // on, under the frame
    const double head = m_theme.flat ? 0 : std::max(6.0, m_box.width() * 0.18);
    if (!m_theme.flat)
        drawShadow(painter, paper, 3, kStripShadow);
    paintPad(painter, paper, padInkOf(m_theme), head);
    constexpr double kMargins = 16; // pixels, together
    const QString name = TableText::tr("Scorecard", "on the score pad");
    QFont font = tableFont(m_pixels, QFont::DemiBold);
    const double wide = QFontMetricsF(font).horizontalAdvance(name);
    const double room = turned.width() - kMargins;
    if (wide > room) // a long word, rather than its middle alone
        font = tableFont(m_pixels * room / wide, QFont::DemiBold);
    painter.setFont(font);
    painter.setPen(m_theme.ink);
    painter.drawText(turned.adjusted(0, head, 0, 0), Qt::AlignCenter, name);
}

void StripItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    m_picture.show(*painter, boundingRect(), [this](QPainter &inner) { paintStrip(inner); });
}

} // namespace sandbag
