// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/table_folder.h"

#include <QDialog>
#include <QList>
#include <QString>

#include <optional>

class QLabel;
class QListWidget;
class QPushButton;

namespace sandbag {

/// What a kept table is called, in one line.
[[nodiscard]] QString nameOf(const KeptTable &table);

/// Asks which of the tables is to be opened again whose matches are not over.
class OpenAgainDialog : public QDialog
{
    Q_OBJECT

public:
    explicit OpenAgainDialog(const QList<KeptTable> &tables, QWidget *parent = nullptr);

    /// Nothing where none is.
    [[nodiscard]] std::optional<KeptTable> chosen() const;

signals:
    /// The person does not want that one any more.
    void forgotten(const sandbag::KeptTable &table);

private:
    void refresh();
    void askToForget();
    void forget(const QString &id);

    QList<KeptTable> m_tables; ///< in the order of the list
    QListWidget *m_list;
    QLabel *m_state;
    QPushButton *m_open;
    QPushButton *m_forget;
};

} // namespace sandbag
