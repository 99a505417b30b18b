// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;

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

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    struct Choices;
    struct Field {
        QLabel *name = nullptr;
        QComboBox *box = nullptr;
    };
    QComboBox *addBox(const QString &name);
    void addFixed();
    void take(const Choices &choices);
    /// In as many columns as leave every box room for what it shows.
    void arrange();
    [[nodiscard]] int widthIn(int columns) const;
    void putIn(int columns);

    LibraryWorker *m_worker;
    QList<Field> m_fields; ///< in the order of the keys
    int m_columns = 0;
    QComboBox *m_who;
    QComboBox *m_partner;
    QComboBox *m_opponent;
    QComboBox *m_rules;
    QComboBox *m_players;
    QComboBox *m_where;
    QComboBox *m_period;
};

} // namespace sandbag
