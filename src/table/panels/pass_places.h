// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_pixmaps.h"

#include <QWidget>

namespace sandbag {

/// Dashed places on the felt, one for each card that is to leave the hand; the chosen cards are
/// shown on them.
class PassPlaces : public QWidget
{
    Q_OBJECT
public:
    PassPlaces(CardPixmaps *pixmaps, QSize card, int count, QWidget *parent);
    void setCards(const CardList &cards);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    CardPixmaps *m_pixmaps;
    QSize m_card;
    int m_count;
    CardList m_cards;
};

} // namespace sandbag
