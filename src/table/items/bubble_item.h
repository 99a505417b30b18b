// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QVariantAnimation>

namespace sandbag {

/// What a player just said, on paper next to the plate.
class BubbleItem : public QGraphicsItem
{
public:
    BubbleItem();

    /// The position is where the bubble points from; it stays on the felt.
    void place(const SeatPlace &place, const TableLayout &layout, const TableTheme &theme);
    enum class Way {
        atOnce,
        moving,    ///< it grows, and fades when its words are over
        intoPlate, ///< the words stay a little, and then shrink into the count
    };
    void say(const QString &text, Way way = Way::atOnce);
    /// The last bid: it grows, stays a little, and shrinks into the count as the others do.
    void sayAndGo(const QString &text);
    [[nodiscard]] bool speaks() const { return !m_text.isEmpty(); }
    /// Shifts what is said downwards; it still points from the same place.
    void lower(double by);
    /// Below the plate and pointing up to it, where there is no room next to it; not, where it may
    /// be next to it again. `aside`: this much nearer to the felt's edge, in pixels.
    void hangBelow(bool below, double aside = 0);
    /// Not painted, though it is said: there is no room at all.
    void leaveOut(bool out);
    [[nodiscard]] bool isLeftOut() const { return m_leftOut; }
    /// What it covers, in the scene, without its shadow.
    [[nodiscard]] QRectF box() const;

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    [[nodiscard]] QFont fontFor(const QString &text) const;
    [[nodiscard]] double corner() const;
    [[nodiscard]] QPainterPath shapeAround() const;
    [[nodiscard]] QPainterPath tail(double radius) const;
    void measure();
    [[nodiscard]] QPointF speaker() const;
    void begin(int duration, int wait);
    void arrive();
    void put(double share);

    QString m_text;
    QString m_painted; ///< also while it goes
    enum class Stage { rest, comes, fades, shrinks };
    Stage m_stage = Stage::rest;
    QVariantAnimation m_change;
    QPointF m_into;  ///< the plate's middle, seen from the foot
    QPointF m_under; ///< the place at the plate's lower edge to which it would point, likewise
    bool m_below = false;
    double m_aside = 0; ///< below the plate: toward the felt's edge
    bool m_leftOut = false;
    TableTheme m_theme;
    double m_unit = 1;
    double m_small = 12, m_large = 20;
    bool m_leftward = false; ///< is at the left of the plate
    double m_room = 200;
    double m_lower = 0;
    QRectF m_box;         ///< about the foot, which is the item's position
    QPainterPath m_shape; ///< around the words
};

} // namespace sandbag
