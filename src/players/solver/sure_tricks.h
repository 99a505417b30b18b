// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/double_dummy_game.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sandbag {

/// Tricks that a party makes whatever the other does, and the cards that make them so: the lowest
/// in each suit counts, with all above it.
struct SureTricks {
    int count = 0;
    Slots cards = 0;
};

[[gnu::always_inline]] inline Slots highestOf(Slots cards)
{
    return Slots{1} << (63 - std::countl_zero(cards));
}

/// The cards of a set that are above all that others hold.
[[gnu::always_inline]] inline Slots topRun(Slots own, Slots others)
{
    return others ? own & ~((highestOf(others) << 1) - 1) : own;
}

/// The n-th lowest card of a set, which has as many.
[[gnu::always_inline]] inline Slots nthLowest(Slots cards, int n)
{
    for (; n > 1; --n)
        cards &= cards - 1;
    return cards & (~cards + 1);
}

/// The lowest of the n highest cards of a set, or of all.
[[gnu::always_inline]] inline Slots nthHighest(Slots cards, int n)
{
    for (int drop = std::popcount(cards) - n; drop > 0; --drop)
        cards &= cards - 1;
    return cards & (~cards + 1);
}

/// Tricks that trumps cannot fail to make, however all play: a trick with one of a hand's trumps in
/// it is lost only to a higher one of the other party, and each of those takes one such trick.
struct TrumpTricks {
    Slots own = 0;   ///< trumps of the hand that makes the most
    Slots above = 0; ///< of those who could beat them
    int count = 0;

    /// Takes a hand's trumps where they make more.
    [[gnu::always_inline]] void consider(Slots trumps, Slots foes)
    {
        int most = 0, made = 0;
        Slots beaters = foes;
        for (Slots rest = trumps; rest;) {
            const Slots top = highestOf(rest);
            made += 1 - std::popcount(beaters & ~(top - 1));
            beaters &= top - 1;
            rest ^= top;
            most = made > most ? made : most;
        }
        if (most <= count)
            return;
        count = most;
        own = trumps;
        above = foes;
    }

    /// The lowest card that must be known for this many of them; 0: the numbers of trumps suffice.
    [[gnu::always_inline]] Slots cardFor(int tricks) const
    {
        if (std::popcount(own) - std::popcount(above) >= tricks)
            return 0;
        int made = 0;
        for (Slots rest = own, beaters = above; rest && tricks > 0;) {
            const Slots top = highestOf(rest);
            made += 1 - std::popcount(beaters & ~(top - 1));
            if (made >= tricks)
                return top;
            beaters &= top - 1;
            rest ^= top;
        }
        return 0;
    }
};

/// What trumps make by themselves.
struct TopTrumps {
    std::array<TrumpTricks, 2> party; ///< ours 1
    int seat = 0;                     ///< who holds the highest
    SureTricks own;                   ///< this player's, above all that others hold
    /// A hand with the second highest and another, played after the highest of the other party,
    /// makes one if it likes; 0 where there is none.
    Slots guarded = 0;
    int guard = 0;
};

template<class Hands>
[[gnu::always_inline]] inline TopTrumps topTrumps(const DoubleDummyGame &game, const Hands &hand,
                                                  Slots all)
{
    TopTrumps top;
    const Slots trumps = all & game.effectiveSuit[game.trump];
    if (!trumps)
        return top;
    Slots held[2] = {0, 0};
    for (int seat = 0; seat < game.seats; ++seat)
        held[game.isOurs(seat)] |= hand[seat] & trumps;
    const Slots highest = highestOf(trumps);
    const Slots second = trumps ^ highest ? highestOf(trumps ^ highest) : 0;
    for (int seat = 0; seat < game.seats; ++seat) {
        const Slots own = hand[seat] & trumps;
        const bool ours = game.isOurs(seat);
        if (std::popcount(own) > top.party[ours].count)
            top.party[ours].consider(own, held[!ours]);
        if (own & highest) {
            const Slots run = topRun(own, trumps & ~own);
            top.seat = seat;
            top.own = {std::popcount(run), run};
        }
        if ((own & second) && own != second) {
            const int before = seat == 0 ? game.seats - 1 : seat - 1;
            if ((hand[before] & highest) && game.isOurs(before) != ours) {
                top.guarded = second;
                top.guard = seat;
            }
        }
    }
    return top;
}

} // namespace sandbag
