// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "statistics.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeView;

namespace sandbag {

class FigureModel;
class FittedColumns;
class LibraryWorker;
class MessageBar;

/// The people who play with real cards: who won, of one evening or of a season. A name that was
/// spelled in two ways becomes one here.
class PlayerGroupPane : public QWidget
{
    Q_OBJECT

public:
    /// `worker` and `messages` outlive the pane.
    PlayerGroupPane(LibraryWorker *worker, MessageBar *messages, QWidget *parent = nullptr);

    void refresh();
    [[nodiscard]] FigureModel *model() const { return m_model; }
    /// Both wait for nobody to confirm.
    void rename(const QString &from, const QString &to);
    void forget(const QString &name);

private:
    QWidget *makeButtons();
    void take(const QList<StatisticsGroup> &groups, const QStringList &evenings);
    void fillPeriods(const QStringList &evenings);
    void setPeriod(StatisticsQuery &query) const;
    [[nodiscard]] QString chosen() const;
    void askName();
    void askForget();
    void print();
    void updateButtons();

    LibraryWorker *m_worker;
    MessageBar *m_messages;
    FigureModel *m_model;
    QComboBox *m_period;
    QTreeView *m_table;
    FittedColumns *m_columns = nullptr; ///< of it
    QLabel *m_empty;
    QString m_wanted; ///< to be chosen once the table knows the name
    QList<QPushButton *> m_needPerson;
    QPushButton *m_print = nullptr;
};

} // namespace sandbag
