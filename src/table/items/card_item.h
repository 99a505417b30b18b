// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "look/blank_until_drawn.h"
#include "look/kept_picture.h"
#include "look/table_theme.h"

#include <QBrush>
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

    /// Shows the card face up; without a card, face down.
    void setCard(std::optional<Card> card);
    [[nodiscard]] std::optional<Card> card() const { return m_card; }
    /// Size as drawn at scale 1.
    void setSize(QSize size);
    [[nodiscard]] QSize size() const { return m_size; }

    /// Colours, and the unit of the table for rings and shadows.
    void setTheme(const TableTheme &theme, double unit);
    /// May not be played now: a veil covers it, from 0 (none) to 1.
    void setDimmed(bool dimmed);
    [[nodiscard]] bool dimmed() const { return m_dimmed; }
    void setVeil(double share);
    [[nodiscard]] double veil() const { return m_veil; }
    /// The keyboard is on it.
    void setCursor(bool on);
    /// Chosen to be passed or discarded.
    void setMarked(bool on);
    /// Wins the trick so far: a fine edge.
    void setWinning(bool on);
    /// Has just come into the hand: a bar is at its head.
    void setFresh(bool on);
    /// Whether it has a shadow of its own, which the backs in a fan do not have.
    void setShadowed(bool on);
    /// Above the table: flying, or lifted out of the hand.
    void setLifted(bool on);

    /// Its picture is kept from frame to frame: not for a card that turns or shrinks on its way.
    void setKept(bool on)
    {
        m_kept = on;
        if (on)
            m_straight.forget();
    }

    /// Its picture may be there by now: paints it where the card was blank.
    void takePicture();
    /// The table is about to get another size: from now on the picture as it was is shown at the
    /// card's place until prepare() has painted the new one. Off: painted when it is shown.
    void keepFormerSize(bool on) { m_formerSize.keepFormer(m_picture, on); }
    /// Paints its picture before it is seen, for a screen of that many pixels to a logical one;
    /// false where it was painted already.
    bool prepare(qreal ratio);
    /// It is not going to be painted soon: its picture takes a part of its memory until then; false
    /// where there was nothing to do.
    bool pack() { return m_picture.pack(); }
    [[nodiscard]] bool isPacked() const { return m_picture.isPacked(); }

    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] QRectF face() const;
    void paintMarks(QPainter &painter, const QRectF &box, double radius) const;
    [[nodiscard]] QBrush veilBrush() const;
    void paintVeil(QPainter &painter, const QRectF &box, double radius) const;
    void paintRing(QPainter &painter, const QRectF &box, double radius) const;
    void paintCard(QPainter &painter);
    [[nodiscard]] bool isPlainBack() const;
    bool preparePicture(qreal ratio, const QTransform &world);
    void change(bool &flag, bool on);
    void changed();
    void paintAnew();

    CardPixmaps *m_pixmaps;
    QSize m_size;
    std::optional<Card> m_card;
    bool m_dimmed = false;
    bool m_cursor = false;
    bool m_marked = false;
    bool m_winning = false;
    bool m_shadowed = true;
    bool m_lifted = false;
    double m_veil = 0;
    double m_unit = 1;
    TableTheme m_theme;
    BlankUntilDrawn m_blank;
    bool m_fresh = false;
    bool m_kept = true;
    KeptPicture m_picture;
    KeptPicture m_formerSize; ///< shown until the new one is painted
    KeptPicture m_straight;   ///< while it turns or grows on its way
};

} // namespace sandbag
