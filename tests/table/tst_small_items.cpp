// SPDX-License-Identifier: GPL-3.0-or-later
// Small things on the felt as they are painted: tokens, the figures of the pad, its pencil.
#include "deck/card_pixmaps.h"
#include "items/crown_item.h"
#include "items/marks_item.h"
#include "items/pad_item.h"
#include "items/pile_item.h"
#include "items/prompt_item.h"
#include "items/score_board_item.h"
#include "items/seat_label_item.h"
#include "look/table_theme.h"
#include "painted_words.h"
#include "paper_pad.h"
#include "places/table_layout.h"
#include "test_main.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

std::vector<SidePicture> threeSides(const QStringList &names, const QString &score)
{
    std::vector<SidePicture> sides(3);
    for (int side = 0; side < 3; ++side) {
        SidePicture &picture = sides[static_cast<std::size_t>(side)];
        picture.side = side;
        picture.name = names[side];
        picture.score = score;
    }
    return sides;
}

} // namespace

class TestSmallItems : public QObject
{
    Q_OBJECT

private slots:
    void tokensMakeRoomByAndBy();
    void newTokensComeWhereTheyStay();
    void theEndBeginsInTheDark();
    void claimedTricksFadeIn();
    void platesLeaveByAndBy();
    void aTickLeavesOtherTokens();
    void figuresAskewAreNotHinted();
    void aPencilsShadowIsSoft();
    void headsOfThePadAreWhole_data();
    void headsOfThePadAreWhole();
    void namesOfOneLetterAreNone();
    void partnersAreNamed_data();
    void partnersAreNamed();
    void twoPlayersAreNamed_data();
    void twoPlayersAreNamed();
    void theRailSaysWhatIsToBeMade_data();
    void theRailSaysWhatIsToBeMade();
    void longNamesMakeAList_data();
    void longNamesMakeAList();
    void wordsThatGoFade();
};

/// Nothing follows them, as when the rest is claimed.
void TestSmallItems::wordsThatGoFade()
{
    PromptItem prompt;
    prompt.setFades(true);
    prompt.place(14, 30, 300, {});
    prompt.say(QStringLiteral("You lead."), Urgency::now);
    prompt.cover(false);
    QTest::qWait(200);
    prompt.say({}, Urgency::waits);
    prompt.cover(false);
    QVERIFY(prompt.isVisible());
    QTRY_VERIFY(!prompt.isVisible());
    prompt.say(QStringLiteral("You lead."), Urgency::now);
    prompt.cover(true); // something is read there instead
    QVERIFY(!prompt.isVisible());
}

/// They do not jump aside when words come between them.
void TestSmallItems::tokensMakeRoomByAndBy()
{
    TablePicture picture;
    picture.led = QStringLiteral("led");
    MarksItem marks;
    marks.show(picture);
    const auto left = [&marks] { // the first painted column
        QImage image(400, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        marks.paint(&painter, nullptr, nullptr);
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, 20)) > 0)
                return x;
        return image.width();
    };
    const QRectF line(0, 0, 400, 40);
    marks.place(line, 20, 13, TableTheme());
    const int near = left();
    marks.setGlides(true);
    marks.place(line, 90, 13, TableTheme());
    QCOMPARE(left(), near);
    QTRY_COMPARE(left(), near - 70);
    marks.setGlides(false);
    marks.place(line, 20, 13, TableTheme());
    QCOMPARE(left(), near);
}

/// What was not seen before needs no way out of the words.
void TestSmallItems::newTokensComeWhereTheyStay()
{
    TablePicture picture;
    picture.led = QStringLiteral("led");
    const QRectF line(0, 0, 400, 40);
    const auto paintedAt = [&](bool saidLater) {
        MarksItem marks;
        marks.setGlides(true);
        marks.place(line, saidLater ? 0 : 90, 13, TableTheme());
        marks.show(picture);
        marks.place(line, 90, 13, TableTheme());
        QImage image(400, 40, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        marks.paint(&painter, nullptr, nullptr);
        return image;
    };
    QCOMPARE(paintedAt(true), paintedAt(false));
}

/// The light of a match's end comes by and by: its last frame is not its first.
void TestSmallItems::theEndBeginsInTheDark()
{
    CardPixmaps pixmaps;
    LayoutInput input;
    input.size = QSizeF(900, 640);
    const TableLayout layout = TableLayout::make(input);
    const auto painted = [](CrownItem &crown) {
        QImage image(900, 640, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QPainter painter(&image);
        painter.translate(crown.pos());
        crown.paint(&painter, nullptr, nullptr);
        return image;
    };
    CrownItem crown(&pixmaps);
    crown.place(layout, themeOf({}, {}), true);
    crown.show({0, 2}, 0, true, true);
    QImage felt(900, 640, QImage::Format_RGB32);
    felt.fill(Qt::darkGreen);
    QCOMPARE(painted(crown), felt);
    QTRY_VERIFY(painted(crown) != felt);
    CrownItem still(&pixmaps);
    still.place(layout, themeOf({}, {}), true);
    still.show({0, 2}, 0, true, false);
    QVERIFY(painted(still) != felt);
}

/// Nobody has seen them fly there; a single trick has arrived as it lies.
void TestSmallItems::claimedTricksFadeIn()
{
    CardPixmaps pixmaps;
    PileItem claimed(&pixmaps), gathered(&pixmaps);
    claimed.show(7, true);
    QCOMPARE(claimed.opacity(), 0.0);
    QTRY_COMPARE(claimed.opacity(), 1.0);
    claimed.show(8, true);
    QCOMPARE(claimed.opacity(), 1.0);
    gathered.show(1, true);
    QCOMPARE(gathered.opacity(), 1.0);
    PileItem still(&pixmaps);
    still.show(7, false);
    QCOMPARE(still.opacity(), 1.0);
}

/// And go to another place of the table in the same way, but for a table laid out anew.
void TestSmallItems::platesLeaveByAndBy()
{
    CardPixmaps pixmaps;
    SeatLabelItem plate(&pixmaps);
    plate.goTo({100, 50}, false);
    QCOMPARE(plate.pos(), QPointF(100, 50));
    plate.goTo({20, 90}, true);
    QCOMPARE(plate.pos(), QPointF(100, 50));
    QTRY_COMPARE(plate.pos(), QPointF(20, 90));
    plate.goTo({60, 60}, true);
    plate.goTo({10, 10}, false);
    QCOMPARE(plate.pos(), QPointF(10, 10));
    plate.setShown(false, true);
    QVERIFY(plate.isVisible());
    QTRY_VERIFY(!plate.isVisible());
    plate.setShown(true, true);
    QVERIFY(plate.isVisible());
    QCOMPARE(plate.opacity(), 1.0);
    plate.setShown(false, false);
    QVERIFY(!plate.isVisible());
}

/// A clock is written anew with every second, and what is beside it is not.
void TestSmallItems::aTickLeavesOtherTokens()
{
    TablePicture picture;
    picture.led = QStringLiteral("led");
    picture.brokenShown = true;
    MarksItem marks;
    marks.place(QRectF(0, 0, 600, 40), 20, 13, themeOf(TableLook::Felt::green, QPalette()));
    marks.setClock(QStringLiteral("12 sec"), picture);
    QImage image(600, 40, QImage::Format_ARGB32_Premultiplied);
    const auto painted = [&] {
        image.fill(Qt::transparent);
        QPainter painter(&image);
        marks.paint(&painter, nullptr, nullptr);
        return image;
    };
    const QImage before = painted();
    QCOMPARE(marks.kept(), 3);
    marks.setClock(QStringLiteral("11 sec"), picture);
    QCOMPARE(marks.kept(), 2);
    QVERIFY(painted() != before);
    marks.setClock(QStringLiteral("12 sec"), picture);
    QCOMPARE(painted(), before);
    picture.broken = true; // which is another token
    marks.show(picture);
    QCOMPARE(marks.kept(), 2);
}

/// Type fitted to the pixels of an upright line dances on the pad that lies askew.
void TestSmallItems::figuresAskewAreNotHinted()
{
    PadItem pad;
    LayoutInput input;
    input.size = QSizeF(1440, 866);
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    const TableTheme paper = themeOf(TableLook::Felt::green, QPalette());
    pad.place(layout, paper);
    QCOMPARE(pad.padFont(13).hintingPreference(), QFont::PreferNoHinting);
    TableTheme flat = paper;
    flat.flat = true;
    pad.place(layout, flat); // upright
    QCOMPARE(pad.rotation(), 0.0);
    QVERIFY(pad.padFont(13).hintingPreference() != QFont::PreferNoHinting);
}

/// From one pixel to the next, across its edge, it never changes by much.
void TestSmallItems::aPencilsShadowIsSoft()
{
    QImage image(200, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPencil(painter, {20, 30}, 140, 0, {});
    painter.end();
    int darkest = 255;
    for (int y = 45; y > 36; --y) { // from the paper toward the pencil
        const int here = qGray(image.pixel(90, y));
        const int below = qGray(image.pixel(90, y + 1));
        QVERIFY2(below - here < 26, qPrintable(QStringLiteral("%1: %2").arg(y).arg(below - here)));
        darkest = std::min(darkest, here);
    }
    QVERIFY(darkest < 225);
}

void TestSmallItems::headsOfThePadAreWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("pixels");
    for (const QSize size : {QSize(900, 606), QSize(1440, 866), QSize(2560, 1400)})
        for (const double pixels : {13.0, 20.0, 26.0})
            QTest::addRow("%dx%d, %g", size.width(), size.height(), pixels) << size << pixels;
}

/// Us and Them are words or signs, never "The"; and figures below each other are of one size, in
/// which the widest has room.
void TestSmallItems::headsOfThePadAreWhole()
{
    QFETCH(QSize, size);
    QFETCH(double, pixels);
    LayoutInput input;
    input.size = size;
    input.fontPixels = pixels;
    input.ownCards = 5;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    PadItem pad;
    pad.place(layout, themeOf(TableLook::Felt::green, QPalette()));
    std::vector<SidePicture> sides(2);
    sides[1].side = 1;
    pad.show(sides,
             {{3, {QStringLiteral("7"), QStringLiteral("1")}, {false, false}, false},
              {4, {QStringLiteral("1,136"), QStringLiteral("\u22121,280")}, {false, true}, false}});
    const double column = layout.pad.width() / 2;
    const double widest =
        QFontMetricsF(pad.figureFont(false)).horizontalAdvance(QStringLiteral("\u22121,280"));
    QVERIFY2(widest < column, qPrintable(QString::number(widest)));
    const QFontMetricsF head(pad.padFont(layout.smallFont * 0.7, QFont::DemiBold));
    const bool roomy = head.horizontalAdvance(QStringLiteral("Them")) < column * 0.35;
    const bool none = head.horizontalAdvance(QStringLiteral("Them")) > column;
    QVERIFY(pad.headsAreSigns() ? !roomy : !none);
    if (pad.headsAreSigns())
        return;
    const QFontMetricsF shown(pad.headFont());
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}})
        QVERIFY(shown.horizontalAdvance(pad.headShown(side)) < column * 0.75);
}

/// In large letters on a small table: "Y…" and "…" tell nobody from another, as first letters and
/// signs do.
void TestSmallItems::namesOfOneLetterAreNone()
{
    LayoutInput input;
    input.size = QSizeF(900, 590);
    input.players = 6;
    input.ownCards = 3;
    input.pad = true;
    for (const QString &name : {QStringLiteral("You & Cleo"), QStringLiteral("Wilhelmina")}) {
        input.fontPixels = 20;
        const TableLayout layout = TableLayout::make(input);
        QVERIFY(!layout.pad.isEmpty());
        PadItem pad;
        pad.place(layout, themeOf(TableLook::Felt::green, QPalette()));
        pad.show(threeSides({name, name, name}, QStringLiteral("\u2212210")), {});
        for (std::size_t side = 0; side < 3; ++side) {
            const QString shown = pad.nameShown(side);
            QVERIFY2(shown.isEmpty() || shown.size() > 1, qPrintable(shown));
            QVERIFY2(!shown.contains(QChar(0x2026)) || shown.size() > 3, qPrintable(shown));
        }
    }
}

void TestSmallItems::partnersAreNamed_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<bool>("whole");
    const QStringList usual{QStringLiteral("You & Cleo"), QStringLiteral("Ada & Dex"),
                            QStringLiteral("Bo & Eve")};
    const QStringList longer{QStringLiteral("Wilhelmina & Theodora"),
                             QStringLiteral("Friederike & Maximilian"), QStringLiteral("Al & Io")};
    for (const QSize size : {QSize(900, 606), QSize(1024, 656), QSize(1280, 766), QSize(1440, 866)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size << usual << true;
    QTest::newRow("long") << QSize(1440, 866) << longer << true;
    QTest::newRow("long on a small table") << QSize(900, 606) << longer << false;
}

/// Rather below each other and in smaller type than cut; never in less than 12 pixels.
void TestSmallItems::partnersAreNamed()
{
    QFETCH(QSize, size);
    QFETCH(QStringList, names);
    QFETCH(bool, whole);
    LayoutInput input;
    input.size = size;
    input.players = 6;
    input.ownCards = 5;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    PadItem pad;
    pad.place(layout, themeOf(TableLook::Felt::green, QPalette()));
    pad.show(threeSides(names, QStringLiteral("\u2212212")), {});
    QVERIFY(pad.inColumns() || pad.listFont(false).pixelSize() >= 12);
    for (std::size_t side = 0; side < 3 && !pad.inColumns(); ++side) {
        QString shown = pad.nameShown(side);
        QVERIFY2(!shown.contains(QChar(0x2026)), qPrintable(shown));
        QVERIFY(!shown.isEmpty());
        if (whole)
            QCOMPARE(shown.replace(u'\n', u' '), names[static_cast<int>(side)]);
    }
    QVERIFY(pad.toolTip().contains(names.front()));
}

void TestSmallItems::twoPlayersAreNamed_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 606), QSize(1440, 866)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// "Us" and "Them" are partnerships; who plays alone is named.
void TestSmallItems::twoPlayersAreNamed()
{
    QFETCH(QSize, size);
    LayoutInput input;
    input.size = size;
    input.players = 2;
    input.ownCards = 5;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    PadItem pad;
    pad.place(layout, themeOf(TableLook::Felt::green, QPalette()));
    std::vector<SidePicture> sides(2);
    sides[1].side = 1;
    sides[0].name = QStringLiteral("You");
    sides[1].name = QStringLiteral("Ada");
    sides[0].alone = sides[1].alone = true;
    pad.show(sides, {});
    QVERIFY(!pad.headsAreSigns());
    QCOMPARE(pad.headShown(0), QStringLiteral("You"));
    QCOMPARE(pad.headShown(1), QStringLiteral("Ada"));
    sides[1].name = QStringLiteral("Bartholomew of the Seven Hills");
    pad.show(sides, {});
    QVERIFY(pad.headFont().pixelSize() >= 12);
    QVERIFY(pad.headShown(1).startsWith(QStringLiteral("Ba")));
    QVERIFY(pad.toolTip().contains(sides[1].name));
    sides[0].alone = sides[1].alone = false;
    pad.show(sides, {});
    QCOMPARE(pad.headShown(1), QStringLiteral("Them"));
}

void TestSmallItems::theRailSaysWhatIsToBeMade_data()
{
    QTest::addColumn<double>("wide");
    QTest::addColumn<int>("sides");
    // With the scorecard next to the table, and without.
    QTest::newRow("1440, dock, 3") << 1104.0 << 3;
    QTest::newRow("1440, 3") << 1440.0 << 3;
    QTest::newRow("1280, 3") << 1280.0 << 3;
    QTest::newRow("1024, 3") << 1024.0 << 3;
    QTest::newRow("900, 3") << 900.0 << 3;
    QTest::newRow("900, 2") << 900.0 << 2;
}

/// Sacks become figures first, and no type is smaller than 12 pixels.
void TestSmallItems::theRailSaysWhatIsToBeMade()
{
    QFETCH(double, wide);
    QFETCH(int, sides);
    LayoutInput input;
    input.size = QSizeF(wide, wide > 1000 ? 866 : 606);
    const TableLayout layout = TableLayout::make(input);
    ScoreBoardItem rail;
    rail.place(layout, themeOf(TableLook::Felt::green, QPalette()));
    std::vector<SidePicture> shown = threeSides(
        {QStringLiteral("You & Cleo"), QStringLiteral("Ada & Dex"), QStringLiteral("Bo & Eve")},
        QStringLiteral("\u2212212"));
    shown.resize(static_cast<std::size_t>(sides));
    for (SidePicture &side : shown) {
        side.bags = 4;
        side.bagsLimit = 10;
        side.brief = QStringLiteral("4 to go");
    }
    rail.show(shown, {});
    PaintedWords words(layout.rail.size().toSize());
    QPainter painter(&words);
    rail.paint(&painter, nullptr, nullptr);
    painter.end();
    QCOMPARE(words.all().count(QStringLiteral("4 to go")), sides);
    QVERIFY(words.dotted().isEmpty());
    for (const PaintedRun &run : words.runs()) {
        QVERIFY2(run.pixels >= 12, qPrintable(run.text));
        QVERIFY2(layout.rail.contains(run.box.adjusted(1, 1, -1, -1)), qPrintable(run.text));
    }
}

void TestSmallItems::longNamesMakeAList_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("least"); // pixels
    QTest::newRow("900x606") << QSize(900, 606) << 12.0;
    QTest::newRow("1440x866") << QSize(1440, 866) << 14.0;
}

/// Three short names head columns; others are listed, whole where they are usual, and never smaller
/// than the rest of the table.
void TestSmallItems::longNamesMakeAList()
{
    QFETCH(QSize, size);
    QFETCH(double, least);
    LayoutInput input;
    input.size = size;
    input.players = 3;
    input.ownCards = 5;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    PadItem pad;
    pad.place(layout, themeOf(TableLook::Felt::green, QPalette()));
    const auto show = [&pad](const QStringList &names) {
        pad.show(threeSides(names, QStringLiteral("\u2212212")), {});
    };
    show({QStringLiteral("Al"), QStringLiteral("Bo"), QStringLiteral("Io")});
    QCOMPARE(pad.inColumns(), least >= 14); // the smallest pad has none for three
    QVERIFY(pad.headFont().pixelSize() >= least || !pad.inColumns());
    const QStringList longer{QStringLiteral("Alexander"), QStringLiteral("Bartholomew"),
                             QStringLiteral("Bo")};
    show(longer);
    QVERIFY(!pad.inColumns());
    QVERIFY(pad.listFont(false).pixelSize() >= least);
    QVERIFY(pad.listFont(true).pixelSize() >= least);
    QCOMPARE(pad.nameShown(2), longer[2]);
    if (least < 14)
        return; // the smallest pad has room for less
    QCOMPARE(pad.nameShown(0), longer[0]);
    QCOMPARE(pad.nameShown(1), longer[1]);
    const QString endless = QStringLiteral("Bartholomew of the Seven Hills");
    show({endless, QStringLiteral("Bo"), QStringLiteral("Io")});
    QVERIFY(pad.nameShown(0).endsWith(QChar(0x2026)));
    QVERIFY(pad.toolTip().contains(endless));
}

QTEST_MAIN(TestSmallItems)
#include "tst_small_items.moc"
