// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "solver/double_dummy_game.h"
#include "solver/sure_tricks.h"

#include <algorithm>
#include <array>
#include <bit>

namespace sandbag {

/// What the leader's party can cash at once, one hand's winners after the other's, without being
/// ruffed: every trick is won by a card that no opponent can beat, so that what they play does not
/// matter. Of a machine, so that no code of one kind of processor is taken for the other.
template<class Machine, class Hands>
class Cashing
{
public:
    Cashing(const DoubleDummyGame &game, const Hands &hand, Slots all, int leader)
        : m_game(game), m_hand(hand), m_all(all), m_ours(game.isOurs(leader))
    {
        for (int seat = 0; seat < game.seats; ++seat) {
            if (game.isOurs(seat) == m_ours)
                continue;
            m_foe[m_foes++] = hand[seat];
            m_foeCards |= hand[seat];
        }
    }

    /// Of parties of any size and any trumps: the leader's own winners in plain suits, as many as
    /// are `wanted`. Opponents who could ruff follow to every round; partners keep their trumps.
    SureTricks bySeat(int seat, int wanted) const
    {
        SureTricks sure;
        int room = 64; // rounds in which every partner has something else than a trump to play
        for (int other = 0; other < m_game.seats; ++other) {
            if (other != seat && m_game.isOurs(other) == m_ours &&
                (m_hand[other] & m_game.effectiveSuit[m_game.trump]))
                room = std::min(room,
                                std::popcount(m_hand[other] & ~m_game.effectiveSuit[m_game.trump]));
        }
        for (int suit = 0; suit < kSuits && sure.count < wanted; ++suit) {
            if (suit == m_game.trump || !mayBeLed(suit))
                continue;
            const Slots own = m_hand[seat] & m_game.effectiveSuit[suit];
            if (!own)
                continue;
            const Slots others = m_all & m_game.effectiveSuit[suit] & ~own;
            const Slots run = topRun(own, others);
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
            if (const int known = std::min(count, longest(seat, suit)); known > 0)
                sure.cards |= nthHighest(run, known);
        }
        return sure;
    }

    /// Of a party of one or two (`partner` is −1 or the other): the leader's winners in plain suits
    /// and then, by one of their cards that the partner takes, the partner's. Both keep their
    /// trumps. `drawn`: rounds of trumps led before, after which no opponent has any.
    SureTricks byPair(int leader, int partner, int wanted, int drawn) const
    {
        Pair pair{m_hand[leader], partner < 0 ? 0 : m_hand[partner], drawn};
        std::array<Run, kSuits> mine{};
        SureTricks sure;
        bool cross = false;
        for (int suit = 0; suit < kSuits; ++suit) {
            const Slots effectiveSuit = m_game.effectiveSuit[suit];
            const Slots foes = m_foeCards & effectiveSuit;
            if (suit == m_game.trump || ((pair.own | pair.mate) & effectiveSuit) <= foes ||
                !mayBeLed(suit))
                continue;
            pair.suits |= 1U << suit;
            pair.foes[suit] = foes;
            pair.rounds[suit] = drawn ? 64 : roundsOf(suit);
            pair.longest[suit] = foesLongest(suit);
            mine[suit] = runOf(pair, suit, pair.own & effectiveSuit, pair.mate & effectiveSuit, 0);
            if (mine[suit].count > wanted - sure.count)
                mine[suit] = shortened(pair, suit, pair.own & effectiveSuit,
                                       pair.mate & effectiveSuit, 0, wanted - sure.count);
            sure.count += mine[suit].count;
            sure.cards |= mine[suit].lowest;
            cross |= (pair.mate & effectiveSuit) > foes && (pair.own & effectiveSuit);
            if (sure.count >= wanted)
                break;
        }
        const int room = pair.suits ? roomOf(pair) : 0;
        if (sure.count < wanted && sure.count < room && cross)
            sure = crossed(pair, mine, sure, std::min(wanted, room));
        return {std::min(sure.count, room), sure.cards};
    }

    /// Rounds of trumps that the leader can cash until no opponent has any, with all of their
    /// trumps as sure tricks; 0: they cannot, or need not.
    int drawing(int leader, int partner, SureTricks &sure) const
    {
        const Slots trumps = m_game.effectiveSuit[m_game.trump];
        const Slots own = m_hand[leader] & trumps, foes = m_foeCards & trumps;
        if (!foes || own <= foes)
            return 0;
        const Slots mate = partner < 0 ? 0 : m_hand[partner] & trumps;
        const Slots top = topRun(own, foes);
        const int rounds = foesLongest(m_game.trump);
        if (std::popcount(top) < rounds || !goesBelow(mate, own, rounds))
            return 0;
        sure = {std::popcount(own), nthHighest(top, rounds)};
        return rounds;
    }

private:
    /// Two hands and the plain suits in which one has the highest card.
    struct Pair {
        Slots own, mate;
        int drawn;
        unsigned suits = 0; ///< bits
        std::array<Slots, kSuits> foes{};
        std::array<int, kSuits> rounds{};  ///< until an opponent could ruff
        std::array<int, kSuits> longest{}; ///< holding of an opponent
    };
    struct Run {
        int count = 0;
        Slots lowest = 0; ///< the lowest card that must be known
    };

    /// Anyone who follows with their lowest cards stays below this many of the other's highest.
    static bool goesBelow(Slots follower, Slots leader, int rounds)
    {
        const int follows = std::min(rounds, std::popcount(follower));
        return follows == 0 || nthLowest(follower, follows) < nthHighest(leader, follows);
    }

    /// How many tricks both can play to without a trump.
    int roomOf(const Pair &pair) const
    {
        const Slots trumps = m_game.effectiveSuit[m_game.trump];
        const int own = std::popcount(pair.own & ~trumps);
        if (!pair.mate)
            return own;
        const int follows = std::min(pair.drawn, std::popcount(pair.mate & trumps));
        const Slots mate = pair.mate & trumps ? pair.mate & ~trumps : pair.mate;
        return std::min(own, std::popcount(mate) - (pair.drawn - follows));
    }

    /// What a hand cashes of a suit of which this many rounds were led by the other.
    static Run runOf(const Pair &pair, int suit, Slots own, Slots mate, int led)
    {
        const int cards = std::popcount(own) - led;
        const Slots top = topRun(own, pair.foes[suit]);
        const int tops = std::min(std::popcount(top), cards);
        int count = tops >= pair.longest[suit] - led ? cards : tops;
        count = std::min(count, pair.rounds[suit] - led);
        while (count > 0 && !goesBelow(mate, own, count))
            --count;
        if (count <= 0)
            return {};
        return shortened(pair, suit, own, mate, led, count);
    }

    /// The first rounds of a run. To be known are as many cards as opponents follow with, and as
    /// the other hand does, which is to stay below.
    static Run shortened(const Pair &pair, int suit, Slots own, Slots mate, int led, int count)
    {
        const int known = std::min(count, std::max(pair.longest[suit] - led, std::popcount(mate)));
        return {count, known > 0 ? nthHighest(own, known) : 0};
    }

    /// The partner's after the leader led this many rounds.
    Run mateRun(const Pair &pair, int suit, int led) const
    {
        const Slots effectiveSuit = m_game.effectiveSuit[suit];
        Slots left = pair.own & effectiveSuit;
        for (int i = 0; i < led; ++i)
            left ^= highestOf(left);
        return runOf(pair, suit, pair.mate & effectiveSuit, left, led);
    }

    /// With what the partner cashes after one card of the leader's that they take.
    SureTricks crossed(const Pair &pair, const std::array<Run, kSuits> &mine,
                       const SureTricks &first, int wanted) const
    {
        std::array<Run, kSuits> his{};
        SureTricks sum = first, best = first;
        for (unsigned suits = pair.suits; suits; suits &= suits - 1) {
            const int suit = std::countr_zero(suits);
            his[suit] = mateRun(pair, suit, mine[suit].count);
            sum.count += his[suit].count;
            sum.cards |= his[suit].lowest;
        }
        for (unsigned suits = pair.suits; suits && best.count < wanted; suits &= suits - 1) {
            const int suit = std::countr_zero(suits);
            const int held = std::popcount(pair.own & m_game.effectiveSuit[suit]);
            SureTricks here = sum;
            if (mine[suit].count < held) {
                if (!his[suit].count)
                    continue;
            } else {
                // A card is kept for the crossing.
                const Run kept = held ? mateRun(pair, suit, held - 1) : Run{};
                if (!kept.count)
                    continue;
                here.count += kept.count - 1 - his[suit].count;
                here.cards |= kept.lowest;
            }
            if (here.count > best.count)
                best = here;
        }
        return best;
    }

    /// Rounds of the suit in which no opponent can ruff.
    int roundsOf(int suit) const
    {
        int rounds = 64;
        for (int i = 0; i < m_foes; ++i) {
            if (m_foe[i] & m_game.over[suit])
                rounds = std::min(rounds, std::popcount(m_foe[i] & m_game.effectiveSuit[suit]));
        }
        return rounds;
    }

    int foesLongest(int suit) const
    {
        int most = 0;
        for (int i = 0; i < m_foes; ++i)
            most = std::max(most, std::popcount(m_foe[i] & m_game.effectiveSuit[suit]));
        return most;
    }

    /// With a ladder spades may be a plain suit, and yet closed.
    bool mayBeLed(int suit) const { return suit != kEffectiveSpades || m_game.lead.until == 0; }

    /// Rounds of the suit until a partner might have to beat it from a suit between (a ladder).
    int partnersFollow(int seat, int suit) const
    {
        const Slots between = m_game.over[suit] & ~m_game.effectiveSuit[m_game.trump];
        int rounds = 64;
        for (int other = 0; between && other < m_game.seats; ++other) {
            if (other != seat && m_game.isOurs(other) == m_ours && (m_hand[other] & between))
                rounds =
                    std::min(rounds, std::popcount(m_hand[other] & m_game.effectiveSuit[suit]));
        }
        return rounds;
    }

    /// The longest holding of the suit among the others.
    int longest(int seat, int suit) const
    {
        int most = 0;
        for (int other = 0; other < m_game.seats; ++other) {
            if (other != seat)
                most = std::max(most, std::popcount(m_hand[other] & m_game.effectiveSuit[suit]));
        }
        return most;
    }

    const DoubleDummyGame &m_game;
    const Hands &m_hand;
    Slots m_all;
    bool m_ours;
    PerSeat<Slots> m_foe{};
    int m_foes = 0;
    Slots m_foeCards = 0;
};

} // namespace sandbag
