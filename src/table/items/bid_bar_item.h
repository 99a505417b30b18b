// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"
#include "places/table_layout.h"

#include <QGraphicsItem>

#include <vector>

namespace sandbag {

/// The tricks of the deal in a strip during the bidding: each trick bid shows its side's sign, and
/// bids beyond the tricks in the deal are outside in red. The panel that asks for a bid says the
/// same in words.
class BidBarItem : public QGraphicsItem
{
public:
    BidBarItem() { hide(); }
    /// `up`: this many pixels higher than usual, as far as there is room.
    void place(const TableLayout &layout, const TableTheme &theme, double up);
    /// `bids`: the side of each trick bid, in the order of the bids; `tricks`: of the deal, 0
    /// hides.
    /// `preview`: this many more would be bid by side `own`.
    void show(const std::vector<int> &bids, int tricks, int own = 0, int preview = 0);

    /// The strip with the bids outside it, in the scene.
    [[nodiscard]] QRectF box() const;
    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void measure();
    [[nodiscard]] QRectF strip() const;
    void paintPips(QPainter &painter) const;
    void paintCaption(QPainter &painter) const;

    std::vector<int> m_bids;
    int m_tricks = 0;
    int m_own = 0;
    int m_preview = 0;
    double m_font = 12;
    double m_room = 0; ///< widest, in logical pixels
    double m_pip = 12;
    double m_pitch = 20;
    TableTheme m_theme;
};

} // namespace sandbag
