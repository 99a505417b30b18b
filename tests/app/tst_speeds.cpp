// SPDX-License-Identifier: GPL-3.0-or-later
// Slow, Normal, Fast and Instant: how long what moves takes, that nobody waits for it, and that
// everything is where it belongs at once where nothing moves.
#include "deck/card_pixmaps.h"
#include "items/card_item.h"
#include "items/chip_flight.h"
#include "items/motion.h"
#include "items/sheet_flight.h"
#include "panels/result_panel.h"
#include "scene/scene_ranks.h"
#include "test_main.h"
#include "window_driver.h"

#include <QElapsedTimer>
#include <QGraphicsScene>
#include <QStandardPaths>

#include <algorithm>
#include <memory>

using namespace sandbag;

namespace {

void setSpeed(WindowDriver &driver, TableLook::Speed speed, bool moves)
{
    Settings settings = driver.window().settings();
    settings.setSpeed(speed);
    settings.look.motion = moves;
    settings.paceMs = 0; // of the computers
    driver.window().applySettings(settings);
}

bool flies(WindowDriver &driver)
{
    const QList<QGraphicsItem *> items = driver.table().scene().items();
    return std::any_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
        const bool flight =
            dynamic_cast<const ChipFlight *>(item) || dynamic_cast<const SheetFlight *>(item);
        const auto *card = dynamic_cast<const CardItem *>(item);
        const bool leaves =
            card && card->zValue() >= double(kLeaving) && card->zValue() < double(kTrick);
        return item->isVisible() && (flight || leaves);
    });
}

/// What the person has done in the deal.
std::ptrdiff_t done(WindowDriver &driver)
{
    const auto &log = driver.session().match().deal()->log;
    return std::count_if(log.begin(), log.end(),
                         [](const Event &event) { return event.seat == 0; });
}

} // namespace

class TestSpeeds : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void aGlideLastsAsLongAsItsSpeedSays_data();
    void aGlideLastsAsLongAsItsSpeedSays();
    void nobodyWaitsForWhatMoves_data();
    void nobodyWaitsForWhatMoves();
    void whatMovesArrivesWhenMotionIsTurnedOff();
    void nothingMovesWhereNothingShall_data();
    void nothingMovesWhereNothingShall();
};

void TestSpeeds::aGlideLastsAsLongAsItsSpeedSays_data()
{
    QTest::addColumn<TableLook::Speed>("speed");
    QTest::addColumn<double>("times");
    QTest::newRow("slow") << TableLook::Speed::slow << 1.5;
    QTest::newRow("normal") << TableLook::Speed::normal << 1.0;
    QTest::newRow("fast") << TableLook::Speed::fast << 0.6;
    QTest::newRow("instant") << TableLook::Speed::instant << 0.0;
}

void TestSpeeds::aGlideLastsAsLongAsItsSpeedSays()
{
    QFETCH(TableLook::Speed, speed);
    QFETCH(double, times);
    constexpr int kGather = 320; // ms
    constexpr int kStep = 40;    // until the clock was read, on a machine with other work
    TableLook look;
    look.speed = speed;
    QCOMPARE(look.lasting(kGather), qRound(kGather * times));
    QCOMPARE(look.moves(), times > 0);
    CardPixmaps pixmaps;
    QGraphicsScene scene;
    Motion motion;
    motion.setEnabled(look.moves());
    motion.setTempo(look.lasting(1000) / 1000.0);
    auto card = std::make_unique<CardItem>(&pixmaps, QSize(60, 84));
    scene.addItem(card.get());
    Motion::Glide glide;
    glide.card = card.release(); // deleted where it arrives
    glide.to = QPointF(200, 0);
    glide.duration = kGather;
    glide.removed = true;
    QElapsedTimer time;
    time.start();
    motion.start(glide);
    QVERIFY(motion.leavingFor() <= qRound(kGather * times));
    QVERIFY(motion.leavingFor() >= qRound(kGather * times) - kStep - int(time.elapsed()));
    while (motion.running()) {
        QVERIFY(time.elapsed() < 5000);
        QTest::qWait(2);
    }
    QVERIFY2(time.elapsed() >= qRound(kGather * times) - 2,
             qPrintable(QString::number(time.elapsed())));
    QVERIFY(scene.items().isEmpty());
}

void TestSpeeds::nobodyWaitsForWhatMoves_data()
{
    QTest::addColumn<TableLook::Speed>("speed");
    QTest::newRow("slow") << TableLook::Speed::slow;
    QTest::newRow("normal") << TableLook::Speed::normal;
    QTest::newRow("fast") << TableLook::Speed::fast;
}

/// A card is played by its key, whatever flies.
void TestSpeeds::nobodyWaitsForWhatMoves()
{
    QFETCH(TableLook::Speed, speed);
    WindowDriver driver;
    setSpeed(driver, speed, true);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    int moving = 0;
    for (int card = 0; card < 8; ++card) {
        QVERIFY(driver.waitForPerson());
        if (driver.session().match().dealOver())
            break;
        moving += driver.table().scene().inMotion() ? 1 : 0;
        const std::ptrdiff_t before = done(driver);
        driver.answerByKeys();
        if (done(driver) == before) // the key has ended a pause, and does nothing else
            driver.answerByKeys();
        QCOMPARE(done(driver), before + 1);
    }
    QVERIFY(moving > 0);
}

/// At once, in the middle of its way.
void TestSpeeds::whatMovesArrivesWhenMotionIsTurnedOff()
{
    WindowDriver driver;
    setSpeed(driver, TableLook::Speed::slow, true);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    driver.answerByKeys();
    QTRY_VERIFY(driver.table().scene().inMotion());
    setSpeed(driver, TableLook::Speed::slow, false);
    QVERIFY(!driver.table().scene().inMotion());
    QVERIFY(!flies(driver));
    QVERIFY(driver.waitForPerson());
    QVERIFY(!driver.table().scene().inMotion());
}

void TestSpeeds::nothingMovesWhereNothingShall_data()
{
    QTest::addColumn<TableLook::Speed>("speed");
    QTest::addColumn<bool>("moves");
    QTest::newRow("instant") << TableLook::Speed::instant << true;
    QTest::newRow("slow, without motion") << TableLook::Speed::slow << false;
    QTest::newRow("normal, without motion") << TableLook::Speed::normal << false;
}

/// From the deal to its result, which lies there whole.
void TestSpeeds::nothingMovesWhereNothingShall()
{
    QFETCH(TableLook::Speed, speed);
    QFETCH(bool, moves);
    WindowDriver driver;
    setSpeed(driver, speed, moves);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int steps = 0; !driver.session().match().dealOver(); ++steps) {
        QVERIFY(steps < 100);
        QVERIFY(!driver.table().scene().inMotion());
        QVERIFY(!flies(driver));
        QVERIFY(driver.waitForPerson());
        if (!driver.session().match().dealOver())
            driver.answerByKeys();
    }
    QTRY_VERIFY(driver.table().panel());
    QVERIFY(driver.table().panel()->isVisible());
    QTRY_VERIFY(!driver.table().panel()->graphicsEffect()); // the felt below is painted first
    QVERIFY(!driver.table().scene().celebrated());
    QVERIFY(!flies(driver));
}

QTEST_MAIN(TestSpeeds)
#include "tst_speeds.moc"
