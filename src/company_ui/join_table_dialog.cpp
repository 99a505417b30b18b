// SPDX-License-Identifier: GPL-3.0-or-later
#include "join_table_dialog.h"

#include "company_limits.h"
#include "door/company_papers.h"
#include "fit_to_type.h"
#include "goal_title.h"
#include "tab_order.h"
#include "text/shown_text.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

namespace {

/// Every word of it is a stranger's: one line, shortened.
QString wordsOf(const FoundTable &table)
{
    const QString name = shortened(oneLine(table.name));
    const QString host = shortened(oneLine(table.host));
    if (table.playing)
        return filled(JoinTableDialog::tr("%1, with %2. Match in progress."), {name, host});
    return filled(JoinTableDialog::tr("%1, with %2. %n free seat(s).", "", table.freeSeats),
                  {name, host});
}

TableGoal goalOf(const KnownTable &table, const KnownPeople &known)
{
    TableGoal goal = TableGoal::of(table);
    if (const KnownPerson *host = known.find(table.key))
        goal.hostName = host->name;
    return goal;
}

/// Who has sat there before knows its key, and has a seat there perhaps.
TableGoal goalOf(const FoundTable &table, const KnownPeople &known)
{
    for (const KnownTable &before : known.tables()) {
        if (!before.table.isEmpty() && before.table == table.table) {
            TableGoal goal = goalOf(before, known);
            if (goal.tableName.isEmpty())
                goal.tableName = oneLine(table.name);
            goal.address = table.address;
            goal.port = table.port;
            return goal;
        }
    }
    TableGoal goal;
    goal.address = table.address;
    goal.port = table.port;
    goal.table = table.table;
    goal.tableName = oneLine(table.name);
    goal.hostName = oneLine(table.host);
    return goal;
}

/// Of the entry that is selected, which need not be the current one; −1 where none is.
int rowIn(const QListWidget &list)
{
    const auto chosen = list.selectedItems();
    return chosen.isEmpty() ? -1 : list.row(chosen.first());
}

} // namespace

JoinTableDialog::JoinTableDialog(CompanyPapers *papers, const QString &name, QWidget *parent)
    : QDialog(parent),
      m_papers(papers),
      m_found(new QListWidget),
      m_foundNote(new QLabel),
      m_before(new QListWidget),
      m_invitation(new QLineEdit),
      m_name(new QLineEdit(name)),
      m_state(new QLabel)
{
    setWindowTitle(tr("Join a Table"));
    m_invitation->setPlaceholderText(QStringLiteral("sandbag:…"));
    m_invitation->setObjectName(QStringLiteral("invitation"));
    m_invitation->setClearButtonEnabled(true);
    m_name->setObjectName(QStringLiteral("ownName"));
    m_name->setMaxLength(company_limit::name);
    m_state->setObjectName(QStringLiteral("state"));
    auto *column = new QVBoxLayout(this);
    const auto addList = [this, column](const QString &title, QListWidget *list) {
        auto *label = new QLabel(title);
        label->setBuddy(list);
        list->setAccessibleName(QString(title).remove(u'&').chopped(1)); // the colon
        keepLines(*list, 4);
        list->setWordWrap(true);
        list->setResizeMode(QListView::Adjust);
        column->addWidget(label);
        column->addWidget(list, 1);
        connect(list, &QListWidget::itemSelectionChanged, this, [this, list] { choose(list); });
        connect(list, &QListWidget::itemActivated, this, [this] {
            if (m_join->isEnabled())
                accept();
        });
    };
    addList(tr("Tables on this &network:"), m_found);
    column->addWidget(m_foundNote);
    addList(tr("Tables where you sat &before:"), m_before);
    auto *form = new QFormLayout;
    form->addRow(tr("&Invitation or address:"), m_invitation);
    form->addRow(tr("&Your name:"), m_name);
    column->addLayout(form);
    for (QLabel *label : {m_foundNote, m_state}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    column->addWidget(m_state);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_join = buttons->addButton(tr("&Join"), QDialogButtonBox::AcceptRole);
    column->addWidget(buttons);
    setTabOrders({m_name}, *buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_name, &QLineEdit::textChanged, this, &JoinTableDialog::refresh);
    connect(m_invitation, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (!text.isEmpty()) {
            m_found->clearSelection();
            m_before->clearSelection();
        }
        refresh();
    });
    fillBefore();
    setFound({});
    keepLetters(*this, 70);
    m_invitation->setFocus();
    refresh();
}

void JoinTableDialog::fillBefore()
{
    for (const KnownTable &table : m_papers->known().tables()) {
        m_goals << goalOf(table, m_papers->known());
        const QString name = titleOf(m_goals.constLast());
        m_before->addItem(
            filled(tr("%1, last joined %2"),
                   {shortened(oneLine(name)),
                    QLocale().toString(table.last.toLocalTime(), QLocale::ShortFormat)}));
    }
}

void JoinTableDialog::lookAround(Nearby *nearby)
{
    connect(nearby, &Nearby::tablesChanged, this, [this, nearby] { setFound(nearby->tables()); });
    connect(nearby, &Nearby::missing, this, [this] {
        m_foundNote->setText(tr("This computer can't look for tables by itself (the Avahi service "
                                "isn't running). Use an invitation or an address instead."));
        m_found->setEnabled(false);
    });
    connect(this, &QDialog::finished, nearby, &Nearby::stopLooking);
    nearby->look();
}

void JoinTableDialog::setFound(const QList<FoundTable> &tables)
{
    const int row = rowIn(*m_found);
    const QString chosen = row < 0 ? QString() : m_tables[row].table;
    m_tables = tables;
    m_found->clear();
    for (const FoundTable &table : tables) {
        m_found->addItem(wordsOf(table));
        if (!chosen.isEmpty() && table.table == chosen)
            m_found->setCurrentRow(m_found->count() - 1);
    }
    m_foundNote->setText(tables.isEmpty() ? tr("No tables found yet.") : QString());
    refresh();
}

/// One thing is chosen at a time.
void JoinTableDialog::choose(QListWidget *list)
{
    if (list->selectedItems().isEmpty())
        return refresh();
    (list == m_found ? m_before : m_found)->clearSelection();
    m_invitation->clear();
    refresh();
}

std::optional<TableGoal> JoinTableDialog::goal() const
{
    const QString text = m_invitation->text();
    if (!text.trimmed().isEmpty()) {
        auto read = readInvitation(text);
        if (!read)
            read = readAddress(text);
        return read ? std::optional(TableGoal::of(*read)) : std::nullopt;
    }
    if (!m_found->selectedItems().isEmpty())
        return goalOf(m_tables[rowIn(*m_found)], m_papers->known());
    if (!m_before->selectedItems().isEmpty())
        return m_goals[rowIn(*m_before)];
    return {};
}

QString JoinTableDialog::name() const
{
    return oneLine(m_name->text()).trimmed();
}

void JoinTableDialog::refresh()
{
    const auto wanted = goal();
    const bool typed = !m_invitation->text().trimmed().isEmpty();
    m_join->setEnabled(wanted && !name().isEmpty());
    m_state->setText(
        !wanted && typed ? tr("This is neither an invitation nor an address. Paste the "
                              "whole text that your friend sent.")
        : !wanted        ? tr("Choose a table, or paste an invitation.")
        : wanted->keyName.isEmpty() && wanted->hostKey.isEmpty()
            ? tr("Before you join, you and the host check that you both see the same five cards.")
            : tr("Your computer knows this table's key, so nobody can pose as this table."));
    m_state->setAccessibleName(m_state->text());
}

} // namespace sandbag
