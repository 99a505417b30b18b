// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_picture.h"

#include <QGraphicsItem>

namespace sandbag {

/// A player's name plate: who, bid and tricks, dealer, nil, whose turn.
class PlateItem : public QGraphicsItem
{
public:
    /// `size` and the middle one of the three type sizes; the position is the top left corner.
    void place(const QSizeF &size, double fontPixels);
    void show(const SeatPicture &seat);
    [[nodiscard]] const SeatPicture &seat() const { return m_seat; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] bool wide() const { return m_size.width() > m_size.height() * 6; }
    [[nodiscard]] bool tall() const { return !wide() && m_size.height() > m_font * 4; }
    void paintDetail(QPainter &painter, const QRectF &row, Qt::Alignment side) const;
    void paintTurn(QPainter &painter, const QRectF &box) const;
    double paintName(QPainter &painter, const QRectF &row) const;
    void paintCount(QPainter &painter, const QRectF &row, double large) const;
    double paintNil(QPainter &painter, const QRectF &row) const;

    SeatPicture m_seat;
    QSizeF m_size;
    double m_font = 13;
};

/// What a player just said, over the cards behind the plate.
class BubbleItem : public QGraphicsItem
{
public:
    void say(const QString &text, double fontPixels);
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QString m_text;
    double m_font = 13;
    QRectF m_box; ///< about the foot, which is the item's position
};

} // namespace sandbag
