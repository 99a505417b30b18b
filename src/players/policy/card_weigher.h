// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of thumb themselves, inline so that the loops that are built for several processors
// contain them. Include card_policy.h or policy_playout.h instead; who makes a Weigher includes
// card_features.h.
#pragma once

#include "facts/per_seat.h"
#include "play/trick_winner.h"
#include "policy/card_policy.h"
#include "policy/card_worth.h"
#include "policy/equal_cards.h"
#include "policy/lessons.h"
#include "policy/odds.h"

#include <algorithm>
#include <bit>

namespace sandbag::policy {

/// One decision: what is the same for all candidates is worked out once. `Players` is the number of
/// players where it is known when this is compiled, else 0.
template<int Players>
class Weigher
{
public:
    [[gnu::always_inline]] Weigher(const PlayTables &tables, const PlayState &state,
                                   const Goals &goals, const CardKnowledge &sight,
                                   const CardWeights &weights)
        : m_tables(tables),
          m_state(state),
          m_goals(goals),
          m_sight(sight),
          m_weights(weights),
          m_me(state.turn)
    {
        findSeats();
        countEffectiveSuits();
        findWants();
        if (m_weights.lessons) {
            m_lessons = &m_weights.lessons->ofMood[static_cast<std::size_t>(mood())];
            FeatureRows rows;
            sharedRows(rows);
            m_lessons->begin(rows, m_accumulator);
        }
    }

    /// What playing the card is worth, in points.
    [[gnu::always_inline]] float score(Slot card)
    {
        const Prospect prospect = prospectOf(card);
        const float later = laterWin(card);
        const float thumbs = byThumb(card, prospect, later);
        if (!m_lessons)
            return thumbs;
        FeatureRows rows;
        cardRows(card, prospect, later, rows);
        return m_lessons->trustInThumbs() * thumbs +
               m_goals.trick * m_lessons->of(m_accumulator, rows);
    }

    /// Which lessons apply: by whose nils are open.
    [[nodiscard]] int mood() const;
    /// What is true of the question, for anyone who makes lessons.
    void sharedRows(FeatureRows &rows) const;
    /// What is true of a card, and its worth by rules of thumb alone.
    float cardRows(Slot card, FeatureRows &rows)
    {
        const Prospect prospect = prospectOf(card);
        const float later = laterWin(card);
        cardRows(card, prospect, later, rows);
        return byThumb(card, prospect, later);
    }

private:
    static constexpr int kSeats = Players > 0 ? Players : kMaxSeats;

    /// What comes of the trick if a card is played: the unit's chance to win it, and what it does
    /// to the nils, in points.
    struct Prospect {
        float ours = 0, nils = 0;
    };

    static constexpr int kNobody = 31; ///< the bit of no seat

    /// Who may win the trick, in the order of play: the player who holds it, and later players.
    struct Race {
        [[gnu::always_inline]] explicit Race(int winner)
        {
            seat[0] = winner;
            chance[0] = 1;
        }
        int count = 1;
        Numbered<int, kSeats> seat;
        Numbered<float, kSeats> chance;
    };

    [[nodiscard, gnu::always_inline]] float byThumb(Slot card, const Prospect &prospect,
                                                    float later) const
    {
        if (nilAlive(m_me))
            return prospect.nils + m_weights.shed * m_goals.nilSwing[m_me] *
                                       nilDanger(m_tables, m_sight.own, m_sight.unseen, card);
        return prospect.nils + m_want * (prospect.ours - m_weights.later * later) - 0.02F * later;
    }
    void cardRows(Slot card, const Prospect &prospect, float later, FeatureRows &rows) const;
    void trickRows(FeatureRows &rows) const;
    void needRows(FeatureRows &rows) const;
    void nilRows(FeatureRows &rows) const;
    void trumpRows(FeatureRows &rows) const;
    void partRows(FeatureRows &rows) const;
    void handRows(FeatureRows &rows) const;
    void suitRows(Slot card, int base, FeatureRows &rows) const;
    void nilSuitRows(Slot card, int base, FeatureRows &rows) const;
    void voidRows(EffectiveSuit effectiveSuit, bool leads, int base, FeatureRows &rows) const;
    [[nodiscard]] unsigned directionOf(int seat) const;

    [[nodiscard, gnu::always_inline]] int players() const
    {
        return Players > 0 ? Players : m_goals.players;
    }
    [[nodiscard, gnu::always_inline]] int onTheRight() const
    {
        return m_me > 0 ? m_me - 1 : players() - 1;
    }
    [[nodiscard, gnu::always_inline]] bool nilAlive(int seat) const
    {
        return (m_nilsAlive >> seat) & 1;
    }

    /// The nils that can still be made, and whose tricks help the player at turn.
    [[gnu::always_inline]] void findSeats()
    {
        m_nilsAlive = m_goals.openNils(m_state.taken);
        m_unit = m_goals.together[m_me];
        m_ours = m_unit & ~(m_goals.nilCounts ? m_nilsAlive : m_goals.nilSeats);
    }

    [[gnu::always_inline]] void countEffectiveSuits()
    {
        const auto voids = std::bit_cast<std::uint64_t>(m_sight.voids); // a byte for each seat
        const unsigned mine = m_sight.voids[m_me];
        m_others[kNoEffectiveSuit] = 0;
        for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit) {
            m_others[effectiveSuit] = m_sight.unseen & m_tables.effectiveSuit[effectiveSuit];
            m_unseen[effectiveSuit] = std::popcount(m_others[effectiveSuit]);
            m_later[effectiveSuit] =
                kLaterWins.row(effectiveSuit == kEffectiveSpades,
                               std::popcount(m_sight.own & m_tables.effectiveSuit[effectiveSuit]),
                               m_unseen[effectiveSuit]);
            const int out =
                std::popcount(voids >> effectiveSuit & std::uint64_t{0x0101010101010101});
            m_holders[effectiveSuit] =
                players() - 1 - out + static_cast<int>(mine >> effectiveSuit & 1);
        }
    }

    /// What a trick is worth to each unit, and to the player at turn.
    [[gnu::always_inline]] void findWants()
    {
        const int units = m_goals.units;
        PerSeat<float> need{};
        PerSeat<float> taken{};
        for (int seat = 0; seat < players(); ++seat) {
            if (!m_goals.isNil(seat) || m_goals.nilCounts)
                taken[m_goals.unitOf[seat]] += m_state.taken[seat];
        }
        float total = 0;
        for (int unit = 0; unit < units; ++unit) {
            need[unit] = std::max(0.0F, m_goals.aim[unit] - taken[unit]);
            total += need[unit];
        }
        const int open = m_state.tricksInDeal - m_state.tricksPlayed;
        const float left = static_cast<float>(open);
        const float slack = (left - total) / static_cast<float>(units);
        const int mine = m_goals.unitOf[m_me];
        m_need = need[mine];
        m_theirNeed = total - m_need;
        float own = std::clamp(need[mine] + slack, 0.0F, left);
        m_hand = ownLaterWins();
        own += m_weights.hand * (std::min(m_hand + fromPartners(slack), left) - own);
        const float others = static_cast<float>(units - 1);
        const float due = total - need[mine];
        const float spare = due > 0 ? left - own - due : left - own;
        // One trick is being played: expected tricks are added to it.
        const float beside = (left - 1) / left;
        m_want = 0;
        for (int unit = 0; unit < units; ++unit) {
            const float mean =
                unit == mine ? own : std::max(0.0F, (due > 0 ? need[unit] : 0) + spare / others);
            const float value =
                m_goals.worth[unit]->ofOneMore(taken[unit] + mean * beside, open - 1);
            m_unwilling[unit] = value < 0 ? m_weights.reluctant : 1.0F;
            m_want += unit == mine ? value : m_weights.bold * value / (others * others);
        }
        if (m_want < 0)
            m_want *= m_weights.avoid;
    }

    /// Tricks the own hand will take, judged by itself.
    [[nodiscard, gnu::always_inline]] float ownLaterWins() const
    {
        float sum = 0;
        for (Slots rest = m_sight.own; rest; rest &= rest - 1)
            sum += laterWin(static_cast<Slot>(std::countr_zero(rest)));
        return sum;
    }

    /// Tricks that partners will take, judged from their bids.
    [[nodiscard, gnu::always_inline]] float fromPartners(float slack) const
    {
        float sum = 0;
        for (unsigned rest = m_unit & ~m_goals.nilSeats & ~(1U << m_me); rest; rest &= rest - 1) {
            const int seat = std::countr_zero(rest);
            const float due = m_goals.expected[seat] - m_state.taken[seat];
            sum += std::max(due, 0.0F) + std::max(slack, 0.0F) * 0.5F;
        }
        return sum;
    }

    [[nodiscard, gnu::always_inline]] float laterWin(Slot card) const
    {
        const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
        return m_later[effectiveSuit].chance(std::popcount(m_others[effectiveSuit] >> card >> 1));
    }

    /// The place in the trick that holds it once the card is played; −1: none. A card that cancels
    /// the best one is taken for one that loses: to see who wins then did not pay (STRENGTH.md).
    [[nodiscard]] int placeAfter(Slot card) const;

    /// Cards that do not win leave the trick to its winner so far, and all have the same prospect.
    [[nodiscard]] Prospect prospectOf(Slot card);

    /// Who wins the trick that `winner` holds with the card `best`.
    [[nodiscard]] Race follow(int winner, Slot best, EffectiveSuit led) const;

    /// Cards that take the trick from this one. (A copy that would cancel it is not feared: who
    /// holds one seldom wants that.)
    [[nodiscard]] Slots cardsOver(Slot best, EffectiveSuit led) const;

    /// The chance that one of these is the top card of a hand in the dark.
    [[nodiscard]] float anyCard(Slots beating) const;

    /// The cards that beat the best one so far, as chances of one later player, who has shown
    /// nothing yet.
    struct Threat {
        float ruff = 0;   ///< holds a trump that beats it, where another suit is led
        float higher = 0; ///< … a higher card of the suit led
        float out = 0;    ///< … no card of that suit
        float forced = 0; ///< … only higher ones: a nil cannot duck

        [[nodiscard, gnu::always_inline]] float of(std::uint8_t voids, EffectiveSuit led,
                                                   bool nil) const
        {
            const float ruffs = (voids >> kEffectiveSpades) & 1 ? 0 : ruff;
            if (led != kNoEffectiveSuit && !((voids >> led) & 1))
                return nil ? forced : higher + out * ruffs;
            return nil ? 0.03F * ruffs : ruffs;
        }
    };

    [[nodiscard]] Threat threatOf(Slots beating, EffectiveSuit led) const;

    /// Moves the chances of those before to a later seat that is able to beat them.
    void take(Race &race, int seat, float able, bool nil) const;

    [[nodiscard]] Prospect sumUp(const Race &race) const;

    const PlayTables &m_tables;
    const PlayState &m_state;
    const Goals &m_goals;
    const CardKnowledge &m_sight;
    const CardWeights &m_weights;
    int m_me;
    unsigned m_nilsAlive = 0; ///< bit per seat
    unsigned m_unit = 0;      ///< bit per seat: counts their tricks with the player at turn
    unsigned m_ours = 0;      ///< bit per seat: of these, whose tricks help
    bool m_losersKnown = false;
    float m_want = 0;
    float m_hand = 0;                          ///< tricks the own hand will take
    float m_need = 0, m_theirNeed = 0;         ///< tricks still undertaken
    std::array<LaterWinTable::Row, 5> m_later; ///< by effective suit; of no effective suit, none
    std::array<Slots, 5> m_others;             ///< by effective suit: unseen cards
    std::array<int, 4> m_unseen;               ///< how many these are
    std::array<int, 4> m_holders;
    PerSeat<float> m_unwilling; ///< by unit: how much less gladly it takes a trick that costs it
    Prospect m_losers;          ///< of all cards that do not win
    const Lessons::Network *m_lessons = nullptr;
    Lessons::Network::Accumulator m_accumulator;
};

template<int Players>
[[gnu::always_inline]] inline Slot choose(const CardSituation &situation)
{
    const auto &[tables, state, goals, sight, legal, weights] = situation;
    if (!(legal & (legal - 1)))
        return static_cast<Slot>(std::countr_zero(legal));
    Weigher<Players> weigher(tables, state, goals, sight, weights);
    Slot best = kNoSlot;
    float bestScore = -1e30F;
    eachDifferent(
        tables, state, sight.unseen, legal, [&](Slot card) __attribute__((always_inline)) {
            const float score = weigher.score(card);
            if (score > bestScore) {
                bestScore = score;
                best = card;
            }
        });
    return best;
}

} // namespace sandbag::policy
