// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables_pane.h"

#include "catalogue/rules_library.h"
#include "key_map.h"
#include "quiet_tree.h"
#include "room_for_title.h"
#include "roomy_rows.h"
#include "rules/catalogue.h"
#include "search_filter.h"
#include "tables_model.h"
#include "text/option_words.h"
#include "text/shown_text.h"

#include <QAction>
#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace sandbag {

TablesPane::TablesPane(RulesLibrary *library, QWidget *parent)
    : QWidget(parent),
      m_library(library),
      m_model(new TablesModel(library, this)),
      m_filter(new SearchFilter(TablesModel::SearchRole, this)),
      m_view(new QuietTree)
{
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setHeaderHidden(true);
    m_view->setObjectName(QStringLiteral("tables"));
    m_view->setAccessibleName(tr("Games and My Rules"));
    m_view->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_view->setTextElideMode(
        Qt::ElideMiddle); // of a word that is too long: names differ at the end
    m_view->setIndentation(14);
    m_view->setItemDelegate(new WrappedRows(m_view));
    m_view->installEventFilter(this);
    m_view->expandAll();
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        if (const auto table = at(index))
            emit chosen(*table);
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, [this] {
        m_view->expandAll();
        markCurrent();
    });

    add(tr("&Save"), "rules.save", &TablesPane::save);
    add(tr("Save &As…"), "rules.save_as", &TablesPane::saveAs);
    m_rename = add(tr("Re&name…"), "rules.rename", &TablesPane::rename);
    m_duplicate = add(tr("&Duplicate"), "rules.duplicate", &TablesPane::duplicate);
    m_remove = add(tr("D&elete"), "rules.delete", &TablesPane::remove);
    add(tr("&Import…"), "rules.import", &TablesPane::importFile);
    add(tr("E&xport…"), "rules.export", &TablesPane::exportFile);
    add(tr("&Copy as Text"), "rules.copy", &TablesPane::copy);
    add(tr("&Paste"), "rules.paste", &TablesPane::paste);
    m_view->addActions(m_actions);

    auto *save = new QPushButton(tr("&Save"));
    save->setObjectName(QStringLiteral("save"));
    save->setAutoDefault(false);
    tipWithKey(save, tr("Save to My Rules"), "rules.save");
    connect(save, &QPushButton::clicked, this, &TablesPane::save);
    auto *more = new QPushButton(tr("M&y Rules"));
    more->setAutoDefault(false);
    auto *menu = new QMenu(more);
    menu->addActions(m_actions);
    more->setMenu(menu);

    m_tabStops = {m_view, save, more};
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(save);
    buttons->addWidget(more);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_view, 1);
    layout->addLayout(buttons);
}

QAction *TablesPane::add(const QString &text, const char *keyId, void (TablesPane::*slot)())
{
    auto *action = new QAction(text, this);
    giveKey(action, keyId);
    connect(action, &QAction::triggered, this, slot);
    m_actions << action;
    return action;
}

void TablesPane::setSearch(const QString &typed)
{
    m_filter->setSearch(typed);
    m_view->expandAll();
    markCurrent();
}

void TablesPane::setCurrent(const RuleFile &draft)
{
    m_draft = draft;
    markCurrent();
}

/// Puts the cursor on the row of the draft, unless the person is moving about in the list.
void TablesPane::markCurrent()
{
    const bool mine = m_library->find(m_draft.name).has_value();
    const QModelIndex row =
        m_filter->mapFromSource(mine ? m_model->indexOf(TablesModel::MyTables, m_draft.name)
                                     : m_model->indexOf(TablesModel::NamedGames, m_draft.base));
    if (!m_view->hasFocus())
        m_view->setCurrentIndex(row); // none, where a search hides it
    const bool any = mine || !currentMine().isEmpty();
    for (QAction *action : {m_rename, m_duplicate, m_remove})
        action->setEnabled(any);
}

std::optional<RuleFile> TablesPane::at(const QModelIndex &index) const
{
    const QString key = index.data(TablesModel::KeyRole).toString();
    if (key.isEmpty())
        return std::nullopt;
    if (index.data(TablesModel::MineRole).toBool())
        return m_library->find(key);
    const Preset *preset = findPreset(key.toStdString());
    RuleFile table;
    table.name = titleOf(*preset);
    table.base = key;
    table.rules = rulesOf(*preset);
    return table;
}

/// My table that an action is about: the one under the cursor, else the draft's own.
QString TablesPane::currentMine() const
{
    const QModelIndex index = m_view->currentIndex();
    if (index.data(TablesModel::MineRole).toBool())
        return index.data(TablesModel::KeyRole).toString();
    return m_library->find(m_draft.name) ? m_draft.name : QString();
}

bool TablesPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (const auto table = at(m_view->currentIndex()))
            emit chosen(*table);
        return true; // or Return would close the dialog
    case Qt::Key_F2:
        rename();
        return true;
    case Qt::Key_Delete:
        remove();
        return true;
    default:
        return false;
    }
}

void TablesPane::askName(const QString &title, const QString &label, const QString &proposal,
                         const std::function<void(const QString &)> &use)
{
    auto *ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(title);
    ask->setLabelText(label);
    ask->setTextValue(proposal);
    giveRoomForTitle(*ask);
    connect(ask, &QInputDialog::textValueSelected, this, use);
    ask->open();
}

void TablesPane::keepAs(const QString &name)
{
    const std::optional<RuleFile> old = m_library->find(name);
    m_draft.name = name.trimmed();
    m_library->save(m_draft);
    emit named(m_draft.name);
    const auto undo = [this, old] { m_library->save(*old); };
    if (old && !sameTable(*old, m_draft))
        emit said(tr("Replaced “%1”.").arg(m_draft.name), undo);
    else
        emit said(tr("Saved “%1”.").arg(m_draft.name), nullptr);
}

void TablesPane::save()
{
    if (m_library->find(m_draft.name))
        keepAs(m_draft.name);
    else
        saveAs();
}

void TablesPane::saveAs()
{
    const Preset *base = findPreset(m_draft.base.toStdString());
    const bool unnamed = m_draft.name.isEmpty() || (base && m_draft.name == titleOf(*base));
    const QString proposal = m_library->freeName(unnamed ? tr("My rules") : m_draft.name);
    askName(tr("Save Rules"), tr("Name:"), proposal, [this](const QString &name) {
        if (!name.trimmed().isEmpty())
            keepAs(name);
    });
}

void TablesPane::rename()
{
    const QString from = currentMine();
    if (from.isEmpty())
        return;
    askName(tr("Rename Rules"), tr("New name of “%1”:").arg(from), from,
            [this, from](const QString &to) {
                if (!m_library->rename(from, to))
                    emit said(tr("“%1” already exists. Choose another name.").arg(to), nullptr);
                else if (m_draft.name.compare(from, Qt::CaseInsensitive) == 0)
                    emit named(to.trimmed());
            });
}

void TablesPane::duplicate()
{
    const QString copy = m_library->duplicate(currentMine());
    if (!copy.isEmpty())
        emit chosen(*m_library->find(copy));
}

void TablesPane::remove()
{
    const QString name = currentMine();
    if (name.isEmpty())
        return;
    m_library->remove(name);
    emit said(tr("Deleted “%1”.").arg(name), [this] { m_library->undoRemove(); });
}

/// Off the window's thread; of several readings the last one counts.
void TablesPane::chooseRead(std::function<Reading()> read)
{
    m_reading.ask([this, read = std::move(read)](const BackgroundQuestion::Asked &asked) {
        asked.conclude([this, answer = read()] { choose(answer); });
    });
}

/// A table that was read, or why it cannot be.
void TablesPane::choose(const Reading &read)
{
    if (const auto *fault = std::get_if<FileError>(&read))
        emit said(fault->text, nullptr);
    else
        emit chosen(std::get<RuleFile>(read));
}

void TablesPane::openFile(const QString &path)
{
    chooseRead([path] { return RulesLibrary::readFile(path); });
}

void TablesPane::importFile()
{
    auto *ask = new QFileDialog(this, tr("Import Rules"), QString(),
                                tr("House rules (*.spades-rules.json);;All files (*)"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setFileMode(QFileDialog::ExistingFile);
    connect(ask, &QFileDialog::fileSelected, this, &TablesPane::openFile);
    ask->open();
}

void TablesPane::exportFile()
{
    const QString name = m_draft.name.isEmpty() ? tr("My rules") : m_draft.name;
    auto *ask = new QFileDialog(this, tr("Export Rules"), name + RulesLibrary::fileEnding(),
                                tr("House rules (*.spades-rules.json)"));
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setAcceptMode(QFileDialog::AcceptSave);
    ask->setDefaultSuffix(RulesLibrary::fileEnding().mid(1));
    connect(ask, &QFileDialog::fileSelected, this, [this](const QString &path) {
        const auto fault = RulesLibrary::writeFile(path, m_draft);
        emit said(fault ? fault->text : tr("Exported to %1.").arg(harmless(path)), nullptr);
    });
    ask->open();
}

void TablesPane::copy()
{
    QGuiApplication::clipboard()->setText(RulesLibrary::toText(m_draft));
    emit said(tr("Copied. Paste it into a message; the recipient can paste it here."), nullptr);
}

void TablesPane::paste()
{
    chooseRead(
        [text = QGuiApplication::clipboard()->text()] { return RulesLibrary::fromText(text); });
}

} // namespace sandbag
