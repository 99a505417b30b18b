// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>
#include <QPainterPath>
#include <QPolygonF>
#include <QTransform>
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
    /// No ray reaches into these, in the scene, at any time.
    void keepRaysOff(const std::vector<QRectF> &boxes);
    /// Each as it is in the scene when it is grown, at the end of its turn.
    [[nodiscard]] std::vector<QPolygonF> rays() const;

    /// The winners' faces.
    [[nodiscard]] QPainterPath shape() const override;
    [[nodiscard]] QRectF boundingRect() const override { return m_felt; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Ray {
        double angle;
        double from, to; ///< from the middle; none where it has no room
        double half;     ///< of its width
        bool strong;
        [[nodiscard]] QPolygonF shape(double grown) const;
    };
    void measureRays();
    [[nodiscard]] QTransform turned(double degrees) const;
    [[nodiscard]] bool isClear(const Ray &ray) const;
    void paintRays(QPainter &painter) const;
    void paintFaces(QPainter &painter) const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] double part(double from, double to) const;

    CardPixmaps *m_pixmaps;
    std::vector<int> m_winners;
    int m_side = 0;
    bool m_hasRays = false;
    std::vector<Ray> m_rays;
    std::vector<QRectF> m_kept; ///< clear of rays, about the position
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
