// SPDX-License-Identifier: GPL-3.0-or-later
// How long the house rules hold up the GUI thread: each step's processor time, and as a counter the
// longest event it causes (drawing included). Not a test: nothing here fails. Run it with
// QT_QPA_PLATFORM=offscreen or on a display.
#include "catalogue/catalogue_model.h"
#include "house_rules_dialog.h"
#include "option_view.h"
#include "rule_book.h"
#include "rules/catalogue.h"

#include <QApplication>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <utility>

using namespace sandbag;

namespace {

double threadMs()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

/// Knows the longest event since it was asked to forget.
class Watched : public QApplication
{
public:
    using QApplication::QApplication;

    bool notify(QObject *receiver, QEvent *event) override
    {
        const double start = threadMs();
        const bool handled = QApplication::notify(receiver, event);
        m_longest = std::max(m_longest, threadMs() - start);
        return handled;
    }

    double takeLongest() { return std::exchange(m_longest, 0.0); }

private:
    double m_longest = 0;
};

Watched *app()
{
    return static_cast<Watched *>(QCoreApplication::instance());
}

void settle()
{
    for (int round = 0; round < 20; ++round)
        QCoreApplication::processEvents();
}

/// A library in a folder of its own, and the dialog over it.
struct Opened {
    QTemporaryDir folder;
    RulesLibrary library{folder.path()};
    HouseRulesDialog dialog{&library, {}};

    Opened()
    {
        dialog.show();
        settle();
    }
};

void openHouseRules(benchmark::State &state)
{
    double longest = 0;
    for (auto _ : state) {
        app()->takeLongest();
        const Opened opened;
        longest = std::max(longest, app()->takeLongest());
    }
    state.counters["longest_event_ms"] = longest;
}

template<typename Step>
void repeat(benchmark::State &state, const Step &step)
{
    Opened opened;
    app()->takeLongest();
    double longest = 0;
    int round = 0;
    for (auto _ : state) {
        step(opened.dialog, round++);
        settle();
        longest = std::max(longest, app()->takeLongest());
    }
    state.counters["longest_event_ms"] = longest;
}

void typeInSearch(benchmark::State &state)
{
    repeat(state, [](HouseRulesDialog &dialog, int round) {
        static const char *const typed[] = {"j", "jo",   "joker",        "",
                                            "b", "bags", "two of clubs", ""};
        dialog.findChild<QLineEdit *>("search")->setText(QString::fromLatin1(typed[round % 8]));
    });
}

void chooseGame(benchmark::State &state)
{
    repeat(state, [](HouseRulesDialog &dialog, int round) {
        const Preset &preset = presets()[static_cast<std::size_t>(round) % presets().size()];
        RuleFile game;
        game.base = QString::fromLatin1(preset.id);
        game.rules = rulesOf(preset);
        dialog.choose(game);
    });
}

void changeRule(benchmark::State &state)
{
    repeat(state, [](HouseRulesDialog &dialog, int round) {
        auto *model = dialog.findChild<CatalogueModel *>();
        model->setOption("nil_value", round % 2 == 0 ? "50" : "100");
        model->setOption("blind_nil_allowed", round % 2 == 0 ? "false" : "true");
    });
}

/// With every group open, so that every row is measured anew.
void resizeDialog(benchmark::State &state)
{
    repeat(state, [](HouseRulesDialog &dialog, int round) {
        if (round == 0)
            dialog.findChild<OptionView *>("options")->expandAll();
        dialog.resize(1200 + 10 * (round % 20), 900);
    });
}

void turnPages(benchmark::State &state)
{
    RuleBook book;
    book.show();
    double longest = 0;
    int round = 0;
    for (auto _ : state) {
        static const char *const anchors[] = {"nil_value", "games", "preset-zone", "words"};
        book.showAnchor(QString::fromLatin1(anchors[round++ % 4]));
        settle();
        longest = std::max(longest, app()->takeLongest());
    }
    state.counters["longest_event_ms"] = longest;
}

} // namespace

BENCHMARK(openHouseRules)->Unit(benchmark::kMillisecond);
BENCHMARK(typeInSearch)->Unit(benchmark::kMillisecond);
BENCHMARK(chooseGame)->Unit(benchmark::kMillisecond);
BENCHMARK(changeRule)->Unit(benchmark::kMillisecond);
BENCHMARK(resizeDialog)->Unit(benchmark::kMillisecond);
BENCHMARK(turnPages)->Unit(benchmark::kMillisecond);

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    const Watched watched(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
