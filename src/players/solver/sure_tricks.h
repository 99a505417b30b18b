// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solver/open_game.h"

#include <algorithm>
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

/// The cards of a set that stand above all that others hold.
[[gnu::always_inline]] inline Slots topRun(Slots own, Slots others)
{
    return others ? own & ~((highestOf(others) << 1) - 1) : own;
}

/// The lowest of the n highest cards of a set, or of all.
[[gnu::always_inline]] inline Slots nthHighest(Slots cards, int n)
{
    for (int drop = std::popcount(cards) - n; drop > 0; --drop)
        cards &= cards - 1;
    return cards & (~cards + 1);
}

/// The longest run of the highest trumps in one hand of either party: each makes a trick sometime.
struct TopTrumps {
    bool ours = false; ///< whose
    SureTricks sure;   ///< the party's
    int seat = 0;      ///< who holds the highest
    SureTricks own;    ///< this player's, above all that others hold
};

template<class Hands>
[[gnu::always_inline]] inline TopTrumps topTrumps(const OpenGame &game, const Hands &hand,
                                                  Slots all)
{
    TopTrumps top;
    const Slots trumps = all & game.lane[game.trump];
    if (!trumps)
        return top;
    Slots held[2] = {0, 0};
    for (int seat = 0; seat < game.seats; ++seat)
        held[game.isOurs(seat)] |= hand[seat] & trumps;
    top.ours = (held[1] & highestOf(trumps)) != 0;
    const Slots run = topRun(held[top.ours], held[!top.ours]);
    for (int seat = 0; seat < game.seats; ++seat) {
        const Slots own = hand[seat] & run;
        const int count = std::popcount(own);
        if (count > top.sure.count)
            top.sure = {count, own};
        if (own & highestOf(trumps)) {
            const Slots highest = topRun(own, trumps & ~own);
            top.seat = seat;
            top.own = {std::popcount(highest), highest};
        }
    }
    return top;
}

/// What the leader's party can cash at once, one hand's winners after the other's, without being
/// ruffed. Of a machine, so that no code of one kind of processor is taken for the other.
template<class Machine, class Hands>
class Cashing
{
public:
    Cashing(const OpenGame &game, const Hands &hand, Slots all, int leader)
        : m_game(game), m_hand(hand), m_all(all), m_ours(game.isOurs(leader))
    {
    }

    /// Rounds of the suit in which no opponent can ruff.
    int roundsOf(int suit) const
    {
        int rounds = 64;
        for (int seat = 0; seat < m_game.seats; ++seat) {
            if (m_game.isOurs(seat) != m_ours && (m_hand[seat] & m_game.over[suit]))
                rounds = std::min(rounds, std::popcount(m_hand[seat] & m_game.lane[suit]));
        }
        return rounds;
    }

    /// One hand's winners in plain suits, as many as are `wanted`. Opponents who could ruff follow
    /// to every round; partners keep their trumps.
    SureTricks bySeat(int seat, int wanted) const
    {
        SureTricks sure;
        int room = 64; // rounds in which every partner has something else than a trump to play
        for (int other = 0; other < m_game.seats; ++other) {
            if (other != seat && m_game.isOurs(other) == m_ours &&
                (m_hand[other] & m_game.lane[m_game.trump]))
                room = std::min(room, std::popcount(m_hand[other] & ~m_game.lane[m_game.trump]));
        }
        for (int suit = 0; suit < kSuits && sure.count < wanted; ++suit) {
            if (suit == m_game.trump || !mayBeLed(suit))
                continue;
            const Slots own = m_hand[seat] & m_game.lane[suit];
            if (!own)
                continue;
            const Slots others = m_all & m_game.lane[suit] & ~own;
            Slots run = topRun(own, others);
            int count = std::popcount(run);
            if (!count)
                continue;
            if (count >= longest(seat, suit))
                count = std::popcount(own);
            count = std::min({count, roundsOf(suit), partnersFollow(seat, suit), room - sure.count,
                              wanted - sure.count});
            if (count <= 0)
                continue;
            sure.count += count;
            sure.cards |= nthHighest(run, count);
        }
        return sure;
    }

    /// With a ladder spades may be a plain suit, and yet closed.
    bool mayBeLed(int suit) const { return suit != kSpadeLane || m_game.lead.until == 0; }

    /// Rounds of the suit until a partner might have to beat it from a suit between (a ladder).
    int partnersFollow(int seat, int suit) const
    {
        const Slots between = m_game.over[suit] & ~m_game.lane[m_game.trump];
        int rounds = 64;
        for (int other = 0; between && other < m_game.seats; ++other) {
            if (other != seat && m_game.isOurs(other) == m_ours && (m_hand[other] & between))
                rounds = std::min(rounds, std::popcount(m_hand[other] & m_game.lane[suit]));
        }
        return rounds;
    }

    /// The longest holding of the suit among the others.
    int longest(int seat, int suit) const
    {
        int most = 0;
        for (int other = 0; other < m_game.seats; ++other) {
            if (other != seat)
                most = std::max(most, std::popcount(m_hand[other] & m_game.lane[suit]));
        }
        return most;
    }

private:
    const OpenGame &m_game;
    const Hands &m_hand;
    Slots m_all;
    bool m_ours;
};

} // namespace sandbag
