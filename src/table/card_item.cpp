// SPDX-License-Identifier: GPL-3.0-or-later
#include "card_item.h"

#include "card_pixmaps.h"
#include "signs.h"
#include "table_look.h"

#include <QPainter>
#include <QPainterPath>
#include <QWidget>

#include <algorithm>

namespace sandbag {

namespace {
constexpr double kRing = 3;
}

CardItem::CardItem(CardPixmaps *pixmaps, QSize size) : m_pixmaps(pixmaps), m_size(size) {}

void CardItem::setCard(std::optional<Card> card)
{
    if (m_card == card)
        return;
    m_card = card;
    update();
}

void CardItem::setSize(QSize size)
{
    if (m_size == size)
        return;
    prepareGeometryChange();
    m_size = size;
}

void CardItem::setDimmed(bool dimmed)
{
    if (m_dimmed == dimmed)
        return;
    m_dimmed = dimmed;
    update();
}

void CardItem::setCursor(bool on)
{
    if (m_cursor == on)
        return;
    m_cursor = on;
    update();
}

void CardItem::setMarked(bool on)
{
    if (m_marked == on)
        return;
    m_marked = on;
    update();
}

void CardItem::takePicture()
{
    if (!m_blank)
        return;
    m_blank = false;
    update();
}

void CardItem::setFresh(bool on)
{
    if (m_fresh == on)
        return;
    m_fresh = on;
    update();
}

QRectF CardItem::face() const
{
    // Whole pixels, so that the picture of the card stays sharp.
    return QRect(QPoint(-(m_size.width() / 2), -(m_size.height() / 2)), m_size);
}

QRectF CardItem::boundingRect() const
{
    return face().adjusted(-kRing, -kRing, kRing, kRing);
}

QPainterPath CardItem::shape() const
{
    QPainterPath path;
    path.addRect(face());
    return path;
}

void CardItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    const QRectF box = face();
    const bool straight = rotation() == 0 && scale() == 1.0;
    painter->setRenderHint(QPainter::SmoothPixmapTransform, !straight);
    // Once blank somewhere the whole card is to be painted again, however little of it is now.
    m_blank = m_blank || !m_pixmaps->ready(m_card, m_size, ratio);
    painter->drawPixmap(box.topLeft(), m_card ? m_pixmaps->face(*m_card, m_size, ratio)
                                              : m_pixmaps->back(m_size, ratio));
    const double radius = 0.05 * box.width();
    painter->setRenderHint(QPainter::Antialiasing);
    if (m_card && m_card->isLowAce()) {
        // An ace called low says so, since its face does not.
        const double side = box.width() * 0.3;
        const QRectF tag(box.right() - side - radius, box.top() + radius, side, side);
        painter->setPen(Qt::NoPen);
        painter->setBrush(accentColour());
        painter->drawEllipse(tag);
        painter->setPen(Qt::black);
        painter->setFont(tableFont(side * 0.7, true));
        painter->drawText(tag, Qt::AlignCenter, QStringLiteral("1"));
    }
    if (m_fresh) {
        const double bar = std::max(4.0, box.height() * 0.035);
        painter->setPen(Qt::NoPen);
        painter->setBrush(accentColour());
        painter->drawRoundedRect(QRectF(box.left(), box.top() - bar * 0.5, box.width(), bar),
                                 bar / 2, bar / 2);
    }
    if (m_dimmed) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(QColor(18, 24, 28, 105));
        painter->drawRoundedRect(box, radius, radius);
    }
    if (m_cursor || m_marked) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(accentColour(), kRing));
        painter->drawRoundedRect(box.adjusted(-0.5, -0.5, 0.5, 0.5), radius + 1, radius + 1);
    }
}

} // namespace sandbag
