// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_dialog.h"

#include "fit_to_screen.h"
#include "main_window.h"
#include "reach_by.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QTreeWidgetItem *addSection(QTreeWidget *list, const QString &title)
{
    auto *section = new QTreeWidgetItem(list, {title});
    QFont bold = list->font();
    bold.setBold(true);
    section->setFont(0, bold);
    section->setFirstColumnSpanned(true);
    section->setExpanded(true);
    return section;
}

void addTableKeys(QTreeWidget *list)
{
    QTreeWidgetItem *section = addSection(list, KeysDialog::tr("At the table"));
    const auto add = [section](const QString &what, const QString &keys) {
        new QTreeWidgetItem(section, {what, keys});
    };
    add(KeysDialog::tr("Move through your cards"), KeysDialog::tr("Left, Right, Home, End"));
    add(KeysDialog::tr("Every card, playable or not"), KeysDialog::tr("Shift with Left, Right"));
    add(KeysDialog::tr("Next suit or row"), KeysDialog::tr("Up, Down"));
    add(KeysDialog::tr("To a card of that rank"), KeysDialog::tr("2 to 9, 0, J, Q, K, A"));
    add(KeysDialog::tr("To the next card of a suit"), KeysDialog::tr("Shift with S, H, D, C"));
    add(KeysDialog::tr("Play the card or choose"), KeysDialog::tr("Enter"));
    add(KeysDialog::tr("Choose a card to pass or discard"), KeysDialog::tr("Space"));
    add(KeysDialog::tr("Go to a number of the bid, then Enter"), KeysDialog::tr("0 to 9"));
    add(KeysDialog::tr("Move through the choices of a panel"), KeysDialog::tr("Arrows, Tab"));
    add(KeysDialog::tr("Between the cards and the panel"), KeysDialog::tr("Tab"));
    add(KeysDialog::tr("Step through a replay"), KeysDialog::tr("Comma, Period, Home, End"));
    add(KeysDialog::tr("Replay previous or next deal"), KeysDialog::tr("Page Up, Page Down"));
    add(KeysDialog::tr("Close an info panel"), KeysDialog::tr("Esc"));
}

void addMenuKeys(QTreeWidget *list, const QMenuBar *menus)
{
    for (const QAction *entry : menus->actions()) {
        QTreeWidgetItem *section = addSection(list, entry->text().remove(QLatin1Char('&')));
        for (const QAction *action : entry->menu()->actions()) {
            if (action->shortcut().isEmpty())
                continue;
            QStringList keys;
            for (const QKeySequence &key : action->shortcuts())
                keys << key.toString(QKeySequence::NativeText);
            new QTreeWidgetItem(section, {action->text().remove(QLatin1Char('&')),
                                          keys.join(QStringLiteral(", "))});
        }
    }
}

} // namespace

KeysDialog::KeysDialog(const QMenuBar *menus, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *search = new QLineEdit(this);
    search->setPlaceholderText(tr("Search"));
    search->setClearButtonEnabled(true);
    search->setAccessibleName(tr("Search the keys"));
    reachBy(search, QKeySequence::Find);
    auto *list = new QTreeWidget(this);
    list->setAccessibleName(tr("Keys"));
    list->setHeaderLabels({tr("Action"), tr("Keys")});
    list->setRootIsDecorated(false);
    list->setAlternatingRowColors(true);
    if (qobject_cast<MainWindow *>(parent))
        addTableKeys(list);
    addMenuKeys(list, menus);
    list->header()->resizeSection(0, 330);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(search);
    layout->addWidget(list);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(search, &QLineEdit::textChanged, list, [list](const QString &text) {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            QTreeWidgetItem *section = list->topLevelItem(i);
            for (int k = 0; k < section->childCount(); ++k) {
                QTreeWidgetItem *row = section->child(k);
                row->setHidden(!row->text(0).contains(text, Qt::CaseInsensitive) &&
                               !row->text(1).contains(text, Qt::CaseInsensitive));
            }
        }
    });
    resize(560, 560);
    fitToScreen(*this);
    search->setFocus();
}

void KeysDialog::open(QWidget *parent, const QMenuBar *menus)
{
    auto *dialog = new KeysDialog(menus, parent);
    dialog->show();
}

} // namespace sandbag
