// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_table_dialog.h"

#include "company_limits.h"
#include "door/invitation.h"
#include "files/kept_settings.h"
#include "fit_to_type.h"
#include "tab_order.h"
#include "text/shown_text.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sandbag {

namespace {

constexpr const char *kPort = "company/port";
constexpr int kMostOfTable = 32; // letters of its name
constexpr int kLeastPort = 1024;
constexpr int kMostPort = 32767; // above that systems give ports away by themselves

} // namespace

OpenTableDialog::OpenTableDialog(const QString &rules, const QString &name, QWidget *parent)
    : QDialog(parent),
      m_table(new QLineEdit),
      m_name(new QLineEdit(name)),
      m_network(new QCheckBox(tr("People on this &network"))),
      m_everyone(new QCheckBox(tr("People I &invite, wherever they are"))),
      m_freely(new QCheckBox(tr("Admit people who have the invitation &without asking me"))),
      m_port(new QSpinBox),
      m_address(new QLineEdit),
      m_consequence(new QLabel)
{
    setWindowTitle(tr("Open a Table"));
    m_table->setMaxLength(kMostOfTable);
    m_table->setPlaceholderText(tr("Such as “Friday table”"));
    m_name->setMaxLength(company_limit::name);
    m_table->setObjectName(QStringLiteral("tableName"));
    m_name->setObjectName(QStringLiteral("ownName"));
    m_network->setObjectName(QStringLiteral("network"));
    m_everyone->setObjectName(QStringLiteral("everyone"));
    m_freely->setObjectName(QStringLiteral("freely"));
    m_port->setObjectName(QStringLiteral("port"));
    m_address->setObjectName(QStringLiteral("address"));
    m_address->setPlaceholderText(tr("This computer's address"));
    m_port->setRange(kLeastPort, kMostPort);
    m_port->setValue(KeptSettings().value(QLatin1String(kPort), kUsualPort).toInt());
    m_consequence->setObjectName(QStringLiteral("consequence"));
    m_consequence->setWordWrap(true);
    keepLines(*m_consequence, 4);
    m_consequence->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *form = new QFormLayout;
    form->addRow(tr("Name of the &table:"), m_table);
    form->addRow(tr("&Your name:"), m_name);
    auto *game = new QLabel(oneLine(rules));
    game->setTextFormat(Qt::PlainText);
    game->setWordWrap(true);
    form->addRow(tr("Rules:"), game);
    form->addRow(tr("Who may find it:"), m_network);
    form->addRow(QString(), m_everyone);
    form->addRow(QString(), m_freely);
    form->addRow(tr("&Port:"), m_port);
    form->addRow(tr("&Address for the invitation:"), m_address);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open Table"), QDialogButtonBox::AcceptRole);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_consequence);
    column->addWidget(buttons);
    setTabOrders({m_address}, *buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QCheckBox *box : {m_network, m_everyone, m_freely})
        connect(box, &QCheckBox::toggled, this, &OpenTableDialog::refresh);
    for (QLineEdit *line : {m_table, m_name})
        connect(line, &QLineEdit::textChanged, this, &OpenTableDialog::refresh);
    connect(m_port, &QSpinBox::valueChanged, this, &OpenTableDialog::refresh);
    refresh();
}

OpenPlan OpenTableDialog::plan() const
{
    OpenPlan plan;
    plan.name = oneLine(m_name->text()).trimmed();
    plan.table = oneLine(m_table->text()).trimmed();
    if (plan.table.isEmpty())
        plan.table = filled(tr("%1's table"), {plan.name});
    plan.network = m_network->isChecked();
    plan.everyone = m_everyone->isChecked();
    plan.freely = plan.everyone && m_freely->isChecked();
    plan.address = plan.everyone ? m_address->text().trimmed() : QString();
    plan.port = static_cast<quint16>(m_port->value());
    return plan;
}

QString OpenTableDialog::consequence() const
{
    if (!m_network->isChecked() && !m_everyone->isChecked())
        return tr(
            "Choose who may find the table. Until you open it, nobody can reach this computer.");
    if (m_name->text().trimmed().isEmpty())
        return tr("Enter your name: the others see it at the table.");
    if (!m_everyone->isChecked())
        return tr("This computer listens on port %1, on this network only, until the table is "
                  "closed. You approve everyone who joins.")
            .arg(m_port->value());
    if (m_freely->isChecked())
        return tr("This computer listens on port %1 until the table is closed. Friends can join "
                  "from anywhere if your router forwards this port. Anyone with the invitation can "
                  "join without your approval.")
            .arg(m_port->value());
    return tr("This computer listens on port %1 until the table is closed. Friends can join from "
              "anywhere if your router forwards this port. You approve everyone who joins.")
        .arg(m_port->value());
}

void OpenTableDialog::refresh()
{
    m_freely->setEnabled(m_everyone->isChecked());
    m_address->setEnabled(m_everyone->isChecked());
    m_consequence->setText(consequence());
    m_consequence->setAccessibleName(m_consequence->text());
    const bool found = m_network->isChecked() || m_everyone->isChecked();
    m_open->setEnabled(found && !m_name->text().trimmed().isEmpty());
}

void OpenTableDialog::accept()
{
    KeptSettings().setValue(QLatin1String(kPort), m_port->value());
    QDialog::accept();
}

} // namespace sandbag
