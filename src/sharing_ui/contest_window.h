// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"
#include "print_pages.h"

#include <QDialog>
#include <QPointer>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;
class QTableWidgetItem;

namespace sandbag {

class ResultDialog;

/// Pairs who play the boards at real tables: the scorekeeper enters the bids and tricks of
/// each table, or points that were ruled, and sees at once who leads. Sheets for hands, rounds,
/// slips and ranking are saved here.
class ContestWindow : public QDialog
{
    Q_OBJECT

public:
    explicit ContestWindow(const BoardSet &set, QWidget *parent = nullptr);

signals:
    void changed(const sandbag::PairsContest &contest);

private:
    void setTables(int tables);
    void fillPairs();
    void fillResults();
    void fillRanking();
    void fillRow(int row);
    void fillTables();
    [[nodiscard]] PairResult resultAt(int row) const;
    [[nodiscard]] bool isOpenAt(int row) const;
    void onPairChanged(const QTableWidgetItem *item);
    void onResultChanged(const QTableWidgetItem *item);
    void keep(const PairResult &result);
    void makeButtons(QWidget *row);
    void askAt(int row);
    void onEntered(const PairResult &result);
    void save(const PrintJob &job);
    void tell(const QString &text);

    BoardSet m_set;
    bool m_filling = false;
    QComboBox *m_tables;
    QTableWidget *m_pairs;
    QTableWidget *m_results;
    QTableWidget *m_ranking;
    QLabel *m_said;
    QPushButton *m_enter;
    QPointer<ResultDialog> m_dialog;
};

} // namespace sandbag
