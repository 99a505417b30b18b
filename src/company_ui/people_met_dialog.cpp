// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_met_dialog.h"

#include "door/company_papers.h"
#include "fit_to_type.h"
#include "tab_order.h"
#include "text/shown_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace sandbag {

PeopleMetDialog::PeopleMetDialog(CompanyPapers *papers, QWidget *parent)
    : QDialog(parent), m_papers(papers), m_list(new QListWidget), m_note(new QLabel)
{
    setWindowTitle(tr("People You Have Met"));
    auto *label = new QLabel(tr("People with a check mark can join your &tables without asking:"));
    label->setWordWrap(true);
    label->setBuddy(m_list);
    m_list->setAccessibleName(label->text().remove(u'&').chopped(1)); // the colon
    keepLines(*m_list, 6);
    m_note->setWordWrap(true);
    keepLines(*m_note, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_forget = buttons->addButton(tr("&Forget"), QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->addWidget(label);
    column->addWidget(m_list, 1);
    column->addWidget(m_note);
    column->addWidget(buttons);
    setTabOrders({m_list}, *buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_forget, &QPushButton::clicked, this, &PeopleMetDialog::forget);
    connect(m_list, &QListWidget::currentRowChanged, this, &PeopleMetDialog::refresh);
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        const QByteArray key = m_keys.value(m_list->row(item));
        const bool admitted = item->checkState() == Qt::Checked;
        m_papers->change([&](KnownPeople &known) { known.setAdmitted(key, admitted); });
    });
    keepLetters(*this, 60);
    fill();
}

void PeopleMetDialog::fill()
{
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    m_keys.clear();
    for (const KnownPerson &person : m_papers->known().people()) {
        const QString last = QLocale().toString(person.last.toLocalTime(), QLocale::ShortFormat);
        auto *item = new QListWidgetItem(
            filled(tr("%1, last met on %2"), {shortened(oneLine(person.name)), last}), m_list);
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(person.admitted ? Qt::Checked : Qt::Unchecked);
        m_keys << person.key;
    }
    if (!m_keys.isEmpty())
        m_list->setCurrentRow(0);
    refresh();
}

void PeopleMetDialog::refresh()
{
    m_forget->setEnabled(m_list->currentRow() >= 0);
    m_note->setText(m_keys.isEmpty()
                        ? tr("Nobody yet. People you play with over a network will be listed here.")
                        : tr("If you forget someone, the two of you must compare five "
                             "cards again the next time you connect."));
    m_note->setAccessibleName(m_note->text());
}

void PeopleMetDialog::forget()
{
    const QByteArray key = m_keys.value(m_list->currentRow());
    m_papers->change([&key](KnownPeople &known) { known.forget(key); });
    fill();
}

} // namespace sandbag
