// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_deck.h"

#include <QWidget>

namespace sandbag {

class CardPixmaps;

/// Five cards face up in a row, by which two persons see that nobody is between their computers:
/// both must have the very same, in the same order. Read aloud as words.
class FiveCardsRow : public QWidget
{
    Q_OBJECT

public:
    explicit FiveCardsRow(QWidget *parent = nullptr);

    void setDeck(const CardDeck &deck);
    void setCards(const CardList &cards);
    [[nodiscard]] const CardList &cards() const { return m_cards; }
    /// "ace of spades, nine of clubs, …"
    [[nodiscard]] QString words() const;

    [[nodiscard]] QSize sizeHint() const override;
    /// The cards are smaller where the window is narrow.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] int gap() const;
    [[nodiscard]] QSize cardSize(int lines) const;
    [[nodiscard]] QSize sizeOf(QSize card) const;

    CardList m_cards;
    CardPixmaps *m_pixmaps;
};

} // namespace sandbag
