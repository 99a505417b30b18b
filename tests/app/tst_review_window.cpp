// SPDX-License-Identifier: GPL-3.0-or-later
// The review at the table: judged in the background, read by mouse and keyboard, tried again.
#include "window_driver.h"

#include "arena/contest.h"
#include "formats/record_json.h"
#include "named_player.h"
#include "review/choice_values.h"
#include "review/curve_view.h"
#include "review/review_desk.h"
#include "review/review_model.h"
#include "review/review_pages.h"
#include "review/review_pane.h"
#include "review/review_table.h"

#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTreeView>

using namespace sandbag;

namespace {

/// Two deals of the simple player with itself, a person at the first seat.
LoadedMatch twoDeals()
{
    const RuleSet rules = rulesOf(*findPreset("standard"));
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat) {
        owned.push_back(makePlayer("simple", static_cast<std::uint64_t>(seat) + 1));
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

/// A window that has opened them and judged all choices.
struct Reviewed {
    WindowDriver driver;
    ReviewDesk &desk = driver.window().review();
    ReviewPane &pane = *desk.pane();

    Reviewed()
    {
        desk.setOptions({160, 1});
        driver.session().open(twoDeals());
        driver.window().resize(1440, 900);
    }
    bool judge()
    {
        QSignalSpy finished(&desk, &ReviewDesk::finished);
        desk.start();
        return finished.wait(60000);
    }
    [[nodiscard]] QString text() const
    {
        return pane.findChild<QLabel *>(QStringLiteral("reviewText"))->text();
    }
    void chooseFirst() { pane.list()->setCurrentIndex(desk.model().index(0, 0)); }
};

} // namespace

class TestReviewWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QApplication::closeAllWindows(); }
    void judgesInTheBackground();
    void costliestStandFirst();
    void aChoiceShowsTheTableAsItsSeatSawIt();
    void triesAgain();
    void theCurveIsReadByKeys();
    void cancelStops();
    void whatWasJudgedStays();
    void printsAPage();
};

void TestReviewWindow::judgesInTheBackground()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    QVERIFY(!reviewed.desk.running());
    QVERIFY(reviewed.desk.model().choices().size() > 100);
    QVERIFY(!reviewed.pane.findChild<QProgressBar *>()->isVisibleTo(&reviewed.pane));
    QVERIFY(!reviewed.pane.points().empty());
}

void TestReviewWindow::costliestStandFirst()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const ReviewModel &model = reviewed.desk.model();
    double last = 2;
    for (int row = 0; row < model.rowCount(); ++row) {
        const JudgedChoice *choice = model.at(model.index(row, 0));
        QCOMPARE(choice->place.seat, 0); // the person's own
        const double cost = costs(choice->judgement.grade) ? choice->judgement.lossWin : 0;
        QVERIFY(cost <= last);
        last = cost;
        QVERIFY(!model.data(model.index(row, 0), Qt::AccessibleTextRole).toString().isEmpty());
    }
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
    QVERIFY(reviewed.text().endsWith(answer));
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
    QVERIFY(curve.wordsOf(curve.current()).contains(u'2'));
    QTest::keyClick(&curve, Qt::Key_End);
    QCOMPARE(curve.current(), static_cast<int>(reviewed.pane.points().size()) - 1);
    QVERIFY(!curve.accessibleDescription().isEmpty());
}

void TestReviewWindow::cancelStops()
{
    Reviewed reviewed;
    reviewed.desk.setOptions({20000, 1});
    QSignalSpy finished(&reviewed.desk, &ReviewDesk::finished);
    reviewed.desk.start();
    QVERIFY(reviewed.desk.running());
    reviewed.desk.cancel();
    QVERIFY(!reviewed.desk.running());
    QVERIFY(!finished.wait(300));
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

void TestReviewWindow::printsAPage()
{
    Reviewed reviewed;
    QVERIFY(reviewed.judge());
    const PrintJob job =
        reviewJob(*reviewed.desk.model().reviewed(), reviewed.desk.model().choices(),
                  reviewed.pane.points(), reviewed.desk.model().names(), 0);
    int pages = 0;
    const QImage page = toImage(job, usualPaper(), 50, 0, &pages);
    QCOMPARE(pages, 1);
    QVERIFY(!page.isNull());
    const QString folder = qEnvironmentVariable("REVIEW_PICTURES");
    if (folder.isEmpty())
        return;
    toImage(job, usualPaper(), 90, 0).save(folder + QStringLiteral("/page.png"));
    for (const bool dark : {false, true}) {
        Settings settings = reviewed.driver.window().settings();
        settings.theme = dark ? Theme::dark : Theme::light;
        reviewed.driver.window().applySettings(settings);
        for (const QSize size : {QSize(1440, 900), QSize(900, 650)}) {
            reviewed.driver.window().resize(size);
            for (QAction *action : reviewed.driver.window().findChildren<QAction *>())
                if (action->shortcut() == QKeySequence(QStringLiteral("F8")))
                    action->trigger();
            reviewed.chooseFirst();
            QTest::qWait(300);
            reviewed.driver.window().grab().save(
                QStringLiteral("%1/w%2%3.png").arg(folder).arg(size.width()).arg(dark ? "d" : "l"));
            reviewed.pane.list()->setCurrentIndex(reviewed.desk.model().index(1, 0));
        }
    }
}

QTEST_MAIN(TestReviewWindow)
#include "tst_review_window.moc"
