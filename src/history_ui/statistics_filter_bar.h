// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics.h"

#include <QWidget>

class QComboBox;

namespace sandbag {

class LibraryWorker;

/// Whose matches the statistics cover, and which.
class StatisticsFilterBar : public QWidget
{
    Q_OBJECT

public:
    /// `worker` outlives the bar.
    explicit StatisticsFilterBar(LibraryWorker *worker, QWidget *parent = nullptr);

    /// Without names of the person at this computer.
    [[nodiscard]] StatisticsQuery query() const;
    /// The selection, in words: "You, with Bo, Standard".
    [[nodiscard]] QString inWords() const;
    /// Reads again who has played and by which rules.
    void refresh();

signals:
    void changed();

private:
    struct Choices;
    QComboBox *addBox(const QString &name, int row, int column);
    void addFixed();
    void take(const Choices &choices);

    LibraryWorker *m_worker;
    QComboBox *m_who;
    QComboBox *m_partner;
    QComboBox *m_opponent;
    QComboBox *m_rules;
    QComboBox *m_players;
    QComboBox *m_where;
    QComboBox *m_period;
};

} // namespace sandbag
