// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/trick_winner.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <optional>

namespace sandbag {

namespace {

/// The jokers that a side has played to the trick (rule `jokers_role` joke).
struct SideJoke {
    int highest = 99; ///< face of its highest joker: BJ is the lowest number
    int first = 99;   ///< place of the first
};

/// What a card is worth in the trick: a higher `key` wins, ties are settled apart.
struct Strength {
    int key = -1; ///< −1: cannot win
    bool joke = false;
};

constexpr int kSpadeBase = 1000;

int sideAt(const PlayTables &tables, const PlayState &state, int place)
{
    return tables.sideOf[(state.leader + place) % tables.players];
}

SideJoke jokeOf(const PlayTables &tables, const PlayState &state, int side)
{
    SideJoke joke;
    for (int place = 0; place < state.inTrick; ++place) {
        const Slot slot = state.trick[place];
        if (!(slotBit(slot) & tables.jokeJokers) || sideAt(tables, state, place) != side)
            continue;
        joke.first = std::min(joke.first, place);
        joke.highest = std::min(joke.highest, tables.cardAt[slot].face());
    }
    return joke;
}

bool isJokeTrump(const PlayTables &tables, const PlayState &state, int place)
{
    if (!tables.jokeJokers)
        return false;
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[state.trick[place]];
    return effectiveSuit != kEffectiveSpades && effectiveSuit != kNoEffectiveSuit &&
           jokeOf(tables, state, sideAt(tables, state, place)).first < 99;
}

/// Identical cards cancel each other out in pairs (D7): an odd one of three would remain.
bool isCancelled(const PlayTables &tables, const PlayState &state, int place)
{
    if (tables.duplicates != DuplicatesWinner::cancel)
        return false;
    const Slot slot = state.trick[place];
    int same = 0;
    int before = 0;
    for (int other = 0; other < state.inTrick; ++other) {
        if (state.trick[other] != slot)
            continue;
        ++same;
        before += other < place;
    }
    return before < same / 2 * 2;
}

/// The key of a card that is no joke trump.
int ownKey(const PlayTables &tables, EffectiveSuit led, Slot slot)
{
    // A natural spade ranks just above the joke trump of its rank.
    if (tables.effectiveSuitOf[slot] == kEffectiveSpades)
        return kSpadeBase + 2 * tables.height[slot] + 1;
    return slotBit(slot) & tables.beats[led] ? slot : -1;
}

Strength strengthAt(const PlayTables &tables, const PlayState &state, int place)
{
    const Slot slot = state.trick[place];
    if (tables.effectiveSuitOf[slot] == kNoEffectiveSuit || isCancelled(tables, state, place))
        return {};
    if (isJokeTrump(tables, state, place)) {
        const Card card = tables.cardAt[slot];
        return {kSpadeBase + 2 * (card.isLowAce() ? 0 : card.rank() + 1), true};
    }
    return {ownKey(tables, state.led, slot), false};
}

/// Two joke trumps of equal rank, `later` played after `earlier`: does the later one win?
bool laterJokeWins(const PlayTables &tables, const PlayState &state, int earlier, int later)
{
    const EffectiveSuit suit = tables.effectiveSuitOf[state.trick[earlier]];
    const EffectiveSuit laterSuit = tables.effectiveSuitOf[state.trick[later]];
    const int side = sideAt(tables, state, earlier);
    const int laterSide = sideAt(tables, state, later);
    const bool lastOfEqual = tables.duplicates == DuplicatesWinner::last;
    if (side == laterSide || tables.jokeTie == JokeTie::suit)
        return laterSuit == suit ? lastOfEqual : laterSuit > suit;
    const SideJoke joke = jokeOf(tables, state, side);
    const SideJoke laterJoke = jokeOf(tables, state, laterSide);
    if (tables.jokeTie == JokeTie::joker && joke.highest != laterJoke.highest)
        return laterJoke.highest < joke.highest;
    return laterJoke.first < joke.first;
}

/// Of two cards of equal height, which are two jokers where the first one ranks higher, or two
/// identical cards.
bool laterEqualWins(const PlayTables &tables, Slot earlier, Slot later)
{
    const bool firstJoker = (slotBit(earlier) & tables.trumpJokers) && tables.jokersTieFirst;
    return earlier == later && !firstJoker && tables.duplicates == DuplicatesWinner::last;
}

bool laterWins(const PlayTables &tables, const PlayState &state, int earlier, int later)
{
    const Strength a = strengthAt(tables, state, earlier);
    const Strength b = strengthAt(tables, state, later);
    if (a.key != b.key)
        return b.key > a.key;
    if (a.joke && b.joke)
        return laterJokeWins(tables, state, earlier, later);
    return laterEqualWins(tables, state.trick[earlier], state.trick[later]);
}

/// Somebody has played a joke to the first cards of the trick.
bool isJoked(const PlayTables &tables, const PerPlace<Slot> &trick, int cards)
{
    Slots slots = 0;
    for (int place = 0; tables.jokeJokers && place < cards; ++place)
        slots |= slotBit(trick[place]);
    return slots & tables.jokeJokers;
}

/// The trick with one more card, as far as it decides who is winning where nobody jokes.
struct LaidOn {
    EffectiveSuit led;
    const PerPlace<Slot> &trick;
    int before; ///< cards below the last one
    Slot last;

    /// The cards that are there an odd number of times: none of them is cancelled whole (D7).
    [[nodiscard]] Slots odd() const
    {
        Slots slots = slotBit(last);
        for (int place = 0; place < before; ++place)
            slots ^= slotBit(trick[place]);
        return slots;
    }
};

/// Of equal cards the last one remains.
int placeOf(const LaidOn &laid, Slot slot)
{
    int place = laid.before;
    if (laid.last == slot)
        return place;
    do {
        --place;
    } while (laid.trick[place] != slot);
    return place;
}

/// Spades beat all others, and in each suit, but where jokers are level, a higher slot beats a
/// lower one.
int winningOfOdd(const PlayTables &tables, const LaidOn &laid)
{
    const Slots odd = laid.odd();
    const Slots spades = odd & tables.effectiveSuit[kEffectiveSpades];
    const Slots can = spades ? spades : odd & tables.beats[laid.led];
    return can ? placeOf(laid, static_cast<Slot>(std::bit_width(can) - 1)) : -1;
}

/// The one that was winning, or the last card.
int winningOfTwo(const PlayTables &tables, const LaidOn &laid, int best)
{
    const int key = ownKey(tables, laid.led, laid.last);
    if (best < 0)
        return key < 0 ? -1 : laid.before;
    const int bestKey = ownKey(tables, laid.led, laid.trick[best]);
    const bool wins =
        key != bestKey ? key > bestKey : laterEqualWins(tables, laid.trick[best], laid.last);
    return wins ? laid.before : best;
}

/// Where each card is worth what it is worth alone; nothing where the whole trick has to be judged.
std::optional<int> winningWhereNobodyJokes(const PlayTables &tables, const LaidOn &laid, int best)
{
    if (isJoked(tables, laid.trick, laid.before) || (slotBit(laid.last) & tables.jokeJokers))
        return {};
    if (tables.duplicates != DuplicatesWinner::cancel)
        return winningOfTwo(tables, laid, best);
    if (tables.jokersTieFirst && tables.trumpJokers)
        return {};
    return winningOfOdd(tables, laid);
}

} // namespace

int winningPlace(const PlayTables &tables, const PlayState &state)
{
    int best = -1;
    for (int place = 0; place < state.inTrick; ++place) {
        if (strengthAt(tables, state, place).key < 0)
            continue;
        if (best < 0 || laterWins(tables, state, best, place))
            best = place;
    }
    return best;
}

int winningPlaceWithLast(const PlayTables &tables, const PlayState &state, int before)
{
    const int last = state.inTrick - 1;
    const LaidOn laid{state.led, state.trick, last, state.trick[last]};
    const auto place = winningWhereNobodyJokes(tables, laid, before);
    return place ? *place : winningPlace(tables, state);
}

int winningPlaceAfter(const PlayTables &tables, const PlayState &state, Slot slot)
{
    const EffectiveSuit led =
        state.led == kNoEffectiveSuit ? tables.effectiveSuitOf[slot] : state.led;
    const LaidOn laid{led, state.trick, state.inTrick, slot};
    if (const auto place = winningWhereNobodyJokes(tables, laid, state.best))
        return *place;
    PlayState then = state;
    then.trick[then.inTrick] = slot;
    ++then.inTrick;
    if (then.led == kNoEffectiveSuit)
        then.led = tables.effectiveSuitOf[slot];
    return winningPlace(tables, then);
}

bool wouldWin(const PlayTables &tables, const PlayState &state, Slot slot)
{
    return winningPlaceAfter(tables, state, slot) == state.inTrick;
}

bool winsAsJokeTrump(const PlayTables &tables, const PlayState &state)
{
    const int best = state.best >= 0 ? state.best : state.lastBest;
    return best >= 0 && isJokeTrump(tables, state, best);
}

bool holdsJokeTrump(const PlayTables &tables, const PlayState &state)
{
    if (!isJoked(tables, state.trick, state.inTrick))
        return false;
    for (int place = 0; place < state.inTrick; ++place) {
        if (isJokeTrump(tables, state, place))
            return true;
    }
    return false;
}

int lastWinner(const PlayTables &tables, const PlayState &state)
{
    assert(state.lastBest >= 0);
    return (state.lastLeader + state.lastBest) % tables.players;
}

} // namespace sandbag
