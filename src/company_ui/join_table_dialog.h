// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/nearby.h"
#include "door/table_caller.h"

#include <QDialog>
#include <QList>

#include <optional>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace sandbag {

class CompanyPapers;

/// Asks to which table the person wants to go: found in this network, sat at before, or by an
/// invitation. Nothing is sent before it is accepted.
class JoinTableDialog : public QDialog
{
    Q_OBJECT

public:
    /// `papers` must outlive it.
    JoinTableDialog(CompanyPapers *papers, const QString &name, QWidget *parent = nullptr);

    /// Looks for tables in this network from now on, as long as it is open.
    void lookAround(Nearby *nearby);
    /// Those that are there now.
    void setFound(const QList<FoundTable> &tables);

    /// The table that was chosen; nothing where none is.
    [[nodiscard]] std::optional<TableGoal> goal() const;
    [[nodiscard]] QString name() const;

private:
    void fillBefore();
    void refresh();
    void choose(QListWidget *list);

    CompanyPapers *m_papers;
    QList<FoundTable> m_tables;
    QList<TableGoal> m_goals; ///< of tables sat at before, in the order of the list
    QListWidget *m_found;
    QLabel *m_foundNote;
    QListWidget *m_before;
    QLineEdit *m_invitation;
    QLineEdit *m_name;
    QLabel *m_state;
    QPushButton *m_join;
};

} // namespace sandbag
