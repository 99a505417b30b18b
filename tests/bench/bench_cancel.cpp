// SPDX-License-Identifier: GPL-3.0-or-later
// How soon a solver stops that is told to: a question of 13 tricks is stopped at some moment of its
// thinking, and the time of the processor counts that it takes from there to its return.
//
//   bench_cancel [QUESTIONS [LONGEST]]    within so many seconds
#include "match/dealing.h"
#include "named/simple_player.h"
#include "rules/catalogue.h"
#include "search/double_dummy_solution.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <pthread.h>
#include <thread>
#include <vector>

using namespace sandbag;

namespace {

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// The deal at its first card; nothing where it ended before.
std::optional<DealState> firstLead(const std::shared_ptr<const RuleContext> &context,
                                   std::uint64_t seed)
{
    DealState deal = startDeal(
        context, dealCards(*context, static_cast<int>(seed % 3) % context->seating.players, seed));
    SimplePlayer player;
    const std::atomic<bool> stop{false};
    while (!deal.over()) {
        if (deal.stage == Stage::play)
            return deal;
        if (apply(deal, player.decide(SeatView(deal, deal.seat), {context, {}}, stop).event))
            return {};
    }
    return {};
}

/// Seconds of the processor after it was told to stop; nothing where it had answered before.
std::optional<double> stopped(const DealState &deal, double after)
{
    std::atomic<bool> stop{false}, begun{false}, told{false};
    double end = 0;
    DoubleDummyTask task;
    task.objective = Objective::match;
    task.stop = &stop;
    bool answered = false;
    std::thread thinker([&] {
        begun = true;
        answered = solveOpen(deal, {}, task).has_value();
        end = secondsOf(CLOCK_THREAD_CPUTIME_ID);
        while (!told) // its clock is still to be read
            std::this_thread::yield();
    });
    clockid_t clock{};
    pthread_getcpuclockid(thinker.native_handle(), &clock);
    while (!begun || secondsOf(clock) < after)
        std::this_thread::sleep_for(std::chrono::microseconds(50));
    const double start = secondsOf(clock);
    stop = true;
    told = true;
    thinker.join();
    return answered ? std::nullopt : std::optional(std::max(0.0, end - start));
}

void measure(const char *game, int questions, double longest)
{
    const auto context = makeContext(rulesOf(*findPreset(game)));
    std::vector<double> times;
    for (std::uint64_t seed = 1; times.size() < static_cast<std::size_t>(questions) &&
                                 seed < static_cast<std::uint64_t>(20 * questions);
         ++seed) {
        const auto deal = firstLead(context, seed);
        if (!deal || !canSolve(*deal, Objective::match))
            continue;
        if (const auto time =
                stopped(*deal, longest * static_cast<double>(seed * 37 % 1000) / 1000))
            times.push_back(*time);
    }
    std::sort(times.begin(), times.end());
    const auto at = [&](double part) {
        return times.empty() ? 0.0
                             : 1e3 * times[static_cast<std::size_t>(
                                         static_cast<double>(times.size() - 1) * part)];
    };
    std::printf("%-14s stopped %4zu times: median %.3f ms, 99 of 100 within %.3f ms, slowest %.3f "
                "ms\n",
                game, times.size(), at(0.5), at(0.99), at(1));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const int questions = argc > 1 ? std::atoi(argv[1]) : 200;
    const double longest = argc > 2 ? std::atof(argv[2]) : 0.1;
    for (const char *game : {"standard", "three-handed", "six-pairs", "cutthroat", "suicide"})
        measure(game, questions, longest);
    return 0;
}
