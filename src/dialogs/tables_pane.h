// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "formats/rules_json.h"

#include <QWidget>

#include <functional>
#include <variant>

class QAction;
class QTreeView;

namespace sandbag {

class RulesLibrary;
class SearchFilter;
class TablesModel;

/// Named games and my tables, and all that can be done with a table: save, rename, duplicate,
/// delete and bring back, import, export, copy, paste.
class TablesPane : public QWidget
{
    Q_OBJECT

public:
    explicit TablesPane(RulesLibrary *library, QWidget *parent = nullptr);

    /// What save, export and copy take. Its row is marked.
    void setCurrent(const RuleFile &draft);
    void setSearch(const QString &typed);
    /// Reads a rule file in the background, then chooses it; what is wrong with it is said.
    void openFile(const QString &path);
    /// All actions, for the shortcuts of the window.
    [[nodiscard]] QList<QAction *> tableActions() const { return m_actions; }
    [[nodiscard]] QTreeView *view() const { return m_view; }
    /// What Tab goes through, in this order.
    [[nodiscard]] QList<QWidget *> tabStops() const { return m_tabStops; }
    /// The table or game of the row, whose keyboard cursor it may be.
    [[nodiscard]] std::optional<RuleFile> at(const QModelIndex &index) const;

public slots:
    void save();
    void saveAs();
    void rename();
    void duplicate();
    void remove();
    void importFile();
    void exportFile();
    void copy();
    void paste();

signals:
    void chosen(const sandbag::RuleFile &table);
    /// The draft is kept under this name from now on.
    void named(const QString &name);
    void said(const QString &text, const std::function<void()> &undo);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using Reading = std::variant<RuleFile, FileError>;
    void chooseRead(std::function<Reading()> read);
    void choose(const Reading &read);
    QAction *add(const QString &text, const char *keyId, void (TablesPane::*slot)());
    void askName(const QString &title, const QString &label, const QString &proposal,
                 const std::function<void(const QString &)> &use);
    void keepAs(const QString &name);
    void markCurrent();
    [[nodiscard]] QString currentMine() const;

    RulesLibrary *m_library;
    TablesModel *m_model;
    SearchFilter *m_filter;
    QTreeView *m_view;
    QList<QWidget *> m_tabStops;
    QList<QAction *> m_actions;
    QAction *m_rename = nullptr;
    QAction *m_duplicate = nullptr;
    QAction *m_remove = nullptr;
    RuleFile m_draft;
    BackgroundQuestion m_reading; ///< of a stranger's rules, which may be long
};

} // namespace sandbag
