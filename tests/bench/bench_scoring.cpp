// SPDX-License-Identifier: GPL-3.0-or-later
// How long it takes to score a deal. Not a test: nothing here fails.
#include "rules/catalogue.h"
#include "scoring/score_deal.h"

#include <benchmark/benchmark.h>

#include <array>

using namespace sandbag;

namespace {

/// A few deals with nils, overtricks and sets, so that no branch is always the same.
std::array<DealFacts, 4> someDeals()
{
    constexpr std::array<std::array<const char *, 4>, 4> kBids = {{{"3", "4", "2", "3"},
                                                                   {"nil", "4", "5", "3"},
                                                                   {"4", "blind nil", "3", "5"},
                                                                   {"2", "2", "4", "4"}}};
    constexpr std::array<std::array<int, 4>, 4> kTricks = {
        {{4, 3, 4, 2}, {1, 4, 5, 3}, {4, 0, 3, 6}, {3, 1, 4, 5}}};
    std::array<DealFacts, 4> deals;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        int trick = 0;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            deals[i].bids[seat] = parseCall(kBids[i][seat]).value();
            deals[i].tricks[seat] = static_cast<std::uint8_t>(kTricks[i][seat]);
            for (int n = 0; n < kTricks[i][seat]; ++n)
                deals[i].winners[trick++] = static_cast<std::int8_t>(seat);
        }
        deals[i].winnerCount = trick;
        deals[i].lastTrick.seat = 3;
    }
    return deals;
}

void scoreDeals(benchmark::State &state, const RuleSet &rules)
{
    const ScoringPlan plan(rules, Seating(rules));
    const auto deals = someDeals();
    const Standing before;
    std::size_t i = 0;
    for (auto _ : state) {
        const DealScore score = scoreDeal(plan, deals[i++ % deals.size()], before);
        benchmark::DoNotOptimize(score.side);
    }
    state.SetItemsProcessed(state.iterations());
}

void scorePreset(benchmark::State &state, const char *preset)
{
    scoreDeals(state, rulesOf(*findPreset(preset)));
}

/// Every rule that can be had at once at a table of four.
void scoreWithEverything(benchmark::State &state)
{
    RuleSet rules;
    for (const Option &option : catalogue()) {
        if (option.type == OptionType::boolean &&
            (option.group == OptionGroup::nil || option.group == OptionGroup::special ||
             option.group == OptionGroup::bonuses))
            option.set(rules, "true");
    }
    rules.streak_length = 3;
    rules.last_trick_bonus = 10;
    rules.seven_bonus = SevenBonus::race;
    rules.ten_mode = TenMode::automatic;
    rules.renege_mode = RenegeMode::challenge;
    scoreDeals(state, rules);
}

} // namespace

BENCHMARK_CAPTURE(scorePreset, standard, "standard");
BENCHMARK_CAPTURE(scorePreset, highlander, "highlander");
BENCHMARK_CAPTURE(scorePreset, three_b, "three-b");
BENCHMARK(scoreWithEverything);
BENCHMARK_MAIN();
