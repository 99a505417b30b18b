// SPDX-License-Identifier: GPL-3.0-or-later
// The review at the table: judged in the background, read by mouse and keyboard, tried again.
#include "formats/loaded_match.h"
#include "match_files.h"
#include "test_main.h"
#include "window_driver.h"

#include "arena/contest.h"
#include "card/scorecard_dock.h"
#include "choice_values.h"
#include "curve_model.h"
#include "curve_view.h"
#include "formats/record_json.h"
#include "named/named_player.h"
#include "review/review_words.h"
#include "review_controller.h"
#include "review_model.h"
#include "review_pages.h"
#include "review_pane.h"
#include "review_table.h"
#include "text/languages.h"

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QJsonArray>
#include <QJsonObject>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenuBar>
#include <QPageLayout>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <cmath>
#include <memory>

using namespace sandbag;

namespace {

/// Two deals of the simple player with itself, but for a person at the first seat, a beginner.
LoadedMatch twoDeals()
{
    const RuleSet rules = rulesOf(*findPreset("standard"));
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat) {
        owned.push_back(
            makePlayer(seat == 0 ? "level:1" : "simple", static_cast<std::uint64_t>(seat) + 1));
        seats[seat] = owned.back().get();
    }
    MatchRecord record = Contest(rules, seats).playMatch(12).record();
    record.deals.resize(2);
    record.players.resize(4);
    const char *names[] = {"You", "Ada", "Bo", "Cleo"};
    for (int seat = 0; seat < 4; ++seat) {
        PlayerRecord &player = record.players[static_cast<std::size_t>(seat)];
        player.name = names[seat];
        player.kind = seat == 0 ? "human" : "level:3";
    }
    return {std::get<Match>(Match::fold(record)), {}};
}

/// For each choice: as many as tell a beginner's mistakes, and as many as do where no grade is
/// asked for.
constexpr JudgeOptions kGraded{160, 1}, kBrief{40, 1};

/// A window that has opened them and judges all choices.
struct Reviewed {
    WindowDriver driver;
    ReviewController &desk = driver.window().review();
    ReviewPane &pane = *desk.pane();

    explicit Reviewed(const LoadedMatch &match = twoDeals())
    {
        desk.setOptions(kGraded);
        driver.session().open(match);
        driver.window().resize(1440, 900);
    }
    bool judge()
    {
        QSignalSpy finished(&desk, &ReviewController::finished);
        desk.start();
        return finished.wait(240000); // the search gives way to whatever else runs
    }
    [[nodiscard]] QString text() const
    {
        return pane.findChild<QLabel *>(QStringLiteral("reviewText"))->text();
    }
    /// As Play > Review does it, in a window that is not active yet.
    void open()
    {
        driver.window().findChild<ScorecardDock *>()->showPage(&pane);
        desk.start();
        driver.window().grab(); // lays everything out
    }
    void chooseFirst()
    {
        pane.list()->setCurrentIndex(desk.model().index(0, 0));
        desk.table()->finish();
    }
};

/// SANDBAG_PICTURES=folder leaves the page, and the window in two sizes, light and dark.
void leavePictures(Reviewed &reviewed, const PrintJob &job)
{
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    toImage(job, usualPaper(), 100, 0).save(folder + QStringLiteral("/review-page.png"));
    reviewed.driver.press(Qt::Key_F8);
    reviewed.chooseFirst();
    for (const Theme theme : {Theme::light, Theme::dark})
        for (const QSize size : {QSize(1440, 900), QSize(900, 650)}) {
            Settings settings = reviewed.driver.window().settings();
            settings.theme = theme;
            reviewed.driver.window().applySettings(settings);
            reviewed.driver.window().resize(size);
            QCoreApplication::processEvents();
            reviewed.driver.window().grab();
            reviewed.desk.table()->scene().pixmaps().waitUntilReady();
            reviewed.desk.table()->finish();
            reviewed.driver.window().grab().save(QStringLiteral("%1/review-%2-%3.png")
                                                     .arg(folder, theme == Theme::dark
                                                                      ? QStringLiteral("dark")
                                                                      : QStringLiteral("light"))
                                                     .arg(size.width()));
        }
}

/// A choice as a review may have judged it, each worth a little less than the one before.
JudgedChoice handmade(const ChoicePlace &place, const Match &match, int values)
{
    JudgedChoice choice;
    choice.place = place;
    choice.judgement.made = match.record()
                                .deals[static_cast<std::size_t>(place.deal)]
                                .events[static_cast<std::size_t>(place.event)];
    choice.judgement.text = "Made for a test.";
    choice.judgement.grade = Grade::mistake;
    choice.judgement.lossWin = 0.05;
    for (int i = 0; i < values; ++i) {
        ChoiceValue &value = choice.judgement.values.emplace_back();
        value.event = Event::makeCall(place.seat, Call::number(i + 1));
        value.win = 0.6 - 0.05 * i;
    }
    choice.judgement.values.back().event = choice.judgement.made;
    return choice;
}

} // namespace

class TestReviewWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init()
    {
        QApplication::closeAllWindows();
        installLanguage(QStringLiteral("en"));
    }
    void judgesInTheBackground();
    void costliestStandFirst();
    void aChoiceShowsTheTableAsItsSeatSawIt();
    void theTableComesWhenItIsPainted();
    void keepsWhatIsLookedAt();
    void isReadByKeysAlone();
    void everyLetterMeansOneThing();
    void triesAgain();
    void nothingTellsTheAnswerMeanwhile();
    void theCurveSaysWhereItsMarkStands();
    void theAnswerIsOfWhatWasAsked();
    void whatIsSaidOfAChoiceStays();
    void nothingOfTheDealInPlayIsTold();
    void theCurveIsReadByKeys();
    void theCurveIsATableToo();
    void everyPointOfTheCurveOpens();
    void nothingStaysOfAChoiceThatIsNotShown();
    void cancelStops();
    void whatWasJudgedStays();
    void otherNamesAreOtherWords();
    void whySaysHowTheSeatPlays();
    void playingOnTakesNobodysPlace();
    void aWindowClosesInMidThought();
    void printsAPage();
    void countsItsLessons();
    void theBestLineIsToldOfABidToo();
    void saysWithWhatHelpItWasPlayed();
    void asksWhoseChoices();
    void rowsStandStillWhileOthersCome();
    void rowsStandStillWhenItEnds();
    void whyAndPlayOnByScreenReader();
    void theTableBesideItIsWhole();
    void nothingScrollsSideways_data();
    void nothingScrollsSideways();
};

/// What an earlier run has kept would be taken for what this one finds.
void TestReviewWindow::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    for (const auto place : {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
        QDir(QStandardPaths::writableLocation(place)).removeRecursively();
}

void TestReviewWindow::judgesInTheBackground()
{
    Reviewed reviewed;
    reviewed.desk.setOptions(kBrief);
    int turns = 0;
    QTimer timer;
    connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });
    timer.start(0);
    QVERIFY(reviewed.judge());
    QVERIFY(turns > 100); // the window was at ease
    QVERIFY(!reviewed.desk.running());
    const Match &match = reviewed.driver.session().match();
    QCOMPARE(reviewed.desk.model().choices().size(), choicesOf(match).size());
    QVERIFY(!reviewed.pane.findChild<QProgressBar *>()->isVisibleTo(&reviewed.pane));
    QCOMPARE(reviewed.pane.points().back().deal, 1);
}

void TestReviewWindow::costliestStandFirst()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const ReviewModel &model = reviewed.desk.model();
    double last = 2;
    int costly = 0;
    for (int row = 0; row < model.rowCount(); ++row) {
        const JudgedChoice *choice = model.at(model.index(row, 0));
        QCOMPARE(choice->place.seat, 0); // the person's own
        const double cost = costs(choice->judgement.grade) ? choice->judgement.cost() : 0;
        costly += cost > 0 ? 1 : 0;
        QVERIFY(cost <= last);
        last = cost;
        const QString told = model.data(model.index(row, 0), Qt::AccessibleTextRole).toString();
        QVERIFY(told.contains(gradeWords(choice->judgement.grade)));
    }
    QVERIFY(costly > 0);
    const int own = model.rowCount();
    reviewed.pane.findChild<QComboBox *>()->setCurrentIndex(0);
    QVERIFY(model.rowCount() > 2 * own); // everybody's
}

void TestReviewWindow::aChoiceShowsTheTableAsItsSeatSawIt()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.chooseFirst();
    ReviewTable &table = *reviewed.desk.table();
    QVERIFY(table.isVisibleTo(&reviewed.driver.window()));
    QVERIFY(!reviewed.driver.table().isVisibleTo(&reviewed.driver.window()));
    const TablePicture &picture = table.scene().picture();
    QCOMPARE(picture.viewer, 0);
    for (const SeatPicture &seat : picture.seats)
        QVERIFY(seat.self || seat.known.empty());
    QVERIFY(reviewed.pane.values()->topLevelItemCount() >= 2);
    QVERIFY(!reviewed.text().isEmpty());
    QTest::keyClick(table.focusProxy(), Qt::Key_Escape);
    QVERIFY(!table.isVisibleTo(&reviewed.driver.window()));
    QVERIFY(reviewed.driver.table().isVisibleTo(&reviewed.driver.window()));
}

/// The table of the match stays in sight until the other is painted whole, in the size that it
/// gets.
void TestReviewWindow::theTableComesWhenItIsPainted()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    ReviewTable &table = *reviewed.desk.table();
    reviewed.pane.list()->setCurrentIndex(reviewed.desk.model().index(0, 0));
    QVERIFY(!table.isVisibleTo(&reviewed.driver.window()));
    QVERIFY(reviewed.driver.table().isVisibleTo(&reviewed.driver.window()));
    QSizeF ahead;
    connect(&table, &ReviewTable::ready, this,
            [&ahead, &table] { ahead = table.scene().sceneRect().size(); });
    QTRY_VERIFY(table.isVisibleTo(&reviewed.driver.window()));
    QVERIFY(!reviewed.driver.table().isVisibleTo(&reviewed.driver.window()));
    reviewed.driver.window().grab(); // lays everything out
    QCOMPARE(table.scene().sceneRect().size(), ahead);
    // One that was closed before it was painted does not come.
    reviewed.desk.closeTable();
    reviewed.pane.list()->setCurrentIndex(reviewed.desk.model().index(1, 0));
    reviewed.desk.closeTable();
    table.finish();
    QVERIFY(!table.isVisibleTo(&reviewed.driver.window()));
}

/// Whoever asks for the review once more has it as it was.
void TestReviewWindow::keepsWhatIsLookedAt()
{
    Reviewed reviewed;
    QVERIFY(!reviewed.desk.complete());
    QVERIFY(QTest::qWaitForWindowActive(&reviewed.driver.window()));
    reviewed.driver.press(Qt::Key_F8);
    QTRY_VERIFY(reviewed.desk.running());
    reviewed.desk.cancel();
    QVERIFY(reviewed.judge());
    QVERIFY(reviewed.desk.complete());
    reviewed.chooseFirst();
    reviewed.driver.press(Qt::Key_F8);
    QCoreApplication::processEvents();
    QVERIFY(!reviewed.desk.running());
    QVERIFY(reviewed.pane.list()->currentIndex().isValid());
    QVERIFY(reviewed.pane.values()->topLevelItemCount() >= 2);
}

void TestReviewWindow::isReadByKeysAlone()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.driver.press(Qt::Key_F8);
    QTreeView &list = *reviewed.pane.list();
    QCOMPARE(reviewed.driver.window().focusWidget(), &list);
    reviewed.driver.press(Qt::Key_Down);
    reviewed.driver.press(Qt::Key_Down);
    QVERIFY(list.currentIndex().row() >= 1);
    reviewed.desk.table()->finish();
    QVERIFY(reviewed.desk.table()->isVisibleTo(&reviewed.driver.window()));
    QVERIFY(!reviewed.text().isEmpty());
    reviewed.pane.tryAgain();
    QCOMPARE(reviewed.driver.window().focusWidget(), reviewed.pane.values());
    reviewed.driver.press(Qt::Key_Down);
    reviewed.driver.press(Qt::Key_Return);
    QVERIFY(!reviewed.pane.trying()); // the answer was taken
    reviewed.driver.press(Qt::Key_Escape);
    QVERIFY(!reviewed.desk.table()->isVisibleTo(&reviewed.driver.window()));
}

/// Of the menus, the pages of the scorecard and the review's own buttons.
void TestReviewWindow::everyLetterMeansOneThing()
{
    Reviewed reviewed;
    QStringList texts;
    for (const QAction *menu : reviewed.driver.window().menuBar()->actions())
        texts << menu->text();
    const auto *tabs =
        reviewed.driver.window().findChild<ScorecardDock *>()->findChild<QTabBar *>();
    for (int i = 0; i < tabs->count(); ++i)
        texts << tabs->tabText(i);
    for (const QPushButton *button : reviewed.pane.findChildren<QPushButton *>())
        texts << button->text();
    QMap<QString, QString> letters;
    for (const QString &text : texts) {
        const QString letter = QKeySequence::mnemonic(text).toString();
        QVERIFY2(letter.isEmpty() || !letters.contains(letter),
                 qPrintable(text + u' ' + letters.value(letter)));
        letters.insert(letter, text);
    }
    QVERIFY(letters.size() >= 12);
}

void TestReviewWindow::triesAgain()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.chooseFirst();
    const QString answer = reviewed.text();
    reviewed.pane.tryAgain();
    ChoiceValues &values = *reviewed.pane.values();
    QVERIFY(reviewed.text() != answer);
    QVERIFY(values.isColumnHidden(1)); // nothing tells what they are worth
    emit values.chosen(0);
    QVERIFY(!reviewed.pane.trying());
    QVERIFY(!values.isColumnHidden(1));
    QVERIFY(reviewed.text().contains(QStringLiteral("best choice")));
    QVERIFY(reviewed.text().endsWith(answer));
}

/// Neither its row nor what is said of the whole match.
void TestReviewWindow::nothingTellsTheAnswerMeanwhile()
{
    const Match match = twoDeals().match;
    const auto places = choicesOf(match, 0);
    ReviewModel model;
    model.setMatch(std::make_shared<const Match>(match), {"You", "Ada", "Bo", "Cleo"});
    model.put({handmade(places[0], match, 3), handmade(places[1], match, 3)});
    ReviewPane pane(&model);
    const QModelIndex row = model.index(0, 0);
    pane.list()->setCurrentIndex(row);
    const auto told = [&](int column, int role) {
        return model.data(row.siblingAtColumn(column), role).toString();
    };
    const auto tip = told(ReviewModel::choiceColumn, Qt::ToolTipRole);
    QCOMPARE(tip, QStringLiteral("Made for a test."));
    pane.tryAgain();
    QCOMPARE(told(ReviewModel::choiceColumn, Qt::ToolTipRole), QString());
    QCOMPARE(told(ReviewModel::costColumn, Qt::DisplayRole), QString());
    QCOMPARE(told(ReviewModel::gradeColumn, Qt::DisplayRole), QString());
    QVERIFY(!told(ReviewModel::whereColumn, Qt::AccessibleTextRole)
                 .contains(gradeWords(Grade::mistake)));
    QVERIFY(!model.data(model.index(1, ReviewModel::gradeColumn), Qt::DisplayRole)
                 .toString()
                 .isEmpty()); // of the other it is told
    emit pane.values()->chosen(1);
    QCOMPARE(told(ReviewModel::choiceColumn, Qt::ToolTipRole), tip);
    pane.tryAgain();
    pane.list()->setCurrentIndex(model.index(1, 0)); // another choice ends the question
    QCOMPARE(told(ReviewModel::gradeColumn, Qt::DisplayRole), gradeWords(Grade::mistake));
}

/// Wherever it came from: the list, or a curve that got shorter.
void TestReviewWindow::theCurveSaysWhereItsMarkStands()
{
    CurveView curve;
    std::vector<CurvePoint> points(3);
    for (int i = 0; i < 3; ++i) {
        points[static_cast<std::size_t>(i)].step = CurveStep::choice;
        points[static_cast<std::size_t>(i)].events = i + 1;
    }
    curve.setCurve(points, 0, {});
    curve.markAt(0, 3);
    QCOMPARE(curve.current(), 2);
    QVERIFY(curve.accessibleName().endsWith(curve.wordsOf(2)));
    points.pop_back();
    curve.setCurve(points, 0, {});
    QCOMPARE(curve.current(), 1);
    QVERIFY(curve.accessibleName().endsWith(curve.wordsOf(1)));
    curve.setCurve({}, 0, {});
    QCOMPARE(curve.accessibleName(), QStringLiteral("Chance to win the match"));
}

/// Though the choice is judged anew meanwhile, with fewer values, and the one taken names no event.
void TestReviewWindow::theAnswerIsOfWhatWasAsked()
{
    const Match match = twoDeals().match;
    const ChoicePlace place = choicesOf(match, 0).front();
    ReviewModel model;
    model.setMatch(std::make_shared<const Match>(match), {"You", "Ada", "Bo", "Cleo"});
    JudgedChoice choice = handmade(place, match, 5);
    choice.judgement.values[3].event.reset(); // doing nothing
    model.put({choice});
    ReviewPane pane(&model);
    pane.list()->setCurrentIndex(model.index(0, 0));
    pane.tryAgain();
    model.put({handmade(place, match, 2)});
    QVERIFY(pane.trying());
    emit pane.values()->chosen(3);
    const QString text = pane.findChild<QLabel *>(QStringLiteral("reviewText"))->text();
    QVERIFY2(text.startsWith(QStringLiteral("nothing: chance to win lowered by 15")),
             qPrintable(text));
}

/// While the others are judged.
void TestReviewWindow::whatIsSaidOfAChoiceStays()
{
    const Match match = twoDeals().match;
    const auto places = choicesOf(match, 0);
    ReviewModel model;
    model.setMatch(std::make_shared<const Match>(match), {"You", "Ada", "Bo", "Cleo"});
    model.put({handmade(places[0], match, 3)});
    ReviewPane pane(&model);
    pane.list()->setCurrentIndex(model.index(0, 0));
    const auto *label = pane.findChild<QLabel *>(QStringLiteral("reviewText"));
    pane.sayMore(QStringLiteral("Because."));
    model.put({handmade(places[1], match, 3)});
    QCOMPARE(label->text(), QStringLiteral("Because."));
    pane.list()->setCurrentIndex(model.indexOf(places[1]));
    QCOMPARE(label->text(), QStringLiteral("Made for a test."));
}

/// Its chances would tell who holds what.
void TestReviewWindow::nothingOfTheDealInPlayIsTold()
{
    LoadedMatch match = twoDeals();
    match.match.playOnFrom(1, 12);
    Reviewed reviewed(match);
    QVERIFY(reviewed.judge());
    for (const CurvePoint &point : reviewed.pane.points())
        QCOMPARE(point.deal, 0);
    QCOMPARE(reviewed.desk.model().reviewed()->record().deals.size(), std::size_t{1});
}

void TestReviewWindow::theCurveIsReadByKeys()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    CurveView &curve = *reviewed.pane.curve();
    QTest::keyClick(&curve, Qt::Key_Home);
    QCOMPARE(curve.current(), 0);
    QTest::keyClick(&curve, Qt::Key_Right);
    QCOMPARE(curve.current(), 1);
    QVERIFY(curve.accessibleName().contains(curve.wordsOf(1)));
    QTest::keyClick(&curve, Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(curve.wordsOf(curve.current()).startsWith(QStringLiteral("Before deal 2")));
    QTest::keyClick(&curve, Qt::Key_End);
    QCOMPARE(curve.current(), static_cast<int>(reviewed.pane.points().size()) - 1);
    QVERIFY(curve.accessibleDescription().contains(QStringLiteral("After deal 2")));
}

void TestReviewWindow::theCurveIsATableToo()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const CurveModel &table = *reviewed.pane.curveTable();
    QCOMPARE(table.rowCount(), 2);
    const auto number = [&table](int row, int column) {
        return table.data(table.index(row, column), Qt::DisplayRole).toString();
    };
    const auto &points = reviewed.pane.points();
    const auto hundredths = [](double part) {
        return QString::number(static_cast<int>(std::lround(100 * part)));
    };
    QCOMPARE(number(0, CurveModel::beforeColumn), hundredths(points.front().win[0]));
    QCOMPARE(number(1, CurveModel::afterColumn), hundredths(points.back().win[0]));
    QCOMPARE(number(0, CurveModel::afterColumn), number(1, CurveModel::beforeColumn));
    for (QPushButton *button : reviewed.pane.findChildren<QPushButton *>()) {
        if (button->isCheckable())
            button->click();
    }
    QVERIFY(!reviewed.pane.curve()->isVisibleTo(&reviewed.pane));
}

/// Another player's choice too, and a deal by its row in the table.
void TestReviewWindow::everyPointOfTheCurveOpens()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    auto *seats = reviewed.pane.findChild<QComboBox *>();
    const auto &choices = reviewed.desk.model().choices();
    const auto other = std::find_if(choices.begin(), choices.end(), [&](const JudgedChoice &one) {
        return one.place.seat != seats->currentData().toInt() && one.judgement.values.size() > 1 &&
               one.judgement.grade != Grade::none;
    });
    QVERIFY(other != choices.end());
    emit reviewed.pane.curve()->opened(other->place.deal, other->place.event + 1);
    const JudgedChoice *shown = reviewed.desk.model().at(reviewed.pane.list()->currentIndex());
    QVERIFY(shown && shown->place == other->place);
    auto *table = reviewed.pane.findChild<QTreeView *>(QStringLiteral("curveTable"));
    QVERIFY(table);
    emit table->activated(table->model()->index(1, 0));
    shown = reviewed.desk.model().at(reviewed.pane.list()->currentIndex());
    QVERIFY(shown && shown->place.deal == 1);
}

void TestReviewWindow::nothingStaysOfAChoiceThatIsNotShown()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.chooseFirst();
    QVERIFY(!reviewed.text().isEmpty());
    auto *seats = reviewed.pane.findChild<QComboBox *>();
    seats->setCurrentIndex(seats->currentIndex() == 2 ? 3 : 2);
    QVERIFY(!reviewed.pane.list()->currentIndex().isValid());
    QVERIFY(reviewed.text().isEmpty());
}

void TestReviewWindow::cancelStops()
{
    Reviewed reviewed;
    reviewed.desk.setOptions({20000, 1});
    QSignalSpy finished(&reviewed.desk, &ReviewController::finished);
    reviewed.desk.start();
    QVERIFY(reviewed.desk.running());
    reviewed.desk.cancel();
    QVERIFY(!reviewed.desk.running());
    reviewed.desk.setOptions(kGraded);
    QVERIFY(reviewed.judge()); // of which nothing had come
    QCOMPARE(finished.count(), 1);
}

/// Started again it is done at once; another match is judged anew.
void TestReviewWindow::whatWasJudgedStays()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const auto before = reviewed.desk.model().choices().size();
    QVERIFY(reviewed.judge());
    QCOMPARE(reviewed.desk.model().choices().size(), before);
    reviewed.driver.deal(rulesOf(*findPreset("standard")), QStringLiteral("standard"));
    QVERIFY(reviewed.desk.model().choices().empty());
}

void TestReviewWindow::otherNamesAreOtherWords()
{
    Reviewed reviewed;
    QList<SeatPlan> seats = reviewed.driver.session().seats();
    seats[1].name = QStringLiteral("Zoe");
    reviewed.driver.session().setSeats(seats);
    QCOMPARE(reviewed.desk.model().names().at(1), QStringLiteral("Zoe"));
    reviewed.driver.deal(rulesOf(*findPreset("standard")), QStringLiteral("standard"));
    seats = reviewed.driver.session().seats(); // no deal is over yet
    seats[1].name = QStringLiteral("Ann");
    reviewed.driver.session().setSeats(seats);
    QCOMPARE(reviewed.desk.model().names().at(1), QStringLiteral("Ann"));
}

void TestReviewWindow::whySaysHowTheSeatPlays()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.pane.findChild<QComboBox *>()->setCurrentIndex(2); // Ada's
    reviewed.chooseFirst();
    for (QPushButton *button : reviewed.pane.findChildren<QPushButton *>()) {
        if (button->text() == QStringLiteral("&Why?"))
            button->click();
    }
    QTRY_VERIFY(reviewed.text().startsWith(QStringLiteral("Ada: “")));
    QVERIFY(reviewed.text().contains(QStringLiteral("\nAda (Regular): ")));
}

/// A match that waited for the next window is among the recent ones, and what is played on is filed
/// under a name of its own.
void TestReviewWindow::playingOnTakesNobodysPlace()
{
    {
        GameSession waiting;
        waiting.files().startAutosave();
        LoadedMatch match = twoDeals();
        match.match.playOnFrom(1, 20);
        waiting.open(match);
        QVERIFY(waiting.files().flush());
    }
    const auto recent = Settings::load().recentFiles.size();
    Reviewed reviewed;
    emit reviewed.pane.playOnAsked({0, 10, 0});
    MainWindow *other = nullptr;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        auto *window = qobject_cast<MainWindow *>(widget);
        if (window && window != &reviewed.driver.window())
            other = window;
    }
    QVERIFY(other);
    QCOMPARE(other->session().match().record().deals.size(), std::size_t{1});
    QVERIFY(!other->session().files().noted(QStringLiteral("filed_as")).toString().isEmpty());
    QCOMPARE(Settings::load().recentFiles.size(), recent + 1);
    QVERIFY(other->saveNow());
    delete other;
}

/// Neither a review nor a single question holds a window up, or comes back to one that is gone.
void TestReviewWindow::aWindowClosesInMidThought()
{
    auto reviewed = std::make_unique<Reviewed>();
    QVERIFY(reviewed->judge());
    reviewed->chooseFirst();
    emit reviewed->pane.allHandsAsked(reviewed->pane.current()->place);
    QVERIFY(reviewed->text().contains(QStringLiteral("Finding the best play")));
    const QPointer<ReviewPane> pane = &reviewed->pane;
    const QSignalSpy finished(&reviewed->desk, &ReviewController::finished);
    reviewed->driver.deal(rulesOf(*findPreset("standard")), QStringLiteral("standard"));
    reviewed->driver.session().open(twoDeals());
    reviewed->desk.setOptions({2'000'000, 1}); // far longer than this test may take
    reviewed->desk.start();
    QVERIFY(reviewed->desk.running());
    reviewed.reset();
    QVERIFY(!pane);
    QCoreApplication::processEvents();
    QCOMPARE(finished.size(), 0);
}

void TestReviewWindow::printsAPage()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const PrintJob job =
        reviewJob({*reviewed.desk.model().reviewed(), reviewed.desk.model().choices(),
                   reviewed.pane.points(), reviewed.desk.model().names(), 0});
    leavePictures(reviewed, job);
    int pages = 0;
    const QImage page = toImage(job, usualPaper(), 50, 0, &pages);
    QCOMPARE(pages, 1);
    const PrintJob bare =
        reviewJob({*reviewed.desk.model().reviewed(), {}, {}, reviewed.desk.model().names(), 0});
    // Title and foot alone have less ink than with table and lessons, and those less than with the
    // curve.
    const auto ink = [](const QImage &image) {
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 160 ? 1 : 0;
        return dark;
    };
    const PrintJob table = reviewJob({*reviewed.desk.model().reviewed(),
                                      reviewed.desk.model().choices(),
                                      {},
                                      reviewed.desk.model().names(),
                                      0});
    const int least = ink(toImage(bare, usualPaper(), 50, 0));
    const int more = ink(toImage(table, usualPaper(), 50, 0));
    QVERIFY(least > 50);
    QVERIFY2(more > least + 300, qPrintable(QStringLiteral("%1 %2").arg(more).arg(least)));
    QVERIFY2(ink(page) > more + 300, qPrintable(QStringLiteral("%1 %2").arg(ink(page)).arg(more)));
}

/// Over one lesson stands no word of three.
void TestReviewWindow::countsItsLessons()
{
    const LoadedMatch played = twoDeals();
    std::vector<JudgedChoice> choices;
    for (const ChoicePlace &place : choicesOf(played.match, 0)) {
        if (choices.size() < 2)
            choices.push_back(handmade(place, played.match, 2));
    }
    const auto pageWith = [&](std::size_t count) {
        return toImage(reviewJob({played.match,
                                  {choices.begin(), choices.begin() + count},
                                  {},
                                  {"You", "Ada", "Bo", "Cleo"},
                                  0}),
                       usualPaper(), 50, 0);
    };
    QCOMPARE(lessonsTitle(1), QStringLiteral("1 lesson"));
    QCOMPARE(lessonsTitle(2), QStringLiteral("2 lessons"));
    QCOMPARE(lessonsTitle(12), QStringLiteral("3 lessons"));
    QVERIFY(pageWith(1) != pageWith(2));
}

/// In the review and on its page; the record carries it, and the history counts it.
void TestReviewWindow::saysWithWhatHelpItWasPlayed()
{
    LoadedMatch match = twoDeals();
    match.other.insert(QStringLiteral("hints"), 3);
    match.other.insert(QStringLiteral("tutored"), 1);
    Reviewed reviewed(match);
    QVERIFY(reviewed.judge());
    const auto *summary = reviewed.pane.findChild<QLabel *>(QStringLiteral("reviewSummary"));
    const QString help = QStringLiteral("Played with 3 hints. Played with the tutor.");
    QVERIFY2(summary->text().contains(help), qPrintable(summary->text()));
    QCOMPARE(
        reviewed.driver.session().files().content().other.value(QStringLiteral("hints")).toInt(),
        3);
    const auto page = [&](const QString &words) {
        return toImage(
            reviewJob({*reviewed.desk.model().reviewed(), reviewed.desk.model().choices(),
                       reviewed.pane.points(), reviewed.desk.model().names(), 0, words}),
            usualPaper(), 50, 0);
    };
    QVERIFY(page(help) != page({}));
}

/// Of two persons at one computer each has a whole judgement; whose choices are looked at is asked,
/// and each is told of their own help.
void TestReviewWindow::asksWhoseChoices()
{
    LoadedMatch match = twoDeals();
    MatchRecord record = match.match.record();
    record.players[1].kind = "human";
    const QJsonObject other{
        {QStringLiteral("hints"), 3},
        {QStringLiteral("help_by_seat"), QJsonObject{{QStringLiteral("hints"), QJsonArray{0, 3}}}}};
    Reviewed reviewed({std::get<Match>(Match::fold(record)), other});
    reviewed.desk.setOptions(kBrief);
    auto *whose = reviewed.pane.findChild<QComboBox *>();
    const auto *summary = reviewed.pane.findChild<QLabel *>(QStringLiteral("reviewSummary"));
    QCOMPARE(whose->currentData().toInt(), -1);
    QVERIFY(reviewed.judge());
    QVERIFY2(summary->text().contains(
                 QStringLiteral("Choose one of the players listed above: You and Ada.")),
             qPrintable(summary->text()));
    QVERIFY(!summary->text().contains(QStringLiteral("Played with")));
    whose->setCurrentIndex(whose->findData(1));
    QVERIFY(!summary->text().contains(QStringLiteral("Choose one of the players listed above")));
    QVERIFY2(summary->text().contains(QStringLiteral("Played with 3 hints.")),
             qPrintable(summary->text()));
    whose->setCurrentIndex(whose->findData(0));
    QVERIFY(!summary->text().contains(QStringLiteral("Played with")));
}

namespace {

/// A page whose list holds choices that cost 5, 6, 7 … of a hundred, the costliest first.
struct StillPage {
    const Match match = twoDeals().match;
    std::vector<ChoicePlace> places = choicesOf(match, 0);
    ReviewModel model;
    ReviewPane pane{&model};

    StillPage()
    {
        model.setMatch(std::make_shared<const Match>(match), {"You", "Ada", "Bo", "Cleo"});
        put(0, 20);
        pane.resize(360, 460);
        pane.show();
        QCoreApplication::processEvents();
    }
    void put(std::size_t from, std::size_t to, double more = 0)
    {
        std::vector<JudgedChoice> found;
        for (std::size_t i = from; i < std::min(to, places.size()); ++i) {
            found.push_back(handmade(places[i], match, 3));
            found.back().judgement.lossWin = 0.05 + 0.01 * static_cast<double>(i) + more;
        }
        model.put(found);
    }
    [[nodiscard]] int top(const QModelIndex &row) { return pane.list()->visualRect(row).top(); }
};

} // namespace

/// The row that is read, and the one under the pointer.
void TestReviewWindow::rowsStandStillWhileOthersCome()
{
    StillPage page;
    QTreeView &list = *page.pane.list();
    const ChoicePlace read = page.model.at(page.model.index(2, 0))->place;
    list.setCurrentIndex(page.model.index(2, 0));
    const int before = page.top(list.currentIndex());
    page.put(20, 24, 0.3); // costlier ones, which stand above
    QCOMPARE(page.model.at(list.currentIndex())->place, read);
    QCOMPARE(list.currentIndex().row(), 6);
    QCOMPARE(page.top(list.currentIndex()), before);
    // Under the pointer lies another than the current one.
    const QModelIndex under =
        list.indexAt({20, before + 2 * list.visualRect(list.currentIndex()).height()});
    QVERIFY(under.isValid() && under.row() > list.currentIndex().row());
    const ChoicePlace pointed = page.model.at(under)->place;
    const QPoint at = list.visualRect(under).center();
    QCursor::setPos(list.viewport()->mapToGlobal(at));
    QTRY_VERIFY(list.viewport()->underMouse());
    page.put(24, 28, 0.6);
    QCOMPARE(page.model.at(list.indexAt(at))->place, pointed);
    QCOMPARE(page.model.at(list.currentIndex())->place, read);
    QCursor::setPos(0, 0);
}

/// Nor does anything on the page change its place or size.
void TestReviewWindow::rowsStandStillWhenItEnds()
{
    StillPage page;
    QTreeView &list = *page.pane.list();
    page.pane.setStage(ReviewPane::Stage::running);
    list.setCurrentIndex(page.model.index(9, 0));
    QCoreApplication::processEvents();
    const QRect box = list.geometry();
    const int scrolled = list.verticalScrollBar()->value();
    const int before = page.top(list.currentIndex());
    page.put(0, 20); // judged anew, as before
    page.pane.setStage(ReviewPane::Stage::complete);
    page.pane.summarize();
    QCoreApplication::processEvents();
    QCOMPARE(list.currentIndex().row(), 9);
    QCOMPARE(list.geometry(), box);
    QCOMPARE(list.verticalScrollBar()->value(), scrolled);
    QCOMPARE(page.top(list.currentIndex()), before);
}

void TestReviewWindow::whyAndPlayOnByScreenReader()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    reviewed.pane.findChild<QComboBox *>()->setCurrentIndex(2); // Ada's
    const auto button = [&](const QString &name) {
        for (QPushButton *one : reviewed.pane.findChildren<QPushButton *>()) {
            QAccessibleInterface *found = QAccessible::queryAccessibleInterface(one);
            if (found && found->text(QAccessible::Name) == name)
                return found;
        }
        return static_cast<QAccessibleInterface *>(nullptr);
    };
    QAccessibleInterface *why = button(QStringLiteral("Why?"));
    QAccessibleInterface *playOn = button(QStringLiteral("Continue Here"));
    QVERIFY(why && playOn);
    for (QAccessibleInterface *one : {why, playOn}) {
        QCOMPARE(one->role(), QAccessible::Button);
        QVERIFY(!one->text(QAccessible::Description).isEmpty());
        QVERIFY(one->state().disabled); // nothing is chosen yet
    }
    reviewed.chooseFirst();
    QVERIFY(!why->state().disabled && why->state().focusable && playOn->state().focusable);
    why->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QTRY_VERIFY(reviewed.text().startsWith(QStringLiteral("Ada: “")));
    QVERIFY(reviewed.text().contains(QStringLiteral("\nAda (Regular): ")));
    QAccessibleInterface *answer = QAccessible::queryAccessibleInterface(
        reviewed.pane.findChild<QLabel *>(QStringLiteral("reviewText")));
    QCOMPARE(answer->text(QAccessible::Name), reviewed.text());
    QCOMPARE(answer->role(), QAccessible::StaticText);
    playOn->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    const auto otherWindow = [&] {
        MainWindow *other = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets()) {
            auto *window = qobject_cast<MainWindow *>(widget);
            if (window && window != &reviewed.driver.window())
                other = window;
        }
        return other;
    };
    QTRY_VERIFY(otherWindow());
    MainWindow *other = otherWindow();
    QCOMPARE(QAccessible::queryAccessibleInterface(other)->role(), QAccessible::Window);
    QVERIFY(reviewed.driver.window().isVisible()); // to come back to
    QVERIFY(other->saveNow());
    delete other;
}

/// In a narrow window, too: the page takes no more than the table can spare.
void TestReviewWindow::theTableBesideItIsWhole()
{
    Reviewed reviewed;
    reviewed.driver.window().resize(820, 650);
    reviewed.open();
    QVERIFY(reviewed.desk.running());
    reviewed.desk.cancel();
    QVERIFY(reviewed.driver.table().isVisibleTo(&reviewed.driver.window()));
    QCOMPARE(reviewed.driver.view().size(), reviewed.driver.table().size());
}

/// With the bids as they were: the line of the whole play.
void TestReviewWindow::theBestLineIsToldOfABidToo()
{
    Reviewed reviewed;
    const auto places = choicesOf(reviewed.driver.session().match(), 0);
    QCOMPARE(reviewed.driver.session()
                 .match()
                 .record()
                 .deals[0]
                 .events[static_cast<std::size_t>(places.front().event)]
                 .kind,
             EventKind::call);
    reviewed.desk.start();
    reviewed.desk.cancel();
    emit reviewed.pane.allHandsAsked(places.front());
    const auto text = [&reviewed] { return reviewed.text(); };
    QTRY_VERIFY_WITH_TIMEOUT(!text().isEmpty() && !text().contains(QStringLiteral("Finding")),
                             30000);
    QVERIFY2(text().contains(QStringLiteral("Best play with all cards known")), qPrintable(text()));
}

void TestReviewWindow::nothingScrollsSideways_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    for (const QString &language : availableLanguages())
        for (const QSize size : {QSize(900, 650), QSize(1440, 900)})
            QTest::addRow("%s, %d", qPrintable(language), size.width()) << language << size;
}

/// Every column lies within its list, figures and grades whole, and bars can be told apart; also of
/// everybody's choices and of a call that is named by a sentence.
void TestReviewWindow::nothingScrollsSideways()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    installLanguage(language);
    LoadedMatch played = twoDeals();
    MatchRecord record = played.match.record();
    record.players[1].name = "Wilhelmina the Unforgettable";
    played.match = std::get<Match>(Match::fold(record));
    Reviewed reviewed(played);
    std::vector<JudgedChoice> choices;
    for (const ChoicePlace &place : choicesOf(played.match))
        choices.push_back(handmade(place, played.match, 5));
    CardList many;
    for (const int rank : {2, 3, 4, 10, 11, 12})
        many.push_back(Card(Suit::hearts, rank));
    choices.front().judgement.values[0].event = Event::withCards(EventKind::pass, 0, many, 2);
    reviewed.driver.window().resize(size);
    reviewed.open();
    reviewed.desk.cancel();
    reviewed.desk.findChild<ReviewModel *>()->put(choices);
    QVERIFY(reviewed.pane.isVisible());
    reviewed.pane.findChild<QComboBox *>()->setCurrentIndex(0);
    reviewed.chooseFirst();
    reviewed.driver.window().grab(); // lays everything out
    QTest::qWait(150);               // columns are measured once for many rows
    for (const QTreeView *view :
         {static_cast<QTreeView *>(reviewed.pane.values()), reviewed.pane.list()}) {
        const QAbstractItemModel &model = *view->model();
        const QRect room = view->viewport()->rect();
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(0, column);
            const QRect box = view->visualRect(cell);
            QVERIFY2(box.left() >= 0 && box.right() <= room.right(),
                     qPrintable(QStringLiteral("column %1 ends at %2 of %3")
                                    .arg(column)
                                    .arg(box.right())
                                    .arg(room.width())));
            const bool bar = view == reviewed.pane.values() && column == 3;
            const bool figure = column >= (bar ? 0 : view == reviewed.pane.list() ? 3 : 1);
            const int needs =
                bar ? 40 : view->fontMetrics().horizontalAdvance(cell.data().toString()) + 4;
            QVERIFY2(!figure || box.width() >= needs,
                     qPrintable(QStringLiteral("column %1 has %2 of %3")
                                    .arg(column)
                                    .arg(box.width())
                                    .arg(needs)));
        }
        QVERIFY(view->visualRect(model.index(0, 0)).width() >= 40);
    }
}

QTEST_MAIN(TestReviewWindow)
#include "tst_review_window.moc"
