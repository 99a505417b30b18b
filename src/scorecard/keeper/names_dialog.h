// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>
#include <QStringList>

class QCheckBox;
class QLineEdit;

namespace sandbag {

/// Names of the people at the table: misspelt ones put right, or others who take the seats.
class NamesDialog : public QDialog
{
    Q_OBJECT

public:
    /// `deal`: number of the next deal; 1: nobody can have been replaced yet.
    NamesDialog(const QStringList &names, int deal, QWidget *parent = nullptr);

    /// By seat; a name that was taken out stays what it was.
    [[nodiscard]] QStringList names() const;
    /// Others sit there from the next deal on.
    [[nodiscard]] bool fromNow() const;

private:
    QStringList m_before;
    QList<QLineEdit *> m_names;
    QCheckBox *m_fromNow;
};

} // namespace sandbag
