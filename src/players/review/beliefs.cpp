// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/beliefs.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "policy/unseen_slots.h"
#include "search/belief.h"
#include "search/certain_cards.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

constexpr int kSampled = 400, kWorlds = 120;
constexpr double kLikely = 0.5;     ///< that a certain player holds a card
constexpr double kLikelyVoid = 0.6; ///< that a player has run out of a suit
constexpr std::size_t kMostTold = 4;

struct Likely {
    double chance = 0;
    Sentence words;
};

/// The hidden hands as they may be.
struct Hands {
    std::vector<World> likely; ///< by calls and cards
    CertainCards certain;      ///< what is proved
};

std::vector<World> likelyWorlds(const SeatView &view, const MatchOutlook &outlook,
                                std::uint64_t seed, const std::atomic<bool> &stop)
{
    Heuristics heuristics(outlook.context);
    heuristics.setStanding(outlook.standing);
    const Goals goals = heuristics.book().goals(ownNumbers(view.seen()), playsItself(view.seen()));
    const CardWeights weights = taughtWeights();
    BeliefOptions options;
    options.nilDeals = 1; // deals are not chosen by their nils here, but weighed
    const Belief belief(view, heuristics, weights, goals, options);
    const WorldSampler sampler(view);
    Dice dice(seed);
    std::vector<World> sample;
    std::vector<float> logs;
    for (int i = 0; i < kSampled; ++i) {
        sample.push_back(sampler.sample(dice));
        logs.push_back(belief.logLikelihood(sample.back()));
        if (stop)
            break;
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

Slot highest(Slots cards)
{
    return static_cast<Slot>(63 - std::countl_zero(cards));
}

/// In percent: what can be otherwise is not told as certain.
int beliefOfHundred(double chance)
{
    return std::min(ofHundred(chance), 99);
}

struct Honour {
    int seat;
    Card card;
    Slot slot;
};

/// That this player holds the highest card of a suit.
void addTop(std::vector<Likely> &likely, const Hands &hands, const Honour &honour)
{
    const auto has = [&honour](Slots hand) { return (hand & slotBit(honour.slot)) != 0; };
    const double holds = chanceOf(hands.likely, honour.seat, has);
    if (hands.certain.mustHold(honour.seat, honour.slot))
        likely.push_back({1, Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 held %2."),
                                              QT_TRANSLATE_NOOP("players", "You held %2."),
                                              {Seat{honour.seat}, honour.card})});
    else if (holds >= kLikely)
        likely.push_back(
            {holds, Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 probably held %2 (%3%)."),
                                     QT_TRANSLATE_NOOP("players", "You probably held %2 (%3%)."),
                                     {Seat{honour.seat}, honour.card, beliefOfHundred(holds)})});
}

/// That they have run out of it.
void addVoid(std::vector<Likely> &likely, const Hands &hands, int seat, Suit suit, Slots cards)
{
    const auto none = [cards](Slots hand) { return (hand & cards) == 0; };
    const double out = chanceOf(hands.likely, seat, none);
    if (hands.certain.cannotHold(seat, static_cast<EffectiveSuit>(suit)))
        likely.push_back({1, Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had no more %2."),
                                              QT_TRANSLATE_NOOP("players", "You had no more %2."),
                                              {Seat{seat}, suit})});
    else if (out >= kLikelyVoid)
        likely.push_back(
            {out,
             Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 probably had no more %2 (%3%)."),
                              QT_TRANSLATE_NOOP("players", "You probably had no more %2 (%3%)."),
                              {Seat{seat}, suit, beliefOfHundred(out)})});
}

} // namespace

std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                const BeliefRequest &wanted, const std::atomic<bool> &stop)
{
    const PlayTables &tables = view.context().play;
    const Hands hands{likelyWorlds(view, outlook, wanted.seed, stop), CertainCards(view)};
    // Before the play nobody has run out of anything: a hand that is being drafted has few cards of
    // every suit.
    const bool playing = view.seen().stage == Stage::play;
    const Slots unseen = unseenSlots(view);
    std::vector<Likely> likely;
    for (int effectiveSuit = 0; effectiveSuit < kSuits; ++effectiveSuit) {
        const Slots suit = tables.effectiveSuit[static_cast<std::size_t>(effectiveSuit)];
        const Slots cards = unseen & suit;
        if (!cards)
            continue;
        for (int seat = 0; seat < view.context().seating.players; ++seat) {
            if (seat == view.seat() || view.cardsHeld(seat) == 0)
                continue;
            if (!wanted.discreet)
                addTop(likely, hands, {seat, tables.cardAt[highest(cards)], highest(cards)});
            if (playing && !((view.shownVoids(seat) >> effectiveSuit) & 1))
                addVoid(likely, hands, seat, static_cast<Suit>(effectiveSuit), cards);
        }
    }
    std::stable_sort(likely.begin(), likely.end(),
                     [](const Likely &a, const Likely &b) { return a.chance > b.chance; });
    std::vector<Sentence> told;
    for (const Likely &one : likely) {
        if (told.size() < kMostTold)
            told.push_back(one.words);
    }
    return told;
}

} // namespace sandbag
