// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalogue/rule_search.h"
#include "catalogue/rules_library.h"

#include <QDialog>

#include <memory>

namespace Ui {
class HouseRulesDialog;
}

namespace sandbag {

class CatalogueFilter;
class CatalogueModel;
class ExampleModel;
class FindingBar;
class MessageBar;
class OptionPane;
class OptionView;
class TablesPane;
struct Finding;

/// Finds, changes, explains, keeps and shares the rules of a table.
///
/// Open it with open() or show() and take rules() after accepted(), or at each applied(). Accepting
/// needs rules that can be played, and makes them the library's last used table.
class HouseRulesDialog : public QDialog
{
    Q_OBJECT

public:
    /// The library must outlive the dialog.
    HouseRulesDialog(RulesLibrary *library, const RuleFile &current, QWidget *parent = nullptr);
    ~HouseRulesDialog() override;

    [[nodiscard]] const RuleSet &rules() const;
    /// Of the table, or of the named game they are.
    [[nodiscard]] QString name() const { return m_name; }
    /// Id of the preset that changes are marked against.
    [[nodiscard]] QString base() const { return m_base; }
    [[nodiscard]] RuleFile current() const;

    /// Says that a match goes on, whose rules stay, and that these are for the next one.
    void setMatchRunning(bool running);
    /// What the rules are for, where they are for no match of this program's own table: a note, or
    /// "", and the words of the button that takes them.
    void setPurpose(const QString &note, const QString &take);
    /// Jumps to an option or a group.
    void showOption(const QString &id);
    /// Takes these rules instead of those shown; can be undone.
    void choose(const RuleFile &table);
    /// Reads a rule file; what is wrong with it is said in the dialog.
    void openFile(const QString &path);

public slots:
    void accept() override;
    /// Asks first where changed rules would be lost.
    void reject() override;

signals:
    void applied(const sandbag::RuleFile &table);
    /// The rule sheet of these rules is to be printed.
    void printWanted(const sandbag::RuleFile &table);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    // house_rules_setup.cpp
    void setUpOptions();
    void connectOptions();
    void setUpButtons();
    void setUpShortcuts();
    // house_rules_layout.cpp
    [[nodiscard]] int letterWidth() const;
    void restoreLayout();
    [[nodiscard]] bool isNarrow() const;
    void arrangePanes();
    void search(const QString &typed);
    [[nodiscard]] QList<FoundRule> wanted() const;
    void offerValue();
    bool takeValues();
    void goToFirstMatch();
    void showAgain();
    void setBase(const QString &base);
    void refresh();
    void remember();
    /// Says what it changed, with an Undo.
    void fix(const Finding &finding);
    void stepHistory(int by);
    void takeState(const RuleFile &state);
    void editInWindow(const QModelIndex &index);
    void help();
    void apply();
    void revertAll();
    void offerCompanion(const RuleSet &before);
    void compare();

    std::unique_ptr<Ui::HouseRulesDialog> m_ui;
    RulesLibrary *m_library;
    CatalogueModel *m_model;
    CatalogueFilter *m_filter;
    ExampleModel *m_examples;
    TablesPane *m_tables;
    OptionPane *m_pane;
    QString m_name;
    QString m_base;
    QJsonObject m_other; ///< what a rule file held that this program does not know
    QList<RuleFile> m_history;
    qsizetype m_at = 0; ///< the dialog's place in the history
    RuleFile m_begun;   ///< the rules shown first, or applied since
    bool m_painted = false;
    bool m_travelling = false; ///< history itself makes the change
};

} // namespace sandbag
