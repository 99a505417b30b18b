// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/pile_item.h"

#include "deck/card_pixmaps.h"
#include "look/signs.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {
constexpr int kMostDrawn = 7;
constexpr int kPileFade = 140; // ms
} // namespace

PileItem::PileItem(CardPixmaps *pixmaps) : m_pixmaps(pixmaps)
{
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(kPileFade);
    QObject::connect(&m_fade, &QVariantAnimation::valueChanged, &m_fade,
                     [this](const QVariant &share) {
                         if (m_tricks == 0)
                             setOpacity(1 - share.toDouble());
                         else if (m_rises)
                             setOpacity(share.toDouble());
                         update();
                     });
    QObject::connect(&m_fade, &QVariantAnimation::finished, &m_fade,
                     [this] { setVisible(m_tricks > 0); });
}

void PileItem::place(const QPointF &at, QSize card, double unit)
{
    if (card != m_card || unit != m_unit)
        prepareGeometryChange();
    m_card = card;
    m_unit = unit;
    setPos(at);
}

void PileItem::show(int tricks, bool fades)
{
    if (tricks == m_tricks)
        return;
    const bool comesOrGoes = tricks == 0 || m_tricks == 0;
    if (tricks > 0)
        m_drawn = tricks;
    // One trick alone has flown there as it is painted; a claim brings many at once.
    m_rises = fades && m_tricks == 0 && tricks > 1;
    m_tricks = tricks;
    m_fade.stop();
    setOpacity(m_rises ? 0 : 1);
    setVisible(tricks > 0 || fades);
    if (fades && comesOrGoes)
        m_fade.start();
    update();
}

/// Alternately upright and across; large ones are only turned a little.
double PileItem::turnOn(int tricks) const
{
    const int i = std::min(tricks, kMostDrawn - 1);
    if (large())
        return (i % 2 ? 7 : -4) + i % 3;
    return i % 2 ? 4 : 84;
}

QPointF PileItem::offsetOn(int tricks) const
{
    const int i = std::min(tricks, kMostDrawn - 1);
    return {0, -(large() ? 1.6 : 2.2) * m_unit * i};
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

PileItem::Look PileItem::look() const
{
    return {std::min(m_drawn, kMostDrawn), m_card, m_unit, large(), m_pixmaps->deckNumber()};
}

QTransform PileItem::wayOf(int index) const
{
    const QPointF at = offsetOn(index);
    return QTransform::fromTranslate(at.x(), at.y()).rotate(turnOn(index));
}

QRectF PileItem::backsBox() const
{
    constexpr double kEdge = 1;
    const QRectF card(QPointF(-m_card.width() / 2.0, -m_card.height() / 2.0), m_card);
    QRectF box;
    for (int i = 0; i < std::min(m_drawn, kMostDrawn); ++i)
        box |= wayOf(i).mapRect(card);
    return box.adjusted(-kEdge, -kEdge, kEdge, kEdge);
}

void PileItem::paintBacks(QPainter &painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QPixmap back = m_pixmaps->back(m_card, painter.device()->devicePixelRatioF());
    for (int i = 0; i < std::min(m_drawn, kMostDrawn); ++i) {
        painter.save();
        painter.setTransform(wayOf(i), true);
        painter.drawPixmap(QPointF(-m_card.width() / 2.0, -m_card.height() / 2.0), back);
        painter.restore();
    }
}

void PileItem::paintWords(QPainter &painter) const
{
    const double below = m_card.height() * 0.62;
    const bool comes = m_tricks > 0 && m_fade.state() == QAbstractAnimation::Running;
    painter.setOpacity(painter.opacity() * (comes ? m_fade.currentValue().toDouble() : 1));
    painter.setFont(tableFont(m_font));
    painter.setPen(m_ink);
    painter.drawText(QRectF(-200, below, 400, m_font * 1.5), Qt::AlignCenter, m_words);
    painter.setOpacity(opacity());
}

void PileItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    const bool ready = m_pixmaps->ready({}, m_card, ratio);
    m_blank.painted(ready, ratio);
    if (m_drawn == 0)
        return;
    if (large())
        paintWords(*painter);
    if (!ready || m_fade.state() == QAbstractAnimation::Running)
        return paintBacks(*painter);
    if (look() != m_kept)
        m_picture.forget();
    m_kept = look();
    m_picture.showInPlace(*painter, backsBox(), [this](QPainter &inner) { paintBacks(inner); });
}

} // namespace sandbag
