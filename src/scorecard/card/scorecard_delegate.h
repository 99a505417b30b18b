// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/line_row.h"

#include <QFont>
#include <QStyledItemDelegate>

#include <vector>

namespace sandbag {

/// Type for numbers in a narrow column.
struct NarrowType {
    double part = 1;   ///< of the usual type
    int stretch = 100; ///< per cent of the usual width of its letters
};

/// How the numbers are written.
struct CardStyle {
    bool merged = false;      ///< "4/5" in the column of the bid
    bool stacked = false;     ///< "4/5" in small type over the total: one column for a side
    bool bagsAsUnits = false; ///< the last digit of the total marked as the bags
    bool wheels = false;      ///< a made ten's 200 with its zeros joined
    bool grouped = true;      ///< totals as "1,240", not "1240"
    NarrowType total;         ///< where many sides have little room
    NarrowType over;          ///< the same of the numbers over the total
};

/// Paints the cells of a deal as on paper: ruled, the total of a set ringed, totals large. The rows
/// of explained lines are painted whole by ScorecardView.
class ScorecardDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit ScorecardDelegate(QObject *parent = nullptr);
    void setStyle(const CardStyle &style);
    [[nodiscard]] const CardStyle &style() const { return m_style; }
    /// Of the rows of explained lines: the whole card.
    void setLineWidth(int width) { m_lineWidth = width; }
    /// By side, the last total on its way to the new one; empty: it is there.
    void setCounted(const std::vector<int> &totals) { m_counted = totals; }
    /// The words of that cell at this moment.
    [[nodiscard]] QString shownText(const QModelIndex &index) const;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;

    /// What the cell says, bid and taken joined where they are merged.
    [[nodiscard]] static QString cellText(const QModelIndex &index, bool merged);
    [[nodiscard]] static QString mergedText(const QString &bid, const QString &taken);
    [[nodiscard]] static QFont fontOf(QFont base, int field);
    [[nodiscard]] static QFont narrowed(QFont font, const NarrowType &type);
    /// A total as it is written without marks between thousands.
    [[nodiscard]] static QString ungrouped(QString total);
    /// Of the number of a deal.
    [[nodiscard]] static double numberWidth(const QFont &base, int deals);
    static constexpr double kTotal = 1.2; ///< type of a total, of the usual one
    /// The font of the numbers above a total.
    [[nodiscard]] static QFont stackedFont(const QFont &base);
    /// The row of an explained line or a sum.
    [[nodiscard]] static LineRow lineOf(const QModelIndex &index);

private:
    void paintDeal(QPainter &painter, const QStyleOptionViewItem &option,
                   const QModelIndex &index) const;
    void paintOverTotal(QPainter &painter, const QStyleOptionViewItem &option,
                        const QModelIndex &index) const;
    void paintNumber(QPainter &painter, const QStyleOptionViewItem &option,
                     const QModelIndex &index) const;

    [[nodiscard]] bool isCounting(const QModelIndex &index) const;

    CardStyle m_style;
    std::vector<int> m_counted;
    int m_lineWidth = 200;
    mutable QFont m_rowFont;
    mutable int m_rowHeight = 0; ///< of a deal, in m_rowFont
};

} // namespace sandbag
