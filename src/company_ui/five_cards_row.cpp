// SPDX-License-Identifier: GPL-3.0-or-later
#include "five_cards_row.h"

#include "deck/card_pixmaps.h"
#include "text/translate.h"

#include <QPainter>

namespace sandbag {

FiveCardsRow::FiveCardsRow(QWidget *parent) : QWidget(parent), m_pixmaps(new CardPixmaps(this))
{
    setFocusPolicy(Qt::TabFocus); // a screen reader comes here by it
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_pixmaps, &CardPixmaps::changed, this, qOverload<>(&QWidget::update));
}

void FiveCardsRow::setDeck(const CardDeck &deck)
{
    m_pixmaps->setDeck(deck);
}

void FiveCardsRow::setCards(const CardList &cards)
{
    m_cards = cards;
    setAccessibleName(tr("Five cards to compare: %1").arg(words()));
    updateGeometry();
    update();
}

QString FiveCardsRow::words() const
{
    QStringList said;
    for (const Card card : m_cards)
        said << toText(cardSign(card), Audience::ear());
    return said.join(QStringLiteral(", "));
}

QSize FiveCardsRow::cardSize() const
{
    const int high = fontMetrics().height() * 5;
    return {high * 5 / 7, high};
}

QSize FiveCardsRow::sizeHint() const
{
    const int gap = fontMetrics().averageCharWidth();
    const auto count = static_cast<int>(m_cards.size());
    return {count * (cardSize().width() + gap) + 4, cardSize().height() + 4};
}

void FiveCardsRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const int gap = fontMetrics().averageCharWidth();
    QRect place(QPoint(2, 2), cardSize());
    for (const Card card : m_cards) {
        painter.drawPixmap(place, m_pixmaps->face(card, place.size(), devicePixelRatioF()));
        place.translate(place.width() + gap, 0);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace sandbag
