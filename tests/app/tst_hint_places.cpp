// SPDX-License-Identifier: GPL-3.0-or-later
#include "conduct/table_pace.h"
#include "panels/hint_panel.h"
#include "test_main.h"
#include "window_driver.h"

#include <QStandardPaths>

#include <algorithm>

using namespace sandbag;

namespace {

/// The panel asked for lies on a bid, on what somebody has said, or on a player.
bool coversAny(Tabletop &table)
{
    std::vector<QRectF> others = table.panel()->coveredRects();
    const std::vector<QRectF> said = table.scene().bubbleRects();
    others.insert(others.end(), said.begin(), said.end());
    for (const SeatPlace &seat : table.scene().layout().seats)
        others.push_back(seat.plate);
    const QRectF box = table.extraPanel()->paperRect();
    return std::any_of(others.begin(), others.end(),
                       [&box](const QRectF &other) { return box.intersects(other); });
}

} // namespace

/// Where hints lie, and what the keys do meanwhile.
class TestHintPlaces : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void hintLeavesCardsAndTrick();
    void hintLeavesTheBids_data();
    void hintLeavesTheBids();
    void longHintsLeaveTheBids_data();
    void longHintsLeaveTheBids();
    void hintLeavesCardsAndTrick_data();
};

void TestHintPlaces::hintLeavesCardsAndTrick_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small") << QSize(1024, 700);
    QTest::newRow("large") << QSize(1440, 900);
}

void TestHintPlaces::hintLeavesTheBids_data()
{
    hintLeavesCardsAndTrick_data();
}

/// The bids stay in sight, the advised one is gone to, and Enter bids it.
void TestHintPlaces::hintLeavesTheBids()
{
    QFETCH(QSize, size);
    WindowDriver driver;
    driver.window().resize(size);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    Tabletop &table = driver.table();
    QVERIFY(qobject_cast<BidPanel *>(table.panel()));
    driver.press(Qt::Key_H);
    QTRY_VERIFY(qobject_cast<HintPanel *>(table.extraPanel()));
    QVERIFY(table.panel()->isVisible());
    QVERIFY(!coversAny(table));
    QVERIFY(table.panel()->isAncestorOf(driver.window().focusWidget()));
    driver.press(Qt::Key_Escape);
    QVERIFY(!table.extraPanel());
    QVERIFY(table.panel()->isVisible());
}

void TestHintPlaces::longHintsLeaveTheBids_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("parts");
    for (const QSize size : {QSize(900, 650), QSize(1024, 700), QSize(1440, 900)}) {
        for (const int seed : {1, 7, 12}) {               // whether nobody, one, or three have bid
            const int most = size.width() < 1000 ? 3 : 5; // after the words on the hand
            for (int parts = 1; parts <= most; ++parts)
                QTest::addRow("%dx%d, %d, %d parts", size.width(), size.height(), seed, parts)
                    << size << seed << parts;
        }
    }
}

/// Nor are players covered: what is weighed little has more to be said of it.
void TestHintPlaces::longHintsLeaveTheBids()
{
    QFETCH(QSize, size);
    QFETCH(int, seed);
    QFETCH(int, parts);
    WindowDriver driver;
    driver.window().resize(size);
    driver.deal(RuleSet{}, QStringLiteral("standard"), static_cast<quint64>(seed));
    QVERIFY(driver.waitForPerson());
    Tabletop &table = driver.table();
    QVERIFY(qobject_cast<BidPanel *>(table.panel()));
    const SeatView view(*driver.session().match().deal(), 0);
    Decision decision;
    decision.event = view.prompt().choices.back();
    decision.score.assign(static_cast<std::size_t>(parts),
                          {"The contract is made 90% of the time and set 10% of it.", {}});
    table.showExtra(new HintPanel(decision, view, {}, table.pace().names(), &table));
    QVERIFY(!coversAny(table));
}

/// A hint is read beside the trick, the keys still go to the cards, and Esc closes it wherever the
/// focus is.
void TestHintPlaces::hintLeavesCardsAndTrick()
{
    QFETCH(QSize, size);
    WindowDriver driver;
    driver.window().resize(size);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    Tabletop &table = driver.table();
    driver.press(Qt::Key_H);
    QTRY_VERIFY(qobject_cast<HintPanel *>(table.extraPanel()));
    QVERIFY(!table.extraPanel()->note().contains(QStringLiteral(" -")));
    const QRectF box = table.extraPanel()->paperRect();
    QVERIFY(QRectF(table.rect()).contains(box));
    const TableLayout &layout = table.scene().layout();
    QVERIFY(!box.intersects(layout.hand));
    for (const SeatPlace &seat : layout.seats) {
        QRectF card(QPointF(), QSizeF(layout.trickCard));
        card.moveCenter(seat.trick);
        QVERIFY(!box.intersects(card));
        QVERIFY(!box.intersects(seat.plate));
    }
    driver.press(Qt::Key_Home);
    QCOMPARE(driver.view().cursor(), driver.playable());
    driver.press(Qt::Key_Right, Qt::ShiftModifier); // one on, playable or not
    QCOMPARE(driver.view().cursor(), driver.playable() + 1);
    driver.press(Qt::Key_Escape);
    QVERIFY(!table.extraPanel());
    driver.press(Qt::Key_H);
    QTRY_VERIFY(table.extraPanel());
    table.extraPanel()->findChildren<TableButton *>().back()->setFocus();
    driver.press(Qt::Key_Escape);
    QVERIFY(!table.extraPanel());
    driver.press(Qt::Key_H);
    QTRY_VERIFY(table.extraPanel());
    const auto held = driver.picture().hand.size();
    driver.press(Qt::Key_Return); // the keyboard's card is the one that the hint names
    QTRY_VERIFY(driver.picture().hand.size() < held);
    QVERIFY(!table.extraPanel());
}

QTEST_MAIN(TestHintPlaces)
#include "tst_hint_places.moc"
