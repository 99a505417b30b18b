// SPDX-License-Identifier: GPL-3.0-or-later
// From the table to the score keeper: a match that was entered opens there, one that was played
// opens at the table, and the menus offer every sheet. No two actions have the same keys.
#include "../history/entered_score.h"
#include "catalogue/rules_library.h"
#include "disk/own_place.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "history_filing.h"
#include "history_query.h"
#include "house_rules_dialog.h"
#include "keeper/keeper_setup.h"
#include "keeper/score_keeper.h"
#include "keeper_window.h"
#include "library.h"
#include "library_worker.h"
#include "match_files.h"
#include "pages/print_sheets_dialog.h"
#include "rules/catalogue.h"
#include "rules_in_force_dialog.h"
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QHash>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <functional>

using namespace sandbag;

namespace {

const QByteArray kEntered = R"({ "format": "spades-match/1", "rules": { "base": "standard" },
  "players": [ {"name": "Ada"}, {"name": "Bo"}, {"name": "Cy"}, {"name": "Dot"} ],
  "deals": [ { "dealer": 0, "bids": ["4", "3", "4", "2"], "tricks": [4, 3, 4, 2] } ] })";

ScoreKeeper *keeper()
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (auto *found = qobject_cast<ScoreKeeper *>(window))
            return found->isVisible() ? found : nullptr;
    return nullptr;
}

QList<QAction *> actionsOf(const QMenu *menu)
{
    QList<QAction *> actions;
    for (QAction *action : menu->actions()) {
        if (action->menu())
            actions += actionsOf(action->menu());
        else if (!action->isSeparator())
            actions << action;
    }
    return actions;
}

} // namespace

class KeeperWindowTest : public QObject
{
    Q_OBJECT

private slots:
    void enteredMatchOpensInTheKeeper();
    void playedMatchOpensAtTheTable();
    void keysAreNotSharedByActions();
    void everySheetFromTheMenu();
    void twoMatchesAreKeptAtOnce();
    void olderCopyLeavesTheFuller();
    void scoresInOneFileAreTwoMatches();
    void bookFromTheLibraryIsFiled();
    void rulesChangeInTheKeeper();
    void anotherSheetOffersTheRulesOfTheFirst();
    void lastMatchIsReadMeanwhile();
    void fileWaitsForTheLastMatch();
    void fileLeavesTheLastMatchItsWindow();
    void fileFindsAWindowWhereItsOwnIsClosed();
    void fileFindsAWindowWhereAMatchBegins();
    void fileIsOpenedOnceWhereThePersonIsAsked();
    void fullerScoreIsFiledAtOnce();
    void everyMatchIsSavedBeforeAFileIsWaitedFor();
};

void KeeperWindowTest::enteredMatchOpensInTheKeeper()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.spades.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kEntered);
    file.close();
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(openNow(driver.window(), file.fileName()));
    QTRY_VERIFY(keeper());
    QCOMPARE(keeper()->book().match().standing().totals[0], 80);
    QCOMPARE(driver.session().match().record().deals.front().kind, DealRecord::Kind::played);
    delete keeper();
}

/// A second file does not take the place of the first one's match.
void KeeperWindowTest::twoMatchesAreKeptAtOnce()
{
    QTemporaryDir folder;
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (const char *name : {"a.spades.json", "b.spades.json"}) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(kEntered);
        file.close();
        for (int i = 0; i < 2; ++i) // once more: the same window
            QVERIFY(openNow(driver.window(), file.fileName()));
        const QString path = file.fileName();
        QTRY_VERIFY(Settings::load().recentFiles.contains(path));
        QVERIFY(!openInKeeperNow(path)); // in its turn, so that nothing is under way afterwards
    }
    const QList<ScoreKeeper *> keepers = Application::instance().keepers().windows();
    QCOMPARE(keepers.size(), 2);
    QVERIFY(keepers[0]->book().file() != keepers[1]->book().file());
    qDeleteAll(keepers);
}

namespace {

/// All that the library holds, by id.
QHash<QString, std::size_t> dealsInLibrary()
{
    theLibrary().flush();
    QHash<QString, std::size_t> deals;
    const QString folder = theLibrary().folder();
    for (const QString &name : QDir(folder).entryList({u'*' + recordEnding()}, QDir::Files)) {
        const auto read = readRecord(folder + u'/' + name);
        if (const auto *file = std::get_if<RecordFile>(&read))
            deals.insert(name.chopped(recordEnding().size()), file->record.deals.size());
    }
    return deals;
}

/// And no score that another test left.
void emptyLibrary()
{
    theLibrary().flush();
    QDir(theLibrary().folder()).removeRecursively();
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/score-keeper"))
        .removeRecursively();
}

void write(const QString &path, const RecordFile &file)
{
    QVERIFY(!writeWholeFile(path, writeRecord(file)));
}

void enterOneMore(ScoreBook &book)
{
    DealRecord deal = entered(1).deals.front();
    deal.dealer = book.nextDealer();
    QVERIFY(!book.enter(deal));
}

} // namespace

/// A file that somebody kept, of a match that has gone on: it is looked at, and goes its own way
/// once a deal is entered in it.
void KeeperWindowTest::olderCopyLeavesTheFuller()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.spades.json"));
    const QJsonObject other{{QStringLiteral("match_id"), kId}};
    theLibrary().file({entered(3), other}, QStringLiteral("score-") + kId);
    theLibrary().flush();
    write(copy, {entered(1), other});
    QVERIFY(!openInKeeperNow(copy));
    const QHash<QString, std::size_t> whole{{QStringLiteral("score-") + kId, 3}};
    QCOMPARE(dealsInLibrary(), whole);
    enterOneMore(keeper()->book());
    QTRY_COMPARE(dealsInLibrary().size(), 2); // once it was looked up
    const auto both = dealsInLibrary();
    QCOMPARE(both.value(QStringLiteral("score-") + kId), std::size_t{3});
    QVERIFY(both.values().contains(std::size_t{2}));
    keeper()->book().undo(); // what was filed goes back with the book
    QVERIFY(dealsInLibrary().values().contains(std::size_t{1}));
    delete keeper();
}

/// Of another program, which knows nothing of ids: another evening in the same file is no more of
/// the one before.
void KeeperWindowTest::scoresInOneFileAreTwoMatches()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    for (const int more : {0, 1}) {
        write(path, {entered(2, more), {}});
        QVERIFY(!openInKeeperNow(path));
        QVERIFY(!openInKeeperNow(path)); // once more, and it is still one
        enterOneMore(keeper()->book());
        (void)dealsInLibrary();
        delete keeper();
    }
    QCOMPARE(dealsInLibrary().values(), (QList<std::size_t>{3, 3}));
}

/// It is written where it lies, and stays one match.
void KeeperWindowTest::bookFromTheLibraryIsFiled()
{
    emptyLibrary();
    theLibrary().file({entered(1), {}}, QStringLiteral("kept"));
    theLibrary().flush();
    QVERIFY(!openInKeeperNow(theLibrary().pathOf(QStringLiteral("kept"))));
    enterOneMore(keeper()->book());
    QVERIFY(keeper()->book().flush());
    const QHash<QString, std::size_t> longer{{QStringLiteral("kept"), 2}};
    QCOMPARE(dealsInLibrary(), longer);
    int deals = 0;
    Library library;
    QVERIFY(!library.open(Library::Open::asItIs));
    QVERIFY(!library.ask([&](HistoryIndex &index) { deals = historyRows(index).value(0).deals; }));
    QCOMPARE(deals, 2);
    delete keeper();
}

/// Ctrl+H in mid-match: the house rules say from when they hold, and the card says it too.
void KeeperWindowTest::rulesChangeInTheKeeper()
{
    QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a.spades.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kEntered);
    file.close();
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(openNow(driver.window(), file.fileName()));
    QTRY_VERIFY(keeper());
    keeper()->changeRules();
    auto *dialog = keeper()->findChild<HouseRulesDialog *>();
    QVERIFY(dialog);
    RuleFile rules = dialog->current();
    rules.rules.nil_value = 50;
    dialog->choose(rules);
    dialog->accept();
    const Match &match = keeper()->book().match();
    QCOMPARE(match.rules().nil_value, 50);
    QCOMPARE(match.record().rules.nil_value, 100);
    const auto *card = keeper()->findChild<QLabel *>(QStringLiteral("agreed"));
    QVERIFY(card && card->text().contains(QStringLiteral("Starting with deal 2")));
    keeper()->showRules();
    QVERIFY(keeper()->findChild<RulesInForceDialog *>());
    delete keeper();
}

/// A second table of the same evening; rules that were saved meanwhile are offered, too.
void KeeperWindowTest::anotherSheetOffersTheRulesOfTheFirst()
{
    emptyLibrary();
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.openAnother();
    MatchRecord record = entered(1);
    record.base = "new-york";
    record.rules = rulesOf(*findPreset("new-york"));
    record.name = "Sunday";
    keeper()->startMatch(record, 0);
    RuleFile saved;
    saved.name = QStringLiteral("Saved meanwhile");
    saved.rules.nil_value = 50;
    {
        RulesLibrary library;
        library.save(saved);
    }
    keepers.openAnother();
    const auto *second = keepers.windows().back();
    QTRY_VERIFY(second->findChild<KeeperSetup *>());
    const auto *setup = second->findChild<KeeperSetup *>();
    QCOMPARE(setup->chosen().name, QStringLiteral("Sunday"));
    QCOMPARE(setup->chosen().base, QStringLiteral("new-york"));
    QVERIFY(setup->findChild<QComboBox *>()->findText(saved.name) > 0);
    RulesLibrary().remove(saved.name);
    qDeleteAll(keepers.windows());
}

namespace {

QAction *actionOf(const ScoreKeeper &window, QKeySequence::StandardKey keys)
{
    for (QAction *action : window.findChildren<QAction *>())
        if (action->shortcut() == QKeySequence(keys))
            return action;
    return nullptr;
}

bool says(const ScoreKeeper &window, const QString &text)
{
    const auto labels = window.findChildren<QLabel *>();
    return std::any_of(labels.begin(), labels.end(), [&text](const QLabel *label) {
        return label->isVisible() && label->text() == text;
    });
}

std::size_t dealsOf(ScoreKeeper &window)
{
    return window.book().hasMatch() ? window.book().match().record().deals.size() : 0;
}

/// A match of no file that a window was closed on.
void leaveMatch(int deals)
{
    ScoreKeeper left(dataPlace() + QStringLiteral("/score-keeper"));
    left.startMatch(entered(0), 0);
    for (int deal = 0; deal < deals; ++deal)
        enterOneMore(left.book());
}

} // namespace

/// A long one takes a second, in which the window says so, takes nothing and loses nothing.
void KeeperWindowTest::lastMatchIsReadMeanwhile()
{
    emptyLibrary();
    leaveMatch(2);
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.openAnother();
    QVERIFY(!keeper()->book().hasMatch());
    QVERIFY(says(*keeper(), QStringLiteral("Reading the match…")));
    for (const auto keys : {QKeySequence::New, QKeySequence::Open})
        QVERIFY(!actionOf(*keeper(), keys)->isEnabled());
    QTRY_COMPARE(dealsOf(*keeper()), std::size_t{2});
    QVERIFY(actionOf(*keeper(), QKeySequence::New)->isEnabled());
    QVERIFY(!says(*keeper(), QStringLiteral("Reading the match…")));
    delete keeper();
    // A new match at once takes the place of the last one, which is kept.
    keepers.openAnother();
    keeper()->startMatch(entered(0), 0);
    const QString earlier = keeper()->book().earlierMatches();
    QCOMPARE(dealsOf(*keeper()), std::size_t{0});
    QVERIFY(keeper()->book().flush());
    QCOMPARE(QDir(earlier).entryList({u'*' + recordEnding()}, QDir::Files).size(), 1);
    delete keeper();
}

/// Which may be that of the file.
void KeeperWindowTest::fileWaitsForTheLastMatch()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    const QString other = folder.filePath(QStringLiteral("other.spades.json"));
    write(path, {entered(3), {}});
    write(other, {entered(1), {}});
    QVERIFY(!openInKeeperNow(path));
    delete keeper();
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.openAnother();
    QVERIFY(keeper()->isReading());
    QVERIFY(!openInKeeperNow(path));
    QCOMPARE(keepers.windows().size(), 1);
    QCOMPARE(keeper()->book().file(), path);
    delete keeper();
    // Closed before it was read: the file needs a window all the same.
    keepers.openAnother();
    keepers.open(other, [](const auto &) {});
    delete keeper();
    QTRY_COMPARE(keepers.windows().size(), 1);
    QTRY_COMPARE(keepers.windows().front()->book().file(), other);
    qDeleteAll(keepers.windows());
}

/// A window without a match that is about to have one is not free.
void KeeperWindowTest::fileLeavesTheLastMatchItsWindow()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    write(path, {entered(3), {}});
    leaveMatch(2);
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.openAnother();
    QVERIFY(keeper()->isReading());
    QVERIFY(!openInKeeperNow(path));
    QCOMPARE(keepers.windows().size(), 1 + 1);
    QCOMPARE(dealsOf(*keepers.windows().front()), std::size_t{2});
    QCOMPARE(keepers.windows().back()->book().file(), path);
    qDeleteAll(keepers.windows());
}

namespace {

/// A window that has nothing, and asks for a match; `act` once it reads for a file.
ScoreKeeper *emptyKeeper(const std::function<void()> &act)
{
    Application::instance().keepers().openAnother();
    ScoreKeeper *window = keeper();
    while (window->isReading())
        QTest::qWait(1);
    const QAction *open = actionOf(*window, QKeySequence::Open);
    QObject::connect(open, &QAction::changed, window, [open, act] {
        if (!open->isEnabled())
            act();
    });
    return window;
}

} // namespace

/// A window that reads what the last run left, before it opens the file, may be closed: whoever
/// asked for the file hears of it all the same.
void KeeperWindowTest::fileFindsAWindowWhereItsOwnIsClosed()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    write(path, {entered(3), {}});
    QPointer<ScoreKeeper> window;
    window = emptyKeeper([&window] { window->deleteLater(); });
    int opened = 0;
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.open(path, [&opened](const auto &fault) { opened += fault ? 100 : 1; });
    QTRY_COMPARE(opened, 1);
    QVERIFY(!window);
    QCOMPARE(keepers.windows().size(), 1);
    QCOMPARE(keepers.windows().front()->book().file(), path);
    qDeleteAll(keepers.windows());
}

void KeeperWindowTest::fileFindsAWindowWhereAMatchBegins()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    write(path, {entered(3), {}});
    ScoreKeeper *window = nullptr;
    window = emptyKeeper([&window] {
        QMetaObject::invokeMethod(
            window,
            [&window] {
                window->startMatch(entered(0), 0);
                enterOneMore(window->book());
            },
            Qt::QueuedConnection);
    });
    int opened = 0;
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.open(path, [&opened](const auto &fault) { opened += fault ? 100 : 1; });
    QTRY_COMPARE(opened, 1);
    QVERIFY(window->book().hasMatch() && window->book().file().isEmpty());
    QCOMPARE(keepers.windows().size(), 1 + 1);
    QCOMPARE(keepers.windows().back()->book().file(), path);
    qDeleteAll(keepers.windows());
}

namespace {

/// After so many turns of the events that are under way.
void afterEvents(QObject *context, int turns, const std::function<void()> &act)
{
    if (turns == 0)
        return act();
    QMetaObject::invokeMethod(
        context, [=] { afterEvents(context, turns - 1, act); }, Qt::QueuedConnection);
}

} // namespace

/// Another file comes into the window that asks, which then has read what the last run left.
void KeeperWindowTest::fileIsOpenedOnceWhereThePersonIsAsked()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    const QString other = folder.filePath(QStringLiteral("other.spades.json"));
    write(path, {entered(3), {}});
    write(other, {entered(1), {}});
    ScoreBook elsewhere{QString()};
    QVERIFY(!elsewhere.openFile(path));
    ScoreKeeper *window = emptyKeeper([] {});
    int opened = 0;
    const auto count = [&opened](const auto &fault) { opened += fault ? 100 : 1; };
    KeeperWindows &keepers = Application::instance().keepers();
    QTimer asked;
    QObject::connect(&asked, &QTimer::timeout, window, [&] {
        auto *question = window->findChild<QMessageBox *>();
        if (!question)
            return;
        asked.stop();
        keepers.open(other, [&, question](const auto &fault) {
            count(fault);
            afterEvents(question, 10, [question] { question->reject(); });
        });
    });
    asked.start(1);
    keepers.open(path, count);
    QTRY_COMPARE(opened, 2);
    QCOMPARE(window->book().file(), other);
    QCOMPARE(keepers.windows().size(), 1);
    qDeleteAll(keepers.windows());
}

/// That of the last run, too, which another one takes the place of.
void KeeperWindowTest::fullerScoreIsFiledAtOnce()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    const QString other = folder.filePath(QStringLiteral("other.spades.json"));
    const QString id = QStringLiteral("score-") + kId;
    const QJsonObject members{{QStringLiteral("match_id"), kId}};
    write(path, {entered(3), members});
    write(other, {entered(2, 1), {}});
    for (const QString &opened : {path, other}) {
        theLibrary().file({entered(1), members}, id);
        theLibrary().flush();
        QVERIFY(!openInKeeperNow(opened));
        QTRY_COMPARE(dealsInLibrary().value(id), std::size_t{3});
        delete keeper();
    }
}

/// At the end of the session: the file of the first window may lie where nothing answers any more.
void KeeperWindowTest::everyMatchIsSavedBeforeAFileIsWaitedFor()
{
    emptyLibrary();
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("evening.spades.json"));
    write(path, {entered(1), {}});
    QVERIFY(!openInKeeperNow(path));
    KeeperWindows &keepers = Application::instance().keepers();
    keepers.openAnother();
    ScoreBook &first = keepers.windows().front()->book();
    ScoreKeeper &other = *keepers.windows().back();
    QTRY_VERIFY(!other.isReading());
    other.startMatch(entered(0), 0);
    enterOneMore(other.book());
    enterOneMore(other.book());
    QVERIFY(other.book().flush());
    other.startMatch(entered(0), 0); // until the one before is put aside it is not saved
    enterOneMore(other.book());
    enterOneMore(first);
    QList<std::size_t> saved;
    connect(&first, &ScoreBook::writtenBack, &other, [&] {
        const auto read = readRecord(other.book().savedIn());
        const auto *there = std::get_if<RecordFile>(&read);
        saved << (there ? there->record.deals.size() : 999);
    });
    Application::instance().saveAll();
    QCOMPARE(saved, QList<std::size_t>{1});
    qDeleteAll(keepers.windows());
}

void KeeperWindowTest::playedMatchOpensAtTheTable()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("b.spades.json"));
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(!driver.session().files().writeTo(path));
    QVERIFY(openNow(driver.window(), path));
    QVERIFY(!keeper());
}

void KeeperWindowTest::keysAreNotSharedByActions()
{
    WindowDriver driver;
    const auto check = [](const QMenuBar *bar) {
        QHash<QKeySequence, QString> taken;
        for (const QAction *menu : bar->actions()) {
            for (const QAction *action : actionsOf(menu->menu())) {
                for (const QKeySequence &keys : action->shortcuts()) {
                    QVERIFY2(!taken.contains(keys),
                             qPrintable(action->text() + u'/' + taken.value(keys)));
                    taken.insert(keys, action->text());
                }
            }
        }
        QVERIFY(taken.size() > 8);
    };
    check(driver.window().menuBar());
    ScoreKeeper alone{QString()};
    check(alone.menuBar());
}

void KeeperWindowTest::everySheetFromTheMenu()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (const char *keys : {"Ctrl+P", "Ctrl+Shift+P"}) {
        for (const QAction *menu : driver.window().menuBar()->actions())
            for (QAction *action : actionsOf(menu->menu()))
                if (action->shortcut() == QKeySequence(QLatin1String(keys)))
                    action->trigger();
        auto *dialog = driver.window().findChild<PrintSheetsDialog *>();
        QVERIFY2(dialog, keys);
        QVERIFY(!dialog->job().title.isEmpty());
        delete dialog;
    }
}

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tst_keeper_window"));
    QStandardPaths::setTestModeEnabled(true);
    KeeperWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_keeper_window.moc"
