// SPDX-License-Identifier: GPL-3.0-or-later
// How long the scores in the frame of the table take to be fitted into it, by the number of sides
// and the pixels of its type. Not a test: nothing here fails. Run it with
// QT_QPA_PLATFORM=offscreen.
#include "items/score_board_item.h"
#include "look/table_look.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QPalette>

#include <benchmark/benchmark.h>

using namespace sandbag;

namespace {

std::vector<SidePicture> sidesOf(int count)
{
    const char *const names[] = {"Mia", "Alexander", "Bo",          "Cleo",
                                 "Dex", "Eleonore",  "Bartholomew", "Hedwig"};
    std::vector<SidePicture> sides;
    for (int side = 0; side < count; ++side) {
        SidePicture picture;
        picture.side = side;
        picture.name = QString::fromLatin1(names[side]);
        picture.score = QString::number(112 + side);
        picture.brief = QStringLiteral("needs 3 more");
        picture.bags = side;
        picture.bagsLimit = 10;
        sides.push_back(picture);
    }
    return sides;
}

TableLayout layoutOf(int width, double pixels)
{
    LayoutInput input;
    input.size = QSizeF(width, width * 0.6);
    input.fontPixels = pixels;
    return TableLayout::make(input);
}

/// After every trick, and for every step of a total that counts.
void show(benchmark::State &state)
{
    ScoreBoardItem board;
    board.place(layoutOf(static_cast<int>(state.range(1)), static_cast<double>(state.range(2))),
                themeOf(TableLook::Felt::green, QPalette()));
    auto sides = sidesOf(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        sides[0].bags = (sides[0].bags + 1) % 10;
        board.show(sides, QStringLiteral("Standard · to 500"));
    }
}

void paint(benchmark::State &state)
{
    ScoreBoardItem board;
    board.place(layoutOf(static_cast<int>(state.range(1)), static_cast<double>(state.range(2))),
                themeOf(TableLook::Felt::green, QPalette()));
    board.show(sidesOf(static_cast<int>(state.range(0))), QStringLiteral("Standard · to 500"));
    QImage image(static_cast<int>(state.range(1)), 60, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        QPainter painter(&image);
        board.paint(&painter, nullptr, nullptr);
    }
}

void tables(benchmark::internal::Benchmark *bench)
{
    for (const int sides : {2, 3, 7, 8})
        for (const int width : {900, 1440})
            for (const int pixels : {13, 20})
                bench->Args({sides, width, pixels});
}

} // namespace

BENCHMARK(show)->Apply(tables)->Unit(benchmark::kMicrosecond);
BENCHMARK(paint)->Apply(tables)->Unit(benchmark::kMicrosecond);

int main(int argc, char **argv)
{
    const QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
