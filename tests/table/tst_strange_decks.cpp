// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of decks that are no drawings: what they name stays unread, what never comes to an end
// is not begun, and the decks that people have are drawn all the same.
#include "deck/card_renderer.h"
#include "deck/deck_file.h"
#include "deck/safe_drawing.h"
#include "test_main.h"

#include <QBuffer>
#include <QDirIterator>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <zlib.h>

using namespace sandbag;

namespace {

QByteArray drawing(const QByteArray &parts)
{
    return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
           "width='9' height='9'>" +
           parts + "</svg>";
}

/// Each part draws the one before it twice.
QByteArray doubled(int times)
{
    QByteArray parts = "<path id='a0' d='M0 0h1v1z'/>";
    for (int i = 1; i <= times; ++i) {
        const QByteArray before = "<use xlink:href='#a" + QByteArray::number(i - 1) + "'/>";
        parts += "<g id='a" + QByteArray::number(i) + "'>" + before + before + "</g>";
    }
    return drawing(parts);
}

QByteArray nested(int depth)
{
    return drawing(QByteArray("<g>").repeated(depth) + QByteArray("</g>").repeated(depth));
}

QByteArray picture(QSize size, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImage(size, QImage::Format_Mono).save(&buffer, format);
    return bytes;
}

QByteArray holding(const QByteArray &bytes)
{
    return drawing("<image width='9' height='9' xlink:href='data:image/png;base64," +
                   bytes.toBase64() + "'/>");
}

QByteArray packed(const QByteArray &bytes)
{
    constexpr int kGzip = 16 + MAX_WBITS;
    z_stream stream{};
    if (deflateInit2(&stream, 9, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        return {};
    QByteArray in = bytes, out(bytes.size() / 100 + 4096, Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(in.data());
    stream.avail_in = static_cast<uInt>(in.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const bool done = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    out.truncate(out.size() - static_cast<qsizetype>(stream.avail_out));
    deflateEnd(&stream);
    return done ? out : QByteArray();
}

QByteArray readAs(const QByteArray &bytes)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deck.svgz"));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return "?";
    file.close();
    return deckDrawing(path);
}

} // namespace

class TestStrangeDecks : public QObject
{
    Q_OBJECT

private slots:
    void whatMayBeDrawn_data();
    void whatMayBeDrawn();
    void whatIsCompressedIsLookedInto();
    void theDecksThatPeopleHave();
    void aBackThatThereIsNot();
};

void TestStrangeDecks::whatMayBeDrawn_data()
{
    QTest::addColumn<QByteArray>("svg");
    QTest::addColumn<bool>("safe");
    const auto row = [](const char *name, const QByteArray &svg, bool safe) {
        QTest::newRow(name) << svg << safe;
    };
    row("plain", drawing("<path id='a' d='M0 0h1v1z'/><use xlink:href='#a'/>"), true);
    row("doubled ten times", doubled(10), true);
    row("doubled thirty times", doubled(30), false);
    row("draws itself", drawing("<g id='a'><use xlink:href='#a'/></g>"), false);
    row("two draw each other",
        drawing("<g id='a'><use xlink:href='#b'/></g><g id='b'><use xlink:href='#a'/></g>"), false);
    row("one name twice", drawing("<g id='a'/><g id='a'/><use xlink:href='#a'/>"), true);
    row("deep", nested(150), true);
    row("too deep", nested(100'000), false);
    row("too many parts", drawing(QByteArray("<g/>").repeated(60'000)), false);
    row("a sheet of styles",
        "<?xml-stylesheet type=\"text/css\" href=\"/dev/zero\"?>" + drawing(""), false);
    row("a file", drawing("<image width='9' height='9' xlink:href='/dev/zero'/>"), false);
    row("a file of no prefix", drawing("<image width='9' height='9' href='other.svg'/>"), false);
    row("a prefix of nobody", "<svg><image y:href='/dev/zero'/></svg>", false);
    row("part of a file", drawing("<use xlink:href='other.svg#a'/>"), false);
    row("a picture", holding(picture({9, 9}, "png")), true);
    row("a photograph", holding(picture({9, 9}, "jpeg")), true);
    row("a drawing for a picture", holding(nested(1)), false);
    row("noise for a picture", holding("noise"), false);
    row("a large picture", holding(picture({20'000, 20'000}, "png")), false);
    row("cut", drawing("<g/>").chopped(3), false);
    row("nothing", {}, false);
}

void TestStrangeDecks::whatMayBeDrawn()
{
    QFETCH(QByteArray, svg);
    QFETCH(bool, safe);
    QCOMPARE(isSafeDrawing(svg), safe);
}

void TestStrangeDecks::whatIsCompressedIsLookedInto()
{
    const QByteArray good = doubled(3);
    QCOMPARE(readAs(good), good);
    QCOMPARE(readAs(packed(good)), good);
    QCOMPARE(readAs(packed(good).chopped(5)), QByteArray());
    QCOMPARE(readAs(packed(doubled(30))), QByteArray());
    QCOMPARE(readAs(packed(packed(good))), QByteArray());
    const QByteArray large = packed(drawing(QByteArray(40 << 20, ' ')));
    QVERIFY(!large.isEmpty() && large.size() < 100'000);
    QCOMPARE(readAs(large), QByteArray());
}

void TestStrangeDecks::theDecksThatPeopleHave()
{
    const QString folder =
        QStandardPaths::locate(QStandardPaths::GenericDataLocation, QStringLiteral("carddecks"),
                               QStandardPaths::LocateDirectory);
    int all = 0;
    QDirIterator decks(folder, {QStringLiteral("*.svgz"), QStringLiteral("*.svg")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (!folder.isEmpty() && decks.hasNext()) {
        const QString deck = decks.next();
        QVERIFY2(!deckDrawing(deck).isEmpty(), qPrintable(deck));
        ++all;
    }
    if (all == 0)
        QSKIP("kdegames-card-data-kf5 is not installed");
}

void TestStrangeDecks::aBackThatThereIsNot()
{
    const auto drawn = [](const QString &back) {
        CardRenderer renderer;
        renderer.setDeck({{}, false, back});
        QImage image(40, 56, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.paint(painter, kBackFace, QRectF(image.rect()));
        return image;
    };
    const QImage usual = drawn({});
    QVERIFY(qAlpha(usual.pixel(20, 28)) > 0);
    QCOMPARE(drawn(QStringLiteral("no such back")), usual);
}

QTEST_MAIN(TestStrangeDecks)
#include "tst_strange_decks.moc"
