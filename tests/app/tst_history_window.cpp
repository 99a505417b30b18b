// SPDX-License-Identifier: GPL-3.0-or-later
// The history as a person meets it: found by typing, shown, opened, deleted and brought back; and
// matches that come into it by being played.
#include "../history/match_maker.h"
#include "act_pace.h"
#include "by_keyboard.h"
#include "disk/own_place.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "game_session.h"
#include "history_filing.h"
#include "history_query.h"
#include "history_window.h"
#include "library.h"
#include "library_worker.h"
#include "made_application.h"
#include "main_window.h"
#include "match_files.h"
#include "message_bar.h"
#include "pages/print_sheets_dialog.h"
#include "painted_words.h"
#include "print_pages.h"
#include "review/match_review.h"
#include "settings.h"
#include "statistics_window.h"
#include "tabletop.h"
#include "taken_out_name.h"
#include "test_main.h"

#include <QAction>
#include <QDeadlineTimer>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <memory>

using namespace sandbag;

class TestHistoryWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void emptyHistory();
    void foundByTyping();
    void typedInTheListIsLookedFor();
    void fetchedAsOneScrolls();
    void keyboardAlone();
    void openedAtTheTable();
    void deletedAndBroughtBack();
    void deletedWhileItIsRead();
    void controlZBringsItBack();
    void keptScoresAreNotReplayed();
    void noticesPushNothingAway();
    void deletedForGoodWithTheWindow();
    void unreadableFilesAreTold();
    void playedMatchesAreFiled();
    void playGoesOnWhereNothingCanBeFiled();
    void goneBackToIsOneMatch();
    void deletedStaysDeleted();
    void forgottenByAnotherProgram();
    void forgottenWhereTheyWereMet_data();
    void forgottenWhereTheyWereMet();
    void aReviewStaysWithItsMatch();
    void sameCardsAreAnotherMatch();
    void sheetsAreOfTheMatchThatIsChosen();

private:
    QTemporaryDir m_home;
};

void TestHistoryWindow::initTestCase()
{
    QVERIFY(m_home.isValid());
    qputenv("HOME", m_home.path().toUtf8());
    qputenv("XDG_DATA_HOME", m_home.filePath(QStringLiteral("data")).toUtf8());
    qputenv("XDG_CONFIG_HOME", m_home.filePath(QStringLiteral("config")).toUtf8());
}

namespace {

/// A library with that many short matches.
void fill(const QString &folder, int matches)
{
    const MatchRecord played = playedMatch({}, "standard", 3, {"You", "Ada", "Bo", "Cleo"}, 2);
    for (int i = 0; i < matches; ++i) {
        MatchRecord record = played;
        record.players[0].kind = "human";
        record.players[1].name = "Rival #" + std::to_string(i);
        writeMatch(record, folder, i);
    }
    Library library(folder);
    QVERIFY(!library.open());
}

} // namespace

void TestHistoryWindow::emptyHistory()
{
    const QTemporaryDir folder;
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    worker.flush();
    QApplication::processEvents();
    QCOMPARE(window.model()->count(), 0);
    QVERIFY(!window.match());
    QTRY_VERIFY(!window.list()->isVisible());
    const auto labels = window.findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("appear here"));
    }));
    int open = 0;
    for (const QPushButton *button : window.findChildren<QPushButton *>())
        if (button->text() == QStringLiteral("&Open") && ++open)
            QVERIFY(!button->isEnabled());
    QCOMPARE(open, 1);
}

void TestHistoryWindow::foundByTyping()
{
    const QTemporaryDir folder;
    fill(folder.path(), 12);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QTRY_COMPARE(window.model()->count(), 12);
    QTRY_VERIFY(window.match().has_value());
    QTest::keyClicks(window.search(), QStringLiteral("RIVAL #11"));
    QTRY_COMPARE(window.model()->count(), 1);
    QTRY_VERIFY(window.match().has_value());
    QTRY_COMPARE(window.match()->record().players[1].name, std::string("Rival #11"));
}

void TestHistoryWindow::typedInTheListIsLookedFor()
{
    const QTemporaryDir folder;
    fill(folder.path(), 12);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(window.match().has_value());
    QCOMPARE(QApplication::focusWidget(), window.list());
    QTest::keyClick(window.list(), Qt::Key_R);
    QCOMPARE(QApplication::focusWidget(), window.search());
    QTest::keyClicks(window.search(), QStringLiteral("ival #11"));
    QCOMPARE(window.search()->text(), QStringLiteral("rival #11"));
    QTRY_COMPARE(window.model()->count(), 1);
}

void TestHistoryWindow::fetchedAsOneScrolls()
{
    const QTemporaryDir folder;
    fill(folder.path(), 230);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    int first = 0; // rows of the first page, whatever the view asks for then
    connect(window.model(), &HistoryModel::shown, &window,
            [&] { first = first > 0 ? first : window.model()->rowCount(); });
    QTRY_COMPARE(window.model()->count(), 230);
    QCOMPARE(first, 100);
    window.show();
    QTRY_VERIFY(window.match().has_value());
    // The folder is looked through, which is told, which asks again, which is answered.
    for (int step = 0; step < 3; ++step) {
        worker.flush();
        QCoreApplication::processEvents();
    }
    for (int page = 0; page < 3; ++page) {
        window.list()->scrollToBottom();
        QApplication::processEvents();
        QTRY_VERIFY(window.model()->rowCount() >= std::min(230, 200 + 100 * page));
    }
    QCOMPARE(window.model()->rowCount(), 230);
}

void TestHistoryWindow::keyboardAlone()
{
    const QTemporaryDir folder;
    for (int i = 0; i < 4; ++i)
        writeMatch(
            playedMatch({}, "standard", 50 + static_cast<std::uint64_t>(i), {"You", "Ada"}, 2),
            folder.path(), i);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTRY_VERIFY(window.match().has_value() && window.model()->count() == 4);
    QTreeView *list = window.list();
    QCOMPARE(QApplication::focusWidget(), list);
    const QStringList lost = whatIsLost(window);
    QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
    list->setFocus();
    QSignalSpy opened(&window, &HistoryWindow::openWanted);
    emit worker.changed(); // as when the folder has just been looked through
    QTest::keyClick(list, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 1);
    const QString second = window.model()->matchAt(1).id;
    QTest::keyClick(list, Qt::Key_Return); // before its card has come
    QTRY_COMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<WantedMatch>().id, second);
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    QTest::keyClick(list, Qt::Key_Up); // takes it back
    QTRY_VERIFY(window.match().has_value());
    worker.flush();
    QCoreApplication::processEvents();
    QCOMPARE(opened.size(), 1);
    QTest::keyClick(list, Qt::Key_Delete);
    QTRY_COMPARE(window.model()->count(), 3);
    QTest::keySequence(&window, QKeySequence::Find);
    QCOMPARE(QApplication::focusWidget(), window.search());
    QTest::keyClick(window.search(), Qt::Key_Escape);
    QTRY_VERIFY(!window.isVisible());
}

void TestHistoryWindow::openedAtTheTable()
{
    const QTemporaryDir folder;
    fill(folder.path(), 3);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QSignalSpy wanted(&window, &HistoryWindow::openWanted);
    QTRY_VERIFY(window.match().has_value());
    QTest::keyClick(window.list(), Qt::Key_Return);
    QCOMPARE(wanted.size(), 1);
    const auto match = wanted[0][0].value<WantedMatch>();
    QVERIFY(QFile::exists(match.path));
    QCOMPARE(match.deal, -1);
    QVERIFY(!match.review);
}

void TestHistoryWindow::deletedAndBroughtBack()
{
    const QTemporaryDir folder;
    fill(folder.path(), 3);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QTRY_VERIFY(window.match().has_value());
    const std::string name = window.match()->record().players[1].name;
    window.list()->setFocus();
    QTest::keyClick(window.list(), Qt::Key_Delete);
    QTRY_COMPARE(window.model()->count(), 2);
    QTRY_VERIFY(window.match() && window.match()->record().players[1].name != name);
    auto *bar = window.findChild<MessageBar *>();
    auto *undo = bar->findChild<QPushButton *>();
    QTest::mouseClick(undo, Qt::LeftButton);
    QTRY_COMPARE(window.model()->count(), 3);
    QTRY_COMPARE(window.match()->record().players[1].name, name); // and it is looked at again
}

/// Its record may be asked for once more before the list has heard that it is gone: that it can't
/// be read is no news then, and must not take the place of Undo.
void TestHistoryWindow::deletedWhileItIsRead()
{
    const QTemporaryDir folder;
    fill(folder.path(), 3);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QTRY_VERIFY(window.match().has_value());
    const QString id = window.model()->matchAt(window.list()->currentIndex().row()).id;
    window.list()->setFocus();
    QTest::keyClick(window.list(), Qt::Key_Delete);
    const QDeadlineTimer deadline(10'000);
    while (QFile::exists(worker.pathOf(id)) && !deadline.hasExpired())
        QThread::msleep(1); // nothing is heard meanwhile
    QVERIFY(!QFile::exists(worker.pathOf(id)));
    const bool first = window.list()->currentIndex().row() == 0;
    QTest::keyClick(window.list(), first ? Qt::Key_Down : Qt::Key_Up);
    QTest::keyClick(window.list(), first ? Qt::Key_Up : Qt::Key_Down);
    QTRY_COMPARE(window.model()->count(), 2);
    QTRY_VERIFY(window.match().has_value());
    auto *bar = window.findChild<MessageBar *>();
    QCOMPARE(bar->text(), QStringLiteral("The match was deleted."));
    QTest::mouseClick(bar->findChild<QPushButton *>(), Qt::LeftButton);
    QTRY_COMPARE(window.model()->count(), 3);
}

/// The key that takes everything else back, from the list and from the search, which has nothing of
/// its own to take back.
void TestHistoryWindow::controlZBringsItBack()
{
    const QTemporaryDir folder;
    fill(folder.path(), 3);
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QApplication::setActiveWindow(&window);
    for (QWidget *place :
         {static_cast<QWidget *>(window.list()), static_cast<QWidget *>(window.search())}) {
        QTRY_VERIFY(window.match().has_value());
        window.list()->setFocus();
        QTest::keyClick(window.list(), Qt::Key_Delete);
        QTRY_COMPARE(window.model()->count(), 2);
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window.model()->count(), 3);
    }
    // Letters that were typed go first.
    window.list()->setFocus();
    QTest::keyClick(window.list(), Qt::Key_Delete);
    QTRY_COMPARE(window.model()->count(), 2);
    window.search()->setFocus();
    QTest::keyClick(window.search(), Qt::Key_X);
    QTest::keyClick(window.search(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(window.search()->text().isEmpty());
    QTRY_COMPARE(window.model()->count(), 2);
    QTest::keyClick(window.search(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(window.model()->count(), 3);
}

/// Nothing is known of their cards, as for a review.
/// What is said comes and goes beneath what is worked with: list, filters, buttons stay where they
/// are.
void TestHistoryWindow::noticesPushNothingAway()
{
    HistoryWindow history(&theLibrary());
    history.setAttribute(Qt::WA_DeleteOnClose, false);
    StatisticsWindow statistics(&theLibrary());
    statistics.setAttribute(Qt::WA_DeleteOnClose, false);
    for (QWidget *window :
         {static_cast<QWidget *>(&history), static_cast<QWidget *>(&statistics)}) {
        window->show();
        QTest::qWait(50);
        const auto places = [window] {
            QList<QRect> found;
            for (const QWidget *part : window->findChildren<QWidget *>())
                if (qobject_cast<const QPushButton *>(part) ||
                    qobject_cast<const QTreeView *>(part))
                    if (part->objectName() != QStringLiteral("messageButton") &&
                        !qobject_cast<const MessageBar *>(part->parentWidget()))
                        found << QRect(part->mapTo(window, QPoint()), part->size());
            return found;
        };
        QList<QRect> before;
        const auto stands = [&before, &places] {
            return std::exchange(before, places()) == before;
        };
        QTRY_VERIFY(stands());
        window->findChild<MessageBar *>()->say(QStringLiteral("Deleted."), [] {});
        QTest::qWait(10);
        QVERIFY(window->findChild<MessageBar *>()->isVisible());
        QCOMPARE(places(), before);
    }
}

void TestHistoryWindow::keptScoresAreNotReplayed()
{
    const QTemporaryDir folder;
    MatchRecord kept;
    kept.base = "standard";
    kept.players = {{"Ada", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Di", "human"}};
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    for (std::size_t seat = 0; seat < 4; ++seat)
        deal.bids[seat] = Call::number(3);
    deal.given.add(Fact::tricks);
    deal.facts.tricks = {4, 3, 3, 3};
    kept.deals = {deal};
    const QDir matches(folder.filePath(QStringLiteral("matches")));
    QVERIFY(matches.mkpath(QStringLiteral(".")));
    QVERIFY(!writeWholeFile(matches.filePath(QStringLiteral("a.spades.json")),
                            writeRecord({kept, {}})));
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    worker.import({matches.filePath(QStringLiteral("a.spades.json"))});
    QTRY_VERIFY(window.match().has_value());
    for (const QPushButton *button : window.findChildren<QPushButton *>()) {
        const QString words = QString(button->text()).remove(u'&');
        if (words == QStringLiteral("Replay") || words == QStringLiteral("Review"))
            QVERIFY2(!button->isEnabled(), qPrintable(words));
        if (words == QStringLiteral("Resume"))
            QVERIFY(button->isEnabled());
    }
}

/// As long as the window is there, a match that it took out can be brought back.
void TestHistoryWindow::deletedForGoodWithTheWindow()
{
    const QTemporaryDir folder;
    fill(folder.path(), 3);
    LibraryWorker worker(folder.path());
    auto window = std::make_unique<HistoryWindow>(&worker);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->show();
    QTRY_VERIFY(window->match().has_value());
    QTest::keyClick(window->list(), Qt::Key_Delete);
    QTRY_COMPARE(window->model()->count(), 2);
    const QDir removed(folder.filePath(QStringLiteral("removed")));
    QCOMPARE(removed.entryList(QDir::Files).size(), 1);
    window.reset();
    worker.flush();
    QVERIFY(!removed.exists());
}

void TestHistoryWindow::unreadableFilesAreTold()
{
    const QTemporaryDir folder;
    fill(folder.path(), 2);
    QFile torn(folder.filePath(QStringLiteral("torn.spades.json")));
    QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("{") == 1);
    torn.close();
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    const auto told = [&window]() -> QPushButton * {
        for (QPushButton *button : window.findChildren<QPushButton *>())
            if (button->isVisible() &&
                button->text().startsWith(QStringLiteral("1 unreadable file")))
                return button;
        return nullptr;
    };
    QTRY_VERIFY(told());
    QTest::mouseClick(told(), Qt::LeftButton);
    const auto *box = window.findChild<QMessageBox *>();
    QVERIFY(box && box->informativeText().contains(QStringLiteral("torn.spades.json")));
}

namespace {

/// The library as a plain reader of files sees it: deals by id.
QHash<QString, std::size_t> dealsByMatch()
{
    theLibrary().flush();
    QHash<QString, std::size_t> deals;
    for (const QFileInfo &file : QDir(theLibrary().folder()).entryInfoList(QDir::Files)) {
        const auto read = readRecord(file.filePath());
        if (const auto *record = std::get_if<RecordFile>(&read))
            deals.insert(file.fileName(), record->record.deals.size());
    }
    return deals;
}

QList<SeatPlan> computers()
{
    QList<SeatPlan> seats;
    for (const char *name : {"You", "Ada", "Bo", "Cleo"})
        seats << SeatPlan{QLatin1String(name), QStringLiteral("random")};
    return seats;
}

/// Nothing glides, and nobody waits.
void beginQuickly(MainWindow &window)
{
    Settings settings = Settings::standard();
    settings.look.motion = false;
    settings.paceMs = 0;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.applySettings(settings);
    window.begin();
}

void playDeals(MainWindow &window, int deals)
{
    window.session().pace().setPaused(false);
    window.session().pace().setLeast(0);
    QSignalSpy ended(&window.session(), &GameSession::dealEnded);
    for (int deal = 1; deal <= deals; ++deal) {
        QTRY_VERIFY_WITH_TIMEOUT(ended.size() >= deal, 30000);
        if (deal < deals)
            window.session().nextDeal();
    }
    window.session().pace().setPaused(true);
}

} // namespace

/// One clear line, however many deals end; what was played meanwhile is filed as soon as it can be.
void TestHistoryWindow::playGoesOnWhereNothingCanBeFiled()
{
    MainWindow window;
    beginQuickly(window);
    theLibrary().flush();
    const QString folder = theLibrary().folder(), aside = folder + QStringLiteral(".aside");
    QVERIFY(!QFile::exists(folder) || QDir().rename(folder, aside));
    QVERIFY(!writeWholeFile(folder, "in the way"));
    const auto put = qScopeGuard([&] {
        QFile::remove(folder);
        QDir().rename(aside, folder);
    });
    const auto *bar = window.findChild<MessageBar *>(QStringLiteral("trouble"));
    const auto told = [&] {
        return bar->isVisibleTo(&window) ? bar->text().split(u'\n') : QStringList();
    };
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    for (int deal = 1; deal <= 2; ++deal) {
        playDeals(window, 1);
        theLibrary().flush();
        QTRY_COMPARE(told().size(), 1);
        QVERIFY2(told().first().contains(folder), qPrintable(told().first()));
        window.session().nextDeal();
    }
    QVERIFY(QFile::remove(folder));
    QVERIFY(!QFile::exists(aside) || QDir().rename(aside, folder));
    playDeals(window, 1);
    QCOMPARE(dealsByMatch().value(filedAs(window.session()) + recordEnding()), 3U);
}

/// A match gives way to another one and is gone back to: it goes on under its own id.
void TestHistoryWindow::goneBackToIsOneMatch()
{
    MainWindow window;
    beginQuickly(window);
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    playDeals(window, 1);
    const auto before = dealsByMatch();
    const QString id = filedAs(window.session()) + recordEnding();
    QVERIFY(before.contains(id));
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    window.session().pace().setPaused(true);
    const QString kept = Settings::load().recentFiles.value(0);
    QVERIFY(openNow(window, kept));
    QCOMPARE(filedAs(window.session()) + recordEnding(), id);
    window.session().nextDeal();
    playDeals(window, 1);
    const auto after = dealsByMatch();
    QVERIFY(after.value(id) > before.value(id));
    QCOMPARE(after.keys().filter(id).size(), 1);
    for (auto match = after.begin(); match != after.end(); ++match)
        QVERIFY2(before.contains(match.key()) || match.value() <= 1, qPrintable(match.key()));
    // The file was left behind by now: it is looked at, and takes nobody's place.
    QVERIFY(openNow(window, kept));
    QVERIFY(filedAs(window.session()) + recordEnding() != id);
    window.saveNow();
    QCOMPARE(dealsByMatch().value(id), after.value(id));
}

/// Closing the table does not bring back what was deleted in the history meanwhile.
void TestHistoryWindow::deletedStaysDeleted()
{
    auto window = std::make_unique<MainWindow>();
    beginQuickly(*window);
    RuleSet rules;
    rules.win_deals = 1;
    window->newMatch(rules, QStringLiteral("standard"), computers());
    playDeals(*window, 1);
    const QString id = filedAs(window->session());
    QVERIFY(dealsByMatch().contains(id + recordEnding()));
    QCoreApplication::processEvents(); // the table learns that it is there
    theLibrary().change([id](Library &library, const auto &) { return library.remove(id); });
    theLibrary().flush();
    QVERIFY(!dealsByMatch().contains(id + recordEnding()));
    window->saveNow();
    window->close();
    theLibrary().flush();
    QVERIFY(!dealsByMatch().contains(id + recordEnding()));
    // Nor does the next run, which goes on with the match that it left.
    window.reset();
    MainWindow next;
    beginQuickly(next);
    QCOMPARE(filedAs(next.session()), id);
    next.saveNow();
    QVERIFY(!dealsByMatch().contains(id + recordEnding()));
}

/// What a review finds goes to the match that was judged, not to one that has gone on under its id.
void TestHistoryWindow::aReviewStaysWithItsMatch()
{
    MainWindow window;
    beginQuickly(window);
    RuleSet rules;
    rules.win_deals = 1;
    window.newMatch(rules, QStringLiteral("standard"), computers());
    playDeals(window, 1);
    const QString path = theLibrary().pathOf(filedAs(window.session()));
    const auto reviewIn = [&path] {
        theLibrary().flush();
        return std::get<RecordFile>(readRecord(path)).other.contains(record_member::review);
    };
    theLibrary().flush();
    RecordFile other = std::get<RecordFile>(readRecord(path));
    const RecordFile own = other;
    other.record.deals[0].events.pop_back();
    QVERIFY(!writeWholeFile(path, writeRecord(other)));
    fileReview(theLibrary(), window.session(), {});
    QVERIFY(!reviewIn());
    QVERIFY(!writeWholeFile(path, writeRecord(own)));
    fileReview(theLibrary(), window.session(), {});
    QVERIFY(reviewIn());
}

void TestHistoryWindow::sameCardsAreAnotherMatch()
{
    MainWindow window;
    beginQuickly(window);
    RuleSet rules;
    rules.win_deals = 1;
    window.newMatch(rules, QStringLiteral("standard"), computers());
    playDeals(window, 1);
    const quint64 seed = window.session().files().seed();
    const QString id = filedAs(window.session()) + recordEnding();
    QVERIFY(dealsByMatch().contains(id));
    emit window.table().wished(TableWish::sameCards);
    QCOMPARE(window.session().files().seed(), seed);
    QVERIFY(filedAs(window.session()) + recordEnding() != id);
    playDeals(window, 1);
    QVERIFY(dealsByMatch().contains(id));
    QVERIFY(dealsByMatch().contains(filedAs(window.session()) + recordEnding()));
}

/// A deal that was played to its end at a table is in the history, and taking the match up again
/// does not make a second one of it.
/// The name leaves the open table, too, and all that is filed of it; it may be taken up anew.
void TestHistoryWindow::forgottenByAnotherProgram()
{
    const auto namesAt = [](MainWindow &window) {
        const auto read = readRecord(theLibrary().pathOf(filedAs(window.session())));
        return namesIn(std::get<RecordFile>(read).record);
    };
    const QString ada = QStringLiteral("Ada");
    MainWindow window;
    beginQuickly(window);
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    playDeals(window, 1);
    theLibrary().flush();
    QVERIFY(namesAt(window).contains(ada));
    LibraryWorker elsewhere(theLibrary().folder()); // each program has one
    elsewhere.forgetPerson(ada, {}, {});
    elsewhere.flush();
    QVERIFY(!namesAt(window).contains(ada));
    window.session().nextDeal();
    playDeals(window, 1);
    theLibrary().flush();
    QVERIFY(!namesAt(window).contains(ada));
    QVERIFY(namesAt(window).contains(QStringLiteral("Bo")));
    QTRY_VERIFY(!namesIn(window.session().match().record()).contains(ada));
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    playDeals(window, 1);
    theLibrary().flush();
    QVERIFY(namesAt(window).contains(ada));
}

void TestHistoryWindow::forgottenWhereTheyWereMet_data()
{
    QTest::addColumn<bool>("quits"); // before the windows hear of it
    QTest::newRow("in a program that goes on") << false;
    QTest::newRow("in one that ends") << true;
}

/// The people met at tables in company are a list of their own, which nothing has read yet.
void TestHistoryWindow::forgottenWhereTheyWereMet()
{
    QFETCH(bool, quits);
    MainWindow window;
    const auto actions = window.findChildren<QAction *>();
    if (std::none_of(actions.begin(), actions.end(), [](const QAction *action) {
            return action->text() == QStringLiteral("&Join a Table…");
        }))
        QSKIP("built without tables in company");
    const QString folder = dataPlace() + QStringLiteral("/company");
    QVERIFY(QDir().mkpath(folder));
    const QByteArray met = R"(, "first": "2026-05-01T20:00:00Z", "last": "2026-05-01T20:00:00Z" })";
    const QString path = folder + QStringLiteral("/people.json");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        R"({ "format": "sandbag-people/1", "tables": [], "people": [ { "name": "Wanda", "key": ")" +
        QByteArray(64, 'a') + '"' + met + R"(, { "name": "Eva", "key": ")" + QByteArray(64, 'b') +
        '"' + met + " ] }");
    file.close();
    const auto names = [&path](const char *name) {
        QFile kept(path);
        return kept.open(QIODevice::ReadOnly) && kept.readAll().contains(name);
    };
    QVERIFY(names("Wanda"));
    if (quits) {
        QTimer::singleShot(0, qApp, [] {
            theLibrary().forgetPerson(QStringLiteral("Wanda"), {}, {});
            QCoreApplication::quit();
        });
        QCoreApplication::exec();
        for (int times = 0; times < 500 && names("Wanda"); ++times)
            QThread::msleep(10); // and no event comes any more
        QVERIFY(!names("Wanda"));
    } else {
        theLibrary().forgetPerson(QStringLiteral("Wanda"), {}, {});
        QTRY_VERIFY(!names("Wanda"));
    }
    QVERIFY(names("Eva"));
    QVERIFY(QFile::remove(path));
}

void TestHistoryWindow::playedMatchesAreFiled()
{
    MainWindow window;
    beginQuickly(window);
    window.newMatch(RuleSet{}, QStringLiteral("standard"), computers());
    QSignalSpy ended(&window.session(), &GameSession::dealEnded);
    QTRY_VERIFY_WITH_TIMEOUT(!ended.isEmpty(), 30000);
    theLibrary().flush();
    window.saveNow();
    theLibrary().flush();
    Library library;
    QVERIFY(!library.open());
    QList<HistoryRow> rows;
    QVERIFY(!library.ask([&](HistoryIndex &index) { rows = historyRows(index); }));
    int found = 0;
    for (const HistoryRow &row : std::as_const(rows)) {
        if (!row.id.endsWith(QString::number(window.session().files().seed(), 16)))
            continue;
        ++found;
        QCOMPARE(row.sides.value(0).value(0), QStringLiteral("You"));
        QVERIFY(row.deals >= 1);
    }
    QCOMPARE(found, 1);
}

namespace {

/// In the order in which they are painted.
QStringList wordsOf(const PrintJob &job)
{
    const QSizeF paper(800, 500);
    const auto pages = job.layOut(paper);
    PaintedWords words(paper.toSize());
    QPainter painter(&words);
    for (int page = 0; page < pages->count(); ++page)
        pages->paint(painter, page);
    painter.end();
    return words.all();
}

QPushButton *buttonOf(const QWidget &window, const QString &text)
{
    for (auto *button : window.findChildren<QPushButton *>()) {
        if (button->text().remove(u'&') == text)
            return button;
    }
    return nullptr;
}

} // namespace

/// Someone goes through the list, and prints what is being read while another match is still on the
/// screen: its page begins with the side of the person who sat in the match that is printed.
void TestHistoryWindow::sheetsAreOfTheMatchThatIsChosen()
{
    const QTemporaryDir folder;
    MatchRecord record = playedMatch({}, "standard", 3, {"Dan", "Ada", "Bo", "Cleo"}, 2);
    constexpr int kSeats[] = {0, 1};
    for (const int seat : kSeats) {
        MatchRecord own = record;
        own.players[static_cast<std::size_t>(seat)] = {"", "human"}; // the person at this computer
        writeMatch(own, folder.path(), seat);
    }
    {
        Library library(folder.path());
        QVERIFY(!library.open());
    }
    LibraryWorker worker(folder.path());
    HistoryWindow window(&worker);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.show();
    QTRY_COMPARE(window.model()->count(), 2);
    const auto seatIn = [&window](int row) { return window.model()->matchAt(row).personSeat; };
    QVERIFY(seatIn(0) != seatIn(1) && seatIn(0) >= 0 && seatIn(1) >= 0);
    for (const int row : {0, 1}) {
        window.list()->setCurrentIndex(window.model()->index(row, 0));
        const auto seat = static_cast<std::size_t>(seatIn(row));
        QTRY_VERIFY(window.match() && window.match()->record().players[seat].kind == "human");
        window.list()->setCurrentIndex(window.model()->index(1 - row, 0));
        auto *print = buttonOf(window, QStringLiteral("Print…"));
        QVERIFY(print && print->isEnabled());
        print->click();
        PrintSheetsDialog *dialog = nullptr;
        QTRY_VERIFY((dialog = window.findChild<PrintSheetsDialog *>()));
        const QString date = QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
        const auto sheetFor = [&](int reader) {
            return wordsOf(sheetJob(*window.match(), SheetKind::score, -1, date, {}, reader));
        };
        QVERIFY(sheetFor(seatIn(0)) != sheetFor(seatIn(1)));
        QCOMPARE(wordsOf(dialog->job()), sheetFor(seatIn(1 - row)));
        delete dialog;
    }
}

QTEST_MAIN(TestHistoryWindow)
#include "tst_history_window.moc"
