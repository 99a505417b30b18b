// SPDX-License-Identifier: GPL-3.0-or-later
#include "act_pace.h"
#include "review_controller.h"
#include "review_table.h"
#include "table_actions.h"
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QSignalSpy>
#include <QStandardPaths>

using namespace sandbag;

/// What makes the match wait, and what ends that.
class TestTableWaits : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void panelThatIsReadStopsTheComputers();
    void anyKeyEndsThePause_data();
    void anyKeyEndsThePause();
    void aClickEndsThePause();
    void aClickThatGoesOnDoesNothingElse();
    void aPauseAndAReviewAreTwoReasons();
    void nothingIsAskedOfATableOutOfSight();
    void theNextDealWaitsForPauseAndReview();
    void theReviewLooksLikeTheTable();

private:
    static void toEndOfDeal(WindowDriver &driver);
    static void showReview(WindowDriver &driver, bool on)
    {
        emit driver.window().review().tableWanted(on);
    }
};

void TestTableWaits::toEndOfDeal(WindowDriver &driver)
{
    for (int i = 0; i < 60 && !driver.session().match().dealOver(); ++i) {
        QVERIFY(driver.waitForPerson());
        if (!driver.session().match().dealOver())
            driver.answerByKeys();
    }
    QVERIFY(driver.session().match().dealOver());
}

void TestTableWaits::panelThatIsReadStopsTheComputers()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    for (int i = 0; i < 8 && !driver.table().actions().canReview(); ++i) {
        QVERIFY(driver.waitForPerson());
        driver.answerByMouse();
    }
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_L);
    QVERIFY(driver.session().pace().isPaused());
    QVERIFY(driver.clickButton(QStringLiteral("Close")));
    QVERIFY(!driver.session().pace().isPaused());
}

void TestTableWaits::anyKeyEndsThePause_data()
{
    QTest::addColumn<bool>("bidding");
    QTest::addColumn<int>("key");
    for (const bool bidding : {true, false})
        for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Left, Qt::Key_3, Qt::Key_Space, Qt::Key_H,
                                  Qt::Key_N, Qt::Key_Tab, Qt::Key_Escape, Qt::Key_P, Qt::Key_F2})
            QTest::addRow("%s %x", bidding ? "bid" : "play", int(key)) << bidding << int(key);
}

/// Whatever is asked waits out of sight, and the key that goes on does nothing else.
void TestTableWaits::anyKeyEndsThePause()
{
    QFETCH(bool, bidding);
    QFETCH(int, key);
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    if (!bidding)
        driver.toPlay();
    const QString asked = driver.table().scene().prompt();
    const QWidget *focus = driver.window().focusWidget();
    const TablePicture before = driver.picture();
    const int cursor = driver.view().cursor();
    driver.press(Qt::Key_P);
    QVERIFY(driver.session().pace().isPaused());
    QVERIFY(driver.table().scene().prompt() != asked);
    QVERIFY(!driver.table().panel() || !driver.table().panel()->isVisible());
    driver.press(static_cast<Qt::Key>(key));
    QVERIFY(!driver.session().pace().isPaused());
    QCOMPARE(driver.table().scene().prompt(), asked);
    QCOMPARE(driver.window().focusWidget(), focus);
    QCOMPARE(driver.picture(), before);
    QCOMPARE(driver.view().cursor(), cursor);
    QVERIFY(!driver.table().panel() || driver.table().panel()->isVisible());
    QVERIFY(!driver.table().extraPanel());
}

void TestTableWaits::aClickEndsThePause()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    const auto held = driver.picture().hand.size();
    driver.press(Qt::Key_P);
    driver.clickCard(driver.playable());
    QVERIFY(!driver.session().pace().isPaused());
    QCOMPARE(driver.picture().hand.size(), held);
}

/// The first click on a plate goes on, and asks nothing; the next one asks.
void TestTableWaits::aClickThatGoesOnDoesNothingElse()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    const QSignalSpy asked(&driver.table(), &Tabletop::callAsked);
    const QPoint plate =
        driver.view().mapFromScene(driver.table().scene().layout().seats[2].plate.center());
    driver.press(Qt::Key_P);
    QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {}, plate);
    QVERIFY(!driver.session().pace().isPaused());
    QCOMPARE(asked.size(), 0);
    QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {}, plate);
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().toInt(), 2);
}

void TestTableWaits::aPauseAndAReviewAreTwoReasons()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    showReview(driver, true);
    QVERIFY(driver.session().pace().isPaused());
    driver.table().setPaused(true);
    driver.table().setPaused(false);
    QVERIFY(driver.session().pace().isPaused()); // still looked away
    driver.table().setPaused(true);
    showReview(driver, false);
    QVERIFY(driver.session().pace().isPaused()); // still paused
    driver.table().setPaused(false);
    QVERIFY(!driver.session().pace().isPaused());
}

/// A key of the menus would open what nobody sees.
void TestTableWaits::nothingIsAskedOfATableOutOfSight()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    toEndOfDeal(driver);
    driver.press(Qt::Key_W);
    QVERIFY(driver.table().extraPanel());
    driver.press(Qt::Key_Escape);
    showReview(driver, true);
    driver.press(Qt::Key_W);
    driver.press(Qt::Key_L);
    driver.press(Qt::Key_H);
    QVERIFY(!driver.table().extraPanel());
    showReview(driver, false);
    driver.press(Qt::Key_L);
    QVERIFY(driver.table().extraPanel());
}

void TestTableWaits::theNextDealWaitsForPauseAndReview()
{
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.nextDealSeconds = 1;
    driver.window().applySettings(settings);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const auto *timer = driver.window().findChild<QTimer *>(QStringLiteral("nextDeal"));
    QVERIFY(timer);
    toEndOfDeal(driver);
    QVERIFY(timer->isActive());
    showReview(driver, true);
    QVERIFY(!timer->isActive());
    showReview(driver, false);
    QVERIFY(timer->isActive());
    driver.press(Qt::Key_P);
    QVERIFY(!timer->isActive());
    driver.press(Qt::Key_P);
    QVERIFY(timer->isActive());
}

/// Also what is chosen, or set on the desktop, while it is shown.
void TestTableWaits::theReviewLooksLikeTheTable()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    showReview(driver, true);
    Settings settings = driver.window().settings();
    settings.look.felt = TableLook::Felt::burgundy;
    driver.window().applySettings(settings);
    const TableScene &review = driver.window().review().table()->scene();
    QCOMPARE(review.look().felt, TableLook::Felt::burgundy);
    settings.theme = Theme::highContrast;
    driver.window().applySettings(settings);
    QCoreApplication::processEvents();
    QVERIFY(review.theme().flat);
    QVERIFY(driver.table().scene().theme().flat);
    settings.theme = Theme::light;
    driver.window().applySettings(settings);
    QCoreApplication::processEvents();
    QVERIFY(!review.theme().flat);
    QVERIFY(!driver.table().scene().theme().flat);
}

QTEST_MAIN(TestTableWaits)
#include "tst_table_waits.moc"
