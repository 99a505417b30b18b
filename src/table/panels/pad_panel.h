// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

#include <utility>
#include <vector>

class QGridLayout;

namespace sandbag {

class BagLine;
class Match;
class RuledLabel;
class SideHead;
struct ScoreSheet;

/// The score pad from the table's corner, opened: the last deals, totals, bags, and the standing of
/// the match. It looks as the result of a deal does.
class PadPanel : public TablePanel
{
    Q_OBJECT
public:
    /// `match` is read here and not kept.
    PadPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent = nullptr);

    /// How many deals it has to show, and how many of them, the last ones, it shows.
    [[nodiscard]] int deals() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int shownDeals() const { return m_shown; }
    void showDeals(int count);
    /// Of a deal and of a line below, in pixels, at least; 0: as low as its type.
    void setRowHeight(int pixels);
    /// The same, as low as its type.
    [[nodiscard]] int rowHeight() const;
    /// Columns as wide as on a large table, in this much room in sizes of the type; 0: as narrow
    /// as their numbers.
    void setRoom(double ems);
    [[nodiscard]] int sides() const { return m_sides; }
    /// Its button for the scorecard next to the table.
    void setBesideOffered(bool offered);
    void setTheme(const TableTheme &theme) override;
    bool offerKey(QKeyEvent *event) override;

signals:
    void closed();
    void besideAsked(); ///< the scorecard is wanted next to the table

protected:
    void paintGround(QPainter &painter, const QRectF &paper) override;
    void changeEvent(QEvent *event) override;

private:
    struct Source;
    void addColumns(const Source &of);
    void addDeal(QGridLayout *grid, const Source &of, int deal, int row);
    void addTotals(QGridLayout *grid, const Source &of, int row);
    void addList(const Source &of);
    void addStand(const Source &of);
    void addButtons();
    [[nodiscard]] bool isTorn() const { return m_shown > 0 && m_shown < m_all; }
    [[nodiscard]] QWidget *headOf(const Source &of, int side, bool column);

    int m_sides = 0;
    int m_all = 0;                              ///< deals of the match
    int m_shown = 0;                            ///< of them
    std::vector<std::vector<QWidget *>> m_rows; ///< by deal
    std::vector<SideHead *> m_heads;
    std::vector<BagLine *> m_bags;
    RuledLabel *m_stand = nullptr; ///< one sentence on the match
    TableButton *m_beside = nullptr;
};

} // namespace sandbag
