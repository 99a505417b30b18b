// SPDX-License-Identifier: GPL-3.0-or-later
// The table as people see it, compared with tests/golden.
#include "golden.h"
#include "items/moment_item.h"
#include "scene/table_scene.h"
#include "test_main.h"

#include <QApplication>
#include <QFontInfo>
#include <QImage>
#include <QPainter>
#include <QStandardPaths>
#include <QTest>

using namespace sandbag;

namespace {

/// Two tricks on, with a nil alive and one broken, and two cards on the table.
TablePicture pictureFor(int players)
{
    static const char *const names[] = {"You", "Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"};
    TablePicture picture;
    for (int seat = 0; seat < players; ++seat) {
        SeatPicture &place = picture.seats.emplace_back();
        place.seat = seat;
        place.side = seat % (players / 2);
        place.name = QLatin1String(names[seat]);
        place.count = QStringLiteral("%1 / %2").arg(seat % 3).arg(2 + seat % 4);
        place.taken = seat % 3;
        place.bid = 2 + seat % 4;
        place.asked = QStringLiteral("of %1").arg(place.bid);
        place.won = place.taken;
        place.self = seat == 0;
        place.dealer = seat == 1;
        place.turn = seat == 0;
        place.held = 11;
    }
    picture.seats[2].nil = NilMark::alive;
    picture.seats[3].nil = NilMark::broken;
    picture.seats[2].nilText = picture.seats[3].nilText = QStringLiteral("Nil");
    picture.seats[2].taken = picture.seats[2].won = 0;
    picture.seats[3].taken = picture.seats[3].won = 1;
    for (const std::size_t seat : {2, 3}) {
        picture.seats[seat].bid = -1;
        picture.seats[seat].asked.clear();
    }
    picture.waiting = true;
    picture.heading = QStringLiteral("Deal 3 · to 500");
    picture.hand = *parseCards("AS TS 7S AH KH 5H QC 5C 3C KD 7D");
    picture.dimmed.assign(picture.hand.size(), true);
    for (std::size_t i = 6; i < 9; ++i)
        picture.dimmed[i] = false;
    picture.trick = {{players - 2, *parseCard("9C"), false}, {players - 1, *parseCard("JC"), true}};
    picture.trickNumber = 3;
    picture.led = QStringLiteral("led");
    picture.ledSuit = Suit::clubs;
    picture.brokenShown = true;
    if (players == 4)
        picture.board = {{0, QStringLiteral("You & Bo"), 212, QStringLiteral("212"),
                          QStringLiteral("5 bid, 2 to go"), 7, 10, QStringLiteral("2 to go")},
                         {1, QStringLiteral("Ada & Cleo"), -40, QStringLiteral("−40"),
                          QStringLiteral("6 bid, 4 to go"), 3, 10, QStringLiteral("4 to go")}};
    return picture;
}

} // namespace

class TestTablePictures : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void tables_data();
    void tables();
    void moments_data();
    void moments();
};

void TestTablePictures::tables_data()
{
    QTest::addColumn<int>("players");
    QTest::newRow("four") << 4;
    QTest::newRow("eight") << 8;
}

/// A table in the middle of a deal, written out here so that no rule and no player can change it.
void TestTablePictures::tables()
{
    QFETCH(int, players);
    if (QFontInfo(QApplication::font()).family() != QLatin1String("DejaVu Sans"))
        QSKIP("another font is the desktop's here");
    TableScene scene;
    TableLook look;
    look.motion = false;
    scene.setLook(look);
    scene.setTableSize(QSizeF(960, 640));
    scene.show(pictureFor(players), TableScene::Change::rebuild);
    QImage now(960, 640, QImage::Format_RGB32);
    const auto paint = [&scene, &now] {
        QPainter painter(&now);
        scene.render(&painter, QRectF(), scene.sceneRect());
    };
    paint(); // asks for the cards
    scene.pixmaps().waitUntilReady();
    paint();
    golden::compare(now.scaled(480, 320, Qt::IgnoreAspectRatio, Qt::SmoothTransformation),
                    QString::fromLatin1("table-%1").arg(QLatin1String(QTest::currentDataTag())));
}

void TestTablePictures::moments_data()
{
    using Kind = DealMoment::Kind;
    QTest::addColumn<DealMoment>("moment");
    QTest::addColumn<double>("progress");
    const QString made = QStringLiteral("Bo makes nil");
    const QString set = QStringLiteral("Ada & Cleo are set");
    const QString sack = QStringLiteral("The sack of You & Bo bursts");
    QTest::newRow("nil") << DealMoment{Kind::nilMade, 2, 0, made, QStringLiteral("+100"), {2}}
                         << 0.6;
    QTest::newRow("set") << DealMoment{Kind::set, -1, 1, set, QStringLiteral("−60"), {1, 3}} << 0.6;
    QTest::newRow("sack") << DealMoment{Kind::bags, -1, 0, sack, QStringLiteral("−100"), {}}
                          << 0.62;
    QTest::newRow("slam") << DealMoment{Kind::slam, -1,    0, QStringLiteral("Every trick"),
                                        {},         {0, 2}}
                          << 0.7;
}

/// A second of joy or sorrow, stopped in the middle.
void TestTablePictures::moments()
{
    QFETCH(DealMoment, moment);
    QFETCH(double, progress);
    if (QFontInfo(QApplication::font()).family() != QLatin1String("DejaVu Sans"))
        QSKIP("another font is the desktop's here");
    LayoutInput input;
    input.size = QSizeF(960, 640);
    const TableLayout layout = TableLayout::make(input);
    const TableTheme theme = themeOf(TableLook::Felt::green, QApplication::palette());
    CardPixmaps pixmaps;
    QGraphicsScene scene(QRectF(QPointF(), input.size));
    auto *item = new MomentItem(&pixmaps);
    scene.addItem(item);
    item->place(layout, theme, true);
    item->show(moment);
    item->setProgress(progress);
    QImage now(480, 320, QImage::Format_RGB32);
    const auto paint = [&scene, &now, &theme] {
        now.fill(theme.feltMiddle);
        QPainter painter(&now);
        scene.render(&painter, QRectF(0, 0, 480, 320), QRectF(240, 96, 480, 320));
    };
    paint(); // asks for the face
    pixmaps.waitUntilReady();
    paint();
    golden::compare(now,
                    QString::fromLatin1("moment-%1").arg(QLatin1String(QTest::currentDataTag())));
}

QTEST_MAIN(TestTablePictures)
#include "tst_table_pictures.moc"
