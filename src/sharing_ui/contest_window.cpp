// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest_window.h"

#include "board_pages.h"
#include "boards/pairs_contest.h"
#include "contest_pages.h"
#include "save_path.h"
#include "tab_order.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/shown_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPageLayout>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <utility>

namespace sandbag {

namespace {

enum Column { boardColumn, northColumn, eastColumn, northPoints, eastPoints, kColumns };
constexpr int kMostPoints = 100'000;

QTableWidgetItem *fixedCell(const QString &text)
{
    auto *cell = new QTableWidgetItem(text);
    cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    return cell;
}

QTableWidget *tableOf(const QStringList &head, const QString &name)
{
    auto *table = new QTableWidget(0, static_cast<int>(head.size()));
    table->setHorizontalHeaderLabels(head);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->verticalHeader()->hide();
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
      m_results(tableOf(
          {tr("Board"), tr("North, south"), tr("East, west"), tr("Points N, S"), tr("Points E, W")},
          tr("Results"))),
      m_ranking(tableOf({tr("Place"), tr("Pair"), tr("Matchpoints"), tr("Share")}, tr("Ranking"))),
      m_said(new QLabel)
{
    setWindowTitle(tr("Real Tables"));
    for (int tables = kFewestTables; tables <= kMostTables; ++tables) {
        if (!whyNoMovement(m_set, tables))
            m_tables->addItem(tr("%n table(s)", "", tables), tables);
    }
    m_pairs->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_ranking->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_said->setWordWrap(true);
    m_said->setTextFormat(Qt::PlainText);
    auto *rows = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    form->addRow(tr("&Tables:"), m_tables);
    rows->addLayout(form);
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_pairs);
    columns->addWidget(m_results, 1);
    rows->addLayout(columns, 3);
    rows->addWidget(m_ranking, 2);
    rows->addWidget(m_said);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    const auto add = [&](const QString &text, const QString &tip,
                         PrintJob (*job)(const BoardSet &)) {
        auto *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, job] { save(job(m_set)); });
    };
    add(tr("&Hands…"), tr("The hands of all boards as a PDF, to lay out the cards by"),
        &boardHandsJob);
    add(tr("&Rounds…"), tr("Which pairs meet in each round, and over which boards, as a PDF"),
        &movementJob);
    add(tr("&Slips…"), tr("A slip for each board as a PDF, to write the results on"), &slipsJob);
    add(tr("Ran&king…"), tr("Who won, and all results, as a PDF"), &rankingJob);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    rows->addWidget(buttons);
    setTabOrders({m_tables, m_pairs, m_results, m_ranking}, *buttons);
    resize(900, 640);
    const int known = m_tables->findData(m_set.contest.tables);
    m_tables->setCurrentIndex(known < 0 ? 0 : known);
    setTables(m_tables->currentData().toInt());
    connect(m_tables, &QComboBox::currentIndexChanged, this,
            [this] { setTables(m_tables->currentData().toInt()); });
    connect(m_pairs, &QTableWidget::itemChanged, this, &ContestWindow::onPairChanged);
    connect(m_results, &QTableWidget::itemChanged, this, &ContestWindow::onResultChanged);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
                                   fixedCell(pairName(m_set.contest, at.northSouth)));
                m_results->setItem(row, eastColumn,
                                   fixedCell(pairName(m_set.contest, at.eastWest)));
                const PairResult *known = findResult(m_set.contest, board, at.northSouth);
                for (int side = 0; side < 2; ++side) {
                    const QString points =
                        known ? QString::number(known->points[static_cast<std::size_t>(side)])
                              : QString();
                    auto *cell = new QTableWidgetItem(points);
                    cell->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
                    if (points.isEmpty())
                        cell->setData(Qt::AccessibleTextRole,
                                      tr("Board %1: no points yet").arg(board + 1));
                    m_results->setItem(row, northPoints + side, cell);
                }
            }
        }
    }
    m_filling = before;
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
                tr("%1 %", "a share").arg(rank.perMille() / 10.0, 0, 'f', 1)};
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

/// A result counts once both sides have their points.
void ContestWindow::onResultChanged(const QTableWidgetItem *item)
{
    if (m_filling || item->column() < northPoints)
        return;
    const int row = item->row();
    PairResult result;
    result.board = m_results->item(row, boardColumn)->text().toInt() - 1;
    const QPoint pairs = m_results->item(row, boardColumn)->data(Qt::UserRole).toPoint();
    result.northSouth = pairs.x();
    result.eastWest = pairs.y();
    for (int side = 0; side < 2; ++side) {
        const QString text = m_results->item(row, northPoints + side)->text().trimmed();
        bool right = false;
        const int points = QString(text).replace(QChar(0x2212), u'-').toInt(&right);
        if (!text.isEmpty() && (!right || std::abs(points) > kMostPoints)) {
            tell(tr("“%1” isn't a number of points.").arg(shortened(text)));
            return fillResults();
        }
        if (right)
            result.points.push_back(points);
    }
    if (result.points.size() < 2)
        result.points.clear();
    tell({});
    enterResult(m_set.contest, result);
    fillRanking();
    emit changed(m_set.contest);
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
