// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/trick_winner.h"

#include <algorithm>
#include <cassert>

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

Strength strengthAt(const PlayTables &tables, const PlayState &state, int place)
{
    const Slot slot = state.trick[place];
    const EffectiveSuit effectiveSuit = tables.effectiveSuitOf[slot];
    if (effectiveSuit == kNoEffectiveSuit || isCancelled(tables, state, place))
        return {};
    // A natural spade ranks just above the joke trump of its rank.
    if (effectiveSuit == kEffectiveSpades)
        return {kSpadeBase + 2 * tables.height[slot] + 1, false};
    if (isJokeTrump(tables, state, place)) {
        const Card card = tables.cardAt[slot];
        return {kSpadeBase + 2 * (card.isLowAce() ? 0 : card.rank() + 1), true};
    }
    return {slotBit(slot) & tables.beats[state.led] ? slot : -1, false};
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

bool laterWins(const PlayTables &tables, const PlayState &state, int earlier, int later)
{
    const Strength a = strengthAt(tables, state, earlier);
    const Strength b = strengthAt(tables, state, later);
    if (a.key != b.key)
        return b.key > a.key;
    if (a.joke && b.joke)
        return laterJokeWins(tables, state, earlier, later);
    // Equal height: two jokers where the first one ranks higher, or two identical cards.
    const bool identical = state.trick[earlier] == state.trick[later];
    const bool jokers = (slotBit(state.trick[earlier]) & tables.trumpJokers) != 0;
    const bool firstJoker = jokers && tables.jokersTieFirst;
    return identical && !firstJoker && tables.duplicates == DuplicatesWinner::last;
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

int winningPlaceAfter(const PlayTables &tables, const PlayState &state, Slot slot)
{
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
