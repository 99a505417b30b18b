// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>

namespace sandbag {

/// The scores, inlaid in the frame above the felt: each side's score, its bags to the next penalty
/// and what it has still to do. The only place on the table with a side's numbers.
class ScoreBoardItem : public QGraphicsItem
{
public:
    void place(const TableLayout &layout, const TableTheme &theme);
    /// `before`: other scores of these sides for which room is kept while they count; mostly none.
    void show(const std::vector<SidePicture> &sides, const QString &heading,
              const std::vector<QString> &before = {});
    /// The box of a side, by its place in the board.
    [[nodiscard]] QRectF boxOf(std::size_t index) const;
    /// Every text with the room it has, as it was painted: for the tests that look for clipped
    /// ones.
    struct Text {
        QString text;
        bool clipped = false;
    };
    [[nodiscard]] const std::vector<Text> &texts() const { return m_texts; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void measure();
    void takeType(double part);
    void fitType();
    [[nodiscard]] bool fits(double part);
    void shortenNames();
    [[nodiscard]] double roomForSides() const;
    [[nodiscard]] double roomForWords() const;
    [[nodiscard]] double betweenSides() const;
    [[nodiscard]] double needs() const;
    void paintSide(QPainter &painter, std::size_t index);
    double paintBags(QPainter &painter, std::size_t index, double left);
    [[nodiscard]] QColor sackColour(bool nearPenalty) const;
    void paintSacks(QPainter &painter, const SidePicture &side, double left) const;
    [[nodiscard]] double sacksWidth(const SidePicture &side) const;
    [[nodiscard]] double bagsWidth(const SidePicture &side) const;
    [[nodiscard]] double widthOf(std::size_t index) const;
    [[nodiscard]] double scoreWidth(std::size_t index) const;
    [[nodiscard]] QString nameOf(const SidePicture &side, double room) const;
    [[nodiscard]] QFont scoreFont() const;
    [[nodiscard]] QFont wordsFont() const;
    [[nodiscard]] double sackSize() const;
    [[nodiscard]] QString bagsText(const SidePicture &side) const;
    double put(QPainter &painter, const QString &text, const QFont &font, const QColor &colour,
               double left) const;

    std::vector<SidePicture> m_sides;
    std::vector<QString> m_before; ///< scores from which those of the sides count
    QString m_heading;
    QString m_headingShown; ///< as much of it as there is room for
    TableTheme m_theme;
    QRectF m_box;
    double m_usualSmall = 12, m_usualMiddle = 14, m_usualLarge = 20; ///< as they ought to be
    double m_small = 12, m_middle = 14, m_large = 20;                ///< as there is room for them
    double m_sack = 10;
    double m_gap = 8;   ///< between the parts of a side
    double m_grown = 1; ///< of gaps, with the type
    int m_saved = 0;    ///< as much gives way; then all type is smaller
    double m_nameRoom = 0;
    std::vector<QRectF> m_boxes; ///< by side
    QRectF m_headingBox;
    mutable std::vector<Text> m_texts;
    std::vector<KeptPicture> m_sacks; ///< by side, its row: shapes that take long
};

} // namespace sandbag
