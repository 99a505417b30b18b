// SPDX-License-Identifier: GPL-3.0-or-later
// The trick solver beside DDS on 200 fixed deals, both in one run, by the processor's time: the
// median board and the total, of the median of some rounds. Every value is compared.
//
//   bench_solver [ROUNDS] [TRICKS ...]
#include "play/play_tables.h"
#include "setup/seating.h"
#include "solver/trick_solver.h"

#include <dds/dll.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>
#include <vector>

using namespace sandbag;

namespace {

constexpr int kDeals = 200;

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Cards by seat, as faces: suit * 13 + rank.
using Deal = std::array<std::vector<int>, 4>;

Deal dealOf(int number, int tricks)
{
    std::uint64_t state = 0x5350414445530000ULL + static_cast<std::uint64_t>(number);
    const auto next = [&state] {
        std::uint64_t z = state += 0x9E3779B97F4A7C15ULL;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    };
    std::array<int, 52> deck{};
    for (int card = 0; card < 52; ++card)
        deck[static_cast<std::size_t>(card)] = card;
    for (std::uint64_t k = 51; k > 0; --k)
        std::swap(deck[k], deck[((next() >> 32) * (k + 1)) >> 32]);
    Deal deal;
    for (std::size_t seat = 0; seat < 4; ++seat)
        deal[seat].assign(deck.begin() + static_cast<std::ptrdiff_t>(13 * seat),
                          deck.begin() + static_cast<std::ptrdiff_t>(13 * seat) + tricks);
    return deal;
}

int tricksByDds(const Deal &deal)
{
    ::deal board{};
    board.trump = 0; // spades
    board.first = 3; // West
    for (std::size_t seat = 0; seat < 4; ++seat) {
        const std::size_t hand = (seat + 3) % 4; // North is 0 there
        for (const int card : deal[seat])
            board.remainCards[hand][3 - card / 13] |= 4U << (card % 13);
    }
    futureTricks future{};
    if (const int result = SolveBoard(board, -1, 1, 1, &future, 0); result != RETURN_NO_FAULT) {
        std::printf("DDS: %d\n", result);
        std::exit(1);
    }
    return future.score[0];
}

PlayState stateOf(const PlayTables &tables, const Deal &deal, int tricks)
{
    PlayState state;
    for (int seat = 0; seat < 4; ++seat) {
        for (const int card : deal[static_cast<std::size_t>(seat)])
            addCard(tables, state, seat, Card(card));
    }
    startPlay(tables, state, 0, tricks);
    return state;
}

struct Timing {
    std::vector<double> boards;
    double total = 0;
};

template<class Solve>
Timing timed(const std::vector<Deal> &deals, std::vector<int> &values, Solve solve)
{
    Timing timing;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const double start = processorSeconds();
        values[i] = solve(deals[i]);
        timing.boards.push_back(processorSeconds() - start);
        timing.total += timing.boards.back();
    }
    std::sort(timing.boards.begin(), timing.boards.end());
    return timing;
}

double middle(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

void compare(const PlayTables &tables, int tricks, int rounds)
{
    std::vector<Deal> deals;
    for (int i = 0; i < kDeals; ++i)
        deals.push_back(dealOf(i, tricks));
    std::vector<int> theirs(kDeals), ours(kDeals);
    std::vector<double> medians[2], totals[2];
    std::uint64_t nodes = 0;
    std::size_t bytes = 0;
    for (int round = 0; round < rounds; ++round) {
        const Timing dds = timed(deals, theirs, tricksByDds);
        const Timing own = timed(deals, ours, [&](const Deal &deal) {
            const PlayState state = stateOf(tables, deal, tricks);
            TrickSolver solver(*openGame(tables, state, 0), {});
            const int value = solver.tricks(openPosition(tables, state)).value_or(-1);
            nodes += solver.nodes();
            bytes = std::max(bytes, solver.bytes());
            return value;
        });
        medians[0].push_back(dds.boards[kDeals / 2]);
        medians[1].push_back(own.boards[kDeals / 2]);
        totals[0].push_back(dds.total);
        totals[1].push_back(own.total);
    }
    int wrong = 0;
    for (std::size_t i = 0; i < kDeals; ++i)
        wrong += ours[i] != theirs[i];
    std::printf("%2d tricks: median DDS %8.4f ms, ours %8.4f ms = %6.3f; total DDS %7.3f s, ours "
                "%7.3f s = %6.3f; %d values differ; %.0f tricks a board, table at most %.1f MiB\n",
                tricks, 1e3 * middle(medians[0]), 1e3 * middle(medians[1]),
                middle(medians[1]) / middle(medians[0]), middle(totals[0]), middle(totals[1]),
                middle(totals[1]) / middle(totals[0]), wrong,
                static_cast<double>(nodes) / kDeals / rounds,
                static_cast<double>(bytes) / (1 << 20));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    SetMaxThreads(1);
    RuleSet rules;
    rules.lead_spades = LeadSpades::any;
    const PlayTables tables = makePlayTables(rules, Seating(rules));
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 7;
    std::vector<int> tricks;
    for (int i = 2; i < argc; ++i)
        tricks.push_back(std::atoi(argv[i]));
    if (tricks.empty())
        tricks = {6, 8, 10, 13};
    for (const int count : tricks)
        compare(tables, count, rounds);
    return 0;
}
