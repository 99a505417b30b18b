// SPDX-License-Identifier: GPL-3.0-or-later
// How long a match of a hundred deals takes to be read and to be shown. Not a test: nothing here
// fails. Run it with QT_QPA_PLATFORM=offscreen.
#include "../scorecard/card_matches.h"
#include "card/scorecard_dock.h"
#include "card/scorecard_view.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "sheet/score_sheet.h"
#include "sheet/scorecard_model.h"

#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QStandardPaths>

#include <benchmark/benchmark.h>

using namespace sandbag;

namespace {

constexpr int kDeals = 100;

Match longOf(int sides)
{
    return sides == 2 ? cards::longMatch(kDeals) : cards::eightAlone(kDeals);
}

void loadHundredDeals(benchmark::State &state)
{
    const Match match = longOf(static_cast<int>(state.range(0)));
    const QByteArray json = writeRecord({match.record(), {}});
    for (auto _ : state) {
        auto loaded = loadMatch(json, QStringLiteral("bench"));
        benchmark::DoNotOptimize(std::get<LoadedMatch>(loaded).match.standing());
    }
}

void updateModel(benchmark::State &state)
{
    const Match match = longOf(static_cast<int>(state.range(0)));
    ScorecardModel model;
    for (auto _ : state)
        model.update(match);
}

/// The dock with all its deals after a change of the match, as after every bid.
void showDock(benchmark::State &state)
{
    const Match match = longOf(static_cast<int>(state.range(0)));
    ScorecardDock dock;
    dock.setFolding(false);
    dock.resize(640, 900);
    dock.show();
    dock.showMatch(match);
    QApplication::processEvents();
    for (auto _ : state) {
        dock.showMatch(match);
        QApplication::processEvents();
    }
}

/// One step of the wheel: scrolled and painted.
void scrollDock(benchmark::State &state)
{
    ScorecardDock dock;
    dock.setFolding(false);
    dock.resize(640, 900);
    dock.show();
    dock.showMatch(longOf(static_cast<int>(state.range(0))));
    QApplication::processEvents();
    QScrollBar *bar = dock.view()->verticalScrollBar();
    QImage picture(dock.view()->viewport()->size(), QImage::Format_ARGB32_Premultiplied);
    int step = 0;
    for (auto _ : state) {
        bar->setValue(step++ * 48 % std::max(bar->maximum(), 1));
        dock.view()->viewport()->render(&picture);
    }
}

BENCHMARK(loadHundredDeals)->Arg(2)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(updateModel)->Arg(2)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(showDock)->Arg(2)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(scrollDock)->Arg(2)->Arg(8)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
