// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/nil_risk.h"

#include "bidding/hand_stays.h"
#include "play/play_state.h"
#include "policy/unseen_slots.h"
#include "setup/pack.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Part of the suit's other cards that are below a card, from which on it is a danger.
constexpr double kHigh = 0.7;
/// Of a single card, which has nothing beneath it to play first.
constexpr double kHighAlone = 0.75;
/// A spade is drawn by spades alone, and ruffs where its holder has run out of a suit.
constexpr double kHighSpade = 0.8;
/// Of the lowest of several spades: none of them goes under a low one.
constexpr double kHighSpades = 0.5;

struct Danger {
    double height = 0; ///< how much of the suit is below, beyond what is harmless
    Sentence words;
};

double below(Slots others, Slot slot)
{
    const int all = std::popcount(others);
    return all > 0 ? static_cast<double>(std::popcount(others & (slotBit(slot) - 1))) / all : 0;
}

SentenceArg signs(const PlayTables &tables, Slots cards)
{
    std::vector<Sentence> words;
    for (const Card card : cardsOf(tables, cards))
        words.emplace_back("%1", std::vector<SentenceArg>{card});
    return words;
}

/// By the lowest card of the suit: it is what is left of it when it comes to the worst.
Danger ofSuit(const PlayTables &tables, Slots own, Slots others)
{
    const auto lowest = static_cast<Slot>(std::countr_zero(own));
    const double height = below(others, lowest);
    const int count = std::popcount(own);
    if (count == 1 && height >= kHighAlone)
        return {height - kHighAlone + 0.2,
                {QT_TRANSLATE_NOOP("players", "%1 is a singleton."), {tables.cardAt[lowest]}}};
    if (count > 1 && count < 5 && height >= kHigh)
        return {height - kHigh + 0.1,
                {QT_TRANSLATE_NOOP("players", "The hand has %1 and no lower card of that suit."),
                 {signs(tables, own)}}};
    return {};
}

Danger ofSpades(const PlayTables &tables, Slots own, Slots others)
{
    const auto highest = static_cast<Slot>(std::bit_width(own) - 1);
    const double height = below(others, highest);
    const auto lowest = static_cast<Slot>(std::countr_zero(own));
    if (height < kHighSpade && std::popcount(own) > 1 && below(others, lowest) >= kHighSpades)
        return {below(others, lowest) - kHighSpades + 0.1,
                {QT_TRANSLATE_NOOP("players", "The hand has %1 and no lower card of that suit."),
                 {signs(tables, own)}}};
    if (height < kHighSpade)
        return {};
    const int above = std::popcount(others & ~(slotBit(highest) | (slotBit(highest) - 1)));
    if (above == 0)
        return {1,
                {QT_TRANSLATE_NOOP("players", "%1 takes a trick no matter what is played."),
                 {tables.cardAt[highest]}}};
    return {height - kHighSpade + 0.1,
            {QT_TRANSLATE_NOOP("players", "It's hard to get rid of %1 without taking a trick."),
             {tables.cardAt[highest]}}};
}

/// Every spade of the others can take the place of one that it beats: fewer of them than own ones
/// leave a trick.
bool takesTrick(Slots own, Slots others)
{
    int count = 0;
    for (Slots rest = own; rest;) {
        const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(top);
        if (std::popcount(others & ~(slotBit(top) | (slotBit(top) - 1))) < ++count)
            return true;
    }
    return false;
}

} // namespace

bool isLostFromTheStart(const SeatView &view, const Call &nil)
{
    const PlayTables &tables = view.context().play;
    if (!view.handKnown() || !nil.isNil() || !tables.plainTricks || tables.lowAces ||
        isDoublePack(view.rules()))
        return false;
    PerSeat<Call> calls = view.seen().calls;
    calls[view.seat()] = nil;
    const Slots spades = tables.effectiveSuit[kEffectiveSpades];
    return handStays(view.context(), calls, view.seat()) &&
           takesTrick(view.seen().play.hand[view.seat()] & spades,
                      heldByOthers(view, view.seat()) & spades);
}

std::optional<Sentence> nilRiskOf(const PlayTables &tables, Slots hand, Slots others)
{
    Danger worst;
    for (EffectiveSuit effectiveSuit = kEffectiveClubs; effectiveSuit <= kEffectiveSpades;
         ++effectiveSuit) {
        const Slots suit = tables.effectiveSuit[effectiveSuit];
        if (!(hand & suit))
            continue;
        const Danger danger = effectiveSuit == kEffectiveSpades
                                  ? ofSpades(tables, hand & suit, others & suit)
                                  : ofSuit(tables, hand & suit, others & suit);
        if (danger.height > worst.height)
            worst = danger;
    }
    if (worst.height <= 0)
        return {};
    return worst.words;
}

} // namespace sandbag
