// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper_window.h"

#include "app_text.h"
#include "catalogue/rules_library.h"
#include "entry/score_book.h"
#include "formats/loaded_match.h"
#include "help_menu.h"
#include "history_filing.h"
#include "house_rules_dialog.h"
#include "keeper/score_keeper.h"
#include "library_worker.h"
#include "main_window.h"
#include "pages/print_sheets_dialog.h"
#include "rules_in_force_dialog.h"
#include "show_history.h"
#include "text/match_text.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QStandardPaths>

#include <memory>

namespace sandbag {

namespace {

/// Every window there is, the one shown last at the end.
QList<QPointer<ScoreKeeper>> &theKeepers()
{
    static QList<QPointer<ScoreKeeper>> keepers;
    keepers.removeAll(QPointer<ScoreKeeper>());
    return keepers;
}

void printRules(QWidget *parent, const RuleFile &rules)
{
    MatchRecord record;
    record.base = rules.base.toStdString();
    record.rules = rules.rules;
    nameRules(record, rules.name);
    auto *dialog = new PrintSheetsDialog(record, rules.name, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void changeRules(QWidget *parent, RulesLibrary *library, const RuleFile &rules, bool running,
                 const ScoreKeeper::RuleWindows::Take &take)
{
    auto *dialog = new HouseRulesDialog(library, rules, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (running)
        dialog->setPurpose(AppText::tr("What was played stays as it was: these rules hold from the "
                                       "next deal on. Ctrl+Z takes that back."),
                           AppText::tr("From the ne&xt deal on"));
    else
        dialog->setPurpose({}, AppText::tr("&Take These Rules"));
    QObject::connect(dialog, &HouseRulesDialog::printWanted, dialog,
                     [dialog](const RuleFile &table) { printRules(dialog, table); });
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [dialog, take] { take(dialog->current()); });
    dialog->open();
}

void showRules(QWidget *parent, RulesLibrary *library, const RuleFile &rules)
{
    auto *dialog = new RulesInForceDialog(library, rules, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RulesInForceDialog::printWanted, dialog,
                     [dialog](const RuleFile &table) { printRules(dialog, table); });
    if (auto *keeper = qobject_cast<ScoreKeeper *>(parent))
        QObject::connect(dialog, &RulesInForceDialog::copyWanted, keeper, [dialog, keeper] {
            dialog->close();
            keeper->changeRules();
        });
    dialog->open();
}

/// The matches of the circle: those that were kept before open in a score keeper again.
void addHistoryMenu(ScoreKeeper *keeper)
{
    const OpenMatch open = [](const WantedMatch &wanted) {
        if (!isScoreKeeperFile(wanted.path))
            MainWindow::openPlayed(wanted);
        else if (const auto fault = openInScoreKeeper(wanted.path))
            QMessageBox::warning(nullptr, QApplication::applicationDisplayName(), fault->text);
    };
    QMenu *menu = keeper->menuBar()->addMenu(AppText::tr("M&atches"));
    const auto add = [&](const QString &text, const QString &keys, auto show) {
        QAction *action = menu->addAction(text);
        action->setShortcut(keys);
        QObject::connect(action, &QAction::triggered, keeper,
                         [keeper, open, show] { show(keeper, open); });
    };
    add(AppText::tr("&History…"), QStringLiteral("Ctrl+Shift+H"), &showHistory);
    add(AppText::tr("&Statistics…"), QStringLiteral("Ctrl+Shift+T"), &showStatistics);
}

ScoreKeeper *makeKeeper()
{
    auto library = std::make_shared<RulesLibrary>();
    QList<RuleFile> offered{library->lastUsed()};
    for (const RuleFile &table : library->tables())
        if (!sameTable(table, offered.front()))
            offered << table;
    auto *keeper =
        new ScoreKeeper(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                            QStringLiteral("/score-keeper"),
                        offered);
    keeper->setRuleWindows({[library](QWidget *parent, const RuleFile &rules) {
                                showRules(parent, library.get(), rules);
                            },
                            [library](QWidget *parent, const RuleFile &rules, bool running,
                                      const ScoreKeeper::RuleWindows::Take &take) {
                                changeRules(parent, library.get(), rules, running, take);
                            }});
    keeper->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(keeper, &ScoreKeeper::newWindowWanted, keeper, &newScoreKeeper);
    theKeepers() << keeper;
    addHistoryMenu(keeper);
    fillHelpMenu(
        keeper->menuBar()->addMenu(QCoreApplication::translate("sandbag::MainWindow", "&Help")),
        keeper);
    QObject::connect(&keeper->book(), &ScoreBook::taken, keeper,
                     [keeper] { fitIn(keeper->book()); });
    QObject::connect(&keeper->book(), &ScoreBook::changed, keeper,
                     [keeper] { fileMatch(keeper->book()); });
    QObject::connect(
        &theLibraryWorker(), &LibraryWorker::personForgotten, keeper,
        [keeper](const QStringList &spellings) { takeNamesOut(keeper->book(), spellings); });
    QObject::connect(
        &theLibraryWorker(), &LibraryWorker::forgottenElsewhere, keeper,
        [keeper](const ForgottenNames &names) { takeNamesOut(keeper->book(), names); });
    theLibraryWorker().listen();
    return keeper;
}

void bringUp(ScoreKeeper *keeper)
{
    theKeepers().removeAll(keeper);
    theKeepers() << keeper;
    keeper->show();
    keeper->raise();
    keeper->activateWindow();
}

/// The window that has this file open, or one that holds no deals; null where there is none.
ScoreKeeper *keeperFor(const QString &path)
{
    const QString file = QFileInfo(path).absoluteFilePath();
    for (const auto &keeper : theKeepers())
        if (keeper->book().file() == file)
            return keeper;
    for (const auto &keeper : theKeepers())
        if (!keeper->book().hasMatch() || keeper->book().match().record().deals.empty())
            return keeper;
    return nullptr;
}

} // namespace

void showScoreKeeper()
{
    if (theKeepers().isEmpty())
        newScoreKeeper();
    else
        bringUp(theKeepers().back());
}

void newScoreKeeper()
{
    ScoreKeeper *keeper = makeKeeper();
    bringUp(keeper);
    keeper->begin();
}

bool isScoreKeeperFile(const QString &path)
{
    if (path.endsWith(RulesLibrary::fileEnding()))
        return false;
    const auto loaded = loadMatch(path);
    const auto *match = std::get_if<LoadedMatch>(&loaded);
    return match && belongsInScoreKeeper(*match);
}

std::optional<FileError> openInScoreKeeper(const QString &path)
{
    ScoreKeeper *keeper = keeperFor(path);
    const bool first = !keeper;
    if (first)
        keeper = makeKeeper();
    auto fault = keeper->openFile(path);
    if (!fault)
        bringUp(keeper);
    else if (first)
        delete keeper;
    if (fault && fault->kind == FileError::Kind::inUse)
        return std::nullopt; // the person was asked, and goes on where it is open
    return fault;
}

} // namespace sandbag
