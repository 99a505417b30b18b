// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_model.h"

#include "library_worker.h"
#include "own_names.h"
#include "shown_time.h"
#include "text/match_text.h"
#include "text/numbers.h"

#include <QLocale>

#include <algorithm>
#include <memory>

namespace sandbag {

namespace {

/// Rows read at a time: more than a screen shows.
constexpr int kPage = 100;

QString outcomeOf(const HistoryRow &row)
{
    if (!row.over)
        return HistoryModel::tr("Not finished");
    if (row.personSide < 0)
        return HistoryModel::tr("%1 won").arg(partnersText(row.sides.value(row.winner)));
    return row.personSide == row.winner ? HistoryModel::tr("Won") : HistoryModel::tr("Lost");
}

QString resultOf(const HistoryRow &row)
{
    //: A match in the history: "Won, with help".
    const QString whole =
        row.helped ? HistoryModel::tr("%1, assisted").arg(outcomeOf(row)) : outcomeOf(row);
    //: A match in the history that begins as one that is counted does: "Won, another end".
    return row.counted ? whole : HistoryModel::tr("%1, not counted").arg(whole);
}

/// The side of the person at this computer first, and then the others as they sit.
template<typename Sides>
Sides ownFirst(Sides sides, int own)
{
    if (own > 0 && own < sides.size())
        std::rotate(sides.begin(), sides.begin() + own, sides.end());
    return sides;
}

} // namespace

/// What was read at once: shared with the thread that reads, until it is done.
struct HistoryModel::Page {
    QList<HistoryRow> rows;
    int count = -1; ///< of all; −1: not asked for
};

HistoryModel::HistoryModel(LibraryWorker *worker, QObject *parent)
    : FlatTableModel(parent), m_worker(worker)
{
}

void HistoryModel::read(int first, int count)
{
    const auto page = std::make_shared<Page>();
    m_waiting = true;
    m_worker->ask(
        this,
        [page, first, count, filter = m_filter,
         folder = m_worker->folder()](HistoryIndex &index) mutable {
            filter.own = ownNamesIn(folder);
            page->rows = historyRows(index, filter, first, count);
            if (first == 0)
                page->count = countHistory(index, filter);
        },
        [this, page, first, asked = ++m_asked](const std::optional<FileError> &error) {
            if (asked != m_asked)
                return;
            m_waiting = false;
            if (error)
                emit trouble(error->text);
            else
                take(first, *page);
        });
}

void HistoryModel::take(int first, Page &page)
{
    if (first == 0) {
        beginResetModel();
        m_rows = std::move(page.rows);
        m_count = page.count;
        endResetModel();
        emit shown();
    } else if (page.rows.isEmpty()) {
        m_count = static_cast<int>(m_rows.size()); // some were deleted meanwhile
    } else {
        beginInsertRows({}, first, first + static_cast<int>(page.rows.size()) - 1);
        m_rows << page.rows;
        endInsertRows();
    }
}

void HistoryModel::setFilter(const HistoryFilter &filter)
{
    m_filter = filter;
    read(0, kPage);
}

void HistoryModel::reload()
{
    read(0, std::max(kPage, static_cast<int>(m_rows.size())));
}

int HistoryModel::rowOf(const QString &id) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const HistoryRow &row) { return row.id == id; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int HistoryModel::countRows() const
{
    return static_cast<int>(m_rows.size());
}

int HistoryModel::countColumns() const
{
    return static_cast<int>(columns);
}

QString HistoryModel::text(const HistoryRow &row, int column)
{
    QStringList parts;
    switch (column) {
    case begun:
        return shownTime(row.begun);
    case rules:
        return row.rules;
    case players:
        for (const QStringList &side : ownFirst(row.sides, row.personSide))
            parts << partnersText(side);
        return parts.join(QStringLiteral(", "));
    case score:
        for (const int total : ownFirst(row.totals, row.personSide))
            parts << pointsText(total);
        return parts.join(QStringLiteral(" : "));
    case result:
        return resultOf(row);
    default:
        return {};
    }
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const HistoryRow &row = m_rows.at(index.row());
    if (role == Qt::ToolTipRole && index.column() == result && !row.counted)
        return tr("%1: this match begins with the same deals as another one. Only the one that "
                  "ended first counts in the statistics.")
            .arg(text(row, result));
    return text(row, index.column());
}

QString HistoryModel::columnTitle(int column) const
{
    const QString titles[] = {tr("Started"), tr("Rules"), tr("Players"), tr("Score"), tr("Result")};
    return titles[column];
}

bool HistoryModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_waiting && m_rows.size() < m_count;
}

void HistoryModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        read(static_cast<int>(m_rows.size()), kPage);
}

} // namespace sandbag
