// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/result_sheet.h"
#include "panels/table_panel.h"

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

class QGridLayout;
class QLabel;

namespace sandbag {

class LineWriter;
class Match;
class WritingPencil;

/// The explained result of a deal on the pad's own paper, written line by line. Up to four sides
/// are in columns below the deals before, more are in rows; three and four may be in either.
class ResultPanel : public TablePanel
{
    Q_OBJECT
public:
    /// Shows the last deal of the match.
    ResultPanel(const Match &match, const QStringList &names, int viewer,
                QWidget *parent = nullptr);

    void setTheme(const TableTheme &theme) override;
    bool offerKey(QKeyEvent *event) override;
    /// The paper is as wide as suits that much room, in sizes of its type; without earlier deals
    /// and the number of this one it needs less.
    void setRoom(double ems, bool earlier);
    /// What it needs at least, in sizes of its type.
    [[nodiscard]] double leastRoom(bool earlier) const;
    /// Each side in a column, or in a row; false where it can't be.
    bool setColumns(bool columns);
    /// No other form is tried: if it is not the one that is being written, all of it is there.
    void settleForm();
    /// How many sides are in columns; 0: they are in rows.
    [[nodiscard]] int columns() const { return m_columns ? m_sides : 0; }
    /// The sides may be in rows, too.
    [[nodiscard]] bool hasRows() const { return !m_rows.parts.empty(); }
    /// The rows of the longest line on how points came about.
    [[nodiscard]] int mostRows() const;
    /// Where sides are in rows: the words below the names, over the whole width, and not next to
    /// them.
    void setWordsBelow(bool below);
    /// How many deals before this one there are to show, and how many of them, the last ones, it
    /// shows. Where some are left out the paper is torn below the sides' names.
    [[nodiscard]] int earlier() const { return m_columns ? static_cast<int>(m_before.size()) : 0; }
    void showEarlier(int count);
    [[nodiscard]] int shownEarlier() const { return m_shownEarlier; }
    /// The dealers next to the numbers of deals; without them the tips of these still name them.
    void setDealersNamed(bool named);
    /// The height of one of them.
    [[nodiscard]] int earlierHeight() const;
    /// And of a line of this deal.
    [[nodiscard]] int lineHeight() const;
    /// They are at least that high, in pixels.
    void setRowHeights(int earlier, int lines);
    /// Why the next deal cannot be asked for now, which is said below its button; "" where it can.
    void setNoDeal(const QString &why);
    /// With less paper around its lines.
    void setCramped(bool cramped);
    /// What the frame of the table says, too: the bags, and the state of the match where room is
    /// needed for the reason why there is no next deal.
    void setSpareShown(bool shown);
    /// Only the bags.
    void setBagsShown(bool shown);
    [[nodiscard]] bool hasBags() const { return !form().bags.empty(); }
    /// Writes the lines one after the other, once `after` ms have passed; any key shows all of them
    /// at once.
    void write(int after);

signals:
    void nextDeal();
    void dealRefused(const QString &why); ///< it was asked for all the same
    void review();
    void replay();
    void written(); ///< all of it is there

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintGround(QPainter &painter, const QRectF &paper) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Whose result it is, and who looks at it.
    struct Source {
        const Match &match;
        const QStringList &names;
        int viewer;
    };
    struct Line {
        QString words;
        QString points;
        bool loss = false;
    };
    [[nodiscard]] std::vector<Line> linesOf(const Source &of, int side) const;
    [[nodiscard]] static QString nameOf(const Source &of, int side);
    /// The sides in columns, or in rows: the parts that are seen, and the lines in their order.
    struct Form {
        std::vector<QWidget *> parts;
        std::vector<QWidget *> lines;
        std::vector<BagLine *> bags;
    };
    [[nodiscard]] const Form &form() const { return m_columns ? m_inColumns : m_rows; }
    Form makeForm(const Source &of, bool columns);
    void addEarlier(QGridLayout *grid, const Source &of);
    void addColumn(QGridLayout *grid, const Source &of, int side, int place);
    static void countTotal(RuledLabel &total, const Source &of, int side);
    /// How far it is to the next penalty, where bags cost something; none where they do not.
    BagLine *addBags(const Source &of, int side);
    void keepDealer(RuledLabel *cell, const ScoreSheet &sheet, const SheetDeal &deal);
    void addListHead(QGridLayout *grid);
    void addSideRow(QGridLayout *grid, const Source &of, int side, int row);
    void addStand(const Source &of);
    void ruleRows();
    QWidget *sideHead(const QString &name, int side, SideHead::Place place);
    void addButtons();
    void addReason();
    void setMargins(int around);
    void fitBags(double ems);
    void layPencil(bool moves);
    [[nodiscard]] bool isTorn() const
    {
        return m_columns && (m_more || m_shownEarlier < earlier());
    }
    [[nodiscard]] std::optional<QPointF> placeOfPencil() const;

    std::vector<SideHead *> m_heads;
    std::vector<BagLine *> m_bags;  ///< of all forms
    std::vector<QWidget *> m_lines; ///< in the order in which they are written
    /// Of a side in a row: the words on its points, this deal, the total.
    struct SideRow {
        RuledLabel *why;
        RuledLabel *deal;
        RuledLabel *total;
    };
    std::vector<SideRow> m_sideRows;
    QGridLayout *m_list = nullptr;   ///< in which they are
    bool m_wordsBelow = false;       ///< the names
    std::vector<QWidget *> m_number; ///< the first column's place for this deal
    struct Dealt {
        RuledLabel *cell;
        QString named;
        QString number;
    };
    std::vector<Dealt> m_dealt;                          ///< the first column
    std::vector<std::vector<QWidget *>> m_before;        ///< what is in the rows of deals before
    std::vector<std::pair<QWidget *, QWidget *>> m_sums; ///< the last lines before the totals
    std::vector<QWidget *> m_buttons;
    TableButton *m_next = nullptr; ///< one of them
    QWidget *m_stand = nullptr;    ///< the state of the match, if anything is said of it
    QLabel *m_noDeal = nullptr;    ///< why that one is off, below them
    QWidget *m_listHead = nullptr; ///< over the sides, where these are in rows
    int m_around = 0;              ///< round the lines, pixels
    bool m_cramped = false;
    Form m_inColumns, m_rows;
    int m_sides = 0;
    bool m_columns = false;        ///< for each side
    bool m_writtenColumns = false; ///< as m_columns, of the lines being written
    bool m_more = false;           ///< there are deals before those in the rows
    int m_shownEarlier = 0;
    LineWriter *m_writer;
    WritingPencil *m_pencil;
};

} // namespace sandbag
