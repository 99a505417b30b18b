// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/beliefs.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "policy/unseen_slots.h"
#include "review/beyond_chance.h"
#include "search/belief.h"
#include "search/certain_cards.h"
#include "search/telling.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace sandbag {

namespace {

constexpr int kSampled = 400;
constexpr double kLikely = 0.55;    ///< that a certain player holds a card: more than even
constexpr double kLikelyVoid = 0.6; ///< that a player has run out of a suit
constexpr double kAlmost = 0.9;     ///< at least: almost certain
constexpr std::size_t kMostTold = 4;

struct Likely {
    double chance = 0;
    Sentence words;
};

/// The hidden hands as they may be.
struct Hands {
    std::vector<World> likely; ///< each with how likely it is by calls and cards
    double drawn = 0;          ///< as many worlds of one weight would tell as much
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
    const float top = *std::max_element(logs.begin(), logs.end());
    for (std::size_t i = 0; i < sample.size(); ++i)
        sample[i].weight = std::exp(logs[i] - top);
    return sample;
}

Hands handsOf(const SeatView &view, std::vector<World> worlds)
{
    double sum = 0, squares = 0;
    for (const World &world : worlds) {
        sum += world.weight;
        squares += world.weight * world.weight;
    }
    return {std::move(worlds), squares > 0 ? sum * sum / squares : 0, CertainCards(view)};
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
    EffectiveSuit suit;
    int copies; ///< that are unseen
};

/// That this player holds the highest card of a suit.
void addTop(std::vector<Likely> &likely, const Hands &hands, const Honour &honour)
{
    if (hands.certain.mustHold(honour.seat, honour.slot)) {
        likely.push_back({1, Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 held %2."),
                                              QT_TRANSLATE_NOOP("players", "You held %2."),
                                              {Seat{honour.seat}, honour.card})});
        return;
    }
    const auto has = [&honour](Slots hand) { return (hand & slotBit(honour.slot)) != 0; };
    const double holds = chanceOf(hands.likely, honour.seat, has);
    const double byRoom = hands.certain.chanceOfAny(honour.seat, honour.suit, honour.copies);
    if (holds < kLikely || !isBeyondChance(holds, hands.drawn, byRoom))
        return;
    std::vector<SentenceArg> args{Seat{honour.seat}, honour.card, beliefOfHundred(holds)};
    likely.push_back(
        {holds,
         isBeyondChance(holds, hands.drawn, kAlmost)
             ? Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 almost certainly held %2 (%3%)."),
                                QT_TRANSLATE_NOOP("players", "You almost certainly held %2 (%3%)."),
                                std::move(args))
             : Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 probably held %2 (%3%)."),
                                QT_TRANSLATE_NOOP("players", "You probably held %2 (%3%)."),
                                std::move(args))});
}

/// That they have run out of it.
void addVoid(std::vector<Likely> &likely, const Hands &hands, int seat, Suit suit, Slots cards)
{
    const auto effectiveSuit = static_cast<EffectiveSuit>(suit);
    if (hands.certain.cannotHold(seat, effectiveSuit)) {
        likely.push_back({1, Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 had no more %2."),
                                              QT_TRANSLATE_NOOP("players", "You had no more %2."),
                                              {Seat{seat}, suit})});
        return;
    }
    const auto none = [cards](Slots hand) { return (hand & cards) == 0; };
    const double out = chanceOf(hands.likely, seat, none);
    const double byRoom =
        1 - hands.certain.chanceOfAny(seat, effectiveSuit, hands.certain.unseenOf(effectiveSuit));
    if (out < kLikelyVoid || !isBeyondChance(out, hands.drawn, byRoom))
        return;
    std::vector<SentenceArg> args{Seat{seat}, suit, beliefOfHundred(out)};
    likely.push_back(
        {out,
         isBeyondChance(out, hands.drawn, kAlmost)
             ? Sentence::ofSeat(
                   QT_TRANSLATE_NOOP("players", "%1 almost certainly had no more %2 (%3%)."),
                   QT_TRANSLATE_NOOP("players", "You almost certainly had no more %2 (%3%)."),
                   std::move(args))
             : Sentence::ofSeat(QT_TRANSLATE_NOOP("players", "%1 probably had no more %2 (%3%)."),
                                QT_TRANSLATE_NOOP("players", "You probably had no more %2 (%3%)."),
                                std::move(args))});
}

/// A card of these that is known to be in that hand.
bool isKnownToHold(const SeatView &view, int seat, Slots cards)
{
    const CardList known = view.knownCards(seat);
    return std::any_of(known.begin(), known.end(), [&](Card card) {
        return (slotBit(view.context().play.slotOf[card.face()]) & cards) != 0;
    });
}

/// What is drawn and decided on: nobody else has it, though no hand has it yet.
Slots offeredSlots(const SeatView &view)
{
    Slots offered = 0;
    for (const Card card : view.offered())
        offered |= slotBit(view.context().play.slotOf[card.face()]);
    return offered;
}

} // namespace

std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                const BeliefRequest &wanted, const std::atomic<bool> &stop)
{
    const PlayTables &tables = view.context().play;
    const Hands hands = handsOf(view, likelyWorlds(view, outlook, wanted.seed, stop));
    // Before the play nobody has run out of anything: a hand that is being drafted has few cards of
    // every suit.
    const bool playing = view.seen().stage == Stage::play;
    const CardList &unseen = view.unseen();
    const Slots unseenSet = unseenSlots(view) & ~offeredSlots(view);
    std::vector<Likely> likely;
    for (EffectiveSuit effectiveSuit = 0; effectiveSuit < kSuits; ++effectiveSuit) {
        const Slots suit = tables.effectiveSuit[effectiveSuit];
        const Slots cards = unseenSet & suit;
        if (!cards)
            continue;
        const Slot top = highest(cards);
        const auto copies =
            static_cast<int>(std::count_if(unseen.begin(), unseen.end(), [&](Card card) {
                return tables.slotOf[card.face()] == top;
            }));
        for (int seat = 0; seat < view.context().seating.players; ++seat) {
            if (seat == view.seat() || view.cardsHeld(seat) == 0)
                continue;
            if (!wanted.discreet)
                addTop(likely, hands, {seat, tables.cardAt[top], top, effectiveSuit, copies});
            if (playing && !((view.shownVoids(seat) >> effectiveSuit) & 1) &&
                !isKnownToHold(view, seat, suit))
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
