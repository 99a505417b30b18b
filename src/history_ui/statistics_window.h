// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics_detail.h"
#include "wanted_match.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;
class QTabWidget;
class QTreeView;

namespace sandbag {

class PlayerGroupPane;
class DealList;
class FigureModel;
class FittedColumns;
class LibraryWorker;
class MessageBar;
class StatisticsFilterBar;
class StatisticsPlot;

/// Figures about someone's play, each with its range and the number of cases it rests on; two plots
/// with the same in tables, and the group of real players.
class StatisticsWindow : public QWidget
{
    Q_OBJECT

public:
    /// `worker` outlives the window.
    explicit StatisticsWindow(LibraryWorker *worker, QWidget *parent = nullptr);
    ~StatisticsWindow() override;

    [[nodiscard]] FigureModel *figures() const { return m_figures; }
    [[nodiscard]] PlayerGroupPane *circle() const { return m_circle; }
    [[nodiscard]] QTabWidget *pages() const { return m_pages; }

signals:
    /// A deal of a match is to be looked at.
    void openWanted(const sandbag::WantedMatch &wanted);
    /// New figures are there.
    void shown();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeFigures();
    QWidget *makePlot(StatisticsPlot *plot, FigureModel *model, const QString &name);
    QWidget *makeButtons();
    void arrangeHalves();
    void fitTables();
    void shareFigures();
    void refresh();
    void read();
    void take(const StatisticsDetail &detail);
    [[nodiscard]] QList<const FigureModel *> tables() const;
    [[nodiscard]] const FigureModel &current() const;
    void updateButtons();
    void copy();
    void exportCsv();
    void print();

    LibraryWorker *m_worker;
    MessageBar *m_message;
    StatisticsFilterBar *m_filter;
    QTabWidget *m_pages;
    FigureModel *m_figures;
    FigureModel *m_bids;
    FigureModel *m_trend;
    QTreeView *m_table;
    FittedColumns *m_columns = nullptr; ///< of it
    QSplitter *m_halves;                ///< figures, and the unusual deals
    DealList *m_deals;
    QList<QSplitter *> m_plotHalves; ///< a chart and its table, until the person parts them
    StatisticsPlot *m_bidPlot;
    StatisticsPlot *m_trendPlot;
    PlayerGroupPane *m_circle;
    QLabel *m_empty;
    QLabel *m_ranges; ///< what a range is
    QPushButton *m_print = nullptr;
    QList<QPushButton *> m_needTable;
    StatisticsDetail m_detail;
    int m_asked = 0; ///< questions so far: only the last one's answer is wanted
};

} // namespace sandbag
