// SPDX-License-Identifier: GPL-3.0-or-later
// The solver with the real score beside DDS, which counts tricks, on the same cards: positions that
// the simple player bid and played into, at some standing of the match. By the processor's time;
// everything that a question takes is counted, the values of the ends too.
//
//   bench_scores [DEALS] [TRICKS ...]
#include "named/simple_player.h"
#include "search/double_dummy_solution.h"
#include "search/share_worth.h"
#include "solver/score_solver.h"

#include <dds/dll.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <vector>

using namespace sandbag;

namespace {

constexpr struct {
    const char *word;
    Objective objective;
} kObjectives[] = {{"points", Objective::points}, {"match", Objective::match}};

double processorSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Before the deal: a match under way, with bags on both sides.
Standing standingOf(std::uint64_t seed)
{
    Standing standing;
    standing.dealsScored = static_cast<int>(seed % 7);
    for (int side = 0; standing.dealsScored > 0 && side < 2; ++side) {
        const auto draw = static_cast<int>((seed * 2654435761U >> (8 * side)) % 1000);
        standing.totals[side] = draw % 45 * 10;
        standing.bags[side] = draw / 7 % 10;
    }
    return standing;
}

/// The deal with so many tricks left to play; nothing where it ended before.
std::optional<DealState> positionOf(const std::shared_ptr<const RuleContext> &context,
                                    std::uint64_t seed, int tricks)
{
    DealState deal = startDeal(context, dealCards(*context, static_cast<int>(seed % 4), seed));
    std::vector<SimplePlayer> players(4);
    const MatchOutlook outlook{context, standingOf(seed)};
    const std::atomic<bool> stop{false};
    while (!deal.over()) {
        if (deal.stage == Stage::play && deal.play.inTrick == 0 &&
            deal.play.tricksInDeal - deal.play.tricksPlayed <= tricks)
            return deal;
        const auto seat = static_cast<std::size_t>(deal.seat);
        const Event event = players[seat].decide(SeatView(deal, deal.seat), outlook, stop).event;
        if (apply(deal, event))
            return {};
    }
    return {};
}

int tricksByDds(const DealState &state)
{
    ::deal board{};
    board.trump = 0;
    board.first = state.play.turn;
    for (int seat = 0; seat < 4; ++seat) {
        for (const Card card : handCards(state.context->play, state.play, seat))
            board.remainCards[seat][3 - static_cast<int>(card.suit())] |= 4U << card.rank();
    }
    futureTricks future{};
    if (const int result = SolveBoard(board, -1, 1, 1, &future, 0); result != RETURN_NO_FAULT) {
        std::printf("DDS: %d\n", result);
        std::exit(1);
    }
    return future.score[0];
}

struct Answer {
    std::uint64_t nodes = 0;
    std::size_t bytes = 0;
};

Answer ask(const DealState &deal, std::uint64_t seed, Objective objective)
{
    const ScoringPlan plan(deal.context->rules, deal.context->seating);
    const WinModel win(*deal.context);
    const int side = static_cast<int>(seed % 2);
    LeafCache leaves(plan, win, standingOf(seed), side, objective);
    leaves.setDeal(deal);
    auto values = shareWorth(leaves, deal, deal.play, objective);
    ScoreSolver solver(openGame(deal.context->play, deal.play, side).value(), {});
    if (!solver.value(openPosition(deal.context->play, deal.play), values.value()))
        std::exit(1);
    return {solver.nodes(), solver.bytes()};
}

struct Times {
    std::vector<double> all;

    void add(double seconds) { all.push_back(seconds); }
    double middle()
    {
        std::sort(all.begin(), all.end());
        return all[all.size() / 2];
    }
    [[nodiscard]] double total() const
    {
        double sum = 0;
        for (const double one : all)
            sum += one;
        return sum;
    }
};

void compare(const std::shared_ptr<const RuleContext> &context, int deals, int tricks)
{
    for (const auto &row : kObjectives) {
        Times theirs, ours;
        std::uint64_t nodes = 0;
        std::size_t bytes = 0;
        int nils = 0;
        for (std::uint64_t seed = 0; theirs.all.size() < static_cast<std::size_t>(deals); ++seed) {
            const auto deal = positionOf(context, seed, tricks);
            if (!deal)
                continue;
            for (int seat = 0; seat < 4; ++seat)
                nils += deal->calls[seat].isNil() ? 1 : 0;
            double start = processorSeconds();
            (void)tricksByDds(*deal);
            theirs.add(processorSeconds() - start);
            start = processorSeconds();
            const Answer answer = ask(*deal, seed, row.objective);
            ours.add(processorSeconds() - start);
            nodes += answer.nodes;
            bytes = std::max(bytes, answer.bytes);
        }
        const double dds = theirs.middle(), own = ours.middle();
        std::printf("%2d tricks, %-6s: median DDS %7.3f ms, ours %8.3f ms = %6.2f; total %6.2f; "
                    "slowest %9.2f ms; %.0f tricks a board, %d nils, table at most %.1f MiB\n",
                    tricks, row.word, 1e3 * dds, 1e3 * own, own / dds,
                    ours.total() / theirs.total(), 1e3 * ours.all.back(),
                    static_cast<double>(nodes) / deals, nils,
                    static_cast<double>(bytes) / (1 << 20));
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char **argv)
{
    SetMaxThreads(1);
    const auto context = makeContext(RuleSet());
    const int deals = argc > 1 ? std::atoi(argv[1]) : 200;
    std::vector<int> tricks;
    for (int i = 2; i < argc; ++i)
        tricks.push_back(std::atoi(argv[i]));
    if (tricks.empty())
        tricks = {6, 8, 9, 13};
    for (const int count : tricks)
        compare(context, deals, count);
    return 0;
}
