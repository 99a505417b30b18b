// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_group_pane.h"

#include "figure_model.h"
#include "fitted_columns.h"
#include "history_filing.h"
#include "history_query.h"
#include "key_map.h"
#include "library_worker.h"
#include "message_bar.h"
#include "preview_and_print.h"
#include "room_for_title.h"
#include "roomy_rows.h"
#include "statistics_pages.h"
#include "statistics_words.h"
#include "text/numbers.h"
#include "text/shown_text.h"

#include <QComboBox>
#include <QDate>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace sandbag {

namespace {

constexpr int kNameColumn = 1;
const QString kAll = QStringLiteral("all");
const QString kYear = QStringLiteral("year");
const QString kTwelveMonths = QStringLiteral("months");

QString share(int hits, int trials)
{
    return trials == 0 ? QStringLiteral("–")
                       : PlayerGroupPane::tr("%1 of %2").arg(countText(hits), countText(trials));
}

QStringList rowOf(int place, const StatisticsGroup &group)
{
    return {numberText(place),
            group.key,
            countText(group.matches),
            countText(group.won),
            pointsText(group.points + group.voidPoints),
            meanText(group.points, static_cast<double>(group.pointSquares), group.deals),
            share(group.nilsMade + group.blindNilsMade, group.nils + group.blindNils),
            share(group.set, group.contracts)};
}

QStringList numbersOf(int place, const StatisticsGroup &group)
{
    return {plainNumber(place),
            group.key,
            plainNumber(group.matches),
            plainNumber(group.won),
            plainNumber(group.points + group.voidPoints),
            plainNumber(group.deals),
            group.deals > 0 ? plainNumber(double(group.points) / group.deals) : QString(),
            plainNumber(group.nilsMade + group.blindNilsMade),
            plainNumber(group.nils + group.blindNils),
            plainNumber(group.set),
            plainNumber(group.contracts)};
}

/// A rank for those who played less as for those who played more.
double pointsADeal(const StatisticsGroup &group)
{
    return group.deals > 0 ? double(group.points) / group.deals : 0;
}

} // namespace

PlayerGroupPane::PlayerGroupPane(LibraryWorker *worker, MessageBar *messages, QWidget *parent)
    : QWidget(parent),
      m_worker(worker),
      m_messages(messages),
      m_model(new FigureModel(this, kNameColumn + 1)),
      m_period(new QComboBox(this)),
      m_table(new QTreeView(this)),
      m_empty(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    auto *line = new QHBoxLayout;
    auto *label = new QLabel(tr("Per&iod:"), this);
    label->setBuddy(m_period);
    m_period->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    line->addWidget(label);
    line->addWidget(m_period);
    line->addStretch(1);
    column->addLayout(line);
    m_table->setModel(m_model);
    m_table->setRootIsDecorated(false);
    m_table->setItemDelegate(new RoomyRows(m_table));
    m_table->setAccessibleName(tr("People"));
    m_table->header()->setStretchLastSection(false);
    m_columns = new FittedColumns(m_table);
    m_empty->setText(
        tr("No scores for this period. Press %1 to keep score of a game with real cards.")
            .arg(KeyMap::ours().named("match.keep_score")));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    column->addWidget(m_table, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(makeButtons());
    fillPeriods({});
    connect(m_period, &QComboBox::activated, this, &PlayerGroupPane::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PlayerGroupPane::updateButtons);
    connect(m_worker, &LibraryWorker::personForgotten, this, [this](const QStringList &spellings) {
        m_messages->say(tr("%1 was removed from all matches.").arg(spellings.value(0)));
    });
    take({}, {});
}

QWidget *PlayerGroupPane::makeButtons()
{
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addStretch(1);
    const auto add = [&](const QString &text, auto act) {
        auto *button = new QPushButton(text, row);
        connect(button, &QPushButton::clicked, this, act);
        line->addWidget(button);
        return button;
    };
    m_needPerson << add(tr("Rename &or Merge…"), &PlayerGroupPane::askName);
    m_needPerson << add(tr("Remo&ve Player…"), &PlayerGroupPane::askForget);
    m_print = add(tr("Print &Leaderboard…"), &PlayerGroupPane::print);
    return row;
}

/// The seasons, then every evening of late.
void PlayerGroupPane::fillPeriods(const QStringList &evenings)
{
    const QString before = m_period->currentData().toString();
    m_period->clear();
    m_period->addItem(tr("All time"), kAll);
    m_period->addItem(tr("This year"), kYear);
    m_period->addItem(tr("The last twelve months"), kTwelveMonths);
    for (const QString &evening : evenings)
        m_period->addItem(
            QLocale().toString(QDate::fromString(evening, Qt::ISODate), QLocale::LongFormat),
            evening);
    m_period->setCurrentIndex(std::max(0, m_period->findData(before)));
}

void PlayerGroupPane::setPeriod(StatisticsQuery &query) const
{
    const QString period = m_period->currentData().toString();
    const QDate today = QDate::currentDate();
    if (period == kYear)
        query.firstEvening = QDate(today.year(), 1, 1);
    else if (period == kTwelveMonths)
        query.firstEvening = today.addMonths(-12);
    else if (period != kAll)
        query.firstEvening = query.lastEvening = QDate::fromString(period, Qt::ISODate);
}

void PlayerGroupPane::refresh()
{
    struct Answer {
        QList<StatisticsGroup> groups;
        QStringList evenings;
    };
    const auto answer = std::make_shared<Answer>();
    StatisticsQuery query;
    query.by = GroupBy::name;
    query.where = StatisticsQuery::Where::realTable;
    setPeriod(query);
    m_worker->ask(
        this,
        [answer, query](HistoryIndex &index) {
            answer->groups = statistics(index, query);
            answer->evenings = keptEvenings(index);
        },
        [this, answer](const std::optional<FileError> &error) {
            if (!error)
                take(answer->groups, answer->evenings);
        });
}

/// Who made most points a deal comes first, however often each came; among equals, who won more.
void PlayerGroupPane::take(const QList<StatisticsGroup> &groups, const QStringList &evenings)
{
    const bool there = std::any_of(groups.begin(), groups.end(),
                                   [this](const auto &group) { return group.key == m_wanted; });
    const QString before = there ? m_wanted : chosen();
    fillPeriods(evenings);
    QList<StatisticsGroup> sorted = groups;
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const StatisticsGroup &a, const StatisticsGroup &b) {
                         return std::pair(pointsADeal(a), a.won) > std::pair(pointsADeal(b), b.won);
                     });
    QList<QStringList> rows, numbers;
    int chosenRow = 0;
    for (const StatisticsGroup &group : std::as_const(sorted)) {
        if (group.key == before) {
            chosenRow = static_cast<int>(rows.size());
            m_wanted.clear();
        }
        const int place = static_cast<int>(rows.size()) + 1;
        rows << rowOf(place, group);
        numbers << numbersOf(place, group);
    }
    m_model->show({tr("Rank"), tr("Name"), tr("Matches"), tr("Won"), tr("Points"),
                   tr("Points per deal"), tr("Nils made"), tr("Contracts set")},
                  rows);
    m_model->setNumbers({tr("Rank"), tr("Name"), tr("Matches"), tr("Won"), tr("Points"),
                         tr("Deals"), tr("Points per deal"), tr("Nils made"), tr("Nils"),
                         tr("Contracts set"), tr("Contracts")},
                        numbers);
    m_columns->fit();
    m_table->setCurrentIndex(m_model->index(chosenRow, 0));
    m_table->setVisible(!rows.isEmpty());
    m_empty->setVisible(rows.isEmpty());
    updateButtons();
}

void PlayerGroupPane::updateButtons()
{
    for (QPushButton *button : std::as_const(m_needPerson))
        button->setEnabled(!chosen().isEmpty());
    m_print->setEnabled(m_model->rowCount() > 0);
}

QString PlayerGroupPane::chosen() const
{
    const int row = m_table->currentIndex().row();
    return row < 0 || row >= m_model->rowCount() ? QString()
                                                 : m_model->rows().at(row).value(kNameColumn);
}

void PlayerGroupPane::rename(const QString &from, const QString &to)
{
    const auto renaming = std::make_shared<Library::Renaming>();
    m_worker->change([from, to, renaming](Library &library, const auto &) {
        return library.rename(from, to, renaming.get());
    });
    m_wanted = to;
    m_messages->say(filled(tr("%1 is now listed as %2."), {from, to}), [this, renaming, from] {
        m_wanted = from;
        m_worker->change([renaming](Library &library, const Library::Progress &progress) {
            return library.takeBack(*renaming, progress);
        });
    });
}

void PlayerGroupPane::askName()
{
    const QString from = chosen();
    if (from.isEmpty())
        return;
    QStringList names;
    for (const QStringList &row : m_model->rows())
        if (row.value(kNameColumn) != from)
            names << row.value(kNameColumn);
    names.sort();
    names.prepend(from);
    // On the heap: it goes with the window, should that be closed meanwhile.
    const QPointer<QInputDialog> ask = new QInputDialog(this);
    ask->setWindowTitle(tr("Rename or Merge"));
    ask->setLabelText(filled(tr("New or existing name for %1:"), {withoutKey(from)}));
    ask->setComboBoxItems(names);
    ask->setComboBoxEditable(true);
    giveRoomForTitle(*ask);
    const bool fine = ask->exec() == QDialog::Accepted;
    if (!ask)
        return;
    const QString to = ask->textValue().trimmed();
    ask->deleteLater();
    if (fine && !to.isEmpty() && to != from)
        rename(from, to);
}

void PlayerGroupPane::forget(const QString &name)
{
    m_worker->forgetPerson(name, foldersBesideLibrary(), foldersOfSaves());
}

void PlayerGroupPane::askForget()
{
    const QString name = chosen();
    if (name.isEmpty())
        return;
    const auto answer = QMessageBox::question(
        this, tr("Remove Player"),
        tr("Remove %1 from every match in the history? The matches stay but show the seat, not the "
           "name. This can't be undone. Files saved elsewhere aren't changed.")
            .arg(name),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer == QMessageBox::Yes)
        forget(name);
}

void PlayerGroupPane::print()
{
    QList<QStringList> rows;
    for (const QStringList &row : m_model->rows()) // the place before the name, in its cell
        rows << QStringList{tr("%1. %2", "place and name").arg(row[0], row[kNameColumn])} +
                    row.mid(kNameColumn + 1);
    previewAndPrint(this, wallTableJob(tr("Spades"), m_period->currentText(),
                                       m_model->titles().mid(kNameColumn), rows));
}

} // namespace sandbag
