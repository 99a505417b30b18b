// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "history_query.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QTimer;

namespace sandbag {

class LibraryWorker;

/// Which matches a list shows: a line to type in, and other filters.
class HistoryFilterBar : public QWidget
{
    Q_OBJECT

public:
    /// `worker` outlives the bar.
    explicit HistoryFilterBar(LibraryWorker *worker, QWidget *parent = nullptr);

    [[nodiscard]] HistoryFilter filter() const;
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    /// Reads again which rules were played.
    void refresh();

signals:
    /// Once for a burst of letters.
    void changed();

private:
    void addChoices();
    void fillRules(const QList<PlayedRules> &rules);

    LibraryWorker *m_worker;
    QLineEdit *m_search;
    QComboBox *m_rules;
    QComboBox *m_players;
    QComboBox *m_table;
    QComboBox *m_result;
    QTimer *m_typing;
};

} // namespace sandbag
