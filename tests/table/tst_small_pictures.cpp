// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are kept in little room are exactly what they were, and the few places that are
// painted where many cards move leave out none of them.
#include "cards/card.h"
#include "deck/card_renderer.h"
#include "items/felt_picture.h"
#include "items/former_felt.h"
#include "items/tiled_picture.h"
#include "items/unpacked_tiles.h"
#include "look/kept_picture.h"
#include "look/packed_picture.h"
#include "look/table_theme.h"
#include "places/table_layout.h"
#include "scene/few_boxes.h"
#include "test_main.h"

#include <QDeadlineTimer>
#include <QGuiApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QRandomGenerator>
#include <QRegion>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace sandbag;

namespace {

QImage drawnCard(const Card &card, const QSize &size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    CardRenderer().paint(painter, card.face(), QRectF(QPointF(), QSizeF(size)));
    return image;
}

/// Every pixel is drawn by lot, from that many colours.
QImage speckled(const QSize &size, int colours, quint32 seed)
{
    QRandomGenerator lot(seed);
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, 0xff000000U | (lot.bounded(colours) * 2477U));
    return image;
}

TiledPicture tiled(const QImage &image)
{
    TiledPicture picture(image.size());
    while (picture.takeRow(image)) {
    }
    return picture;
}

} // namespace

class TestSmallPictures : public QObject
{
    Q_OBJECT

private slots:
    void aCardComesOutAsItWentIn();
    void anyPictureComesOutAsItWentIn();
    void aKeptPictureComesOutAsItWentIn();
    void inPlaceIsAsPaintedThere();
    void manyPlacesAreLaidAsOne();
    void tilesAreThePicture_data();
    void tilesAreThePicture();
    void tilesPaintOnlyWhatIsAsked();
    void tilesAreKeptInTheirRoom();
    void theLastTilesStay();
    void theFeltIsTheSameWhenItIsPacked();
    void aFeltOfManyPixelsStaysAsItIs();
    void edgesOfAFormerFeltAreWhereTheyAre_data();
    void edgesOfAFormerFeltAreWhereTheyAre();
    void fewBoxesCoverAll();
};

void TestSmallPictures::aCardComesOutAsItWentIn()
{
    std::size_t packed = 0, plain = 0;
    for (int face = 0; face < Card::kNatural; ++face) {
        const QImage image = drawnCard(Card(face), QSize(131, 184));
        const PackedPicture picture(image);
        QCOMPARE(picture.size(), image.size());
        QCOMPARE(picture.unpacked(), image);
        packed += picture.bytes();
        plain += static_cast<std::size_t>(image.sizeInBytes());
    }
    QVERIFY2(packed * 9 < plain, qPrintable(QStringLiteral("%1 of %2").arg(packed).arg(plain)));
}

void TestSmallPictures::anyPictureComesOutAsItWentIn()
{
    for (const int colours : {1, 2, 3, 256, 257, 1000})
        for (const QSize &size : {QSize(1, 1), QSize(3, 1), QSize(2, 7), QSize(64, 99)}) {
            const QImage image = speckled(size, colours, quint32(colours));
            QCOMPARE(PackedPicture(image).unpacked(), image);
        }
    // More than two bytes tell apart, and more alike in a row than a count of one byte tells.
    for (const QImage &image : {speckled(QSize(500, 500), 80000, 7), speckled(QSize(700, 3), 1, 8)})
        QCOMPARE(PackedPicture(image).unpacked(), image);
    QVERIFY(PackedPicture().unpacked().isNull());
}

void TestSmallPictures::aKeptPictureComesOutAsItWentIn()
{
    const QRectF box(-20, -30, 40, 60);
    const auto paint = [&](QPainter &painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(200, 30, 40, 120));
        painter.drawEllipse(box);
    };
    for (const qreal ratio : {1.0, 1.5}) {
        KeptPicture picture;
        const auto shown = [&] {
            QImage image(120, 120, QImage::Format_ARGB32_Premultiplied);
            image.setDevicePixelRatio(ratio);
            image.fill(Qt::darkGreen);
            QPainter painter(&image);
            painter.translate(37.4, 33.7);
            painter.rotate(8);
            picture.show(painter, box, paint);
            return image;
        };
        const QImage plain = shown();
        QVERIFY(picture.pack() && picture.isKept() && !picture.pack());
        QCOMPARE(shown(), plain);
        KeptPicture same = picture;
        QVERIFY(!picture.pack()); // another keeps it, too
        same.forget();
        QVERIFY(picture.pack());
        same = picture;
        picture.forget();
        QVERIFY(!picture.isKept());
        picture = same;
        QCOMPARE(shown(), plain);
    }
}

/// Its words and its round edges lie on the same part of a pixel, wherever the painter is.
void TestSmallPictures::inPlaceIsAsPaintedThere()
{
    const QRectF box(-31.3, 0, 62.6, 27);
    const auto paint = [&](QPainter &painter) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(250, 240, 220));
        painter.drawRoundedRect(box, 13, 13);
        painter.drawText(box, Qt::AlignCenter, QStringLiteral("8,4"));
    };
    for (const qreal ratio : {1.0, 1.5, 2.0}) {
        KeptPicture picture;
        for (const QPointF &at : {QPointF(50, 20), QPointF(50.5, 20.25), QPointF(-3.3, 61.7)}) {
            QImage kept(QSize(160, 160), QImage::Format_RGB32);
            kept.setDevicePixelRatio(ratio);
            kept.fill(Qt::darkGreen);
            QImage straight = kept;
            QPainter painter(&kept), other(&straight);
            painter.translate(at);
            other.translate(at);
            picture.showInPlace(painter, box.adjusted(-1, -1, 1, 1), paint);
            paint(other);
            QCOMPARE(painter.worldTransform(), other.worldTransform());
            painter.end();
            other.end();
            for (int y = 0; y < kept.height(); ++y)
                for (int x = 0; x < kept.width(); ++x)
                    QVERIFY(std::abs(qGreen(kept.pixel(x, y)) - qGreen(straight.pixel(x, y))) < 4);
        }
    }
}

/// What a window has exposed in several places is painted in each of them, and nowhere else.
void TestSmallPictures::manyPlacesAreLaidAsOne()
{
    const QRectF box(0, 0, 90, 70);
    const auto paint = [&](QPainter &painter) {
        painter.fillRect(box, QColor(200, 30, 40, 120));
        painter.fillRect(box.adjusted(20, 20, -20, -20), Qt::white);
    };
    const QRegion exposed =
        QRegion(5, 5, 30, 90) + QRegion(60, 20, 30, 11) + QRegion(0, 97, 100, 2);
    for (const qreal ratio : {1.0, 1.5}) {
        QImage whole(QSize(150, 150), QImage::Format_RGB32);
        whole.setDevicePixelRatio(ratio);
        whole.fill(Qt::darkGreen);
        QImage places = whole, plain = whole;
        KeptPicture picture;
        places.detach();
        places.paintEngine()->setSystemClip(exposed); // as a window does
        QPainter painter(&whole), inPlaces(&places);
        for (QPainter *each : {&painter, &inPlaces}) {
            each->translate(7, 9);
            each->setOpacity(0.8);
            picture.show(*each, box, paint);
            each->setOpacity(1);
            each->fillRect(QRectF(20, 20, 5, 5), Qt::black); // no clip of its own stays
        }
        painter.end();
        inPlaces.end();
        for (int y = 0; y < whole.height(); ++y)
            for (int x = 0; x < whole.width(); ++x) {
                const QImage &same = exposed.contains(QPoint(x, y)) ? whole : plain;
                QCOMPARE(places.pixel(x, y), same.pixel(x, y));
            }
    }
}

void TestSmallPictures::tilesAreThePicture_data()
{
    QTest::addColumn<QImage>("image");
    QTest::newRow("few colours") << speckled({300, 130}, 40, 1);
    QTest::newRow("as many as a tile may have") << speckled({128, 64}, 256, 2);
    QTest::newRow("more") << speckled({300, 130}, 5000, 3);
    QTest::newRow("a single pixel") << speckled({1, 1}, 1, 4);
}

void TestSmallPictures::tilesAreThePicture()
{
    QFETCH(QImage, image);
    TiledPicture picture = tiled(image);
    QVERIFY(picture.isWhole());
    for (int again = 0; again < 2; ++again) { // from what was kept the second time
        QImage laid(image.size(), QImage::Format_RGB32);
        laid.fill(Qt::black);
        QPainter painter(&laid);
        picture.lay(painter, laid.rect());
        painter.end();
        QCOMPARE(laid, image);
    }
}

/// A place is laid over and over while things move across it, between places that are not: the
/// pixels are the same, whatever was kept or thrown out, in no more than its room.
void TestSmallPictures::tilesAreKeptInTheirRoom()
{
    const QImage image = speckled({1400, 900}, 40, 6); // of 638 tiles
    TiledPicture picture = tiled(image);
    const qsizetype bare = picture.bytes();
    QRandomGenerator lot(9);
    for (int frame = 0; frame < 400; ++frame) {
        QRegion where;
        for (int place = lot.bounded(4); place >= 0; --place)
            where += QRect(lot.bounded(-50, 1400), lot.bounded(-50, 900), 1 + lot.bounded(400),
                           1 + lot.bounded(300));
        if (frame % 50 == 20)
            where = image.rect();
        QImage laid(image.size(), QImage::Format_RGB32), wanted = laid;
        laid.fill(Qt::black);
        wanted.fill(Qt::black);
        QPainter painter(&laid), other(&wanted);
        other.setClipRegion(where);
        picture.lay(painter, where);
        other.drawImage(0, 0, image);
        painter.end();
        other.end();
        QCOMPARE(laid, wanted);
        QVERIFY(picture.bytes() - bare <= 1'100'000);
    }
}

void TestSmallPictures::theLastTilesStay()
{
    UnpackedTiles tiles;
    const auto most = UnpackedTiles::kMost;
    for (std::size_t number = 0; number < most; ++number) {
        QVERIFY(!tiles.find(number));
        tiles.add(number).fill(QColor::fromRgb(static_cast<QRgb>(number)));
    }
    QVERIFY(tiles.find(0)); // which is the last from now on
    const qsizetype full = tiles.bytes();
    for (std::size_t number = 0; number + 1 < most; ++number)
        tiles.add(1000 + number).fill(Qt::red);
    for (std::size_t number = 1; number < most; ++number)
        QVERIFY(!tiles.find(number));
    QCOMPARE(tiles.find(0)->pixel(0, 0), 0xff000000U);
    QVERIFY(tiles.find(1000) && tiles.find(1000 + most - 2));
    QVERIFY(tiles.bytes() <= full + 8192); // numbers are counted
}

void TestSmallPictures::tilesPaintOnlyWhatIsAsked()
{
    const QImage image = speckled({700, 130}, 40, 5);
    // Beyond its edge, too; through tiles, and past what is unpacked at a time.
    const QRegion where = QRegion(10, 20, 30, 5) + QRegion(200, 60, 190, 60) +
                          QRegion(50, 70, 120, 20) + QRegion(600, 0, 63, 200);
    QImage laid(image.size(), QImage::Format_RGB32), wanted = laid;
    laid.fill(Qt::black);
    wanted.fill(Qt::black);
    QPainter painter(&laid), other(&wanted);
    painter.setClipRegion(where);
    other.setClipRegion(where);
    tiled(image).lay(painter, where);
    other.drawImage(0, 0, image);
    painter.end();
    other.end();
    QCOMPARE(laid, wanted);
}

void TestSmallPictures::theFeltIsTheSameWhenItIsPacked()
{
    for (const TableLook::Felt felt : {TableLook::Felt::green, TableLook::Felt::blue}) {
        const QSize size(1107, 830);
        LayoutInput input;
        input.size = size;
        FeltPicture picture;
        picture.setTable(TableLayout::make(input), themeOf(felt, QGuiApplication::palette()), size);
        QImage before(size, QImage::Format_RGB32), after = before;
        QPainter painter(&before), again(&after);
        picture.lay(painter, before.rect());
        QVERIFY(picture.bytes() >= before.sizeInBytes());
        while (picture.packAhead(QDeadlineTimer(0))) {
        }
        QVERIFY(picture.bytes() * 2 < before.sizeInBytes());
        picture.lay(again, after.rect());
        QCOMPARE(after, before);
    }
}

void TestSmallPictures::aFeltOfManyPixelsStaysAsItIs()
{
    const QSize size(3500, 1900);
    LayoutInput input;
    input.size = size;
    FeltPicture picture;
    picture.setTable(TableLayout::make(input), themeOf({}, QGuiApplication::palette()), size);
    (void)picture.paintAhead(1, QDeadlineTimer(QDeadlineTimer::Forever));
    QVERIFY(!picture.packAhead(QDeadlineTimer(0)));
    QCOMPARE(picture.bytes(), qsizetype(size.width()) * size.height() * 4);
}

void TestSmallPictures::edgesOfAFormerFeltAreWhereTheyAre_data()
{
    QTest::addColumn<QSize>("now");
    QTest::newRow("smaller") << QSize(500, 300);
    QTest::newRow("larger") << QSize(900, 700);
    QTest::newRow("wider and lower") << QSize(900, 300);
    QTest::newRow("as it was") << QSize(640, 480);
    QTest::newRow("very small") << QSize(20, 9);
}

void TestSmallPictures::edgesOfAFormerFeltAreWhereTheyAre()
{
    QFETCH(QSize, now);
    const QSize before(640, 480);
    constexpr int kFrame = 10;
    QImage felt(before, QImage::Format_RGB32);
    felt.fill(Qt::blue);
    QPainter painter(&felt);
    painter.fillRect(felt.rect().adjusted(kFrame, kFrame, -kFrame, -kFrame), Qt::green);
    painter.end();
    for (const FormerFelt &former : {FormerFelt(felt), FormerFelt(tiled(felt))}) {
        QVERIFY(former.fits(1) && !former.fits(2));
        QImage laid(now, QImage::Format_RGB32);
        laid.fill(Qt::red); // of which nothing is left
        QPainter other(&laid);
        former.lay(other, now, Qt::green);
        other.end();
        const int wide = std::min({kFrame, now.width() / 8, now.height() / 8});
        for (int y = 0; y < now.height(); ++y)
            for (int x = 0; x < now.width(); ++x) {
                const bool inside =
                    x >= kFrame && y >= kFrame && x < now.width() - wide && y < now.height() - wide;
                const QRgb colour = laid.pixel(x, y);
                QVERIFY(colour == qRgb(0, 0, 255) || colour == qRgb(0, 255, 0));
                if (inside)
                    QCOMPARE(colour, qRgb(0, 255, 0));
            }
        for (const QPoint &corner :
             {QPoint(0, 0), QPoint(now.width() - 1, 0), QPoint(0, now.height() - 1),
              QPoint(now.width() - 1, now.height() - 1)})
            QCOMPARE(laid.pixel(corner), qRgb(0, 0, 255));
    }
    QVERIFY(!FormerFelt().fits(1));
}

void TestSmallPictures::fewBoxesCoverAll()
{
    QRandomGenerator lot(7);
    for (int count = 0; count < 40; ++count) {
        std::vector<QRectF> boxes;
        for (int i = 0; i < count; ++i)
            boxes.emplace_back(lot.bounded(1000), lot.bounded(700), 1 + lot.bounded(200),
                               1 + lot.bounded(200));
        const std::vector<QRectF> few = fewBoxes(boxes, 5);
        QVERIFY(few.size() <= std::min<std::size_t>(5, boxes.size()));
        for (const QRectF &box : boxes)
            QVERIFY(std::any_of(few.begin(), few.end(),
                                [&box](const QRectF &one) { return one.contains(box); }));
    }
    // What lies far apart is not joined where there is room for both.
    const std::vector<QRectF> apart = {{0, 0, 10, 10}, {900, 0, 10, 10}, {2, 2, 10, 10}};
    QCOMPARE(fewBoxes(apart, 4).size(), std::size_t(2));
}

QTEST_MAIN(TestSmallPictures)
#include "tst_small_pictures.moc"
