// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/shown_fade.h"
#include "look/kept_picture.h"
#include "look/table_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QFont>
#include <QGraphicsItem>
#include <QVariantAnimation>

namespace sandbag {

/// The score pad on the felt: the last deals, the bids of this one, and a pencil. Its position is
/// its middle.
class PadItem : public QGraphicsItem
{
public:
    PadItem();

    void place(const TableLayout &layout, const TableTheme &theme);
    /// `sides`: in the order of the rows' cells.
    void show(const std::vector<SidePicture> &sides, const std::vector<PadRow> &rows);
    /// Comes and goes; `fades`: in a moment, as the sheet that it becomes leaves it.
    void setShown(bool shown, bool fades) { m_fade.setShown(shown, fades); }
    /// The pointer is over it: it rises a little.
    void setPointed(bool on);

    /// As a card does while the table gets another size.
    void keepFormerSize(bool on) { m_formerSize.keepFormer(m_picture, on); }
    bool prepare(qreal ratio);

    /// Over its columns are the sides' signs alone, since their words have no room.
    [[nodiscard]] bool headsAreSigns() const;
    /// Each side has a column; else they are listed below each other.
    [[nodiscard]] bool inColumns() const;
    /// The words at the head of that column, as far as they have room, and the type of all of them.
    [[nodiscard]] QString headShown(std::size_t place) const;
    [[nodiscard]] QFont headFont() const;
    /// The name in that row of the list as it is painted, in a line or two, none where it would be
    /// hardly a letter, and the type of names and of totals.
    [[nodiscard]] QString nameShown(std::size_t place) const;
    [[nodiscard]] QFont listFont(bool total) const;
    /// The type of all totals, or of all bids, in the rows from that one on.
    [[nodiscard]] QFont figureFont(bool running, std::size_t first = 0) const;
    /// The type on its leaf.
    [[nodiscard]] QFont padFont(double pixels, QFont::Weight weight = QFont::Medium) const;
    [[nodiscard]] QRectF boundingRect() const override;
    [[nodiscard]] QPainterPath shape() const override;
    [[nodiscard]] bool contains(const QPointF &point) const override
    {
        return m_box.contains(point);
    }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintLeaf(QPainter &painter) const;
    void paintHead(QPainter &painter, double top, double height) const;
    void paintRows(QPainter &painter, double top) const;
    void paintRow(QPainter &painter, const PadRow &row, const QRectF &where,
                  const QFont &font) const;
    void paintList(QPainter &painter) const;
    void paintEmpty(QPainter &painter, double top, double high) const;
    [[nodiscard]] double gum() const;
    [[nodiscard]] double listTop() const;
    [[nodiscard]] double listHeight() const;
    [[nodiscard]] double listRoom() const;
    [[nodiscard]] double listSign() const;
    void fitList();
    [[nodiscard]] QString headOf(std::size_t place) const;
    [[nodiscard]] bool namesAreHeads() const;
    [[nodiscard]] double headSign() const;
    [[nodiscard]] double headGap() const;
    [[nodiscard]] double headRoom() const;
    [[nodiscard]] QString nameCut(std::size_t place) const;
    [[nodiscard]] QStringList nameLines(std::size_t place) const;
    [[nodiscard]] double nameRoom(std::size_t place) const;
    [[nodiscard]] bool namesAreRead() const;
    [[nodiscard]] std::vector<std::size_t> fittingNames() const;
    [[nodiscard]] QRectF cellRoom(const QRectF &cell) const;
    [[nodiscard]] double numberWidth() const;
    [[nodiscard]] QRectF cellBox(std::size_t place, const QRectF &row) const;
    [[nodiscard]] double rowHeight() const;
    [[nodiscard]] double grown() const;
    void put(double pointed);

    std::vector<SidePicture> m_sides;
    std::vector<PadRow> m_rows;
    TableTheme m_theme;
    QRectF m_box;   ///< about its middle
    QPointF m_home; ///< where it is at rest
    double m_unit = 1;
    double m_small = 12, m_middle = 14;
    double m_listType = 12;   ///< of the names in a list, pixels
    bool m_listTwice = false; ///< partners are listed one below the other there
    double m_pointed = 0;     ///< 0 to 1
    QVariantAnimation m_rise;
    ShownFade m_fade{this, true};
    KeptPicture m_picture;
    KeptPicture m_formerSize; ///< shown until the new one is painted
};

} // namespace sandbag
