// SPDX-License-Identifier: GPL-3.0-or-later
#include "climb.h"
#include "duplicate_deals.h"

#include "rules/catalogue.h"

namespace sandbag::fit {

namespace {

constexpr Knob kKnobs[] = {
    {.name = "trump", .pick = &PickWeights::trump},
    {.name = "length", .pick = &PickWeights::length},
    {.name = "harm", .pick = &PickWeights::harm},
    {.name = "take", .pick = &PickWeights::take},
    {.name = "draftTrump", .pick = &PickWeights::draftTrump},
    {.name = "draftLength", .pick = &PickWeights::draftLength},
};

/// Exchanges after blind nils are too rare to count.
bool hasPicks(const RuleSet &rules)
{
    return rules.deck_leftover == DeckLeftover::kitty || rules.deal_method != DealMethod::deal ||
           rules.pass_nil > 0;
}

/// The named games in which two sides choose cards before they play.
std::vector<RuleSet> gamesWithPicks()
{
    std::vector<RuleSet> games;
    for (const Preset &preset : presets()) {
        const RuleSet rules = rulesOf(preset);
        if (hasPicks(rules) && makeContext(rules)->seating.sides == 2)
            games.push_back(rules);
    }
    return games;
}

} // namespace

std::vector<FittedWeight> fitPicks(const Run &run)
{
    const std::vector<RuleSet> games = gamesWithPicks();
    return climbed(
        run, kKnobs,
        [&](const Leanings &tried, const Leanings &present, std::uint64_t seed, int deals) {
            const int each = std::max(1, deals / static_cast<int>(games.size()));
            Sums gain;
            for (const RuleSet &rules : games)
                gain.add(gainOf(rules, tried, present, seed, each).text());
            return gain;
        });
}

} // namespace sandbag::fit
