// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of thumb themselves, inline so that the loops that are built for several processors
// contain them. Include card_policy.h or policy_playout.h instead.
#pragma once

#include "facts/per_seat.h"
#include "policy/card_policy.h"
#include "policy/card_worth.h"
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
        countLanes();
        findWants();
        m_mine = nilAlive(m_me);
    }

    /// What playing the card is worth, in points.
    [[gnu::always_inline]] float score(Slot card)
    {
        follow(card);
        float ours = 0, nils = 0;
        for (int seat = 0; seat < players(); ++seat) {
            const float chance = m_chance[seat];
            const bool partner = m_goals.unitOf[seat] == m_goals.unitOf[m_me];
            if (nilAlive(seat)) {
                const bool side = m_tables.sideOf[seat] == m_tables.sideOf[m_me];
                const float weight = !side          ? m_weights.attack
                                     : seat == m_me ? -1.0F
                                                    : -m_weights.cover;
                nils += chance * m_goals.nilSwing[seat] * weight;
            } else if (partner && (m_goals.nilCounts || !m_goals.isNil(seat))) {
                ours += chance;
            }
        }
        if (m_mine)
            return nils + m_weights.shed * m_goals.nilSwing[m_me] *
                              nilDanger(m_tables, m_sight.own, m_sight.unseen, card);
        const float later = laterWin(card);
        return nils + m_want * (ours - m_weights.later * later) - 0.02F * later;
    }

private:
    [[nodiscard, gnu::always_inline]] int players() const
    {
        return Players > 0 ? Players : m_goals.players;
    }
    [[nodiscard, gnu::always_inline]] bool nilAlive(int seat) const
    {
        return m_goals.isNil(seat) && m_state.taken[seat] == 0;
    }

    [[gnu::always_inline]] void countLanes()
    {
        for (int lane = 0; lane < 4; ++lane) {
            m_unseen[lane] = std::popcount(m_sight.unseen & m_tables.lane[lane]);
            m_length[lane] = std::popcount(m_sight.own & m_tables.lane[lane]);
            int may = players() - 1;
            for (int seat = 0; seat < players(); ++seat)
                may -= seat != m_me && ((m_sight.voids[seat] >> lane) & 1);
            m_holders[lane] = may;
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
        float own = std::clamp(need[mine] + slack, 0.0F, left);
        own += m_weights.hand * (std::min(fromHand(slack), left) - own);
        const float others = static_cast<float>(units - 1);
        const float due = total - need[mine];
        const float spare = due > 0 ? left - own - due : left - own;
        // One trick is being played: what is expected is to come beside it.
        const float beside = (left - 1) / left;
        m_want = 0;
        for (int unit = 0; unit < units; ++unit) {
            const float mean =
                unit == mine ? own : std::max(0.0F, (due > 0 ? need[unit] : 0) + spare / others);
            const float value =
                m_goals.worth[unit]->ofOneMore(taken[unit] + mean * beside, open - 1);
            m_wanted[unit] = value;
            m_want += unit == mine ? value : m_weights.bold * value / (others * others);
        }
        if (m_want < 0)
            m_want *= m_weights.avoid;
    }

    /// Tricks the unit will take, judged from the own hand.
    [[nodiscard, gnu::always_inline]] float fromHand(float slack) const
    {
        float sum = 0;
        for (Slots rest = m_sight.own; rest; rest &= rest - 1)
            sum += laterWin(static_cast<Slot>(std::countr_zero(rest)));
        for (int seat = 0; seat < players(); ++seat) {
            if (seat == m_me || m_goals.unitOf[seat] != m_goals.unitOf[m_me] || m_goals.isNil(seat))
                continue;
            const float due = m_goals.expected[seat] - m_state.taken[seat];
            sum += std::max(due, 0.0F) + std::max(slack, 0.0F) * 0.5F;
        }
        return sum;
    }

    [[nodiscard, gnu::always_inline]] float laterWin(Slot card) const
    {
        const Lane lane = m_tables.laneOf[card];
        if (lane == kNoLane)
            return 0;
        const int higher = std::popcount(m_sight.unseen & m_tables.lane[lane] & slotsAbove(card));
        return kLaterWins.chance(lane == kSpadeLane, higher, m_length[lane], m_unseen[lane]);
    }

    /// Works out who wins the trick if `card` is played: chances by seat.
    [[gnu::always_inline]] void follow(Slot card)
    {
        for (int seat = 0; seat < players(); ++seat)
            m_chance[seat] = 0;
        int winner = m_me;
        Slot best = card;
        Lane led = m_state.led;
        if (led == kNoLane)
            led = m_tables.laneOf[card];
        if (m_state.best >= 0) {
            const Slot standing = m_state.trick[m_state.best];
            if (!(slotBit(card) & m_tables.beats[led]) || card < standing) {
                best = standing;
                winner = m_state.leader + m_state.best;
                if (winner >= players())
                    winner -= players();
            }
        }
        m_chance[winner] = 1;
        const int later = players() - 1 - m_state.inTrick;
        int seat = m_me;
        for (int i = 0; i < later; ++i) {
            seat = m_tables.next[seat];
            overtake(seat, winner, best, led);
        }
    }

    [[gnu::always_inline]] void overtake(int seat, int winner, Slot best, Lane led)
    {
        const Slots beating = m_sight.unseen & m_tables.beats[led] & slotsAbove(best);
        if (!beating)
            return;
        const Slots inLane = led == kNoLane ? 0 : m_tables.lane[led];
        const std::uint8_t voids = m_sight.voids[seat];
        const int trumps = std::popcount(beating & ~inLane);
        const float ruff = trumps && !((voids >> kSpadeLane) & 1)
                               ? 1 - odds::none(m_holders[kSpadeLane], trumps)
                               : 0;
        const bool nil = nilAlive(seat);
        float able = ruff;
        if (led != kNoLane && !((voids >> led) & 1)) {
            const int higher = std::popcount(beating & inLane);
            if (nil) // wins only what he cannot duck under
                able = odds::none(m_holders[led], m_unseen[led] - higher) *
                       (1 - odds::none(m_holders[led], higher));
            else
                able = 1 - odds::none(m_holders[led], higher) +
                       odds::none(m_holders[led], m_unseen[led]) * ruff;
        } else if (nil) {
            able = 0.03F * ruff;
        }
        if (able > 0)
            move(seat, winner, able, nil);
    }

    /// Moves the winner's chance to a later seat that is able to beat him.
    [[gnu::always_inline]] void move(int seat, int winner, float able, bool nil)
    {
        const int unit = m_goals.unitOf[seat];
        const float unwilling = !nil && m_wanted[unit] < 0 ? m_weights.reluctant : 1.0F;
        float moved = 0;
        for (int from = 0; from < players(); ++from) {
            const float chance = m_chance[from];
            float will = from == winner ? able : able * m_weights.again;
            if (!nil && !nilAlive(from))
                will *= m_goals.unitOf[from] == unit ? m_weights.mate : unwilling;
            m_chance[from] = chance * (1 - will);
            moved += chance * will;
        }
        m_chance[seat] += moved;
    }

    const PlayTables &m_tables;
    const PlayState &m_state;
    const Goals &m_goals;
    const CardKnowledge &m_sight;
    const CardWeights &m_weights;
    int m_me;
    bool m_mine = false;
    float m_want = 0;
    std::array<int, 4> m_unseen;
    std::array<int, 4> m_length;
    std::array<int, 4> m_holders;
    PerSeat<float> m_wanted;
    PerSeat<float> m_chance;
};

/// Calls `each` with one card of every run of equals: the lowest of those between which no card
/// of others lies.
template<typename Each>
[[gnu::always_inline]] inline void eachCandidate(const PlayTables &tables, const PlayState &state,
                                                 const CardKnowledge &sight, Slots legal, Each each)
{
    Slots between = sight.unseen;
    for (int place = 0; place < state.inTrick; ++place)
        between |= slotBit(state.trick[place]);
    Slot last = kNoSlot;
    for (Slots rest = legal; rest; rest &= rest - 1) {
        const auto card = static_cast<Slot>(std::countr_zero(rest));
        const bool same = last != kNoSlot && tables.laneOf[card] == tables.laneOf[last] &&
                          tables.laneOf[card] != kNoLane &&
                          !(between & slotsAbove(last) & (slotBit(card) - 1));
        if (!same)
            each(card);
        last = card;
    }
}

template<int Players>
[[gnu::always_inline]] inline Slot choose(const PlayTables &tables, const PlayState &state,
                                          const Goals &goals, const CardKnowledge &sight,
                                          Slots legal, const CardWeights &weights)
{
    if (!(legal & (legal - 1)))
        return static_cast<Slot>(std::countr_zero(legal));
    Weigher<Players> weigher(tables, state, goals, sight, weights);
    Slot best = kNoSlot;
    float bestScore = -1e30F;
    eachCandidate(
        tables, state, sight, legal, [&](Slot card) __attribute__((always_inline)) {
            const float score = weigher.score(card);
            if (score > bestScore) {
                bestScore = score;
                best = card;
            }
        });
    return best;
}

} // namespace sandbag::policy
