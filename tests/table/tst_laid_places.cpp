// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards are laid that are chosen to leave the hand.
#include "places/laid_places.h"
#include "test_main.h"

#include <QLineF>
#include <QTest>

#include <cmath>

using namespace sandbag;

namespace {

TableLayout layoutOf(QSizeF size, int players, double fontPixels = 13)
{
    LayoutInput input;
    input.size = size;
    input.players = players;
    input.fontPixels = fontPixels;
    input.pad = true;
    return TableLayout::make(input);
}

/// A question of two lines is above the hand.
double aboveTheQuestion(const TableLayout &layout)
{
    return layout.prompt.bottom() - 80 - layout.fontPixels * 3;
}

LaidPlaces laidFor(const TableLayout &layout, int count, int receiver)
{
    LaidPlacesInput input;
    input.count = count;
    input.receiver = receiver;
    input.below = aboveTheQuestion(layout);
    return laidPlaces(layout, input);
}

} // namespace

class TestLaidPlaces : public QObject
{
    Q_OBJECT

private slots:
    void theyLieFree_data();
    void theyLieFree();
    void theyLieTowardTheReceiver();
    void whatIsSaidStaysInSight();
};

void TestLaidPlaces::theyLieFree_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("font");
    for (const QSizeF size :
         {QSizeF(900, 610), QSizeF(1110, 860), QSizeF(2560, 1400), QSizeF(3840, 2100)})
        for (const double font : {13.0, 20.0})
            QTest::addRow("%.0fx%.0f at %.0f", size.width(), size.height(), font) << size << font;
}

/// However many cards go to whomever: none lies on a player, on the hand or on another.
void TestLaidPlaces::theyLieFree()
{
    QFETCH(QSizeF, size);
    QFETCH(double, font);
    for (int players = 2; players <= 8; ++players) {
        const TableLayout layout = layoutOf(size, players, font);
        for (int count = 1; count <= 8; ++count)
            for (int receiver = -1; receiver < players; ++receiver) {
                if (receiver == 0)
                    continue;
                const LaidPlaces laid = laidFor(layout, count, receiver);
                const QString which =
                    QStringLiteral("%1 cards to %2 of %3").arg(count).arg(receiver).arg(players);
                QCOMPARE(static_cast<int>(laid.middles.size()), count);
                for (std::size_t i = 0; i < laid.middles.size(); ++i) {
                    const QRectF box = laid.box(i);
                    QVERIFY2(layout.felt.contains(box), qPrintable(which));
                    QVERIFY2(box.bottom() <= aboveTheQuestion(layout) + 1, qPrintable(which));
                    for (const SeatPlace &seat : layout.seats)
                        QVERIFY2(!box.intersects(seat.plate), qPrintable(which));
                    for (std::size_t j = 0; j < i; ++j)
                        QVERIFY2(!box.intersects(laid.box(j)), qPrintable(which));
                }
            }
    }
}

/// The direction of the rules is that on the table, and cards are large where there is room.
void TestLaidPlaces::theyLieTowardTheReceiver()
{
    const TableLayout layout = layoutOf({1440, 860}, 4);
    const double middle = layout.felt.center().x();
    QVERIFY(laidFor(layout, 2, 1).middles[0].x() < middle - 40);
    QVERIFY(laidFor(layout, 2, 3).middles[1].x() > middle + 40);
    const LaidPlaces across = laidFor(layout, 2, 2);
    QVERIFY(std::abs(across.middles[0].x() + across.middles[1].x() - 2 * middle) <= 2);
    QVERIFY(across.card.width() >= layout.trickCard.width() * 0.9);
    const double hand = QLineF(across.middles[0], layout.hand.center()).length();
    QVERIFY(QLineF(across.middles[0], layout.seats[2].plate.center()).length() < hand);
    QCOMPARE(across.goal, layout.seats[2].cards);
    // Of three in a team one sits behind an opponent.
    const TableLayout six = layoutOf({1110, 860}, 6);
    const LaidPlaces behind = laidFor(six, 3, 2);
    QVERIFY(QLineF(behind.middles[1], six.seats[2].plate.center()).length() <
            QLineF(behind.middles[1], six.seats[1].plate.center()).length());
}

void TestLaidPlaces::whatIsSaidStaysInSight()
{
    const TableLayout layout = layoutOf({1110, 860}, 4);
    LaidPlacesInput input;
    input.count = 4;
    input.receiver = 2;
    input.below = aboveTheQuestion(layout);
    const QRectF bubble(layout.felt.center().x() - 60, layout.trick.y() - 40, 120, 60);
    input.bubbles = {bubble};
    const LaidPlaces laid = laidPlaces(layout, input);
    for (std::size_t i = 0; i < laid.middles.size(); ++i)
        QVERIFY(!laid.box(i).intersects(bubble));
}

QTEST_MAIN(TestLaidPlaces)
#include "tst_laid_places.moc"
