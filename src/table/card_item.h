// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QGraphicsItem>
#include <QSize>

#include <optional>

namespace sandbag {

class CardPixmaps;

/// One card on the table. Its position is the middle of the card.
class CardItem : public QGraphicsItem
{
public:
    CardItem(CardPixmaps *pixmaps, QSize size);

    /// The card lies face up; without a card, face down.
    void setCard(std::optional<Card> card);
    [[nodiscard]] std::optional<Card> card() const { return m_card; }
    /// Size as drawn at scale 1.
    void setSize(QSize size);
    [[nodiscard]] QSize size() const { return m_size; }

    /// May not be played now: a veil lies over it.
    void setDimmed(bool dimmed);
    /// The keyboard stands on it.
    void setCursor(bool on);
    /// Chosen to be passed or discarded, or winning the trick so far.
    void setMarked(bool on);
    /// Has just come into the hand: a bar stands at its head.
    void setFresh(bool on);

    /// Its picture may be there by now: paints it where the card was blank.
    void takePicture();

    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] QRectF face() const;

    CardPixmaps *m_pixmaps;
    QSize m_size;
    std::optional<Card> m_card;
    bool m_dimmed = false;
    bool m_cursor = false;
    bool m_marked = false;
    bool m_blank = false; ///< was painted before its picture was there
    bool m_fresh = false;
};

} // namespace sandbag
