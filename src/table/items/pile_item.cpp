// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/pile_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"

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

void PileItem::setWords(const QString &words, const TableLayout &layout, const TableTheme &theme)
{
    if (m_words == words && m_font == layout.smallFont && m_ink == theme.plateText)
        return;
    prepareGeometryChange();
    m_words = words;
    m_font = layout.smallFont;
    m_ink = theme.plateText;
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
    const QRectF cards(-reach, -reach - 2.6 * m_unit * kMostDrawn, 2 * reach,
                       2 * reach + 2.6 * m_unit * kMostDrawn);
    return m_words.isEmpty() ? cards : cards.adjusted(-m_font, 0, m_font, m_font);
}

void PileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setRenderHint(QPainter::SmoothPixmapTransform);
    const qreal ratio = painter->device()->devicePixelRatioF();
    m_blank.painted(m_pixmaps->ready({}, m_card, ratio), ratio);
    const QPixmap back = m_pixmaps->back(m_card, ratio);
    const QPointF corner(-m_card.width() / 2.0, -m_card.height() / 2.0);
    const bool large = !m_words.isEmpty();
    if (large && m_tricks > 0) {
        const double below = m_card.height() * 0.62;
        painter->setFont(tableFont(m_font));
        painter->setPen(m_ink);
        painter->drawText(QRectF(-200, below, 400, m_font * 1.5), Qt::AlignCenter, m_words);
    }
    for (int i = 0; i < std::min(m_tricks, kMostDrawn); ++i) {
        painter->save();
        painter->translate(0, -(large ? 1.6 : 2.2) * m_unit * i);
        // Alternately upright and across; large ones are only turned a little.
        painter->rotate(large ? (i % 2 ? 7 : -4) + i % 3 : i % 2 ? 4 : 84);
        painter->drawPixmap(corner, back);
        painter->restore();
    }
}

} // namespace sandbag
