// SPDX-License-Identifier: GPL-3.0-or-later
// What the review calls choices at 0 : 0. One player answers by chance or as a beginner does, the
// others play by rules of thumb; a search of four times the review's size, on worlds of its own,
// says which choices give away 20 points or more and which hardly any.
//
//   graded_choices [GAME] [DEALS] [FIRST SEED]      standard 20 1
//
// A line for each deal; grades/measure collects them over several games, as long as it is let.
#include "graded.h"

#include "rules/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace sandbag;

int main(int argc, char **argv)
{
    constexpr int kLarger = 4;
    const char *game = argc > 1 ? argv[1] : "standard";
    const int deals = argc > 2 ? std::atoi(argv[2]) : 20;
    const int first = argc > 3 ? std::atoi(argv[3]) : 1;
    const Preset *preset = findPreset(game);
    if (!preset) {
        std::fprintf(stderr, "no game %s\n", game);
        return 2;
    }
    for (int seed = first; seed < first + deals; ++seed) {
        const std::clock_t start = std::clock();
        GradedDeal deal{rulesOf(*preset), seed % 2 ? "random" : "level:1",
                        static_cast<std::uint64_t>(seed), kLarger * JudgeOptions().iterations};
        const GradeCount count = GradedChoices(deal).graded();
        for (const std::string &line : count.wrong)
            std::printf("  %s\n", line.c_str());
        std::printf("deal %s %d: %d dear, %d called, %d cheap, %d blamed, %.2f s\n", game, seed,
                    count.dear, count.called, count.cheap, count.blamed,
                    static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
        std::fflush(stdout);
    }
    return 0;
}
