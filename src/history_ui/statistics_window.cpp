// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_window.h"

#include "deal_list.h"
#include "figure_model.h"
#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "fitted_columns.h"
#include "formats/whole_file.h"
#include "kept_room.h"
#include "key_map.h"
#include "library_progress.h"
#include "library_worker.h"
#include "message_bar.h"
#include "own_names.h"
#include "player_group_pane.h"
#include "preview_and_print.h"
#include "roomy_rows.h"
#include "save_path.h"
#include "statistics_filter_bar.h"
#include "statistics_pages.h"
#include "statistics_plots.h"
#include "statistics_words.h"
#include "text/shown_text.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace sandbag {

StatisticsWindow::StatisticsWindow(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_worker(worker),
      m_message(new MessageBar(this)),
      m_filter(new StatisticsFilterBar(worker, this)),
      m_pages(new QTabWidget(this)),
      m_figures(new FigureModel(this)),
      m_bids(new FigureModel(this)),
      m_trend(new FigureModel(this)),
      m_table(new QTreeView(this)),
      m_halves(new QSplitter(this)),
      m_deals(new DealList(this)),
      m_bidPlot(new StatisticsPlot(StatisticsPlot::Kind::bids, this)),
      m_trendPlot(new StatisticsPlot(StatisticsPlot::Kind::trend, this)),
      m_circle(new PlayerGroupPane(worker, m_message, this)),
      m_empty(new QLabel(this)),
      m_ranges(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Statistics"));
    auto *column = new QVBoxLayout(this);
    m_pages->addTab(makeFigures(), tr("&Figures"));
    m_pages->addTab(makePlot(m_bidPlot, m_bids, tr("Bids and tricks")), tr("&Bids and Tricks"));
    m_pages->addTab(makePlot(m_trendPlot, m_trend, tr("The trend")), tr("Tre&nd"));
    m_pages->addTab(m_circle, tr("Leaderbo&ard"));
    column->addWidget(m_filter);
    column->addWidget(m_pages, 1);
    column->addWidget(newsRow(m_message, worker));
    column->addWidget(makeButtons());
    for (QWidget *part : {static_cast<QWidget *>(m_filter), static_cast<QWidget *>(m_print)})
        keepRoom(*part);
    connect(m_pages, &QTabWidget::currentChanged, this, [this] {
        const bool circle = m_pages->currentWidget() == m_circle;
        m_filter->setVisible(!circle); // the circle has its own
        m_print->setVisible(!circle);
        const QWidget *page = m_pages->currentWidget();
        m_ranges->setVisible(page->isAncestorOf(m_table) || page->isAncestorOf(m_trendPlot));
        updateButtons();
        fitTables();
    });
    for (const FigureModel *model : tables())
        connect(model, &QAbstractItemModel::modelReset, this, &StatisticsWindow::updateButtons);
    connect(m_filter, &StatisticsFilterBar::changed, this, &StatisticsWindow::read);
    connect(m_worker, &LibraryWorker::changed, this, &StatisticsWindow::refresh);
    connect(m_worker, &LibraryWorker::trouble, m_message,
            [this](const QString &text) { m_message->say(text); });
    connect(m_deals, &DealList::dealWanted, this, [this](const QString &id, int deal) {
        emit openWanted({id, m_worker->pathOf(id), deal - 1, false});
    });
    auto *shut = new QShortcut(this);
    giveKey(shut, "window.close");
    connect(shut, &QShortcut::activated, this, &QWidget::close);
    new QShortcut(QKeySequence(Qt::Key_Escape), this, this, &QWidget::close);
    resize(1080, 720);
    fitToScreen(*this);
    fitToType(*this, [this] {
        arrangeHalves();
        fitTables();
    });
    refresh();
    m_worker->synchronize();
}

StatisticsWindow::~StatisticsWindow()
{
    m_worker->rest();
}

QWidget *StatisticsWindow::makeFigures()
{
    m_table->setModel(m_figures);
    m_table->setRootIsDecorated(false);
    m_table->setItemDelegate(new WrappedRows(m_table));
    m_table->header()->setStretchLastSection(false);
    m_table->viewport()->installEventFilter(this);
    m_columns = new FittedColumns(m_table, [this] { shareFigures(); });
    m_table->setAccessibleName(tr("Figures"));
    m_empty->setText(tr("No matches yet."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_halves->setAccessibleName(tr("Divider between the statistics and the deals"));
    m_halves->addWidget(m_table);
    m_halves->addWidget(m_empty);
    m_halves->addWidget(m_deals);
    m_halves->setStretchFactor(0, 3);
    m_halves->setStretchFactor(1, 3);
    m_halves->setStretchFactor(2, 2);
    m_halves->setSizes({640, 640, 420}); // what figures rest on is not to be cut off
    m_halves->setChildrenCollapsible(false);
    return m_halves;
}

/// Where the window is narrow the deals are below the figures, not next to them.
void StatisticsWindow::arrangeHalves()
{
    constexpr int kLetters = 160;
    const bool narrow = width() < kLetters * fontMetrics().averageCharWidth();
    m_halves->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
}

void StatisticsWindow::resizeEvent(QResizeEvent *event)
{
    arrangeHalves();
    QWidget::resizeEvent(event);
    fitTables();
}

QWidget *StatisticsWindow::makePlot(StatisticsPlot *plot, FigureModel *model, const QString &name)
{
    auto *halves = new QSplitter(this);
    halves->setAccessibleName(tr("Divider between chart and table"));
    auto *table = new QTreeView(halves);
    table->setModel(model);
    table->setRootIsDecorated(false);
    table->setItemDelegate(new RoomyRows(table));
    table->setAccessibleName(name);
    table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->header()->setStretchLastSection(false);
    connect(model, &QAbstractItemModel::modelReset, table,
            [model, table] { table->setVisible(model->rowCount() > 0); });
    halves->addWidget(plot);
    halves->addWidget(table);
    halves->setChildrenCollapsible(false);
    m_plotHalves << halves;
    connect(halves, &QSplitter::splitterMoved, this, [this, halves] {
        m_plotHalves.removeAll(halves); // from now on as the person wants it
    });
    return halves;
}

bool StatisticsWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        m_columns->fit();
    return QWidget::eventFilter(watched, event);
}

/// Words wrap rather than push a figure out of sight: what it is of first, then the figure with its
/// words, then what it is based on.
void StatisticsWindow::shareFigures()
{
    const std::pair<int, int> inTurn[] = {{0, 18}, {1, 12}, {3, 10}, {2, 14}};
    const auto *rows = static_cast<const QAbstractItemView *>(m_table); // which tells its hints
    const int letter = m_table->fontMetrics().averageCharWidth();
    QList<int> widths;
    int missing = -m_table->viewport()->width();
    for (int column = 0; column < m_figures->columnCount(); ++column) {
        widths << std::max(rows->sizeHintForColumn(column),
                           m_table->header()->sectionSizeHint(column));
        missing += widths.last();
    }
    for (const auto &[column, letters] : inTurn) {
        if (column >= widths.size())
            return;
        const int given = std::clamp(missing, 0, std::max(0, widths[column] - letters * letter));
        widths[column] -= given;
        missing -= given;
    }
    widths.last() += std::max(0, -missing);
    for (int column = 0; column < widths.size(); ++column)
        m_table->setColumnWidth(column, widths[column]);
}

/// A table next to its chart is seen whole as long as that leaves the chart a third.
void StatisticsWindow::fitTables()
{
    for (QSplitter *halves : std::as_const(m_plotHalves)) {
        const auto *table = qobject_cast<QTreeView *>(halves->widget(1));
        const int all = halves->width() - halves->handleWidth();
        const int whole = table->header()->length() + 2 * table->frameWidth() +
                          table->verticalScrollBar()->sizeHint().width();
        const int given = std::min(whole, all * 2 / 3);
        const QSignalBlocker ours(halves);
        halves->setSizes({all - given, given});
    }
}

QWidget *StatisticsWindow::makeButtons()
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    m_ranges->setText(tr("95% range: the true figure is very likely within it."));
    m_ranges->setWordWrap(true);
    QSizePolicy stays = m_ranges->sizePolicy();
    stays.setRetainSizeWhenHidden(true); // or the buttons would take its room
    m_ranges->setSizePolicy(stays);
    line->addWidget(m_ranges, 1);
    const auto add = [&](const QString &text, void (StatisticsWindow::*act)()) {
        auto *button = new QPushButton(text, row);
        connect(button, &QPushButton::clicked, this, act);
        line->addWidget(button);
        return button;
    };
    m_needTable << add(tr("&Copy"), &StatisticsWindow::copy);
    m_needTable << add(tr("E&xport as CSV…"), &StatisticsWindow::exportCsv);
    m_print = add(tr("&Print…"), &StatisticsWindow::print);
    return row;
}

void StatisticsWindow::refresh()
{
    m_filter->refresh();
    read();
    m_circle->refresh();
}

void StatisticsWindow::read()
{
    const auto detail = std::make_shared<StatisticsDetail>();
    m_worker->ask(
        this,
        [detail, chosen = m_filter->query(), folder = m_worker->folder()](HistoryIndex &index) {
            StatisticsQuery question = chosen;
            question.own = ownNamesIn(folder);
            *detail = statisticsDetail(index, question);
        },
        [this, detail, asked = ++m_asked](const std::optional<FileError> &error) {
            if (asked != m_asked)
                return;
            if (error)
                m_message->say(error->text);
            take(*detail);
        });
}

void StatisticsWindow::take(const StatisticsDetail &detail)
{
    m_detail = detail;
    const bool any = detail.sums.matches > 0;
    m_figures->show(figureTitles(), any ? figuresInWords(detail) : QList<QStringList>());
    m_figures->setNumbers(figureNumberTitles(),
                          any ? figuresInNumbers(detail) : QList<QStringList>());
    m_bids->show(bidTitles(detail), bidsInWords(detail));
    m_bids->setNumbers(bidTitles(detail), bidsInNumbers(detail));
    m_trend->show(trendTitles(), trendInWords(detail));
    m_trend->setNumbers(trendNumberTitles(), trendInNumbers(detail));
    m_bidPlot->take(detail);
    m_trendPlot->take(detail);
    m_deals->take(detail);
    m_table->setVisible(any);
    m_deals->setVisible(any);
    m_empty->setVisible(!any);
    m_print->setEnabled(any);
    updateButtons();
    m_columns->fit();
    fitTables();
    emit shown();
}

/// By the page that they are on.
QList<const FigureModel *> StatisticsWindow::tables() const
{
    return {m_figures, m_bids, m_trend, m_circle->model()};
}

/// The table that is seen.
const FigureModel &StatisticsWindow::current() const
{
    return *tables().value(m_pages->currentIndex(), m_figures);
}

void StatisticsWindow::updateButtons()
{
    for (QPushButton *button : std::as_const(m_needTable))
        button->setEnabled(current().rowCount() > 0);
}

void StatisticsWindow::copy()
{
    QApplication::clipboard()->setText(current().tabbed());
    m_message->say(tr("Copied."));
}

void StatisticsWindow::exportCsv()
{
    const QString ending = QStringLiteral(".csv");
    const QString path = askSavePath(
        this, {tr("Export Statistics"), tr("Statistics") + ending, tr("Tables (*.csv)"), ending});
    if (path.isEmpty())
        return;
    const auto error = writeWholeFile(path, current().csv().toUtf8());
    m_message->say(error ? error->text : tr("Exported to %1.").arg(harmless(path)));
}

void StatisticsWindow::print()
{
    previewAndPrint(this, statisticsJob(m_filter->inWords(), m_detail));
}

} // namespace sandbag
