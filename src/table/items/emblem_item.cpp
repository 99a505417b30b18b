// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/emblem_item.h"

#include "suit_shape.h"

#include <QPainter>
#include <QPainterPath>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kHigh = 330;   // in units
constexpr double kWide = 0.9;   // of its height
constexpr double kBeyond = 2.5; // at most, of the mat's half height

/// As thick as the emblem asks for, `high` pixels high.
QPen thread(const QColor &colour, double high)
{
    constexpr double kThick = 1.6, kUsual = 300;
    QPen pen(colour, kThick * std::max(1.0, high / kUsual));
    pen.setDashPattern({5, 4.4});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

} // namespace

void EmblemItem::place(const TableLayout &layout, const TableTheme &theme)
{
    const double high = std::min(kHigh * layout.unit, layout.mat.height() * kBeyond);
    const QRectF box(-high * kWide / 2, -high / 2, high * kWide, high);
    setPos(layout.trick.toPoint());
    if (box == m_box && theme.flat == m_flat)
        return;
    prepareGeometryChange();
    m_box = box;
    m_flat = theme.flat;
    m_picture.forget();
    update();
}

/// Two threads next to each other, a light and a dark one: sewn, not printed.
void EmblemItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_flat || m_box.isEmpty())
        return;
    m_picture.show(*painter, boundingRect(), [this](QPainter &inner) {
        inner.setRenderHint(QPainter::Antialiasing);
        inner.setBrush(Qt::NoBrush);
        inner.setPen(thread(QColor(0, 0, 0, 40), m_box.height()));
        inner.drawPath(suitShape(Suit::spades, m_box.translated(0.8, 1.2)));
        inner.setPen(thread(QColor(255, 255, 255, 38), m_box.height()));
        inner.drawPath(suitShape(Suit::spades, m_box));
    });
}

} // namespace sandbag
