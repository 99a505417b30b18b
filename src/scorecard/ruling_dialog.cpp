// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace sandbag {

RulingDialog::RulingDialog(const QStringList &sides, QWidget *parent)
    : QDialog(parent),
      m_side(new QComboBox(this)),
      m_points(new QSpinBox(this)),
      m_bags(new QSpinBox(this)),
      m_reason(new QLineEdit(this))
{
    setWindowTitle(tr("Ruling"));
    m_side->addItems(sides);
    m_points->setRange(-5000, 5000);
    m_bags->setRange(-50, 50);
    auto *form = new QFormLayout(this);
    form->addRow(tr("&Side:"), m_side);
    form->addRow(tr("&Points:"), m_points);
    form->addRow(tr("&Bags:"), m_bags);
    form->addRow(tr("&Reason:"), m_reason);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

Ruling RulingDialog::ruling() const
{
    return {m_side->currentIndex(), m_points->value(), m_bags->value(),
            m_reason->text().trimmed().toStdString()};
}

} // namespace sandbag
