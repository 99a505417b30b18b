// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/result_sheet.h"
#include "panels/table_panel.h"

#include <QStringList>

#include <vector>

class QGridLayout;

namespace sandbag {

class Match;

/// The explained result of a deal on the scorecard's own paper, and at the end of the match who
/// won and why. Two sides stand in columns, more in rows.
class ResultPanel : public TablePanel
{
    Q_OBJECT
public:
    /// Shows the last deal of the match.
    ResultPanel(const Match &match, const QStringList &names, int viewer,
                QWidget *parent = nullptr);

    void setTheme(const TableTheme &theme) override;

    /// Puts a picture of the match, such as its chart, under the scores; takes it over.
    void addPicture(QWidget *picture);

signals:
    void nextDeal();
    void playAgain();
    void sameCards(); ///< another match with the very cards of this one
    void otherRules();
    void review();
    void replay();

protected:
    void changeEvent(QEvent *event) override;
    void paintGround(QPainter &painter, const QRectF &paper) override;

private:
    struct Line {
        QString words;
        QString points;
        bool loss = false;
    };
    [[nodiscard]] std::vector<Line> linesOf(const Match &match, const QStringList &names,
                                            int side) const;
    void addColumn(QGridLayout *grid, const Match &match, const QStringList &names, int viewer,
                   int side, int place);
    void addSideRow(QGridLayout *grid, const Match &match, const QStringList &names, int viewer,
                    int side, int row);
    void addTotal(QGridLayout *grid, const Match &match, const QStringList &names, int viewer,
                  int side, int row);
    void addStory(const Match &match, const QStringList &names, int viewer);
    QWidget *sideHead(const QString &name, int side, SideHead::Place place);
    void addButtons(bool over);

    std::vector<SideHead *> m_heads;
};

} // namespace sandbag
