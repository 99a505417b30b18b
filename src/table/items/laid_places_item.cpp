// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/laid_places_item.h"

#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sandbag {

void LaidPlacesItem::place(const LaidPlaces &places, double unit, const TableTheme &theme)
{
    prepareGeometryChange();
    m_places = places;
    m_line = std::max(1.6, 2 * unit);
    m_theme = theme;
    m_box = {};
    for (std::size_t i = 0; i < places.middles.size(); ++i)
        m_box |= places.box(i).adjusted(-m_line, -m_line, m_line, m_line);
    m_picture.forget();
    update();
}

void LaidPlacesItem::paintPlaces(QPainter &painter) const
{
    const QSizeF size(m_places.card);
    const QRectF card(-size.width() / 2, -size.height() / 2, size.width(), size.height());
    const double radius = size.width() * 0.05;
    QPen pen(m_theme.now, m_line);
    pen.setDashPattern({3.2, 2.2});
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    for (const QPointF &middle : m_places.middles) {
        painter.save();
        painter.translate(middle);
        painter.rotate(m_places.turn);
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), radius, radius);
        painter.restore();
    }
}

void LaidPlacesItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (!m_box.isEmpty())
        m_picture.show(*painter, m_box, [this](QPainter &inner) { paintPlaces(inner); });
}

} // namespace sandbag
