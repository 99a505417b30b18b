// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper_window.h"

#include "app_text.h"
#include "application.h"
#include "catalogue/rules_library.h"
#include "disk/own_place.h"
#include "entry/score_book.h"
#include "help_menu.h"
#include "history_filing.h"
#include "house_rules_dialog.h"
#include "keeper/score_keeper.h"
#include "key_map.h"
#include "library_worker.h"
#include "print_rules.h"
#include "rules_in_force_dialog.h"
#include "score_filing.h"
#include "show_history.h"
#include "text/match_text.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <memory>
#include <utility>
#include <variant>

namespace sandbag {

namespace {

void changeRules(QWidget *parent, RulesLibrary *library, const RuleFile &rules,
                 ScoreKeeper::RuleWindows::From from, const ScoreKeeper::RuleWindows::Take &take)
{
    auto *dialog = new HouseRulesDialog(library, rules, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (from == ScoreKeeper::RuleWindows::From::nextDeal)
        dialog->setPurpose(AppText::tr("Finished deals keep their scores; the new rules start with "
                                       "the next deal. Press %1 to undo.")
                               .arg(KeyMap::ours().named("window.undo")),
                           AppText::tr("Use from Ne&xt Deal On"));
    else
        dialog->setPurpose({}, AppText::tr("Use These Rul&es"));
    QObject::connect(dialog, &HouseRulesDialog::printWanted, dialog,
                     [dialog](const RuleFile &table) { printRules(table, dialog); });
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [dialog, take] { take(dialog->current()); });
    dialog->open();
}

void showRules(QWidget *parent, RulesLibrary *library, const RuleFile &rules)
{
    auto *dialog = new RulesInForceDialog(library, rules, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &RulesInForceDialog::printWanted, dialog,
                     [dialog](const RuleFile &table) { printRules(table, dialog); });
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
        Application::instance().openPlayed(wanted); // from where it finds its own window
    };
    HistoryWindows &windows = Application::instance().historyWindows();
    QMenu *menu = keeper->menuBar()->addMenu(AppText::tr("M&atches"));
    const auto add = [&](const QString &text, const char *keyId, auto show) {
        QAction *action = menu->addAction(text);
        giveKey(action, keyId);
        QObject::connect(action, &QAction::triggered, keeper,
                         [keeper, open, show, &windows] { (windows.*show)(keeper, open); });
    };
    add(AppText::tr("&History…"), "match.history", &HistoryWindows::showHistory);
    add(AppText::tr("&Statistics…"), "match.statistics", &HistoryWindows::showStatistics);
}

} // namespace

void KeeperWindows::end()
{
    qDeleteAll(windows());
}

ScoreKeeper *KeeperWindows::make()
{
    auto library = std::make_shared<RulesLibrary>();
    auto *keeper = new ScoreKeeper(dataPlace() + QStringLiteral("/score-keeper"));
    keeper->setRuleWindows(
        {[library](QWidget *parent, const RuleFile &rules) {
             showRules(parent, library.get(), rules);
         },
         [library](QWidget *parent, const RuleFile &rules, ScoreKeeper::RuleWindows::From from,
                   const ScoreKeeper::RuleWindows::Take &take) {
             changeRules(parent, library.get(), rules, from, take);
         },
         [this] { return offeredRules(); }});
    keeper->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(keeper, &ScoreKeeper::newWindowWanted, keeper, [this] { openAnother(); });
    m_keepers.removeAll(QPointer<ScoreKeeper>());
    m_keepers << keeper;
    addHistoryMenu(keeper);
    fillHelpMenu(
        keeper->menuBar()->addMenu(QCoreApplication::translate("sandbag::MainWindow", "&Help")),
        keeper);
    connectBook(keeper);
    return keeper;
}

/// What is played at the other sheets, and what House Rules holds by now, whichever window wrote
/// it.
QList<RuleFile> KeeperWindows::offeredRules() const
{
    QList<RuleFile> offered;
    const QList<ScoreKeeper *> open = windows();
    for (auto keeper = open.rbegin(); keeper != open.rend(); ++keeper)
        if ((*keeper)->book().hasMatch())
            offered << (*keeper)->rules();
    const RulesLibrary library;
    offered << library.lastUsed();
    return offered << library.tables();
}

/// Matches entered go into the history, and a person forgotten there is forgotten here, and in what
/// is being read.
void KeeperWindows::connectBook(ScoreKeeper *keeper)
{
    new ScoreFiling(m_library, &keeper->book(), keeper);
    const auto takeOut = [this, keeper](const auto &names) {
        takeNamesOut(keeper->book(), names);
        if (keeper->isReading())
            onceRead(keeper, [names, there = QPointer<ScoreKeeper>(keeper)] {
                if (there)
                    takeNamesOut(there->book(), names);
            });
    };
    QObject::connect(m_library, &LibraryWorker::personForgotten, keeper,
                     [takeOut](const QStringList &spellings) { takeOut(spellings); });
    QObject::connect(m_library, &LibraryWorker::forgottenElsewhere, keeper,
                     [takeOut](const ForgottenNames &names) { takeOut(names); });
    m_library->listen();
}

void KeeperWindows::bringUp(ScoreKeeper *keeper)
{
    m_keepers.removeAll(keeper);
    m_keepers << keeper;
    keeper->show();
    keeper->raise();
    keeper->activateWindow();
}

QList<ScoreKeeper *> KeeperWindows::windows() const
{
    QList<ScoreKeeper *> open;
    for (const QPointer<ScoreKeeper> &keeper : m_keepers)
        if (keeper)
            open << keeper.data();
    return open;
}

/// The window that has this file open, or one that holds no deals; null where there is none.
ScoreKeeper *KeeperWindows::keeperFor(const QString &path) const
{
    const QString file = QFileInfo(path).absoluteFilePath();
    const QList<ScoreKeeper *> open = windows();
    for (ScoreKeeper *keeper : open)
        if (keeper->book().file() == file)
            return keeper;
    for (ScoreKeeper *keeper : open)
        if (!keeper->book().hasMatch() || keeper->book().match().record().deals.empty())
            return keeper;
    return nullptr;
}

void KeeperWindows::show()
{
    const QList<ScoreKeeper *> open = windows();
    if (open.isEmpty())
        openAnother();
    else
        bringUp(open.back());
}

void KeeperWindows::openAnother()
{
    ScoreKeeper *keeper = make();
    bringUp(keeper);
    keeper->begin();
}

void KeeperWindows::open(const QString &path, const Opened &then)
{
    m_reading.askAlso([this, path, then](const BackgroundQuestion::Asked &asked) {
        const auto file = std::make_shared<ScoreBook::ReadFile>(ScoreBook::readFile(path));
        asked.tell([this, file, then] { show(file, then); });
    });
}

/// A window that reads yet what the last run left may be the one that has this file.
void KeeperWindows::show(const std::shared_ptr<ScoreBook::ReadFile> &file, const Opened &then)
{
    for (ScoreKeeper *keeper : windows())
        if (keeper->isReading())
            return onceRead(keeper, [this, file, then] { show(file, then); });
    if (const auto *fault = std::get_if<FileError>(&file->match))
        return then(*fault);
    ScoreKeeper *keeper = keeperFor(file->path);
    const bool first = !keeper;
    if (first)
        keeper = make();
    keeper->openLater(file, [this, keeper, first, then](const auto &fault) {
        if (!fault)
            bringUp(keeper);
        // Another file may have come into it while the person was asked.
        else if (first && keeper->isHidden() && !keeper->isReading())
            keeper->deleteLater(); // it is about to say that it has read
        // In use: the person was asked, and goes on where it is open.
        const bool inUse = fault && fault->kind == FileError::Kind::inUse;
        then(inUse ? std::nullopt : fault);
    });
    // The person may close that window meanwhile, or begin another match in it.
    if (keeper->isReading() && !file->used)
        onceRead(keeper, [this, file, then] {
            if (!file->used)
                show(file, then);
        });
}

/// Of one that isReading(); or once it is gone: then there is nothing to wait for either.
void KeeperWindows::onceRead(ScoreKeeper *keeper, const std::function<void()> &act)
{
    auto *wait = new QObject(keeper);
    QObject::connect(keeper, &ScoreKeeper::hasRead, wait, &QObject::deleteLater);
    QObject::connect(wait, &QObject::destroyed, &m_reading, act, Qt::QueuedConnection);
}

} // namespace sandbag
