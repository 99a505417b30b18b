// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_query.h"
#include "tables/flat_table_model.h"

namespace sandbag {

class LibraryWorker;

/// The matches of the library that pass a filter, the newest first; read as the list is
/// scrolled, on another thread: rows come a moment later.
class HistoryModel : public FlatTableModel
{
    Q_OBJECT

public:
    enum Column { begun, rules, players, score, result, columns };

    /// `worker` outlives the model.
    explicit HistoryModel(LibraryWorker *worker, QObject *parent = nullptr);

    [[nodiscard]] const HistoryFilter &filter() const { return m_filter; }
    /// Ends in shown(); a filter set before that takes its place.
    void setFilter(const HistoryFilter &filter);
    /// Reads again, as far as was read before; ends in shown().
    void reload();
    /// How many matches pass the filter.
    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] const HistoryRow &matchAt(int row) const { return m_rows.at(row); }
    /// The row of a match as far as was read, or −1.
    [[nodiscard]] int rowOf(const QString &id) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

signals:
    void shown();
    void trouble(const QString &message);

private:
    struct Page;
    void read(int first, int count);
    void take(int first, Page &page);
    [[nodiscard]] static QString text(const HistoryRow &row, int column);

    LibraryWorker *m_worker;
    HistoryFilter m_filter;
    QList<HistoryRow> m_rows;
    int m_count = 0;
    int m_asked = 0;        ///< questions so far: only the last one's answer is wanted
    bool m_waiting = false; ///< for an answer
};

} // namespace sandbag
