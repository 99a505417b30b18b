// SPDX-License-Identifier: GPL-3.0-or-later
// How long a person waits for a long history: 10,000 matches over all named games by default.
//
//   bench_history [MATCHES]
#include "../history/match_maker.h"
#include "history_window.h"
#include "library.h"
#include "library_worker.h"
#include "rules/catalogue.h"
#include "statistics.h"
#include "statistics_detail.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <ctime>

using namespace sandbag;

namespace {

/// By the clock, and of the processor on all threads: on a busy machine only that one is told
/// apart from what others do.
struct Spent {
    qint64 wall = 0;
    qint64 processor = 0;
    bool operator<(const Spent &other) const { return wall < other.wall; }
};

void tell(const QString &what, const Spent &spent, const QString &more = {})
{
    const auto milliseconds = [](qint64 nanoseconds) {
        return QString::number(static_cast<double>(nanoseconds) / 1e6, 'f', 1).rightJustified(9);
    };
    QTextStream(stdout) << what.leftJustified(34) << milliseconds(spent.wall) << " ms"
                        << milliseconds(spent.processor) << " ms of the processor " << more
                        << Qt::endl;
}

/// Some matches of every named game, each many times under other names.
void writeRecords(const QString &folder, int matches)
{
    QDir().mkpath(folder);
    std::vector<MatchRecord> played;
    std::uint64_t seed = 1;
    for (const Preset &preset : presets())
        for (int i = 0; i < 4; ++i, ++seed)
            played.push_back(
                playedMatch(rulesOf(preset), preset.id, seed, {"You", "Ada", "Bo", "Cleo"}, 12));
    for (int i = 0; i < matches; ++i) {
        MatchRecord record = played[static_cast<std::size_t>(i) % played.size()];
        for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
            record.players[seat].kind = seat == 0 ? "human" : "level:3";
            if (seat > 0)
                record.players[seat].name += " " + std::to_string(i / 7 % 90);
        }
        record.name = "Table " + std::to_string(i);
        writeMatch(record, folder, i);
    }
}

template<typename Act>
Spent time(Act act)
{
    QElapsedTimer clock;
    clock.start();
    const std::clock_t before = std::clock();
    act();
    const auto processor = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
    return {clock.nsecsElapsed(), static_cast<qint64>(1e9 * processor)};
}

/// The median of some runs.
template<typename Act>
Spent usually(Act act)
{
    std::vector<Spent> times;
    for (int run = 0; run < 7; ++run)
        times.push_back(time(act));
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void measureWindow(const QString &folder)
{
    LibraryWorker worker(folder);
    QList<HistoryWindow *> windows;
    tell(QStringLiteral("window with its first rows"), usually([&] {
             windows << new HistoryWindow(&worker);
             windows.back()->show();
             while (!windows.back()->match())
                 QApplication::processEvents(QEventLoop::WaitForMoreEvents);
         }));
    HistoryWindow *window = windows.takeLast();
    qDeleteAll(windows);
    for (int i = 0; i < 20; ++i) { // until the folder was looked through for every one of them
        worker.flush();
        QApplication::processEvents();
    }
    bool shown = false;
    QObject::connect(window->model(), &HistoryModel::shown, window, [&shown] { shown = true; });
    HistoryFilter filter;
    int letter = 0;
    tell(QStringLiteral("a typed letter"), usually([&] {
             filter.text = QString::fromLatin1("cleo 4 table").left(++letter);
             shown = false;
             window->model()->setFilter(filter);
             while (!shown)
                 QApplication::processEvents(QEventLoop::WaitForMoreEvents);
         }));
    delete window;
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    const int matches = argc > 1 ? std::max(1, std::atoi(argv[1])) : 10'000;
    const QTemporaryDir folder;
    const QString library = folder.filePath(QStringLiteral("library"));
    tell(QStringLiteral("writing the records"), time([&] { writeRecords(library, matches); }));
    const auto open = [&library] {
        Library opened(library);
        if (const auto error = opened.open())
            qFatal("%s", qPrintable(error->text));
    };
    const Spent rebuilt = time(open);
    tell(QStringLiteral("index made"), rebuilt,
         QStringLiteral("%1 matches/s, %2 a second of the processor")
             .arg(matches * 1e9 / static_cast<double>(rebuilt.wall), 0, 'f', 0)
             .arg(matches * 1e9 / static_cast<double>(rebuilt.processor), 0, 'f', 0));
    tell(QStringLiteral("opened up to date"), usually(open));
    Library opened(library);
    if (opened.open(Library::Open::asItIs))
        return 1;
    const auto ask = [&opened](GroupBy by) {
        StatisticsQuery query;
        query.by = by;
        (void)opened.ask([&](HistoryIndex &index) { (void)statistics(index, query); });
    };
    tell(QStringLiteral("statistics of everything"), usually([&] { ask(GroupBy::nothing); }));
    tell(QStringLiteral("statistics by rules"), usually([&] { ask(GroupBy::rules); }));
    tell(QStringLiteral("all figures of one person"), usually([&] {
             (void)opened.ask([](HistoryIndex &index) { (void)statisticsDetail(index, {}); });
         }));
    measureWindow(library);
    return 0;
}
