// SPDX-License-Identifier: GPL-3.0-or-later
#include "five_cards_row.h"

#include "deck/card_pixmaps.h"
#include "text/card_names.h"

#include <QPainter>

namespace sandbag {

namespace {

// Heights of a card, in lines of text.
constexpr int kLines = 5;
constexpr int kLeastLines = 3;

} // namespace

FiveCardsRow::FiveCardsRow(QWidget *parent) : QWidget(parent), m_pixmaps(new CardPixmaps(this))
{
    setFocusPolicy(Qt::TabFocus); // a screen reader comes here by it
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
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
        said << cardName(card);
    return said.join(QStringLiteral(", "));
}

int FiveCardsRow::gap() const
{
    return fontMetrics().averageCharWidth();
}

QSize FiveCardsRow::cardSize(int lines) const
{
    const int high = fontMetrics().height() * lines;
    return {high * 5 / 7, high};
}

QSize FiveCardsRow::sizeOf(QSize card) const
{
    return {static_cast<int>(m_cards.size()) * (card.width() + gap()) + 4, card.height() + 4};
}

QSize FiveCardsRow::sizeHint() const
{
    return sizeOf(cardSize(kLines));
}

QSize FiveCardsRow::minimumSizeHint() const
{
    return {sizeOf(cardSize(kLeastLines)).width(), sizeHint().height()};
}

void FiveCardsRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    QSize size = cardSize(kLines);
    if (!m_cards.empty())
        size.scale((width() - 4) / static_cast<int>(m_cards.size()) - gap(), size.height(),
                   Qt::KeepAspectRatio);
    QRect place(QPoint(2, (height() - size.height()) / 2), size);
    for (const Card card : m_cards) {
        painter.drawPixmap(place, m_pixmaps->face(card, place.size(), devicePixelRatioF()));
        place.translate(place.width() + gap(), 0);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace sandbag
