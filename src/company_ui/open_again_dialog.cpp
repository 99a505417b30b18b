// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_again_dialog.h"

#include "fit_to_type.h"
#include "tab_order.h"
#include "text/shown_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

QString wordsOf(const KeptTable &table)
{
    const QString last = QLocale().toString(table.last.toLocalTime(), QLocale::ShortFormat);
    QStringList others;
    for (const QString &name : table.others)
        others << shortened(oneLine(name));
    if (others.isEmpty())
        return filled(OpenAgainDialog::tr("%1, last played on %2"), {nameOf(table), last});
    return filled(OpenAgainDialog::tr("%1, with %2, last played on %3"),
                  {nameOf(table), isolated(others).join(QStringLiteral(", ")), last});
}

} // namespace

QString nameOf(const KeptTable &table)
{
    return shortened(oneLine(table.door.value(QStringLiteral("name")).toString()));
}

OpenAgainDialog::OpenAgainDialog(const QList<KeptTable> &tables, QWidget *parent)
    : QDialog(parent), m_tables(tables), m_list(new QListWidget), m_state(new QLabel)
{
    setWindowTitle(tr("Open a Table Again"));
    auto *label = new QLabel(tr("&Tables whose matches aren't over:"));
    label->setBuddy(m_list);
    m_list->setAccessibleName(label->text().remove(u'&').chopped(1)); // the colon
    keepLines(*m_list, 5);
    m_list->setWordWrap(true); // whoever sat at a table is read whole
    m_list->setResizeMode(QListView::Adjust);
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setObjectName(QStringLiteral("state"));
    keepLines(*m_state, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_open = buttons->addButton(tr("&Open Again"), QDialogButtonBox::AcceptRole);
    m_forget = buttons->addButton(tr("&Remove…"), QDialogButtonBox::DestructiveRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addWidget(m_state);
    column->addWidget(buttons);
    for (const KeptTable &table : m_tables)
        m_list->addItem(wordsOf(table));
    connect(m_list, &QListWidget::currentRowChanged, this, &OpenAgainDialog::refresh);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_forget, &QPushButton::clicked, this, &OpenAgainDialog::askToForget);
    setTabOrders({m_list}, *buttons);
    m_list->setCurrentRow(m_tables.isEmpty() ? -1 : 0);
    keepLetters(*this, 64);
    refresh();
}

std::optional<KeptTable> OpenAgainDialog::chosen() const
{
    const int row = m_list->currentRow();
    return row < 0 || row >= m_tables.size() ? std::nullopt : std::optional(m_tables[row]);
}

void OpenAgainDialog::refresh()
{
    const bool any = chosen().has_value();
    m_open->setEnabled(any);
    m_forget->setEnabled(any);
    m_state->setText(
        m_tables.isEmpty()
            ? tr("There are no tables to open again. A table that you open is kept until its match "
                 "is over.")
            : tr("The table opens as before: everyone has the same seat and the same cards."));
    m_state->setAccessibleName(m_state->text());
}

/// Deals that were played to their end are in the history already.
void OpenAgainDialog::askToForget()
{
    const auto table = chosen();
    if (!table)
        return;
    auto *box = new QMessageBox(QMessageBox::Question, windowTitle(),
                                filled(tr("Remove “%1”? After that, nobody can continue its match. "
                                          "Finished deals stay in the history."),
                                       {nameOf(*table)}),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto *remove = box->addButton(tr("&Remove"), QMessageBox::DestructiveRole);
    connect(remove, &QAbstractButton::clicked, this, [this, id = table->id] { forget(id); });
    box->open();
}

void OpenAgainDialog::forget(const QString &id)
{
    const auto at = std::find_if(m_tables.begin(), m_tables.end(),
                                 [&id](const KeptTable &table) { return table.id == id; });
    if (at == m_tables.end())
        return;
    const KeptTable table = *at;
    delete m_list->takeItem(static_cast<int>(at - m_tables.begin()));
    m_tables.erase(at);
    emit forgotten(table);
    refresh();
}

} // namespace sandbag
