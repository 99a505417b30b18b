// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QVariantAnimation>

#include <vector>

namespace sandbag {

class CardPixmaps;

/// The end of a match: the lamp goes down, and the winners' faces are in the light. Its position
/// is the middle of the faces.
class CrownItem : public QGraphicsItem
{
public:
    explicit CrownItem(CardPixmaps *pixmaps);

    void place(const TableLayout &layout, const TableTheme &theme, bool faces);
    /// The seats that won and their side; none hides it. `rays`: the person is among them.
    void show(const std::vector<int> &winners, int side, bool rays, bool moves);

    /// The winners' faces.
    [[nodiscard]] QPainterPath shape() const override;
    [[nodiscard]] QRectF boundingRect() const override { return m_felt; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRays(QPainter &painter) const;
    void paintFaces(QPainter &painter) const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] double part(double from, double to) const;

    CardPixmaps *m_pixmaps;
    std::vector<int> m_winners;
    int m_side = 0;
    bool m_rays = false;
    bool m_faces = true;
    TableTheme m_theme;
    QRectF m_felt; ///< about the position
    double m_unit = 1;
    double m_corner = 16;    ///< radius of the felt's
    double m_passed = kLong; ///< ms since it began
    QVariantAnimation m_time;

    static constexpr int kLong = 6000;
};

} // namespace sandbag
