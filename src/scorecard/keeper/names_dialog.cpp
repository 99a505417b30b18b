// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/names_dialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>

namespace sandbag {

NamesDialog::NamesDialog(const QStringList &names, int deal, QWidget *parent)
    : QDialog(parent),
      m_before(names),
      m_fromNow(new QCheckBox(tr("&New players starting with deal %1").arg(deal), this))
{
    setWindowTitle(tr("Players"));
    auto *form = new QFormLayout(this);
    for (const QString &name : names) {
        m_names << new QLineEdit(name, this);
        form->addRow(tr("Player &%1:").arg(m_names.size()), m_names.back());
    }
    form->addRow(m_fromNow);
    m_fromNow->setVisible(deal > 1);
    m_fromNow->setToolTip(tr("Checked: the scorecard records a change of players. Unchecked: names "
                             "are corrected in every deal."));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

QStringList NamesDialog::names() const
{
    QStringList names;
    for (qsizetype seat = 0; seat < m_names.size(); ++seat) {
        const QString name = m_names[seat]->text().trimmed();
        names << (name.isEmpty() ? m_before[seat] : name);
    }
    return names;
}

bool NamesDialog::fromNow() const
{
    return m_fromNow->isChecked();
}

} // namespace sandbag
