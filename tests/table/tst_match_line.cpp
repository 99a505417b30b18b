// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a whole match on the felt, with the words on what turned it.
#include "formats/loaded_match.h"
#include "look/table_look.h"
#include "look/table_theme.h"
#include "match/match.h"
#include "panels/match_line.h"
#include "test_main.h"

#include <QApplication>
#include <QImage>
#include <QTest>

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

/// The last column with a pixel of that color; −1 without one.
int lastColumnOf(const QImage &image, const QColor &color)
{
    for (int x = image.width() - 1; x >= 0; --x)
        for (int y = 0; y < image.height(); ++y)
            if (image.pixelColor(x, y) == color)
                return x;
    return -1;
}

} // namespace

class TestMatchLine : public QObject
{
    Q_OBJECT
private slots:
    void wordsAtTheEndAreNotCut();
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
    const auto turns = turningPoints(match, names, 1);
    QCOMPARE(turns.size(), std::size_t{1});
    // They end at the edge of the widget, beyond the last sign of the line.
    constexpr int kPadding = 8;
    QVERIFY(lastColumnOf(image, theme.side(turns.front().side)) >= line.width() - kPadding);
}

QTEST_MAIN(TestMatchLine)
#include "tst_match_line.moc"
