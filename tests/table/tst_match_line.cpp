// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a whole match on the felt, with the words on what turned it.
#include "formats/loaded_match.h"
#include "look/table_look.h"
#include "look/table_theme.h"
#include "match/match.h"
#include "panels/match_line.h"
#include "test_main.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <array>
#include <utility>

using namespace sandbag;

namespace {

/// A match of one deal, whose only turn is at the right end of the lines.
Match oneDeal()
{
    const QByteArray json =
        R"({"format":"spades-match/1","rules":{"base":"standard","rules":{"win_target":0,"win_deals":1}},)"
        R"("players":[{"name":"Henrietta"},{"name":"West"},{"name":"North"},{"name":"East"}],)"
        R"("deals":[{"dealer":0,"bids":["nil","4","5","4"],"tricks":[2,4,5,2]}]})";
    return std::get<LoadedMatch>(loadMatch(json, QString())).match;
}

/// Both sides up and down, with a turn at the end.
Match severalDeals()
{
    const QByteArray json =
        R"({"format":"spades-match/1","rules":{"base":"standard","rules":{}},)"
        R"("players":[{"name":"You"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],"deals":[)"
        R"({"dealer":0,"bids":["3","2","3","3"],"tricks":[4,2,4,3]},)"
        R"({"dealer":1,"bids":["2","nil","4","4"],"tricks":[3,1,5,4]},)"
        R"({"dealer":2,"bids":["2","blind nil","3","6"],"tricks":[2,0,3,8]},)"
        R"({"dealer":3,"bids":["5","4","nil","2"],"tricks":[6,5,0,2]},)"
        R"({"dealer":0,"bids":["2","4","2","3"],"tricks":[1,6,2,4]},)"
        R"({"dealer":1,"bids":["3","nil","nil","7"],"tricks":[2,0,0,11]}]})";
    return std::get<LoadedMatch>(loadMatch(json, QString())).match;
}

int pixelsOf(const QImage &image, const QRectF &box, const QColor &color)
{
    int count = 0;
    for (int y = qFloor(box.top()); y < qCeil(box.bottom()); ++y)
        for (int x = qFloor(box.left()); x < qCeil(box.right()); ++x)
            count += image.rect().contains(x, y) && image.pixelColor(x, y) == color;
    return count;
}

} // namespace

class TestMatchLine : public QObject
{
    Q_OBJECT
private slots:
    void wordsAtTheEndAreNotCut();
    void wordsKeepClearOfTheLines_data();
    void wordsKeepClearOfTheLines();
    void theEndOfALineHasOneSign();
    void lostContractsSayWhy();
    void theLargestChangeComesFirst();
    void whoDidItIsNamed();
    void aLongMatchHasItsWordsSoon();
};

void TestMatchLine::wordsAtTheEndAreNotCut()
{
    const Match match = oneDeal();
    QVERIFY(!match.results().empty());
    const QStringList names{"Henrietta", "West", "North", "East"};
    MatchLine line(match, names, 0, nullptr);
    const TableTheme theme = themeOf(TableLook::Felt::green, QApplication::palette());
    line.setTheme(theme);
    QFont large = line.font();
    large.setPixelSize(24);
    line.setFont(large);
    line.resize(1200, 400);
    const QImage image = line.grab().toImage();
    QCOMPARE(turningPoints(match, names, 1).size(), std::size_t{1});
    const auto notes = line.notes();
    QCOMPARE(notes.size(), std::size_t{1});
    const QRectF box = notes.front().words;
    QVERIFY(QRectF(line.rect()).contains(box));
    // All of its words are within it.
    QVERIFY(pixelsOf(image, box, theme.plateText) > 100);
    QCOMPARE(pixelsOf(image, box.adjusted(box.width() - 2, 0, 0, 0), theme.plateText), 0);
}

void TestMatchLine::wordsKeepClearOfTheLines_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(760, 190), QSize(760, 140), QSize(1200, 400), QSize(520, 130)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// No line or sign runs under the words on what turned a match.
void TestMatchLine::wordsKeepClearOfTheLines()
{
    QFETCH(QSize, size);
    const Match match = severalDeals();
    QCOMPARE(match.results().size(), std::size_t{6});
    MatchLine line(match, {"You", "Ada", "Bo", "Cleo"}, 0, nullptr);
    const TableTheme theme = themeOf(TableLook::Felt::green, QApplication::palette());
    line.setTheme(theme);
    QFont font = line.font();
    font.setPixelSize(16);
    line.setFont(font);
    line.resize(size);
    const QImage image = line.grab().toImage();
    const auto notes = line.notes();
    QVERIFY(size.height() < 140 || notes.size() > 1);
    for (const MatchLine::Note &note : notes)
        for (const int side : {0, 1})
            QVERIFY2(pixelsOf(image, note.words, theme.side(side)) == 0, qPrintable(note.text));
}

/// What ended the match has its words beside the sign that ends the line, without one of their own.
void TestMatchLine::theEndOfALineHasOneSign()
{
    const Match match = oneDeal();
    MatchLine line(match, {"Henrietta", "West", "North", "East"}, 0, nullptr);
    line.setTheme(themeOf(TableLook::Felt::green, QApplication::palette()));
    line.resize(1200, 400);
    QCOMPARE(line.notes().size(), std::size_t{1});
    QVERIFY(line.notes().front().sign.isEmpty());
}

/// Where no nil and no sack has turned a match; but these come first.
void TestMatchLine::lostContractsSayWhy()
{
    const QByteArray json =
        R"({"format":"spades-match/1","rules":{"base":"standard","rules":{}},)"
        R"("players":[{"name":"You"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],"deals":[)"
        R"({"dealer":0,"bids":["5","2","5","3"],"tricks":[4,2,4,3]},)"
        R"({"dealer":1,"bids":["3","2","4","4"],"tricks":[3,2,4,4]},)"
        R"({"dealer":2,"bids":["4","2","3","3"],"tricks":[3,3,3,4]},)"
        R"({"dealer":3,"bids":["6","2","5","2"],"tricks":[4,3,4,2]}]})";
    const Match match = std::get<LoadedMatch>(loadMatch(json, QString())).match;
    const auto points = turningPoints(match, {"You", "Ada", "Bo", "Cleo"}, 3);
    QCOMPARE(points.size(), std::size_t{3});
    const std::array<std::pair<std::size_t, int>, 3> wanted{{{1, -100}, {3, -70}, {4, -110}}};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(points[i].deal, wanted[i].first);
        QCOMPARE(points[i].points, wanted[i].second);
        QCOMPARE(points[i].side, 0);
    }
    const Match with = severalDeals(); // whose lost contracts are not named
    for (const TurningPoint &point : turningPoints(with, {"You", "Ada", "Bo", "Cleo"}, 3))
        QVERIFY2(point.text.contains(QStringLiteral("il ")), qPrintable(point.text));
}

/// What has no room next to its point is led to it, and no line that leads crosses other words.
void TestMatchLine::theLargestChangeComesFirst()
{
    const Match match = severalDeals();
    const QStringList names{"You", "Ada", "Bo", "Cleo"};
    const auto points = turningPoints(match, names, 3);
    const auto largest = std::min_element(points.begin(), points.end(), changedMore);
    MatchLine line(match, names, 0, nullptr);
    line.setTheme(themeOf(TableLook::Felt::green, QApplication::palette()));
    QFont font = line.font();
    font.setPixelSize(16);
    line.setFont(font);
    line.resize(760, 190);
    const auto notes = line.notes();
    QVERIFY(notes.size() > 1);
    QCOMPARE(notes.front().text, largest->text);
    for (const MatchLine::Note &note : notes)
        for (const MatchLine::Note &other : notes) {
            const QRectF words = other.words.adjusted(1, 1, -1, -1);
            for (double part = 0; part < 1; part += 0.02)
                QVERIFY2(!words.contains(note.leader.pointAt(part)), qPrintable(note.text));
        }
}

/// Also where each plays alone, and a line is one of five.
void TestMatchLine::whoDidItIsNamed()
{
    const QByteArray json =
        R"({"format":"spades-match/1","rules":{"base":"standard",)"
        R"("rules":{"table_sides":"solo"}},)"
        R"("players":[{"name":"You"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],"deals":[)"
        R"({"dealer":0,"bids":["nil","2","5","3"],"tricks":[0,2,8,3]},)"
        R"({"dealer":1,"bids":["3","8","1","2"],"tricks":[3,4,4,2]}]})";
    const Match match = std::get<LoadedMatch>(loadMatch(json, QString())).match;
    const auto points = turningPoints(match, {"You", "Ada", "Bo", "Cleo"}, 3);
    QCOMPARE(points.size(), std::size_t{2});
    QVERIFY2(points[0].text.startsWith(QStringLiteral("You: ")), qPrintable(points[0].text));
    QVERIFY2(points[1].text.startsWith(QStringLiteral("Ada: ")), qPrintable(points[1].text));
}

/// They are looked for while a frame is painted: a hundred deals take no longer than a few.
void TestMatchLine::aLongMatchHasItsWordsSoon()
{
    QByteArray deals;
    for (int deal = 0; deal < 100; ++deal) {
        const bool nil = deal % 20 == 19;
        deals += QByteArrayLiteral("{\"dealer\":") + QByteArray::number(deal % 4) +
                 (nil             ? R"(,"bids":["nil","3","4","3"],"tricks":[2,4,4,3]},)"
                  : deal % 2 == 0 ? R"(,"bids":["3","3","4","3"],"tricks":[2,4,4,3]},)"
                                  : R"(,"bids":["3","3","3","3"],"tricks":[3,2,4,4]},)");
    }
    deals.chop(1);
    const QByteArray json =
        R"({"format":"spades-match/1","rules":{"base":"standard",)"
        R"("rules":{"win_target":0,"win_deals":100}},)"
        R"("players":[{"name":"You"},{"name":"Ada"},{"name":"Bo"},{"name":"Cleo"}],"deals":[)" +
        deals + "]}";
    const auto loaded = loadMatch(json, QString());
    QVERIFY(std::holds_alternative<LoadedMatch>(loaded));
    const Match &match = std::get<LoadedMatch>(loaded).match;
    QCOMPARE(match.results().size(), std::size_t{100});
    MatchLine line(match, {"You", "Ada", "Bo", "Cleo"}, 0, nullptr);
    const TableTheme theme = themeOf(TableLook::Felt::green, QApplication::palette());
    line.setTheme(theme);
    QFont font = line.font();
    font.setPixelSize(16);
    line.setFont(font);
    line.resize(1200, 400);
    QElapsedTimer timer;
    timer.start();
    const auto notes = line.notes();
    const double took = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    qInfo("%zu notes in %.2f ms", notes.size(), took);
    const QImage image = line.grab().toImage();
    for (const MatchLine::Note &note : notes)
        for (const int side : {0, 1})
            QVERIFY2(pixelsOf(image, note.words, theme.side(side)) == 0, qPrintable(note.text));
}

QTEST_MAIN(TestMatchLine)
#include "tst_match_line.moc"
