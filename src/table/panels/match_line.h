// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "words/turning_points.h"

#include <QLineF>
#include <QPolygonF>
#include <QSize>
#include <QString>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace sandbag {

class Match;

/// The totals of a match from its first deal to its last, as lines on the felt: each side's own
/// sign at every deal, a dotted line at the target, and a few words on what turned it.
class MatchLine : public QWidget
{
    Q_OBJECT
public:
    MatchLine(const Match &match, const QStringList &names, int viewer, QWidget *parent);

    void setTheme(const TableTheme &theme);
    /// Draws the lines from left to right, in this many ms.
    void draw(int milliseconds);
    /// Words on what turned it, behind the sign of the side; the largest change first.
    struct Note {
        QRectF sign, words;
        QString text;
        int side = 0;
        QLineF leader; ///< from the point that they are about to their edge
    };
    [[nodiscard]] std::vector<Note> notes() const;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Side {
        int side = 0;
        bool own = false;
        std::vector<int> totals; ///< before the first deal, and after each
    };
    [[nodiscard]] QRectF ground() const;
    [[nodiscard]] QPointF at(std::size_t deal, int points) const;
    [[nodiscard]] double scale() const;
    void paintScale(QPainter &painter) const;
    void paintSide(QPainter &painter, const Side &side) const;
    void paintNotes(QPainter &painter) const;
    [[nodiscard]] QFont noteFont() const;
    [[nodiscard]] QRectF noteBox(const QPointF &point, bool gain, const QSizeF &size,
                                 const std::vector<Note> &placed,
                                 const std::vector<QPolygonF> &lines) const;
    [[nodiscard]] std::vector<Note> placeNotes() const;
    [[nodiscard]] std::vector<QPolygonF> drawnLines() const;
    void paintLeader(QPainter &painter, QLineF leader) const;
    [[nodiscard]] bool crossesLines(const QRectF &box, const std::vector<QPolygonF> &lines) const;

    std::vector<Side> m_sides;
    std::vector<TurningPoint> m_notes;
    int m_target = 0;
    int m_lowest = 0, m_highest = 1;
    double m_drawn = 1;                 ///< share of the lines
    mutable std::vector<Note> m_placed; ///< for that size, and that size of the type
    mutable QSize m_placedIn;
    mutable int m_placedType = 0;
    TableTheme m_theme;
    QVariantAnimation m_drawing;
};

} // namespace sandbag
