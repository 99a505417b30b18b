// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the numbers that computer players judge hands and cards by, from games of the simple player
// with itself:
//
//   sandbag_fit later  --deals 20000 --seed 1 > src/players/policy/later_win_table.inc
//   sandbag_fit nil    --deals 60000 --seed 1 > src/players/bidding/nil_table.inc
//   sandbag_fit hand   --deals 30000 --seed 1     the weights of hand_model.cpp
//   sandbag_fit points --deals 20000 --seed 1     mean of win_model.h, and a deal's deviation
//   sandbag_fit wins   --deals 2000 --seed 1      the spread that foretells best who wins matches
//   sandbag_fit lessons --deals 6000000 --seed 1 > src/players/policy/lessons_table.inc
//   sandbag_fit calls --deals 1000000 --seed 1 > src/players/bidding/call_lessons_table.inc
//   sandbag_fit weights --deals 12000 --seed 1    the numbers of CardWeights and BidTemper
//   sandbag_fit picks --deals 36000 --seed 1      the numbers of PickWeights
//   sandbag_fit moves --deals 4000                what a step of each of these gains
//   sandbag_fit beliefs --deals 300               … of each number of BeliefOptions, in nats
//
// With --state FILE finished pieces are kept there, and a run that was stopped goes on (of beliefs,
// which take seconds, none are). The tables
// feed the games that they are counted in: made again from themselves they settle within a few
// rounds.
#include "fits.h"

#include "policy/later_win.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace sandbag;
using namespace sandbag::fit;

namespace {

void head(const char *what, const Run &run)
{
    std::printf("// SPDX-License-Identifier: GPL-3.0-or-later\n"
                "// Made by: sandbag_fit %s --deals %d --seed %llu\n",
                what, run.deals, static_cast<unsigned long long>(run.seed));
}

void printLaterWins(const Run &run)
{
    const LaterWinFit fit = fitLaterWins(run);
    head("later", run);
    for (std::size_t cell = 0; cell < fit.percent.size(); ++cell)
        std::printf("%d,%s", fit.percent[cell], cell % LaterWinTable::kUnseen == 13 ? "\n" : " ");
}

void printNil(const Run &run)
{
    const auto weights = fitNil(run);
    head("nil", run);
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::printf("%.3fF,%s", weights[i], i % 8 == 7 || i + 1 == weights.size() ? "\n" : " ");
}

void printHand(const Run &run)
{
    constexpr const char *kNames[] = {"constant",  "trumps",    "sides",     "perTrump",
                                      "noSuit",    "singleton", "doubleton", "ruffTrump",
                                      "longTrump", "noTrump",   "oneTrump"};
    const auto weights = fitHand(run);
    for (std::size_t i = 0; i < weights.size(); ++i)
        std::printf("constexpr float %s = %.3fF;\n", kNames[i], weights[i]);
}

void printPoints(const Run &run)
{
    const PointsFit fit = fitPoints(run);
    std::printf("mean = %.2fF\n// deviation of a deal: %.2f\n", fit.mean, fit.spread);
}

void printWins(const Run &run)
{
    const WinFit fit = fitWins(run);
    std::printf(
        "spread = %.2fF\n// nats lost at a standing: %.4f; as shipped %.4f; knowing nothing "
        "%.4f\n",
        fit.spread, fit.loss, fit.shipped, fit.unknowing);
}

void printWeights(const std::vector<FittedWeight> &weights)
{
    for (const FittedWeight &weight : weights)
        std::printf("    float %s = %.2fF;\n", weight.name.c_str(), weight.value);
}

void printCardsAndBids(const Run &run)
{
    printWeights(fitWeights(run));
}

void printPicks(const Run &run)
{
    printWeights(fitPicks(run));
}

void printMoves(const Run &run)
{
    for (const Move &move : tryWeights(run))
        std::printf("%-12s %6.2f to %6.2f: %+6.2f points a deal, give or take %.2f\n",
                    move.name.c_str(), move.shipped, move.tried, move.gain, move.error);
}

void printBeliefs(const Run &run)
{
    for (const BeliefMove &move : tryBeliefs(run))
        std::printf("%-14s %7.4f to %7.4f: %+.4f nats, give or take %.4f\n", move.name.c_str(),
                    move.shipped, move.tried, move.gain, move.error);
}

template<typename Network>
void printNetwork(const Network &lessons)
{
    const auto list = [](const auto &numbers) {
        std::printf("{");
        for (std::size_t i = 0; i < numbers.size(); ++i)
            std::printf("%d,%s", numbers[i], i % 32 == 31 ? "\n" : "");
        std::printf("},\n");
    };
    list(lessons.first);
    list(lessons.plain);
    list(lessons.last);
    std::printf("%d\n", lessons.trust);
}

void printLessons(const Run &run)
{
    head("lessons", run);
    for (const Lessons::Network &network : fitLessons(run).ofMood) {
        std::printf("{");
        printNetwork(network);
        std::printf("},\n");
    }
}

void printCallLessons(const Run &run)
{
    head("calls", run);
    printNetwork(fitCallLessons(run));
}

} // namespace

int main(int argc, char **argv)
{
    Run run;
    for (int i = 2; i + 1 < argc; i += 2) {
        if (!std::strcmp(argv[i], "--deals"))
            run.deals = std::atoi(argv[i + 1]);
        else if (!std::strcmp(argv[i], "--seed"))
            run.seed = std::strtoull(argv[i + 1], nullptr, 10);
        else if (!std::strcmp(argv[i], "--state"))
            run.state = argv[i + 1];
    }
    const struct {
        const char *name;
        void (*print)(const Run &);
    } kinds[] = {
        {"later", printLaterWins}, {"nil", printNil},         {"hand", printHand},
        {"points", printPoints},   {"wins", printWins},       {"weights", printCardsAndBids},
        {"moves", printMoves},     {"lessons", printLessons}, {"calls", printCallLessons},
        {"beliefs", printBeliefs}, {"picks", printPicks}};
    for (const auto &kind : kinds) {
        if (argc > 1 && !std::strcmp(argv[1], kind.name)) {
            kind.print(run);
            return 0;
        }
    }
    std::fputs(
        "usage: sandbag_fit later|nil|hand|points|wins|weights|picks|moves|lessons|calls|beliefs "
        "[--deals N] "
        "[--seed S] "
        "[--state FILE]\n",
        stderr);
    return 2;
}
