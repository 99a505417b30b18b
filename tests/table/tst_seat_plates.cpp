// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a player's plate where the players have no faces: the sign of the side and the
// dealer's disc lie beside the words, the bid and the count, at every edge and size of the table.
// A plate that looks like a moment ago again is the same as one that is painted anew.
#include "items/seat_label_item.h"
#include "look/table_look.h"
#include "look/table_theme.h"
#include "places/table_layout.h"
#include "test_main.h"

#include <QApplication>
#include <QGraphicsScene>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

constexpr int kMargin = 40; ///< around a plate, for its shadow

struct Plate {
    TableLayout layout;
    SeatPlace place;

    [[nodiscard]] SeatLabelItem *in(QGraphicsScene &scene) const
    {
        auto *item = new SeatLabelItem(nullptr); // which has the faces
        scene.addItem(item);
        item->place(place, layout, themeOf(TableLook::Felt::green, QPalette()), false);
        return item;
    }
    [[nodiscard]] QImage painted(const SeatPicture &seat, bool countBelow) const
    {
        QGraphicsScene scene;
        SeatLabelItem *item = in(scene);
        item->setCountBelow(countBelow);
        item->show(seat);
        return paintedIn(scene);
    }
    [[nodiscard]] QImage paintedIn(QGraphicsScene &scene) const
    {
        const QSize size = place.plate.size().toSize() + QSize(2 * kMargin, 2 * kMargin);
        QImage image(size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        scene.render(&painter, image.rect(), QRectF(QPointF(-kMargin, -kMargin), size));
        return image;
    }
};

/// Where two pictures differ.
QRect differenceOf(const QImage &a, const QImage &b)
{
    QRect box;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                box |= QRect(x, y, 1, 1);
    return box;
}

SeatPicture someone()
{
    SeatPicture seat;
    seat.seat = 1;
    seat.side = 1;
    return seat;
}

} // namespace

class TestSeatPlates : public QObject
{
    Q_OBJECT

private slots:
    void signsLieBesideWords_data();
    void signsLieBesideWords();
    void comesBackAsItWas();
    void aSignNeedsRoomToo();
    void aNilLeavesTheCount_data() { signsLieBesideWords_data(); }
    void aNilLeavesTheCount();
    void pipsAreApart_data();
    void pipsAreApart();
};

void TestSeatPlates::pipsAreApart_data()
{
    QTest::addColumn<int>("bid");
    QTest::addColumn<int>("taken");
    QTest::newRow("18 bid") << 18 << 4;
    QTest::newRow("13 bid") << 13 << 2;
    QTest::newRow("18 taken") << 3 << 18;
    QTest::newRow("4 taken") << 3 << 4;
}

/// However many there are: then they are smaller, or sacks are counted, or the figures say it all.
void TestSeatPlates::pipsAreApart()
{
    QFETCH(int, bid);
    QFETCH(int, taken);
    SeatPicture seat = someone();
    seat.bid = bid;
    seat.taken = taken;
    LayoutInput input;
    input.size = QSizeF(900, 606);
    const TableLayout layout = TableLayout::make(input);
    const Plate plate{layout, layout.seats[1]};
    QGraphicsScene scene;
    SeatLabelItem *item = plate.in(scene);
    item->show(seat);
    for (double room = 30; room < 400; room += 10) {
        const SeatLabelItem::Pips pips = item->pipsIn(room);
        if (pips.size <= 0)
            continue;
        const int signs = pips.bid + pips.sacks;
        QVERIFY(pips.size >= 6);
        QVERIFY(signs < 2 || pips.step >= pips.size * 1.14);
        QVERIFY((signs - 1) * pips.step + pips.size <= room + 0.5);
        QCOMPARE(pips.bid, bid);
        QVERIFY(pips.number.isEmpty() ? pips.sacks == std::max(0, taken - bid)
                                      : pips.number == QString::number(taken - bid));
    }
    QVERIFY(item->pipsIn(200).size > 0);
}

void TestSeatPlates::signsLieBesideWords_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<double>("font");
    for (const QSizeF &size : {QSizeF(800, 520), QSizeF(1440, 800), QSizeF(2560, 1300)})
        for (const int players : {2, 4, 8})
            for (const double font : {13.0, 20.0})
                QTest::addRow("%d players on %d, %d px", players, int(size.width()), int(font))
                    << size << players << font;
}

void TestSeatPlates::signsLieBesideWords()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(double, font);
    LayoutInput input;
    input.size = size;
    input.players = players;
    input.fontPixels = font;
    const TableLayout layout = TableLayout::make(input);
    SeatPicture nameless = someone(), named = someone(), dealer = someone(), other = someone();
    named.name = QStringLiteral("Yolanda");
    dealer.dealer = true;
    other.side = 0;
    SeatPicture bid = named;
    bid.bid = 5;
    bid.taken = 2;
    bid.asked = QStringLiteral("of 5");
    SeatPicture nil = named;
    nil.nil = NilMark::alive;
    nil.nilText = QStringLiteral("Nil");
    nil.taken = 0;
    for (const SeatPlace &place : layout.seats) {
        const Plate plate{layout, place};
        for (const bool below : {false, true}) {
            const QImage empty = plate.painted(nameless, below);
            const QRect disc = differenceOf(empty, plate.painted(dealer, below));
            const QRect sign = differenceOf(empty, plate.painted(other, below));
            QVERIFY(!disc.isEmpty() && !sign.isEmpty());
            for (const SeatPicture &words : {named, bid, nil}) {
                const QRect said = differenceOf(empty, plate.painted(words, below));
                QVERIFY(!said.isEmpty());
                QVERIFY2(!said.intersects(disc) && !said.intersects(sign), qPrintable(words.name));
            }
        }
    }
}

void TestSeatPlates::comesBackAsItWas()
{
    LayoutInput input;
    input.size = QSizeF(1440, 800);
    const TableLayout layout = TableLayout::make(input);
    SeatPicture waits = someone();
    waits.name = QStringLiteral("Yolanda");
    waits.nil = NilMark::alive;
    waits.nilText = QStringLiteral("Nil");
    waits.taken = 0;
    SeatPicture turn = waits, speaks = turn, fails = waits;
    turn.turn = true;
    speaks.turn = true;
    speaks.bubble = QStringLiteral("Nil"); // which is not on the plate
    fails.taken = 1;
    fails.nil = NilMark::broken;
    for (const SeatPlace &place : layout.seats) {
        const Plate plate{layout, place};
        QGraphicsScene scene;
        SeatLabelItem *item = plate.in(scene);
        bool below = false;
        for (const SeatPicture &seat :
             {waits, turn, waits, speaks, turn, waits, fails, waits, turn, fails}) {
            item->show(seat);
            QCOMPARE(plate.paintedIn(scene), plate.painted(seat, below));
            if (seat == speaks) { // another look of the same
                below = true;
                item->setCountBelow(below);
                QCOMPARE(plate.paintedIn(scene), plate.painted(seat, below));
            }
            (void)item->pack();
        }
    }
}

/// Beside the name of one who is away: where it has none the count goes below, rather than that a
/// name of three letters becomes dots.
void TestSeatPlates::aSignNeedsRoomToo()
{
    LayoutInput input;
    input.size = QSizeF(860, 480);
    input.players = 4;
    input.fontPixels = 13;
    const TableLayout layout = TableLayout::make(input);
    QGraphicsScene scene;
    SeatLabelItem *item = Plate{layout, layout.seats[1]}.in(scene);
    SeatPicture seat = someone();
    seat.taken = 3;
    seat.asked = QStringLiteral("of 3");
    const auto isCrowded = [item, &seat](const QString &name, Attendance attendance) {
        seat.name = name;
        seat.attendance = attendance;
        item->show(seat);
        return item->crowded();
    };
    QString name;
    while (!isCrowded(name + u'i', Attendance::here))
        name += u'i';
    QVERIFY(!name.isEmpty());
    for (const auto attendance : {Attendance::away, Attendance::standIn, Attendance::passedOver})
        QVERIFY(isCrowded(name, attendance));
    QVERIFY(!isCrowded(name, Attendance::here));
}

/// On the narrow plates of eight players the tag of a blind nil lay over the tricks taken.
void TestSeatPlates::aNilLeavesTheCount()
{
    QFETCH(QSizeF, size);
    QFETCH(int, players);
    QFETCH(double, font);
    LayoutInput input;
    input.size = size;
    input.players = players;
    input.fontPixels = font;
    const TableLayout layout = TableLayout::make(input);
    for (std::size_t place = 1; place < layout.seats.size(); ++place) {
        const Plate plate{layout, layout.seats[place]};
        SeatPicture alive = someone();
        alive.name = QStringLiteral("Yola");
        alive.taken = 0;
        alive.nil = NilMark::alive;
        alive.nilText = QStringLiteral("Blind nil");
        SeatPicture broken = alive, further = alive;
        broken.nil = NilMark::broken;
        further.taken = 8;
        for (const bool below : {false, true}) {
            const QImage is = plate.painted(alive, below);
            const QRect tag = differenceOf(is, plate.painted(broken, below));
            const QRect count = differenceOf(is, plate.painted(further, below));
            QVERIFY(!tag.isEmpty() && !count.isEmpty());
            QVERIFY2(!tag.intersects(count),
                     qPrintable(QStringLiteral("%1, %2").arg(place).arg(below)));
        }
    }
}

QTEST_MAIN(TestSeatPlates)
#include "tst_seat_plates.moc"
