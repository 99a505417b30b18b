// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDialog>
#include <QList>

class QLabel;
class QListWidget;
class QPushButton;

namespace sandbag {

class CompanyPapers;

/// Whom this program knows by their keys: who comes in without a question, and whom to forget.
class PeopleMetDialog : public QDialog
{
    Q_OBJECT

public:
    /// `papers` must be ready, and outlive it.
    explicit PeopleMetDialog(CompanyPapers *papers, QWidget *parent = nullptr);

private:
    void fill();
    void refresh();
    void forget();

    CompanyPapers *m_papers;
    QList<QByteArray> m_keys; ///< in the order of the list
    QListWidget *m_list;
    QLabel *m_note;
    QPushButton *m_forget;
};

} // namespace sandbag
