// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_theme.h"
#include "places/laid_places.h"

#include <QGraphicsItem>

namespace sandbag {

/// Dashed places on the felt for cards that are chosen to leave the hand; the cards are drawn over
/// them.
class LaidPlacesItem : public QGraphicsItem
{
public:
    void place(const LaidPlaces &places, double unit, const TableTheme &theme);
    [[nodiscard]] const LaidPlaces &places() const { return m_places; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintPlaces(QPainter &painter) const;

    LaidPlaces m_places;
    QRectF m_box;
    double m_line = 2;
    TableTheme m_theme;
    KeptPicture m_picture;
};

} // namespace sandbag
