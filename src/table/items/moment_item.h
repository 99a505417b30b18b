// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"
#include "words/deal_moments.h"

#include <QGraphicsItem>

#include <optional>

namespace sandbag {

class CardPixmaps;

/// A second of joy or sorrow in the middle of the felt: a picture of the event over words on paper.
/// It has no clock: setProgress() says how far the second has gone.
class MomentItem : public QGraphicsItem
{
public:
    explicit MomentItem(CardPixmaps *pixmaps) : m_pixmaps(pixmaps) {}

    void place(const TableLayout &layout, const TableTheme &theme, bool faces);
    /// Nothing is shown without a moment.
    void show(const std::optional<DealMoment> &moment);
    [[nodiscard]] const std::optional<DealMoment> &moment() const { return m_moment; }
    /// From 0 to 1.
    void setProgress(double progress);
    [[nodiscard]] QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintWords(QPainter &painter) const;
    void paintPicture(QPainter &painter) const;
    void paintRays(QPainter &painter) const;
    void paintFaces(QPainter &painter) const;
    void paintFace(QPainter &painter, int seat, double x, double radius) const;
    void paintSign(QPainter &painter) const;
    void paintSack(QPainter &painter) const;
    void paintSand(QPainter &painter, double size, double ground) const;
    void paintRing(QPainter &painter, const QRectF &box) const;
    [[nodiscard]] QRectF wordsBox() const;
    /// How far that part of the second has gone, 0 to 1.
    [[nodiscard]] double part(double from, double to) const;

    CardPixmaps *m_pixmaps;
    std::optional<DealMoment> m_moment;
    TableTheme m_theme;
    QRectF m_bounds;
    double m_unit = 1;
    double m_middle = 14;
    double m_large = 20;
    double m_progress = 0;
    bool m_faces = true; ///< otherwise a side is shown by its sign
};

} // namespace sandbag
