// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/levels.h"

#include "named/fitful_player.h"
#include "named/simple_player.h"
#include "search/search_player.h"
#include "text/mark.h"

#include <array>

namespace sandbag {

std::span<const Level> levels()
{
    // How many matches each wins against the one before is in STRENGTH.md.
    static const std::array<Level, 6> kLevels{{
        {1, QT_TRANSLATE_NOOP("players", "Beginner"),
         QT_TRANSLATE_NOOP("players", "Knows the rules, forgets most cards, and bids on instinct."),
         0.5F, 1.15F, 0.8F, 0, false, 0, 0},
        {2, QT_TRANSLATE_NOOP("players", "Casual"),
         QT_TRANSLATE_NOOP("players", "Remembers most of the cards played."), 0.95F, 0.05F, 0.15F,
         0, false, 0, 0},
        {3, QT_TRANSLATE_NOOP("players", "Regular"),
         QT_TRANSLATE_NOOP("players",
                           "Remembers what won each trick, but sometimes miscounts small "
                           "cards and errs from fear or greed."),
         0.7F, 0, 0.25F, 3, true, 0, 0},
        {4, QT_TRANSLATE_NOOP("players", "Skilled"),
         QT_TRANSLATE_NOOP(
             "players",
             "Has learned from many games what each card is worth, and sometimes simulates deals."),
         1, 0, 0, 0, true, 0.1F, 8},
        {5, QT_TRANSLATE_NOOP("players", "Strong"),
         QT_TRANSLATE_NOOP("players", "Simulates a few deals before playing each card."), 1, 0, 0,
         0, true, 1, 20},
        {6, QT_TRANSLATE_NOOP("players", "Expert"),
         QT_TRANSLATE_NOOP(
             "players",
             "Simulates thousands of deals and draws conclusions from every card played."),
         1, 0, 0, 0, true, 1, 12000},
    }};
    return kLevels;
}

namespace {

/// Chance to win the match above which nobody goes blind: most people, and the shy ones.
constexpr float kEvenBlind = 0.2F;
constexpr float kDespair = 0.08F;

} // namespace

std::span<const Personality> personalities()
{
    static const std::array<Personality, 6> kPersonalities{{
        {"even", QT_TRANSLATE_NOOP("players", "Balanced"),
         QT_TRANSLATE_NOOP("players", "No particular style."), 0, 0, 1.2F, kEvenBlind, 1, 1},
        {"bold", QT_TRANSLATE_NOOP("players", "Bold"),
         QT_TRANSLATE_NOOP("players", "Bids optimistically."), 0.5F, 0.04F, 0.5F, 1, 1, 1.1F},
        {"careful", QT_TRANSLATE_NOOP("players", "Careful"),
         QT_TRANSLATE_NOOP("players", "Bids only what is certain and prefers a bag to a set."),
         -0.5F, -0.06F, 2, kDespair, 0.6F, 0.9F},
        {"daring", QT_TRANSLATE_NOOP("players", "Daring"),
         QT_TRANSLATE_NOOP("players", "Bids nil often."), -0.1F, 0.14F, 0.15F, 1, 1, 1},
        {"thrifty", QT_TRANSLATE_NOOP("players", "Thrifty"),
         QT_TRANSLATE_NOOP("players", "Avoids bags by ducking early."), 0.2F, 0, 1.2F, kDespair,
         1.8F, 0.8F},
        {"spiteful", QT_TRANSLATE_NOOP("players", "Spiteful"),
         QT_TRANSLATE_NOOP("players", "Would rather set you than make their own bid."), 0, 0, 0.7F,
         kEvenBlind, 1, 4},
    }};
    return kPersonalities;
}

namespace {

/// Nobody waits longer than 2.5 seconds for a card, however slow the machine: what has begun is
/// ended.
constexpr int kMostMilliseconds = 2300;
/// That is for machines under load: left alone no choice comes near it. So many cards are those of
/// the most playouts of any level in a deal of 52.
constexpr int kMostCards = 12'000 * 52;

BidTemper temperOf(const Personality &personality, BidTemper temper)
{
    temper.boldness += personality.boldness;
    temper.nilCourage += personality.nilCourage;
    temper.blindShy = personality.blindShy;
    temper.blindBelow = personality.blindBelow;
    return temper;
}

CardWeights weightsOf(const Personality &personality, CardWeights weights)
{
    weights.avoid *= personality.bagCare;
    weights.bold *= personality.malice;
    weights.attack *= personality.malice;
    return weights;
}

std::unique_ptr<Player> quick(const Level &level, const Personality &personality,
                              std::uint64_t seed)
{
    return std::make_unique<SimplePlayer>(
        temperOf(personality, level.taught ? BidTemper::taught() : BidTemper()),
        weightsOf(personality, level.taught ? taughtWeights() : CardWeights()),
        SimpleStyle{{level.memory, level.noise, level.bidNoise, level.whim, level.taught},
                    level.taught},
        seed);
}

std::unique_ptr<Player> thinker(const Level &level, const Personality &personality,
                                std::uint64_t seed)
{
    SearchOptions options;
    options.iterations = level.iterations;
    options.milliseconds = kMostMilliseconds;
    options.mostCards = kMostCards;
    options.bothCount = true;
    options.taught = level.taught;
    options.temper = temperOf(personality, options.temper);
    options.weights = weightsOf(personality, {});
    return std::make_unique<SearchPlayer>(options, seed);
}

std::unique_ptr<Player> make(const Level &level, const Personality &personality, std::uint64_t seed)
{
    if (level.thinks <= 0)
        return quick(level, personality, seed);
    if (level.thinks >= 1)
        return thinker(level, personality, seed);
    return std::make_unique<FitfulPlayer>(thinker(level, personality, seed),
                                          quick(level, personality, seed), level.thinks, seed);
}

} // namespace

LevelChoice levelOf(std::string_view name)
{
    constexpr std::string_view kLevel = "level:";
    if (!name.starts_with(kLevel) || name.size() == kLevel.size())
        return {};
    name.remove_prefix(kLevel.size());
    const int number = name.front() - '0';
    std::string_view temper = name.substr(1);
    if (!temper.empty() && temper.front() != ':')
        return {};
    if (!temper.empty())
        temper.remove_prefix(1);
    const bool plain = temper.empty();
    for (const Level &level : levels()) {
        for (const Personality &personality : personalities()) {
            if (level.number == number && (plain || temper == personality.id))
                return {&level, &personality};
        }
    }
    return {};
}

std::unique_ptr<Player> makeLevelPlayer(std::string_view name, std::uint64_t seed)
{
    const LevelChoice choice = levelOf(name);
    return choice.level ? make(*choice.level, *choice.personality, seed) : nullptr;
}

} // namespace sandbag
