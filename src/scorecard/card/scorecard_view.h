// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card/scorecard_delegate.h"
#include "sheet/scorecard_model.h"

#include <QTreeView>

#include <algorithm>
#include <vector>

namespace sandbag {

/// The ruled card. A click on any number (or Enter) opens its sum beneath the deal, a click on
/// the deal's number the sums of all sides; a second click closes it. Columns give way when the
/// card is narrow: first the score of the deal, then bid and taken share a column, then the
/// dealers' names are cut short, then the bags go.
class ScorecardView : public QTreeView
{
    Q_OBJECT

public:
    explicit ScorecardView(ScorecardModel *model, QWidget *parent = nullptr);

    [[nodiscard]] const CardStyle &cardStyle() const { return m_delegate->style(); }
    void setBagsAsUnits(bool units);
    void setWheels(bool wheels);
    /// By side, the total of the last deal on its way to the new one; empty: it is there.
    void countTotals(const std::vector<int> &totals);
    /// The words of that cell at this moment.
    [[nodiscard]] QString shownText(const QModelIndex &index) const
    {
        return m_delegate->shownText(index);
    }
    /// Opens the sum of a side (−1: of all) beneath a deal, or closes it when it is open.
    void toggleSum(int deal, int side);

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void fitColumns();
    void stayAtEnd();
    void noteCollapsed();
    void measure();
    class TextWidths;
    [[nodiscard]] int neededWidth(int column) const
    {
        const CardStyle &style = m_delegate->style();
        if (style.stacked)
            return std::min(m_needed[2].value(column), m_sideRoom);
        return m_needed[style.merged ? 1 : 0].value(column);
    }
    [[nodiscard]] int grown(int pixels) const;
    [[nodiscard]] int widthOf(const QList<ScorecardModel::Field> &fields) const;
    [[nodiscard]] int stack(const CardStyle &style, int number, int worded);
    void shrinkToFit(CardStyle style, int room);
    [[nodiscard]] NarrowType narrowType(const QFont &usual, const QStringList &texts) const;
    [[nodiscard]] int widthForNames(const QList<ScorecardModel::Field> &fields) const;
    void shareOut(int spare);
    void openAt(const QModelIndex &index);
    [[nodiscard]] int sheetEnd() const;
    void paintSheet(QPainter &painter) const;
    void paintRules(QPainter &painter, const QRect &row) const;
    void paintVoid(QPainter &painter, const QRect &row, const QString &word) const;

    ScorecardModel *m_model;
    ScorecardDelegate *m_delegate;
    bool m_atEnd = true; ///< the last deal is to be seen
    /// Width of each column; [1] with bid and taken in one, [2] with both over the total.
    QList<int> m_needed[3];
    int m_widestTotal = 0, m_widestOver = 0; ///< of the texts that are then over each other
    QStringList m_totals, m_overs;           ///< those texts, as far as they may be the widest
    int m_sideRoom = 0;                      ///< of the column of a side
};

} // namespace sandbag
