// SPDX-License-Identifier: GPL-3.0-or-later
#include "keys_dialog.h"

#include "fit_to_screen.h"
#include "fitted_columns.h"
#include "key_editor.h"
#include "key_map.h"
#include "reach_by.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QString titleOf(KeySection section)
{
    switch (section) {
    case KeySection::windows:
        return KeysDialog::tr("In every window");
    case KeySection::match:
        return KeysDialog::tr("Game");
    case KeySection::play:
        return KeysDialog::tr("Play");
    case KeySection::rules:
        return KeysDialog::tr("Rules");
    case KeySection::view:
        return KeysDialog::tr("View");
    case KeySection::scorecard:
        return KeysDialog::tr("Scorecard");
    case KeySection::keeper:
        return KeysDialog::tr("Score keeper");
    case KeySection::company:
        return KeysDialog::tr("Playing together");
    case KeySection::others:
        return KeysDialog::tr("History, rule book, forms");
    case KeySection::lessons:
        return KeysDialog::tr("Lessons and problems");
    case KeySection::help:
        return KeysDialog::tr("Help");
    case KeySection::table:
        return KeysDialog::tr("At the table");
    }
    return {};
}

QString written(const QList<QKeySequence> &keys)
{
    QStringList texts;
    for (const QKeySequence &key : keys)
        texts << key.toString(QKeySequence::NativeText);
    return texts.join(QStringLiteral(", "));
}

QTreeWidgetItem *addSection(QTreeWidget *list, const QString &title)
{
    auto *section = new QTreeWidgetItem(list, {title});
    QFont bold = list->font();
    bold.setBold(true);
    section->setFont(0, bold);
    section->setFirstColumnSpanned(true);
    section->setFlags(Qt::ItemIsEnabled);
    section->setExpanded(true);
    return section;
}

const KeyEntry *entryOf(const QTreeWidgetItem *row)
{
    return row && row->parent() ? &keyEntries()[row->data(0, Qt::UserRole).toInt()] : nullptr;
}

template<typename Act>
void forRows(const QTreeWidget &list, const Act &act)
{
    for (int i = 0; i < list.topLevelItemCount(); ++i)
        for (int k = 0; k < list.topLevelItem(i)->childCount(); ++k)
            act(list.topLevelItem(i)->child(k));
}

} // namespace

KeysDialog::KeysDialog(QWidget *parent)
    : QDialog(parent),
      m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)),
      m_note(new QLabel(this)),
      m_takeOver(new QPushButton(tr("&Use the Key Here"), this))
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search the keys"));
    reachBy(m_search, "window.find");
    m_search->installEventFilter(this);
    m_list->setAccessibleName(tr("Keys"));
    m_list->setHeaderLabels({tr("Action"), tr("Keys"), tr("Usual keys")});
    m_list->setRootIsDecorated(false);
    m_list->setAlternatingRowColors(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto *delegate = new KeyDelegate(m_list);
    m_list->setItemDelegate(delegate);
    fill();
    auto *columns = new FittedColumns(m_list, [this] {
        const int letter = m_list->fontMetrics().averageCharWidth(); // rows grow with them
        m_list->header()->resizeSection(0, 35 * letter);
        m_list->header()->resizeSection(1, 27 * letter);
    });
    columns->fit();
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("keyNote"));
    m_takeOver->setAutoDefault(false);
    auto *note = new QHBoxLayout;
    note->addWidget(m_note, 1);
    note->addWidget(m_takeOver);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addLayout(note);
    makeButtons();
    connect(delegate, &KeyDelegate::taken, this,
            [this](const QModelIndex &row, const QKeySequence &key) {
                propose(keyEntries()[row.siblingAtColumn(0).data(Qt::UserRole).toInt()], key);
            });
    connect(m_list, &QTreeWidget::itemActivated, this, &KeysDialog::change);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeysDialog::updateButtons);
    connect(m_search, &QLineEdit::textChanged, this, &KeysDialog::search);
    connect(&KeyMap::ours(), &KeyMap::changed, this, &KeysDialog::refresh);
    say({});
    refresh();
    resize(680, 600);
    fitToScreen(*this);
    m_search->setFocus();
}

void KeysDialog::open(QWidget *parent)
{
    auto *dialog = new KeysDialog(parent);
    dialog->show();
}

void KeysDialog::fill()
{
    QTreeWidgetItem *section = nullptr;
    const QList<KeyEntry> &entries = keyEntries();
    for (int i = 0; i < entries.size(); ++i) {
        if (i == 0 || entries[i].section != entries[i - 1].section)
            section = addSection(m_list, titleOf(entries[i].section));
        auto *row = new QTreeWidgetItem(section, {entries[i].name()});
        row->setData(0, Qt::UserRole, i);
        row->setData(1, KeyDelegate::kChangeableRole, !entries[i].isFixed());
        row->setFlags(row->flags() | Qt::ItemIsEditable);
        if (entries[i].isFixed())
            row->setToolTip(1, tr("These keys can't be changed."));
    }
}

void KeysDialog::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto add = [buttons, this](const QString &text, void (KeysDialog::*act)()) {
        QPushButton *button = buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, act);
        return button;
    };
    m_change = add(tr("C&hange…"), &KeysDialog::change);
    m_remove = add(tr("&No Key"), &KeysDialog::remove);
    m_reset = add(tr("&Reset"), &KeysDialog::resetRow);
    m_resetAll = buttons->addButton(tr("Reset &All"), QDialogButtonBox::ResetRole);
    m_resetAll->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        const auto before = KeyMap::ours().chosen();
        say({});
        KeyMap::ours().resetAll();
        say(tr("All keys are back to their defaults."));
        m_takeOver->setText(tr("&Undo"));
        m_takeOver->show();
        m_takeOver->disconnect(this);
        connect(m_takeOver, &QPushButton::clicked, this, [this, before] {
            say({});
            KeyMap::ours().setChosen(before);
        });
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout()->addWidget(buttons);
}

const KeyEntry *KeysDialog::current() const
{
    const KeyEntry *entry = entryOf(m_list->currentItem());
    return entry && !entry->isFixed() ? entry : nullptr;
}

/// What each row shows follows the keys that hold.
void KeysDialog::refresh()
{
    const KeyMap &keys = KeyMap::ours();
    forRows(*m_list, [&keys](QTreeWidgetItem *row) {
        const KeyEntry &entry = *entryOf(row);
        const bool chosen = entry.id && keys.isChosen(entry.id);
        const QString now = written(keys.keys(entry));
        row->setText(1, now.isEmpty() ? tr("none") : now);
        row->setText(2, chosen ? written(entry.usual()) : QString());
        QFont font = row->font(0);
        font.setBold(chosen);
        row->setFont(1, font);
    });
    updateButtons();
}

void KeysDialog::updateButtons()
{
    const KeyEntry *entry = current();
    const KeyMap &keys = KeyMap::ours();
    m_change->setEnabled(entry);
    m_remove->setEnabled(entry && !keys.keys(*entry).isEmpty());
    m_reset->setEnabled(entry && keys.isChosen(entry->id));
    m_resetAll->setEnabled(!keys.chosen().isEmpty());
}

void KeysDialog::search(const QString &text)
{
    forRows(*m_list, [&text](QTreeWidgetItem *row) {
        row->setHidden(!row->text(0).contains(text, Qt::CaseInsensitive) &&
                       !row->text(1).contains(text, Qt::CaseInsensitive));
    });
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *section = m_list->topLevelItem(i);
        bool any = false;
        for (int k = 0; k < section->childCount(); ++k)
            any = any || !section->child(k)->isHidden();
        section->setHidden(!any);
    }
}

/// From the search into what it has found, as in other windows.
bool KeysDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (key != Qt::Key_Down && (!enter || m_search->text().isEmpty()))
        return QDialog::eventFilter(watched, event);
    QTreeWidgetItem *first = nullptr;
    forRows(*m_list, [&first](QTreeWidgetItem *row) {
        if (!first && !row->isHidden())
            first = row;
    });
    if (first) {
        m_list->setCurrentItem(first);
        m_list->setFocus();
    }
    return true;
}

void KeysDialog::change()
{
    if (!current())
        return;
    say(tr("Press the new key for “%1”. Esc leaves it as it is.").arg(current()->name()));
    m_list->editItem(m_list->currentItem(), 1);
}

void KeysDialog::propose(const KeyEntry &entry, const QKeySequence &key)
{
    const KeyEntry *other = KeyMap::ours().clash(entry, key);
    if (!other) {
        KeyMap::ours().choose(entry.id, {key});
        say({});
        return;
    }
    const QString text = key.toString(QKeySequence::NativeText);
    if (other->isFixed()) {
        say(tr("%1 is already used by “%2”, which stays as it is.").arg(text, other->name()));
        return;
    }
    say(tr("%1 is already used by “%2”.").arg(text, other->name()));
    m_wanting = &entry;
    m_wanted = key;
    m_takeOver->setText(tr("&Use the Key Here"));
    m_takeOver->disconnect(this);
    connect(m_takeOver, &QPushButton::clicked, this, &KeysDialog::takeOver);
    m_takeOver->show();
}

/// The others lose that key, and keep what else they have.
void KeysDialog::takeOver()
{
    KeyMap &keys = KeyMap::ours();
    const KeyEntry *entry = m_wanting;
    if (!entry)
        return;
    for (const KeyEntry *other; (other = keys.clash(*entry, m_wanted)) && !other->isFixed();) {
        QList<QKeySequence> left = keys.keys(*other);
        left.removeAll(m_wanted);
        keys.choose(other->id, left);
    }
    propose(*entry, m_wanted);
    m_list->setFocus();
}

void KeysDialog::remove()
{
    say({});
    if (current())
        KeyMap::ours().choose(current()->id, {});
}

void KeysDialog::resetRow()
{
    const KeyEntry *entry = current();
    say({});
    if (!entry)
        return;
    const QList<QKeySequence> usual = entry->usual();
    KeyMap::ours().reset(entry->id);
    for (const QKeySequence &key : usual)
        if (const KeyEntry *other = KeyMap::ours().clash(*entry, key);
            other && other->id && KeyMap::ours().isChosen(other->id)) {
            say(tr("The key %1 is now also used by “%2”.")
                    .arg(key.toString(QKeySequence::NativeText), other->name()));
            return;
        }
}

void KeysDialog::say(const QString &text)
{
    m_wanting = nullptr;
    m_takeOver->hide();
    m_note->setText(text.isEmpty() ? tr("Press Enter or double-click to change a key.") : text);
    QAccessibleEvent event(m_note, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

} // namespace sandbag
