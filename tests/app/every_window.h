// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog there is, made anew; those of tables in company are in a test of their
// own.
#pragma once

#include "boards_dialog.h"
#include "boards_window.h"
#include "bug_report.h"
#include "cards_dialog.h"
#include "compare_rules_dialog.h"
#include "contest_window.h"
#include "cut_texts.h"
#include "daily_window.h"
#include "fair_dialog.h"
#include "help_menu.h"
#include "history_window.h"
#include "house_rules_dialog.h"
#include "keeper/keeper_setup.h"
#include "keeper/names_dialog.h"
#include "keeper/ruling_dialog.h"
#include "keeper/score_keeper.h"
#include "keys_dialog.h"
#include "learn_window.h"
#include "library_worker.h"
#include "made_application.h"
#include "main_window.h"
#include "match/match.h"
#include "number_dialog.h"
#include "pages/print_sheets_dialog.h"
#include "player_group_pane.h"
#include "preferences_dialog.h"
#include "quick_setup_dialog.h"
#include "result_dialog.h"
#include "review_model.h"
#include "review_pane.h"
#include "rule_book.h"
#include "rules_in_force_dialog.h"
#include "sample_boards.h"
#include "share_dialog.h"
#include "statistics_window.h"
#include "suits_dialog.h"

#include <QMenuBar>
#include <QTabWidget>
#include <QTemporaryDir>

#include <functional>
#include <map>
#include <memory>

namespace sandbag {

struct Sample {
    QTemporaryDir folder;
    RulesLibrary library{folder.path()};
    LibraryWorker matches{folder.filePath(QStringLiteral("history"))};
    RuleFile rules;
    MatchRecord record;

    Sample()
    {
        rules.name = QStringLiteral("Sunday table");
        rules.base = QStringLiteral("standard");
        rules.rules.nil_value = 50;
        record.base = "standard";
        record.players = {{"Ada", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    }
};

using Windows = std::map<QString, std::function<QWidget *(Sample &)>>;

inline QWidget *preferencesAt(int page)
{
    auto *dialog = new PreferencesDialog(Settings::standard());
    dialog->findChild<QTabWidget *>()->setCurrentIndex(page);
    return dialog;
}

/// Deleted by whoever asked for it, not when it is closed.
inline QWidget *unowned(QWidget *window)
{
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    return window;
}

inline Windows windows()
{
    return {
        {"quick setup", [](Sample &s) { return new QuickSetupDialog(&s.library, s.rules, {}); }},
        {"house rules", [](Sample &s) { return new HouseRulesDialog(&s.library, s.rules); }},
        {"house rules in a match",
         [](Sample &s) {
             auto *dialog = new HouseRulesDialog(&s.library, s.rules);
             dialog->setMatchRunning(true);
             return dialog;
         }},
        {"rules in force", [](Sample &s) { return new RulesInForceDialog(&s.library, s.rules); }},
        {"compare", [](Sample &s) { return new CompareRulesDialog(&s.library, s.rules); }},
        {"cards", [](Sample &) { return new CardsDialog("Cards", "Some of them.", RuleSet()); }},
        {"suits", [](Sample &) { return new SuitsDialog("Suits", "In their order."); }},
        {"rule book", [](Sample &) { return new RuleBook(nullptr); }},
        {"looks", [](Sample &) { return preferencesAt(0); }},
        {"play", [](Sample &) { return preferencesAt(1); }},
        {"players", [](Sample &) { return preferencesAt(2); }},
        {"sound", [](Sample &) { return preferencesAt(3); }},
        {"files", [](Sample &) { return preferencesAt(4); }},
        {"backup", [](Sample &) { return preferencesAt(5); }},
        {"bug report", [](Sample &s) { return unowned(new BugReport(&s.record)); }},
        {"history", [](Sample &s) { return unowned(new HistoryWindow(&s.matches)); }},
        {"statistics", [](Sample &s) { return unowned(new StatisticsWindow(&s.matches)); }},
        {"circle",
         [](Sample &s) {
             auto *window = new StatisticsWindow(&s.matches);
             window->pages()->setCurrentWidget(window->circle());
             return unowned(window);
         }},
        {"print",
         [](Sample &s) { return new PrintSheetsDialog(Match(s.record), SheetKind::score); }},
        {"ruling",
         [](Sample &s) {
             return new RulingDialog({"Ada & Cy", "Bo & Di"}, s.rules.rules);
         }},
        {"names",
         [](Sample &) {
             return new NamesDialog({"Ada", "Bo", "Cy", "Di"}, 3);
         }},
        {"review",
         [](Sample &s) {
             auto *model = new ReviewModel;
             auto *pane = new ReviewPane(model);
             model->setParent(pane);
             model->setMatch(nullptr, {"Ada", "Bo", "Cy", "Di"});
             pane->reset({0, 2});
             (void)s;
             return pane;
         }},
        {"keeper setup",
         [](Sample &s) {
             return new KeeperSetup({s.rules}, {"Ada", "Bo", "Cy", "Di"});
         }},
        {"keeper",
         [](Sample &s) {
             auto *keeper = new ScoreKeeper(QString());
             fillHelpMenu(keeper->menuBar()->addMenu(
                              QCoreApplication::translate("sandbag::MainWindow", "&Help")),
                          keeper);
             keeper->startMatch(s.record, 0);
             return keeper;
         }},
        {"table",
         [](Sample &) {
             auto *window = new MainWindow;
             window->setAttribute(Qt::WA_DeleteOnClose, false);
             window->resize(1100, 760);
             return window;
         }},
        {"lessons", [](Sample &) { return unowned(new LearnWindow); }},
        {"lesson",
         [](Sample &) {
             auto *window = new LearnWindow;
             window->openLesson(QString());
             return unowned(window);
         }},
        {"problems",
         [](Sample &) {
             auto *window = new LearnWindow;
             window->showProblems();
             return unowned(window);
         }},
        {"boards",
         [](Sample &) {
             auto *window = new BoardsWindow({}, QStringLiteral("Standard"));
             window->showSet(sampleBoards(QStringLiteral("You")));
             return window;
         }},
        {"no boards", [](Sample &) { return new BoardsWindow({}, QStringLiteral("Standard")); }},
        {"new boards", [](Sample &) { return new BoardsDialog({}, QStringLiteral("Standard")); }},
        {"real tables",
         [](Sample &) {
             return new ContestWindow(
                 sampleContest({QStringLiteral("Ada & Bo"), QStringLiteral("Cy & Di")}));
         }},
        {"result at a real table",
         [](Sample &) {
             auto *dialog = new ResultDialog;
             dialog->ask(sampleContest({}), {5, 0, 4, {}, {}});
             return dialog;
         }},
        {"deal of the day", [](Sample &) { return new DailyWindow(QDate(2026, 11, 26)); }},
        {"number", [](Sample &) { return new NumberDialog({}); }},
        {"share", [](Sample &s) { return new ShareDialog(Match(s.record), {}); }},
        {"fair cards",
         [](Sample &s) {
             return new FairDialog(Match(s.record), {}, FairCards::ofSeed(1, "words"));
         }},
        {"keys", [](Sample &) { return unowned(new KeysDialog(nullptr)); }},
    };
}

} // namespace sandbag
