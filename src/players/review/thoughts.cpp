// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/thoughts.h"

#include "deal/stages.h"
#include "search/belief.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace sandbag {

namespace {

constexpr int kSampled = 400, kWorlds = 120;
constexpr double kLikely = 0.5;     ///< that a certain player holds a card
constexpr double kLikelyVoid = 0.6; ///< that a player has run out of a suit
constexpr std::size_t kMostTold = 4;

struct Thought {
    double chance = 0;
    Sentence words;
};

int inHundred(double chance)
{
    return static_cast<int>(std::lround(100 * chance));
}

std::vector<World> likelyWorlds(const SeatView &view, const MatchOutlook &outlook,
                                std::uint64_t seed)
{
    Heuristics heuristics(outlook.table);
    heuristics.setStanding(outlook.standing);
    const Goals goals = heuristics.book().goals(view.seen().calls, playsItself(view.seen()));
    const Belief belief(view, heuristics, goals, {});
    const WorldSampler sampler(view);
    Dice dice(seed);
    std::vector<World> sample;
    std::vector<float> logs;
    for (int i = 0; i < kSampled; ++i) {
        sample.push_back(sampler.sample(dice));
        logs.push_back(belief.logLikelihood(sample.back()));
    }
    return drawByLikelihood(std::move(sample), logs, kWorlds, dice);
}

/// How likely that seat's hand is one of which `holds` is true.
template<typename Holds>
double chanceOf(const std::vector<World> &worlds, int seat, Holds holds)
{
    double weight = 0, yes = 0;
    for (const World &world : worlds) {
        weight += world.weight;
        yes += holds(world.hand[seat] | world.secondCopy[seat]) ? world.weight : 0;
    }
    return weight > 0 ? yes / weight : 0;
}

} // namespace

std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                std::uint64_t seed)
{
    const PlayTables &tables = view.table().play;
    const auto worlds = likelyWorlds(view, outlook, seed);
    Slots unseen = 0;
    for (const Card card : view.unseen())
        unseen |= slotBit(tables.slotOf[card.face()]);
    std::vector<Thought> thoughts;
    for (int seat = 0; seat < view.table().seating.players; ++seat) {
        if (seat == view.seat() || view.cardsHeld(seat) == 0)
            continue;
        for (int lane = 0; lane < kSuits; ++lane) {
            const Slots cards = unseen & tables.lane[static_cast<std::size_t>(lane)];
            if (!cards)
                continue;
            const auto top = static_cast<Slot>(63 - std::countl_zero(cards));
            const double holds =
                chanceOf(worlds, seat, [top](Slots hand) { return (hand & slotBit(top)) != 0; });
            if (holds >= kLikely)
                thoughts.push_back({holds,
                                    {QT_TRANSLATE_NOOP("engine", "%1 with %2 in %3 of 100."),
                                     {tables.cardAt[top], Seat{seat}, inHundred(holds)}}});
            const double out =
                chanceOf(worlds, seat, [cards](Slots hand) { return (hand & cards) == 0; });
            const bool shown = (view.shownVoids(seat) >> lane) & 1;
            if (out >= kLikelyVoid && !shown)
                thoughts.push_back(
                    {out,
                     {QT_TRANSLATE_NOOP("engine", "No more cards like %1 with %2 in %3 of 100."),
                      {tables.cardAt[top], Seat{seat}, inHundred(out)}}});
        }
    }
    std::stable_sort(thoughts.begin(), thoughts.end(),
                     [](const Thought &a, const Thought &b) { return a.chance > b.chance; });
    std::vector<Sentence> told;
    for (const Thought &thought : thoughts) {
        if (told.size() < kMostTold)
            told.push_back(thought.words);
    }
    return told;
}

} // namespace sandbag
