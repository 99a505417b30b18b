// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "open_plan.h"

#include <QDialog>
#include <QString>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sandbag {

/// Asks what table is to be opened, and says what the computer begins to do with that: before it is
/// accepted nothing listens.
class OpenTableDialog : public QDialog
{
    Q_OBJECT

public:
    /// `rules` names the rules of the table at hand, `name` the person.
    OpenTableDialog(const QString &rules, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] OpenPlan plan() const;
    /// What starts when it is accepted.
    [[nodiscard]] QString consequence() const;

public slots:
    void accept() override;

private:
    void refresh();

    QLineEdit *m_table;
    QLineEdit *m_name;
    QCheckBox *m_network;
    QCheckBox *m_everyone;
    QCheckBox *m_freely;
    QSpinBox *m_port;
    QLineEdit *m_address;
    QLabel *m_consequence;
    QPushButton *m_open;
};

} // namespace sandbag
