// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/pile_item.h"

#include "deck/card_pixmaps.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {
constexpr int kMostDrawn = 7;
}

void PileItem::place(const QPointF &at, QSize card, double unit)
{
    if (card != m_card || unit != m_unit)
        prepareGeometryChange();
    m_card = card;
    m_unit = unit;
    setPos(at);
}

void PileItem::show(int tricks)
{
    if (tricks == m_tricks)
        return;
    m_tricks = tricks;
    setVisible(tricks > 0);
    update();
}

void PileItem::takePicture()
{
    if (m_blank.take([this](qreal ratio) { return m_pixmaps->ready({}, m_card, ratio); }))
        update();
}

QRectF PileItem::boundingRect() const
{
    const double reach = m_card.height() * 0.75;
    return {-reach, -reach - 2.6 * m_unit * kMostDrawn, 2 * reach,
            2 * reach + 2.6 * m_unit * kMostDrawn};
}

void PileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal ratio = painter->device()->devicePixelRatioF();
    m_blank.painted(m_pixmaps->ready({}, m_card, ratio), ratio);
    const QPixmap back = m_pixmaps->back(m_card, ratio);
    const QPointF corner(-m_card.width() / 2.0, -m_card.height() / 2.0);
    for (int i = 0; i < std::min(m_tricks, kMostDrawn); ++i) {
        painter->save();
        painter->translate(0, -2.2 * m_unit * i);
        painter->rotate(i % 2 ? 4 : 84); // alternately upright and across
        painter->drawPixmap(corner, back);
        painter->restore();
    }
}

} // namespace sandbag
