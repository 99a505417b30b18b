// SPDX-License-Identifier: GPL-3.0-or-later
// A newcomer's path, by keyboard: the offer at the first start, the list of lessons, the first
// lesson with right and wrong answers, leaving and coming back, the short match at its end, and
// problems.
#include "learning.h"
#include "match/match.h"
#include "panels/table_panel.h"
#include "test_main.h"

#include "act_pace.h"
#include "by_keyboard.h"
#include "counting_drill.h"
#include "first_offer.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "guest_page.h"
#include "learn_window.h"
#include "learning_store.h"
#include "lesson_list.h"
#include "lesson_pane.h"
#include "problem_pane.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "study_pane.h"
#include "study_table.h"
#include "tabletop.h"
#include "text/languages.h"
#include "text/option_words.h"
#include "window_driver.h"
#include "words_page.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPageLayout>
#include <QPageSize>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

#include <sys/inotify.h>
#include <unistd.h>

using namespace sandbag;

namespace {

TableLook atOnce()
{
    TableLook look;
    look.motion = false;
    look.moments = false;
    look.confirmNil = false;
    look.trickPauseMs = 0;
    look.speed = TableLook::Speed::instant;
    return look;
}

std::unique_ptr<LearnWindow> shownWindow()
{
    auto window = std::make_unique<LearnWindow>();
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setLook(atOnce(), 0);
    window->show();
    return window;
}

/// The keyboard makes that choice: the cursor goes to it, Enter plays it.
void choose(StudyPane &study, const Event &choice)
{
    Tabletop &table = study.table().table();
    QTRY_VERIFY(table.panel() || table.scene().picture().hand.size() > 0);
    QTRY_VERIFY(study.table().session().seatAtTurn() == choice.seat);
    QTest::qWait(20); // what is dealt arrives
    table.pointAt(choice);
    QWidget *at = table.panel() && table.panel()->isVisible() && choice.kind == EventKind::call
                      ? table.window()->focusWidget()
                      : static_cast<QWidget *>(&table.view());
    QTest::keyClick(at, Qt::Key_Return);
    QCoreApplication::processEvents();
    // A bid may want to be confirmed by a second press.
    if (study.saidText().isEmpty() && choice.kind == EventKind::call)
        QTest::keyClick(at, Qt::Key_Return);
}

/// For somebody who looks at the steps: SANDBAG_PICTURES names a folder.
void picture(QWidget &window, const QString &name)
{
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(1500); // cards are painted on a thread
    window.grab().save(QStringLiteral("%1/%2.png").arg(folder, name));
}

void openFirst(LearnWindow &window)
{
    window.openLesson(QStringLiteral("first-lesson"));
    QTRY_VERIFY(window.inLesson());
}

} // namespace

class TestLearning : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void listShowsProgress();
    void wrongThenRight();
    void everyStepOfTheFirstLesson();
    void leaveAndComeBack();
    void offerIsMadeOnce();
    void offerLiesOnTheFelt_data();
    void offerLiesOnTheFelt();
    void offerIsSeenInASmallWindow_data();
    void offerIsSeenInASmallWindow();
    void offerGoesWithTheFirstTrick();
    void offerIsForTheFirstMatch();
    void offerLiesOnNobody_data();
    void offerLiesOnNobody();
    void problemsAreRated();
    void otherGamesAreNamed();
    void bidIsAnswered();
    void bidHasTheKeys();
    void wordsAreHeard();
    void pageShowsCards();
    void guestPageIsOne();
    void nothingIsReadUnasked();
    void drillAsksAndTells();

private:
    std::unique_ptr<QTemporaryDir> m_home;
};

void TestLearning::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_home->path().toUtf8());
    LearningStore::instance().reread();
}

void TestLearning::listShowsProgress()
{
    LearningStore::instance().change([](Learning &learning) {
        learning.steps[QStringLiteral("counting-tricks")] = {0, 1};
    });
    const auto window = shownWindow();
    QTreeView &tree = *window->list().tree();
    QTRY_VERIFY(tree.model()->rowCount() == 5);
    QCOMPARE(window->list().suggested(), QStringLiteral("counting-tricks"));
    const QModelIndex current = tree.currentIndex();
    QCOMPARE(current.siblingAtColumn(0).data().toString(), QStringLiteral("Counting tricks"));
    QCOMPARE(current.siblingAtColumn(1).data().toString(), QStringLiteral("2 of 3"));
    picture(*window, QStringLiteral("list"));
    QTest::keyClick(&tree, Qt::Key_Return);
    QTRY_VERIFY(window->inLesson());
    QCOMPARE(window->pane().lesson()->id, QStringLiteral("counting-tricks"));
}

void TestLearning::wrongThenRight()
{
    const auto window = shownWindow();
    openFirst(*window);
    LessonPane &pane = window->pane();
    QCOMPARE(pane.step(), -1);
    QTest::keyClick(window->focusWidget(), Qt::Key_Return); // Begin
    QCOMPARE(pane.step(), 0);
    const Position &position = *pane.lesson()->steps.front().position;
    const auto wrong = choiceNamed(position, QStringLiteral("3C"));
    choose(pane.study(), *wrong);
    QTRY_COMPARE(pane.study().saidText(), position.refuse.value(QStringLiteral("3C")));
    picture(*window, QStringLiteral("wrong"));
    QVERIFY(!pane.study().table().answered());
    QCOMPARE(pane.study().table().session().seatAtTurn(), 0); // it was not carried out
    const auto right = choiceNamed(position, QStringLiteral("AC"));
    choose(pane.study(), *right);
    QTRY_COMPARE(pane.study().saidText(), position.why);
    QVERIFY(LearningStore::instance().learning().stepsDone(QStringLiteral("first-lesson")) == 1);
    QTest::keyClick(window->focusWidget(), Qt::Key_Return); // Next
    QCOMPARE(pane.step(), 1);
}

/// All ten, and the match at the end begins with the tutor on.
void TestLearning::everyStepOfTheFirstLesson()
{
    const auto window = shownWindow();
    openFirst(*window);
    LessonPane &pane = window->pane();
    picture(*window, QStringLiteral("words"));
    pane.goOn();
    const auto steps = static_cast<int>(pane.lesson()->steps.size());
    for (int step = 0; step < steps - 1; ++step) {
        QCOMPARE(pane.step(), step);
        const Position &position =
            *pane.lesson()->steps.at(static_cast<std::size_t>(step)).position;
        choose(pane.study(), *choiceNamed(position, position.accept.first()));
        QTRY_VERIFY2(pane.study().table().answered(), qPrintable(position.ask));
        QTRY_COMPARE(pane.study().saidText(), position.why);
        picture(*window, QStringLiteral("step%1").arg(step + 1));
        pane.goOn();
    }
    picture(*window, QStringLiteral("match"));
    QCOMPARE(pane.step(), steps - 1);
    GameSession &session = pane.study().table().session();
    QVERIFY(session.hasMatch() && session.match().record().deals.size() == 1);
    // They are called as the lesson called them.
    QCOMPARE(QString::fromStdString(session.match().record().players.at(2).name),
             QStringLiteral("North"));
    QVERIFY(!pane.study().table().answered());
    pane.goOn();
    QTRY_VERIFY(window->inList());
    QCOMPARE(LearningStore::instance().learning().stepsDone(QStringLiteral("first-lesson")),
             steps - 1);
}

void TestLearning::leaveAndComeBack()
{
    {
        const auto window = shownWindow();
        openFirst(*window);
        window->pane().goOn();
        window->pane().goOn();
        window->pane().goOn();
        QCOMPARE(window->pane().step(), 2);
        QTest::keyClick(&window->pane(), Qt::Key_Escape);
        QTRY_VERIFY(window->inList());
    }
    LearningStore::instance().reread();
    const QFileInfo file(learningFile());
    QVERIFY(file.exists());
    QVERIFY(!(file.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
    const auto window = shownWindow();
    openFirst(*window);
    QCOMPARE(window->pane().step(), 2);
    window->pane().back();
    QCOMPARE(window->pane().step(), 1);
    window->pane().again();
    QCOMPARE(window->pane().step(), 1);
}

void TestLearning::offerIsMadeOnce()
{
    WindowDriver driver;
    offerFirstLesson(&driver.table());
    auto *offer = driver.table().findChild<FirstOffer *>();
    QVERIFY(offer);
    QPushButton *decline = offer->findChildren<QPushButton *>().last();
    decline->setFocus();
    QTest::keyClick(decline, Qt::Key_Space);
    QTRY_VERIFY(!driver.table().findChild<FirstOffer *>());
    LearningStore::instance().reread();
    offerFirstLesson(&driver.table());
    QVERIFY(!driver.table().findChild<FirstOffer *>());
}

void TestLearning::offerLiesOnTheFelt_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("language");
    for (const QSize size : {QSize(900, 650), QSize(1440, 900), QSize(1920, 1080)})
        for (const int points : {10, 15})
            for (const int players : {4, 6, 8})
                QTest::addRow("%dx%d, %d pt, %d", size.width(), size.height(), points, players)
                    << size << points << players << QStringLiteral("en");
    for (const QString &language : availableLanguages().mid(1))
        QTest::addRow("%s", qPrintable(language)) << QSize(900, 650) << 10 << 4 << language;
}

/// It takes no room from the table, lies on nobody, and gives way to what is opened.
void TestLearning::offerLiesOnTheFelt()
{
    QFETCH(QSize, size);
    QFETCH(int, points);
    QFETCH(int, players);
    QFETCH(QString, language);
    installLanguage(language);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSize(points);
    QApplication::setFont(font);
    const auto back = qScopeGuard([&usual] {
        QApplication::setFont(usual);
        installLanguage(QStringLiteral("en"));
    });
    WindowDriver driver;
    driver.window().resize(size);
    RuleSet rules;
    rules.table_players = players;
    driver.deal(rules, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    const QRect before = driver.table().geometry();
    offerFirstLesson(&driver.table());
    const auto *offer = driver.table().findChild<FirstOffer *>();
    QVERIFY(offer);
    QTest::qWait(1);
    // Six and more sit in the corners, too, and eight of them in large letters leave no room in the
    // smallest window: there it waits for some. Everywhere else there is.
    const bool full = size == QSize(900, 650) && players == 8 && points == 15;
    QCOMPARE(offer->isVisible(), !full);
    if (!offer->isVisible()) {
        driver.deal({}, QStringLiteral("standard"));
        QVERIFY(driver.waitForPerson());
        QTRY_VERIFY(offer->isVisible());
        return;
    }
    QCOMPARE(driver.table().geometry(), before);
    const TableLayout &layout = driver.table().scene().layout();
    constexpr int kShade = 10;
    const QRectF strip = QRectF(offer->geometry()).adjusted(kShade, kShade, -kShade, -kShade);
    QVERIFY(layout.felt.contains(strip));
    for (const SeatPlace &seat : layout.seats)
        QVERIFY(!strip.intersects(seat.plate));
    for (const QRectF &box : driver.table().panel()->coveredRects())
        QVERIFY(!strip.intersects(box));
    for (const QRectF &bubble : driver.table().scene().bubbleRects())
        QVERIFY(!strip.intersects(bubble));
    QVERIFY(!strip.intersects(layout.hand));
    QVERIFY(!strip.intersects(driver.table().scene().gaugeRect()));
    for (std::size_t place = 1; place < layout.seats.size(); ++place) { // the others' backs
        QRectF backs(QPointF(), QSizeF(layout.miniCard));
        backs.moveCenter(layout.seats[place].cards);
        QVERIFY(!strip.intersects(backs));
    }
    for (const QWidget *part : offer->findChildren<QWidget *>())
        QVERIFY(part->width() >= part->minimumSizeHint().width());
    driver.table().actions().openPad();
    QVERIFY(!offer->isVisible());
    driver.table().showExtra(nullptr);
    QVERIFY(offer->isVisible());
}

void TestLearning::offerIsSeenInASmallWindow_data()
{
    QTest::addColumn<int>("pixels");
    QTest::newRow("15 points") << 20;
    QTest::newRow("15 points at 144 to the inch") << 30;
}

/// Whatever was said before the person is asked.
void TestLearning::offerIsSeenInASmallWindow()
{
    QFETCH(int, pixels);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPixelSize(pixels);
    QApplication::setFont(font);
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    WindowDriver driver;
    driver.window().resize(1000, 700);
    offerFirstLesson(&driver.table());
    const auto *offer = driver.table().findChild<FirstOffer *>();
    QVERIFY(offer);
    constexpr quint64 kSeeds = 12;
    for (quint64 seed = 1; seed < kSeeds; ++seed) {
        driver.deal({}, QStringLiteral("standard"), seed);
        QVERIFY(driver.waitForPerson());
        QTest::qWait(1);
        QVERIFY2(offer->isVisible(), qPrintable(QString::number(seed)));
    }
}

/// Who plays is not asked in the middle of a match, nor in a later one.
void TestLearning::offerGoesWithTheFirstTrick()
{
    WindowDriver driver;
    driver.deal({}, QStringLiteral("standard"));
    offerFirstLesson(&driver.table());
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.picture().trickNumber == 0);
    QTRY_VERIFY(driver.table().findChild<FirstOffer *>()->isVisible());
    driver.toPlay();
    driver.answerByKeys();
    QTRY_VERIFY(driver.picture().trickNumber > 0);
    QTRY_VERIFY(!driver.table().findChild<FirstOffer *>());
    QVERIFY(!FirstOffer::isOpen());
    driver.deal({}, QStringLiteral("standard"), 9);
    offerFirstLesson(&driver.table());
    QVERIFY(!driver.table().findChild<FirstOffer *>());
}

/// Also where it had no room so far, and where no trick was played in the first deal.
void TestLearning::offerIsForTheFirstMatch()
{
    WindowDriver driver;
    driver.session().open(std::get<LoadedMatch>(loadMatch(
        R"({"format":"spades-match/1","rules":{"base":"standard","rules":{}},)"
        R"("players":[{"name":"You","kind":"human"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],)"
        R"("deals":[{"dealer":0,"bids":["2","4","5","4"],"tricks":[2,4,5,2]}]})",
        QString())));
    driver.session().nextDeal();
    QVERIFY(driver.waitForPerson());
    QCOMPARE(driver.picture().trickNumber, 0);
    QVERIFY(FirstOffer::isOpen());
    offerFirstLesson(&driver.table());
    QVERIFY(!driver.table().findChild<FirstOffer *>()->isVisible());
    driver.press(Qt::Key_2);
    driver.press(Qt::Key_Return);
    QTRY_VERIFY(!driver.table().findChild<FirstOffer *>());
}

void TestLearning::offerLiesOnNobody_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::newRow(qPrintable(language)) << language;
}

/// In a window that is made small, with large letters, when all others have spoken.
void TestLearning::offerLiesOnNobody()
{
    QFETCH(QString, language);
    installLanguage(language);
    const QFont usual = QApplication::font();
    QFont font = usual;
    font.setPointSize(15);
    QApplication::setFont(font);
    const auto back = qScopeGuard([&usual] {
        QApplication::setFont(usual);
        installLanguage(QStringLiteral("en"));
    });
    WindowDriver driver;
    offerFirstLesson(&driver.table());
    const auto *offer = driver.table().findChild<FirstOffer *>();
    QVERIFY(offer);
    constexpr quint64 kSeeds = 24;
    int looked = 0;
    for (quint64 seed = 1; seed < kSeeds; ++seed) {
        // Every third time it is small before anybody is asked.
        driver.window().resize(seed % 3 == 0   ? QSize(900, 650)
                               : seed % 3 == 1 ? QSize(1440, 880)
                                               : QSize(1120, 780));
        driver.deal({}, QStringLiteral("standard"), seed);
        QVERIFY(driver.waitForPerson());
        driver.window().resize(900, 650);
        QTest::qWait(1);
        const std::vector<QRectF> bubbles = driver.table().scene().bubbleRects();
        constexpr int kShade = 11; // and what is rounded
        const QRectF strip = QRectF(offer->geometry()).adjusted(kShade, kShade, -kShade, -kShade);
        if (bubbles.size() < 3)
            continue;
        ++looked;
        QVERIFY(offer->isVisible());
        for (const SeatPlace &seat : driver.table().scene().layout().seats)
            QVERIFY(!strip.intersects(seat.plate));
        for (const QRectF &bubble : bubbles)
            QVERIFY(!strip.intersects(bubble));
        for (const QRectF &box : driver.table().panel()->coveredRects())
            QVERIFY(!strip.intersects(box));
    }
    QVERIFY(looked > 2);
}

void TestLearning::problemsAreRated()
{
    const auto window = shownWindow();
    window->showProblems();
    ProblemPane &pane = window->problems();
    QTRY_VERIFY(pane.problem());
    const QString first = pane.problem()->id;
    picture(*window, QStringLiteral("problem"));
    pane.showAnswer(); // counts as missed
    picture(*window, QStringLiteral("answer"));
    const Learning &learning = LearningStore::instance().learning();
    QCOMPARE(learning.problems.value(first).tries, 1);
    QVERIFY(learning.rating.rating < 1500);
    QVERIFY(pane.study().saidText().contains(pane.problem()->position.why));
    pane.next();
    QVERIFY(pane.problem()->id != first);
    const Position &position = pane.problem()->position;
    choose(pane.study(), *choiceNamed(position, position.accept.first()));
    QTRY_VERIFY(pane.study().table().answered());
    QCOMPARE(learning.problems.value(pane.problem()->id).solved, 1);
    pane.ofTheDay();
    QVERIFY(pane.problem());
}

/// Of a game that is not Standard the words say which it is, and what is special about it.
void TestLearning::otherGamesAreNamed()
{
    const auto window = shownWindow();
    window->showProblems();
    ProblemPane &pane = window->problems();
    QTRY_VERIFY(pane.problem());
    int named = 0;
    for (int tried = 0; tried < 400 && named < 3; ++tried) {
        const Preset *game = findPreset(pane.problem()->rules.toStdString());
        QVERIFY(game);
        const bool standard = pane.problem()->rules == QStringLiteral("standard");
        const QString words = pane.study().words().toPlainText();
        QCOMPARE(words.contains(blurbOf(*game)), !standard);
        named += !standard;
        pane.showAnswer(); // the next one is one that was not tried
        pane.next();
    }
    QVERIFY(named > 0);
}

/// Those after the person wait: their bids are no part of the question.
void TestLearning::bidIsAnswered()
{
    const auto window = shownWindow();
    window->openLesson(QStringLiteral("nil-or-not"));
    QTRY_VERIFY(window->inLesson());
    LessonPane &pane = window->pane();
    pane.goOn();
    const Position &position = *pane.lesson()->steps.front().position;
    choose(pane.study(), *choiceNamed(position, QStringLiteral("2")));
    QTRY_COMPARE(pane.study().saidText(), position.refuse.value(QStringLiteral("2")));
    choose(pane.study(), *choiceNamed(position, QStringLiteral("nil")));
    QTRY_VERIFY(pane.study().table().answered());
}

/// From the button that goes on the keyboard comes to the bids, not to the cards of the hand.
void TestLearning::bidHasTheKeys()
{
    const auto window = shownWindow();
    openFirst(*window);
    LessonPane &pane = window->pane();
    for (int step = 0; step < 5; ++step) {
        pane.study().focusOnwards();
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    QCOMPARE(pane.step(), 4);
    Tabletop &table = pane.study().table().table();
    QTRY_VERIFY(table.panel() && table.panel()->isVisible());
    QTRY_VERIFY(table.panel()->isAncestorOf(window->focusWidget()));
    // A number that was wrong is no first digit of the next one.
    for (const auto &[key, name] : {std::pair(Qt::Key_1, "Bid 1"), std::pair(Qt::Key_3, "Bid 3")}) {
        QTest::keyClick(window->focusWidget(), key);
        QCOMPARE(window->focusWidget()->accessibleName(), QLatin1String(name));
        QTest::keyClick(window->focusWidget(), Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    QTRY_VERIFY(pane.study().table().answered());
}

/// A screen reader is told the words of a step with its question, and what is said of an answer.
void TestLearning::wordsAreHeard()
{
    const auto window = shownWindow();
    openFirst(*window);
    LessonPane &pane = window->pane();
    const auto heard = [&pane](const QString &words) {
        const auto labels = pane.study().findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&words](const QLabel *label) {
            return label->accessibleName().contains(words);
        });
    };
    QVERIFY(heard(QStringLiteral("ace of hearts, king of hearts")));
    pane.goOn();
    pane.goOn();
    const Position &position = *pane.lesson()->steps.at(1).position;
    QVERIFY(heard(position.ask));
    choose(pane.study(), *choiceNamed(position, position.accept.first()));
    QTRY_VERIFY(pane.study().table().answered());
    QVERIFY(position.why.contains(QStringLiteral("**")));
    QVERIFY(heard(QString(position.why).remove(QStringLiteral("**"))));
    const auto labels = pane.study().findChildren<QLabel *>();
    QVERIFY(std::ranges::none_of(labels, [](const QLabel *label) {
        return label->text().contains(QStringLiteral("**")) ||
               label->accessibleName().contains(QStringLiteral("**"));
    }));
}

/// Cards in backquotes are pictures; nothing else is loaded.
void TestLearning::pageShowsCards()
{
    WordsPage page;
    page.resize(300, 300);
    page.setWords(QStringLiteral("Two: `AS KH`, and `no card` ![x](file:///etc/passwd)"));
    page.show();
    const QString html = page.toHtml();
    QVERIFY(html.contains(QStringLiteral("card:AS")) && html.contains(QStringLiteral("card:KH")));
    QVERIFY(html.contains(QStringLiteral("no card")));
    page.waitUntilReady();
    picture(page, QStringLiteral("page"));
}

/// On one page of either paper, with its cards.
void TestLearning::guestPageIsOne()
{
    for (const QPageSize::PageSizeId size : {QPageSize::A4, QPageSize::Letter}) {
        const QPageLayout paper(QPageSize(size), QPageLayout::Portrait, QMarginsF(40, 40, 40, 40));
        int pages = 0;
        const QImage page = toImage(guestJob({}), paper, 72, 0, &pages);
        QCOMPARE(pages, 1);
        if (const QString out = qEnvironmentVariable("SANDBAG_PICTURES"); !out.isEmpty())
            toImage(guestJob({}), paper, 120, 0).save(out + QStringLiteral("/guests.png"));
        QVERIFY(!page.isNull());
    }
}

/// A start of the program and a deal leave the lessons alone; they are read when they are listed.
void TestLearning::nothingIsReadUnasked()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                           QStringLiteral("/lessons");
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::copy(QStringLiteral(":/lessons/02-counting-tricks.lesson.json"),
                        folder + QStringLiteral("/mine.lesson.json")));
    const int watch = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    QVERIFY(watch >= 0 && inotify_add_watch(watch, QFile::encodeName(folder), IN_OPEN) >= 0);
    const auto opened = [watch] {
        char events[4096];
        return read(watch, events, sizeof events) > 0;
    };
    WindowDriver driver;
    driver.begin();
    QTest::qWait(500);
    QVERIFY(!opened());
    const auto window = shownWindow();
    QTRY_VERIFY(window->list().tree()->model()->rowCount() > 0);
    QVERIFY(opened());
    close(watch);
}

/// The answers are what the seat has seen: counted here by hand over the cards of the record.
void TestLearning::drillAsksAndTells()
{
    const auto problems = readProblems().problems;
    int asked = 0;
    for (const ProblemOutline &outline : problems) {
        const auto read = openProblem(outline, QStringLiteral("p"));
        const Position &position = std::get<Problem>(read).position;
        const DealState &deal = *position.match->deal();
        const SeatView view(deal, position.seat);
        const auto question = countingQuestion(view, 3); // as if it were after the third trick
        if (!question || question->kind != CountingQuestion::Kind::cardsOut)
            continue;
        ++asked;
        int spades = 0;
        for (int seat = 0; seat < 4; ++seat) {
            for (const Card card : handOf(deal, seat))
                spades += seat != position.seat && card.suit() == Suit::spades;
        }
        QCOMPARE(question->cards, spades);
        CountingPanel panel(*question, {});
        panel.resize(520, 200);
        panel.show();
        if (asked == 1)
            picture(panel, QStringLiteral("drill"));
        const auto buttons = panel.findChildren<QPushButton *>();
        const auto right = std::ranges::find(buttons, QString::number(spades), &QPushButton::text);
        QVERIFY(right != buttons.end());
        (*right)->click();
        QVERIFY(panel.answered() && panel.note().startsWith(QStringLiteral("Right.")));
        const QSignalSpy closed(&panel, &CountingPanel::closed);
        (*right)->click();
        QCOMPARE(closed.size(), 1);
    }
    QVERIFY(asked > 0);
}

QTEST_MAIN(TestLearning)
#include "tst_learning.moc"
