// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest_window.h"

#include "board_pages.h"
#include "boards/pair_result.h"
#include "boards/pairs_contest.h"
#include "contest_pages.h"
#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "result_dialog.h"
#include "save_path.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/shown_text.h"
#include "wrapping_row.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPageLayout>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace sandbag {

namespace {

enum Column { boardColumn, northColumn, eastColumn, enteredColumn, northPoints, eastPoints };
constexpr int kMostPoints = 100'000;

QTableWidgetItem *fixedCell(const QString &text)
{
    auto *cell = new QTableWidgetItem(text);
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return cell;
}

/// The whole name where the column has no room for it.
QTableWidgetItem *nameCell(const QString &name)
{
    QTableWidgetItem *cell = fixedCell(name);
    cell->setToolTip(name);
    return cell;
}

QTableWidget *tableOf(const QStringList &head, const QString &name)
{
    auto *table = new QTableWidget(0, static_cast<int>(head.size()));
    table->setHorizontalHeaderLabels(head);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents); // names break
    table->setAccessibleName(name);
    table->setTabKeyNavigation(false);
    return table;
}

} // namespace

ContestWindow::ContestWindow(const BoardSet &set, QWidget *parent)
    : QDialog(parent),
      m_set(set),
      m_tables(new QComboBox),
      m_pairs(tableOf({tr("Pair"), tr("Names")}, tr("Pairs"))),
      m_results(tableOf({tr("Deal"), tr("North, south"), tr("East, west"), tr("Bid and took"),
                         tr("Points N, S"), tr("Points E, W")},
                        tr("Results"))),
      m_ranking(tableOf({tr("Place"), tr("Pair"), tr("Matchpoints"), tr("Share")}, tr("Ranking"))),
      m_said(new QLabel),
      m_enter(new QPushButton(tr("&Enter Result…")))
{
    setWindowTitle(tr("Real Tables"));
    for (int tables = kFewestTables; tables <= kMostTables; ++tables) {
        if (!whyNoMovement(m_set, tables))
            m_tables->addItem(tr("%n table(s)", "", tables), tables);
    }
    fitToType(*m_pairs,
              [this] { m_pairs->setMaximumWidth(m_pairs->fontMetrics().averageCharWidth() * 30); });
    m_results->setObjectName(QStringLiteral("contestResults"));
    m_ranking->setObjectName(QStringLiteral("contestRanking"));
    for (QTableWidget *table : {m_pairs, m_ranking})
        table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    for (const int column : {2, 3})
        m_ranking->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    for (const int column : {boardColumn, enteredColumn, northPoints, eastPoints})
        m_results->horizontalHeader()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    m_ranking->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    auto *rows = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->addRow(tr("&Tables:"), m_tables);
    rows->addLayout(form);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_pairs, 1);
    columns->addWidget(m_ranking, 2);
    rows->addLayout(columns, 2);
    rows->addWidget(m_results, 3);
    rows->addWidget(m_said);
    auto *buttons = new QWidget;
    makeButtons(buttons);
    rows->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 140, fontMetrics().height() * 42);
    fitToScreen(*this);
    const int known = m_tables->findData(m_set.contest.tables);
    m_tables->setCurrentIndex(known < 0 ? 0 : known);
    setTables(m_tables->currentData().toInt());
    connect(m_tables, &QComboBox::currentIndexChanged, this,
            [this] { setTables(m_tables->currentData().toInt()); });
    connect(m_pairs, &QTableWidget::itemChanged, this, &ContestWindow::onPairChanged);
    connect(m_results, &QTableWidget::itemChanged, this, &ContestWindow::onResultChanged);
    connect(m_results, &QTableWidget::cellActivated, this, [this](int row, int column) {
        if (column < northPoints) // those are typed where they are
            askAt(row);
    });
}

void ContestWindow::makeButtons(QWidget *row)
{
    auto *line = new WrappingRow(row);
    m_enter->setDefault(true);
    m_enter->setToolTip(tr("Enter bids and tricks; Sandbag works out the points"));
    connect(m_enter, &QPushButton::clicked, this, [this] {
        int at = m_results->currentRow();
        for (int i = 0; at < 0 && i < m_results->rowCount(); ++i)
            at = isOpenAt(i) ? i : -1;
        askAt(std::max(0, at));
    });
    auto *pages = new QPushButton(tr("&Save as PDF"));
    auto *menu = new QMenu(pages);
    menu->setToolTipsVisible(true);
    const auto add = [&](const QString &text, const QString &tip,
                         PrintJob (*job)(const BoardSet &)) {
        QAction *action = menu->addAction(text);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, [this, job] { save(job(m_set)); });
    };
    add(tr("&Hands…"), tr("The hands of all deals, for laying out real cards"), &boardHandsJob);
    add(tr("&Rounds…"), tr("Which pairs meet in each round, and on which deals"), &movementJob);
    add(tr("&Slips…"), tr("A slip for each deal, to write the results on"), &slipsJob);
    add(tr("Ran&king…"), tr("The ranking of the pairs and all results"), &rankingJob);
    pages->setMenu(menu);
    auto *close = new QPushButton(tr("&Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    for (QPushButton *button : {m_enter, pages, close}) {
        button->setAutoDefault(button == m_enter);
        line->addWidget(button);
    }
}

void ContestWindow::tell(const QString &text)
{
    m_said->setText(text);
    m_said->setAccessibleName(text);
}

/// Results belong to a movement: those of another one are gone.
void ContestWindow::setTables(int tables)
{
    if (tables != m_set.contest.tables) {
        m_set.contest.tables = tables;
        m_set.contest.results.clear();
        m_set.contest.names.resize(2 * tables);
        emit changed(m_set.contest);
    }
    m_set.contest.names.resize(2 * tables);
    fillPairs();
    fillResults();
    fillRanking();
    fillTables();
}

/// Nobody loses results by a turn of the wheel.
void ContestWindow::fillTables()
{
    m_tables->setEnabled(m_set.contest.results.isEmpty());
    m_tables->setToolTip(m_tables->isEnabled() ? QString()
                                               : tr("Can't be changed once there are results"));
}

void ContestWindow::fillPairs()
{
    const bool before = std::exchange(m_filling, true);
    const int pairs = 2 * m_set.contest.tables;
    m_pairs->setRowCount(pairs);
    for (int pair = 0; pair < pairs; ++pair) {
        m_pairs->setItem(pair, 0, fixedCell(QString::number(pair + 1)));
        auto *name = new QTableWidgetItem(m_set.contest.names.value(pair));
        name->setData(Qt::AccessibleTextRole, pairName(m_set.contest, pair));
        m_pairs->setItem(pair, 1, name);
    }
    m_filling = before;
}

/// Every board in the order in which the rounds come to it.
void ContestWindow::fillResults()
{
    const bool before = std::exchange(m_filling, true);
    m_results->setRowCount(0);
    const Movement movement = movementFor(m_set.contest.tables, m_set.count());
    for (int board = 0; board < m_set.count(); ++board) {
        for (const QList<TableInRound> &round : movement) {
            for (const TableInRound &at : round) {
                if (board < at.firstBoard || board >= at.firstBoard + at.boards)
                    continue;
                const int row = m_results->rowCount();
                m_results->insertRow(row);
                auto *number = fixedCell(QString::number(board + 1));
                number->setData(Qt::UserRole, QPoint(at.northSouth, at.eastWest));
                m_results->setItem(row, boardColumn, number);
                m_results->setItem(row, northColumn,
                                   nameCell(pairName(m_set.contest, at.northSouth)));
                m_results->setItem(row, eastColumn, nameCell(pairName(m_set.contest, at.eastWest)));
                fillRow(row);
            }
        }
    }
    m_filling = before;
}

void ContestWindow::fillRow(int row)
{
    const bool before = std::exchange(m_filling, true);
    const PairResult result = resultAt(row);
    m_results->setItem(row, enteredColumn, fixedCell(enteredInShort(result)));
    for (int side = 0; side < 2; ++side) {
        const QString points = result.points.empty()
                                   ? QString()
                                   : pointsText(result.points[static_cast<std::size_t>(side)]);
        auto *cell = new QTableWidgetItem(points);
        cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        if (points.isEmpty())
            cell->setData(Qt::AccessibleTextRole,
                          tr("Deal %1: no points yet").arg(result.board + 1));
        m_results->setItem(row, northPoints + side, cell);
    }
    m_filling = before;
}

/// What is known of it; without points where nothing was entered.
PairResult ContestWindow::resultAt(int row) const
{
    const QTableWidgetItem *number = m_results->item(row, boardColumn);
    const QPoint pairs = number->data(Qt::UserRole).toPoint();
    const int board = number->text().toInt() - 1;
    const PairResult *known = findResult(m_set.contest, board, pairs.x());
    return known ? *known : PairResult{board, pairs.x(), pairs.y(), {}, {}};
}

bool ContestWindow::isOpenAt(int row) const
{
    return resultAt(row).points.empty();
}

void ContestWindow::fillRanking()
{
    m_ranking->setRowCount(0);
    const auto ranking = rankingOf(m_set);
    for (int field = 0; field < ranking.size(); ++field) {
        for (const PairRank &rank : ranking[field]) {
            const int row = m_ranking->rowCount();
            m_ranking->insertRow(row);
            QString name = pairName(m_set.contest, rank.pair);
            if (ranking.size() == 2)
                name = (field == 0 ? tr("%1 (north, south)") : tr("%1 (east, west)")).arg(name);
            const QStringList cells{
                QString::number(rank.place), name,
                tr("%1 of %2", "matchpoints")
                    .arg(QString::number(rank.matchpoints), QString::number(rank.most)),
                rank.most > 0 ? shareText(rank.perMille()) : QString()};
            for (int column = 0; column < cells.size(); ++column)
                m_ranking->setItem(row, column, fixedCell(cells[column]));
        }
    }
}

void ContestWindow::onPairChanged(const QTableWidgetItem *item)
{
    if (m_filling || item->column() != 1)
        return;
    m_set.contest.names[item->row()] = oneLine(item->text(), 60);
    fillPairs();
    fillResults();
    fillRanking();
    emit changed(m_set.contest);
}

/// Points that are typed are a ruling, and count once both sides have them.
void ContestWindow::onResultChanged(const QTableWidgetItem *item)
{
    if (m_filling || item->column() < northPoints)
        return;
    const int row = item->row();
    PairResult result = resultAt(row);
    result.deal.reset();
    result.points.clear();
    for (int side = 0; side < 2; ++side) {
        const QString text = m_results->item(row, northPoints + side)->text().trimmed();
        bool right = false;
        const int points = QString(text).replace(QChar(0x2212), u'-').toInt(&right);
        if (!text.isEmpty() && (!right || points < -kMostPoints || points > kMostPoints)) {
            tell(tr("“%1” isn't a number of points.").arg(shortened(text)));
            return fillRow(row);
        }
        if (right)
            result.points.push_back(points);
    }
    const bool whole = result.points.size() == 2;
    if (!whole)
        result.points.clear();
    keep(result);
    if (whole)
        fillRow(row);
}

void ContestWindow::keep(const PairResult &result)
{
    tell({});
    enterResult(m_set.contest, result);
    fillRanking();
    fillTables();
    emit changed(m_set.contest);
}

void ContestWindow::askAt(int row)
{
    if (row < 0 || row >= m_results->rowCount())
        return;
    m_results->setCurrentCell(row, enteredColumn);
    if (!m_dialog) {
        m_dialog = new ResultDialog(this);
        m_dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dialog, &ResultDialog::entered, this, &ContestWindow::onEntered);
        connect(m_dialog, &ResultDialog::previousWanted, this,
                [this] { askAt(m_results->currentRow() - 1); });
        connect(m_dialog, &ResultDialog::nextWanted, this,
                [this] { askAt(m_results->currentRow() + 1); });
    }
    m_dialog->ask(m_set, resultAt(row));
    m_dialog->open();
}

/// The next one that has none is asked for, until every board has all of its results.
void ContestWindow::onEntered(const PairResult &result)
{
    const int row = m_results->currentRow();
    keep(result);
    fillRow(row);
    for (int by = 1; by < m_results->rowCount(); ++by) {
        const int next = (row + by) % m_results->rowCount();
        if (isOpenAt(next))
            return askAt(next);
    }
    if (m_dialog)
        m_dialog->close();
    tell(tr("All results are entered."));
}

void ContestWindow::save(const PrintJob &job)
{
    const QString ending = QStringLiteral(".pdf");
    const QString path = askSavePath(
        this, {tr("Save as PDF"), asFileName(job.title) + ending, tr("PDF (*.pdf)"), ending});
    if (path.isEmpty())
        return;
    const auto fault = writePdf(path, job, usualPaper());
    tell(fault ? fault->text : tr("Saved %1.").arg(harmless(path)));
}

} // namespace sandbag
