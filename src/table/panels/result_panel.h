// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/result_sheet.h"
#include "panels/table_panel.h"

#include <QStringList>

#include <vector>

class QGridLayout;

namespace sandbag {

class LineWriter;
class Match;

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
    /// Whether earlier deals are shown too, and each deal's number: where there is little room they
    /// are not.
    void setEarlierShown(bool shown);
    /// What the frame of the table says, too: the bags.
    void setSpareShown(bool shown);
    /// Writes the lines one after the other, once `after` ms have passed; any key shows all of them
    /// at once.
    void write(int after);

signals:
    void nextDeal();
    void review();
    void replay();

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintGround(QPainter &painter, const QRectF &paper) override;

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
    void addEarlier(QGridLayout *grid, const Source &of);
    void addColumn(QGridLayout *grid, const Source &of, int side, int place);
    void addBags(QGridLayout *grid, const Source &of, int side, int column);
    void addSideRow(QGridLayout *grid, const Source &of, int side, int row);
    void addStand(const Source &of);
    QWidget *sideHead(const QString &name, int side, SideHead::Place place);
    void addButtons();
    void setMargins(int around);
    [[nodiscard]] double grown() const;
    void fitBags(double ems);
    void layPencil(bool moves);
    [[nodiscard]] bool isTorn() const
    {
        return m_columns && m_shownEarlier > 0 && (m_more || m_shownEarlier < earlier());
    }
    [[nodiscard]] std::optional<QPointF> placeOfPencil() const;

    std::vector<SideHead *> m_heads;
    std::vector<BagLine *> m_bags;
    std::vector<QWidget *> m_lines;  ///< in the order in which they are written
    std::vector<QWidget *> m_spare;  ///< what goes where there is no room
    std::vector<QWidget *> m_number; ///< the first column's place for this deal
    std::vector<QWidget *> m_before; ///< what is in the rows of deals before
    bool m_columns = false;          ///< for each side
    int m_earlier = 0;               ///< rows of deals before
    bool m_earlierShown = true;
    LineWriter *m_writer;
};

} // namespace sandbag
