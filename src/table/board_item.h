// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_picture.h"

#include <QGraphicsItem>

namespace sandbag {

/// The score board in the corner: each side's score, contract and bags to the next penalty.
class BoardItem : public QGraphicsItem
{
public:
    void show(const TablePicture &picture, double fontPixels);

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintSide(QPainter &painter, const SidePicture &side, double top) const;
    void paintBags(QPainter &painter, const SidePicture &side, const QRectF &box) const;

    std::vector<SidePicture> m_sides;
    double m_font = 13;
    double m_nameWidth = 0;
    double m_scoreWidth = 0;
    QSizeF m_size;
};

/// What matters of the play, as chips in one line that ends at the item's position: what was led,
/// whether spades are broken, dead tricks, the kitty.
class MarksItem : public QGraphicsItem
{
public:
    void show(const TablePicture &picture, double fontPixels);
    /// Time left for this card.
    void setClock(const QString &text, const TablePicture &picture, double fontPixels);
    [[nodiscard]] const QString &clock() const { return m_clock; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Chip {
        QString text;
        std::optional<Suit> suit;
        bool bright = false; ///< the brightest thing: what was led
        bool operator==(const Chip &) const = default;
    };
    [[nodiscard]] double widthOf(const Chip &chip) const;

    QString m_clock;
    std::vector<Chip> m_chips;
    double m_font = 13;
};

} // namespace sandbag
