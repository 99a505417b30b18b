// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that leave the hand lie on places on the felt before they go.
#include "conduct/table_talk.h"
#include "places/laid_places.h"
#include "test_main.h"
#include "window_driver.h"

#include <QApplication>
#include <QScopeGuard>
#include <QStandardPaths>

using namespace sandbag;

namespace {

RuleSet passing(int cards)
{
    RuleSet rules;
    rules.pass_every_deal = cards;
    rules.blind_nil_allowed = false;
    return rules;
}

void clickMiddle(WindowDriver &driver, const QRectF &box)
{
    QTest::mouseClick(driver.view().viewport(), Qt::LeftButton, {},
                      driver.view().mapFromScene(box.center()));
}

void drag(WindowDriver &driver, const QPointF &from, const QPointF &to)
{
    QWidget *felt = driver.view().viewport();
    QTest::mousePress(felt, Qt::LeftButton, {}, driver.view().mapFromScene(from));
    QTest::mouseMove(felt, driver.view().mapFromScene(to));
    QTest::mouseRelease(felt, Qt::LeftButton, {}, driver.view().mapFromScene(to));
}

TableButton *buttonOf(WindowDriver &driver)
{
    return driver.table().panel()->findChild<TableButton *>();
}

} // namespace

class TestPassing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cardsLieOnTheirPlaces();
    void keysLayThemToo();
    void drawnCardsTakePlaces();
    void talkTakesNothingBack();
    void anotherOrderTakesAllBack();
    void nothingIsHidden_data();
    void nothingIsHidden();
    void whatIsSaidLeavesThePlaces_data();
    void whatIsSaidLeavesThePlaces();

private:
    static void ask(WindowDriver &driver, const RuleSet &rules)
    {
        driver.deal(rules, QStringLiteral("standard"));
        QVERIFY(driver.waitForPerson());
        QVERIFY(qobject_cast<CardsPanel *>(driver.table().panel()));
    }
};

/// A click lays a card there, another takes it back, and the place of that one is free again.
void TestPassing::cardsLieOnTheirPlaces()
{
    WindowDriver driver;
    ask(driver, passing(3));
    const TableScene &scene = driver.table().scene();
    QCOMPARE(scene.laidPlaces().middles.size(), std::size_t(3));
    QVERIFY(buttonOf(driver)->isStruck());
    for (const int index : {4, 2, 9})
        driver.clickCard(index);
    QCOMPARE(scene.ownCardRect(4).center(), scene.laidPlaces().middles[0]);
    QCOMPARE(scene.ownCardRect(2).center(), scene.laidPlaces().middles[1]);
    QCOMPARE(scene.ownCardRect(9).center(), scene.laidPlaces().middles[2]);
    QCOMPARE(scene.ownCardRect(2).size(), QSizeF(scene.laidPlaces().card));
    QVERIFY(!buttonOf(driver)->isStruck());
    clickMiddle(driver, scene.ownCardRect(2));
    QVERIFY(scene.layout().hand.intersects(scene.ownCardRect(2)));
    QVERIFY(buttonOf(driver)->isStruck());
    driver.clickCard(12);
    QCOMPARE(scene.ownCardRect(12).center(), scene.laidPlaces().middles[1]);
    const CardList hand = driver.picture().hand;
    driver.clickButton();
    QTRY_VERIFY(driver.picture().hand != hand);
    QVERIFY(scene.laidPlaces().middles.empty());
    const DealState &deal = *driver.session().match().deal();
    const auto passed = std::find_if(deal.log.begin(), deal.log.end(), [](const Event &event) {
        return event.kind == EventKind::pass && event.seat == 0;
    });
    QVERIFY(passed != deal.log.end());
    CardList wanted{hand[4], hand[12], hand[9]};
    CardList went = passed->cards;
    sortForFiles(wanted);
    sortForFiles(went);
    QVERIFY(went == wanted);
}

void TestPassing::keysLayThemToo()
{
    WindowDriver driver;
    ask(driver, passing(2));
    const TableScene &scene = driver.table().scene();
    driver.walkTo(3);
    driver.press(Qt::Key_Space);
    QCOMPARE(scene.ownCardRect(3).center(), scene.laidPlaces().middles[0]);
    driver.press(Qt::Key_Space);
    QVERIFY(scene.layout().hand.intersects(scene.ownCardRect(3)));
    driver.press(Qt::Key_Return);
    driver.walkTo(5);
    driver.press(Qt::Key_Return);
    QCOMPARE(scene.ownCardRect(5).center(), scene.laidPlaces().middles[1]);
    driver.press(Qt::Key_Return); // both are chosen
    QTRY_VERIFY(scene.laidPlaces().middles.empty());
}

/// Onto a place that is taken, too: who lies there makes room, or changes places.
void TestPassing::drawnCardsTakePlaces()
{
    WindowDriver driver;
    ask(driver, passing(2));
    const TableScene &scene = driver.table().scene();
    const auto inHand = [&](int index) {
        const QRectF box = scene.ownCardRect(index);
        return QPointF(box.left() + 6, box.center().y());
    };
    const auto &places = scene.laidPlaces().middles;
    const auto lies = [&scene](int index) { return scene.ownCardRect(index).center(); };
    drag(driver, inHand(4), places[1]); // not the first that is free
    QCOMPARE(lies(4), places[1]);
    drag(driver, inHand(7), places[0]);
    QCOMPARE(lies(7), places[0]);
    QVERIFY(!buttonOf(driver)->isStruck());
    drag(driver, places[0], places[1]);
    QCOMPARE(lies(7), places[1]);
    QCOMPARE(lies(4), places[0]);
    QVERIFY(!buttonOf(driver)->isStruck());
    drag(driver, inHand(2), places[1]);
    QCOMPARE(lies(2), places[1]);
    QCOMPARE(lies(4), places[0]);
    QVERIFY(scene.layout().hand.intersects(scene.ownCardRect(7)));
    QVERIFY(!buttonOf(driver)->isStruck());
    clickMiddle(driver, scene.ownCardRect(2));
    drag(driver, places[0], places[1]); // a free one
    QCOMPARE(lies(4), places[1]);
}

/// The table is shown again whenever somebody says something.
void TestPassing::talkTakesNothingBack()
{
    WindowDriver driver;
    ask(driver, passing(2));
    TableScene &scene = driver.table().scene();
    driver.clickCard(3);
    const TablePicture picture = scene.picture();
    scene.show(picture, TableChange::happen);
    QCOMPARE(scene.ownCardRect(3).center(), scene.laidPlaces().middles[0]);
}

/// Cards are chosen by their place in the hand, which is another one then.
void TestPassing::anotherOrderTakesAllBack()
{
    WindowDriver driver;
    ask(driver, passing(2));
    for (const int index : {3, 7})
        driver.clickCard(index);
    QVERIFY(!buttonOf(driver)->isStruck());
    Settings settings = driver.window().settings();
    settings.look.order.ranksUp = !settings.look.order.ranksUp;
    driver.window().applySettings(settings);
    const TableScene &scene = driver.table().scene();
    QTRY_VERIFY(buttonOf(driver)->isStruck());
    for (int index = 0; index < 13; ++index)
        QVERIFY(scene.layout().hand.intersects(scene.ownCardRect(index)));
    driver.clickCard(1);
    QCOMPARE(scene.ownCardRect(1).center(), scene.laidPlaces().middles[0]);
    QVERIFY(buttonOf(driver)->isStruck());
}

void TestPassing::nothingIsHidden_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(900, 650), QSize(1440, 900)})
        for (const int players : {4, 6, 8})
            QTest::addRow("%d at %dx%d", players, size.width(), size.height()) << size << players;
}

void TestPassing::nothingIsHidden()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    WindowDriver driver;
    driver.window().resize(size);
    RuleSet rules = passing(4);
    rules.table_players = players;
    ask(driver, rules);
    const TableScene &scene = driver.table().scene();
    std::vector<QRectF> taken{driver.table().panel()->paperRect(), scene.padRect()};
    for (const SeatPlace &seat : scene.layout().seats)
        taken.push_back(seat.plate);
    const LaidPlaces &laid = scene.laidPlaces();
    QCOMPARE(laid.middles.size(), std::size_t(4));
    constexpr double kFinger = 40;
    QVERIFY(laid.card.height() >= kFinger);
    for (std::size_t i = 0; i < laid.middles.size(); ++i)
        for (const QRectF &box : taken)
            QVERIFY2(!laid.box(i).intersects(box), qPrintable(QString::number(i)));
}

void TestPassing::whatIsSaidLeavesThePlaces_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("points");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(900, 650), QSize(1280, 800)})
        for (const double points : {10.0, 15.0})
            for (int players = 2; players <= 8; ++players)
                QTest::addRow("%d at %dx%d, %.0f pt", players, size.width(), size.height(), points)
                    << size << points << players;
}

/// While cards are chosen somebody speaks, and then everybody: no words lie on the places for these
/// cards, on what is asked or on a player; nor does the offer of a lesson. Whoever speaks alone at
/// a table of four is heard by the eye, too.
void TestPassing::whatIsSaidLeavesThePlaces()
{
    QFETCH(QSize, size);
    QFETCH(double, points);
    QFETCH(int, players);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSizeF(points);
    QApplication::setFont(font);
    WindowDriver driver;
    Settings settings = driver.window().settings();
    settings.look.remarks = false; // of the computers
    driver.window().applySettings(settings);
    driver.window().resize(size);
    const bool partners = players % 2 == 0 && players > 2;
    RuleSet rules = passing(partners ? 2 : 0);
    rules.table_players = players;
    rules.table_sides = partners ? TableSides::pairs : TableSides::solo;
    driver.deal(rules, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    Tabletop &table = driver.table();
    TableScene &scene = table.scene();
    const auto speak = [&table](int seat, bool aloud) {
        const QString words = seat % 2 ? QStringLiteral("Good luck, everyone!")
                                       : QStringLiteral("One moment, please.");
        table.talk().speak(seat, aloud ? words : QString());
    };
    for (int receiver = 1; receiver < (partners ? 2 : players); ++receiver) {
        if (!partners) { // no rules have them pass, but other places are laid in this way, too
            LaidPlacesInput input;
            input.count = 2;
            input.receiver = receiver;
            input.below = scene.layout().prompt.top();
            scene.setAsked({});
            scene.setLaidPlaces(laidPlaces(scene.layout(), input));
        }
        const LaidPlaces laid = scene.laidPlaces();
        QCOMPARE(laid.middles.size(), std::size_t(2));
        std::vector<QRectF> taken{laid.box(0), laid.box(1)};
        for (const SeatPlace &place : scene.layout().seats)
            taken.push_back(place.plate);
        if (partners)
            taken.push_back(QRectF(table.panel()->geometry()).adjusted(12, 8, -12, -16));
        const auto covered = [&] {
            QStringList found;
            for (const QRectF &bubble : scene.bubbleRects())
                for (std::size_t i = 0; i < taken.size(); ++i)
                    if (taken[i].intersects(bubble))
                        found << QString::number(i);
            return found;
        };
        if (const auto *offer = table.findChild<QWidget *>(QStringLiteral("firstOffer"));
            offer && offer->isVisible())
            for (const std::size_t place : {std::size_t{0}, std::size_t{1}})
                QVERIFY(!laid.box(place).intersects(offer->geometry().adjusted(11, 11, -11, -11)));
        for (int seat = 1; seat < players; ++seat) {
            for (int other = 1; other < players; ++other)
                speak(other, other == seat);
            QVERIFY(scene.laidPlaces() == laid);
            QCOMPARE(covered(), QStringList());
            QVERIFY2(!scene.bubbleRects().empty() || players > 4,
                     qPrintable(QString::number(seat)));
        }
        for (int seat = 1; seat < players; ++seat) {
            speak(seat, true);
            QCOMPARE(covered(), QStringList());
        }
        for (int seat = 1; seat < players; ++seat)
            speak(seat, false);
    }
}

QTEST_MAIN(TestPassing)
#include "tst_passing.moc"
