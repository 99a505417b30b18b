// SPDX-License-Identifier: GPL-3.0-or-later
// What the lessons look at; lessons.h
// lists the rows. Part of card_weigher.h.
#pragma once

#include "policy/card_weigher.h"
#include "policy/lessons.h"
#include "policy/trick_race.h"

namespace sandbag::policy {

namespace rows {

[[gnu::always_inline]] inline int rounded(float number)
{
    return static_cast<int>(number + 100.5F) - 100;
}

} // namespace rows

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::trickRows(FeatureRows &out) const
{
    const int behind = players() - 1 - m_state.inTrick;
    const bool follows =
        m_state.led != kNoEffectiveSuit && (m_sight.own & m_tables.effectiveSuit[m_state.led]);
    const int duty = follows ? 0 : m_sight.own & m_tables.effectiveSuit[kEffectiveSpades] ? 1 : 2;
    out.add(Lessons::kPlace, m_state.inTrick == 0 ? 0 : 1 + 3 * (behind > 2 ? 2 : behind) + duty,
            10);

    int holder = 0; // 1 ours, 2 theirs, 3 our open nil, 4 theirs, 5 our lost nil
    if (m_state.best >= 0) {
        int seat = m_state.leader + m_state.best;
        seat -= seat >= players() ? players() : 0;
        const bool mate = (m_unit >> seat) & 1;
        holder = nilAlive(seat) ? (mate ? 3 : 4) : mate ? (m_goals.isNil(seat) ? 5 : 1) : 2;
    }
    out.add(Lessons::kHolder, 2 * holder + (m_state.led == kEffectiveSpades ? 1 : 0), 12);
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::needRows(FeatureRows &out) const
{
    const int left = m_state.tricksInDeal - m_state.tricksPlayed;
    out.add(Lessons::kNeed, rows::rounded(m_need), 8);
    out.add(Lessons::kTheirNeed, rows::rounded(m_theirNeed), 8);
    out.add(Lessons::kSlack, rows::rounded(static_cast<float>(left) - m_need - m_theirNeed) + 4, 9);
    out.add(Lessons::kLeft, left, 14);
    out.add(Lessons::kWant, static_cast<int>((m_want / m_goals.trick + 1) * 3), 18);

    const int unit = m_goals.unitOf[m_me];
    const auto over = [this](int of) {
        const TrickWorth &worth = *m_goals.worth[of];
        const int aim = worth.aim();
        return aim < worth.most() ? signOf((worth.at(aim + 1) - worth.at(aim)) / m_goals.trick) : 1;
    };
    out.add(Lessons::kOver, 3 * over(unit) + over(unit + 1 < m_goals.units ? unit + 1 : 0), 9);
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::nilRows(FeatureRows &out) const
{
    unsigned late = 0;
    int seat = m_me;
    for (int i = 0; i < players() - 1 - m_state.inTrick; ++i) {
        seat = m_tables.next[seat];
        late |= 1U << seat;
    }
    const unsigned theirs = m_nilsAlive & ~m_unit;
    const unsigned others = m_unit & ~(1U << m_me);
    out.add(Lessons::kNils,
            (nilAlive(m_me) ? 1 : 0) + (m_nilsAlive & others ? 2 : 0) + (theirs & late ? 4 : 0) +
                (theirs & ~late ? 8 : 0),
            16);
    const unsigned lost = m_goals.nilSeats & ~m_nilsAlive;
    out.add(Lessons::kFailed, static_cast<int>((lost >> m_me) & 1) + (lost & others ? 2 : 0), 4);
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::trumpRows(FeatureRows &out) const
{
    const int own = std::popcount(m_sight.own & m_tables.effectiveSuit[kEffectiveSpades]);
    const int unseen = m_unseen[kEffectiveSpades];
    const int many = unseen == 0 ? 0 : unseen < 3 ? 1 : unseen < 6 ? 2 : 3;
    out.add(Lessons::kTrumps, 4 * (own < 5 ? own : 5) + many, 24);
    out.add(Lessons::kBroken, m_state.broken ? 1 : 0, 2);
}

/// The rest of the bids of the player, their partners and their neighbours.
template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::partRows(FeatureRows &out) const
{
    const auto part = [this](int seat) __attribute__((always_inline))
    {
        return m_goals.expected[seat] - static_cast<float>(m_state.taken[seat]);
    };
    out.add(Lessons::kOwnPart, rows::rounded(part(m_me)) + 2, 8);
    float mates = 0;
    for (unsigned rest = m_unit & ~(1U << m_me); rest; rest &= rest - 1)
        mates += part(std::countr_zero(rest));
    out.add(Lessons::kMatePart, rows::rounded(mates) + 2, 8);
    out.add(Lessons::kLeftPart, rows::rounded(part(m_tables.next[m_me])) + 2, 8);
    out.add(Lessons::kRightPart, rows::rounded(part(onTheRight())) + 2, 8);
}

/// What the own hand is good for, and who can no longer ruff.
template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::handRows(FeatureRows &out) const
{
    const float due = m_goals.expected[m_me] - static_cast<float>(m_state.taken[m_me]);
    out.add(Lessons::kHand, rows::rounded(2 * (m_hand - due)) + 6, 14);
    int voids = 0, singles = 0;
    for (int effectiveSuit = 0; effectiveSuit < 4; ++effectiveSuit) {
        const int length = std::popcount(m_sight.own & m_tables.effectiveSuit[effectiveSuit]);
        voids += effectiveSuit != kEffectiveSpades && length == 0 ? 1 : 0;
        singles += effectiveSuit != kEffectiveSpades && length == 1 ? 1 : 0;
    }
    out.add(Lessons::kShape, 3 * (voids < 2 ? voids : 2) + (singles < 2 ? singles : 2), 9);
    unsigned trumpless = m_unseen[kEffectiveSpades] > 0 ? 0 : 7;
    for (int seat = 0; seat < players(); ++seat) {
        if (seat != m_me && ((m_sight.voids[seat] >> kEffectiveSpades) & 1))
            trumpless |= directionOf(seat);
    }
    out.add(Lessons::kTrumpless, static_cast<int>(trumpless), 8);
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::sharedRows(FeatureRows &out) const
{
    trickRows(out);
    needRows(out);
    nilRows(out);
    trumpRows(out);
    partRows(out);
    handRows(out);
    const int many = players() < 5 ? players() - 2 : 3;
    out.add(Lessons::kTable, 2 * many + (m_goals.units == players() ? 1 : 0), 8);
}

/// The place of the card in its suit.
template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::suitRows(Slot card, int base,
                                                              FeatureRows &out) const
{
    const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
    const Slots own = m_sight.own & m_tables.effectiveSuit[effectiveSuit];
    const int length = std::popcount(own);
    const int unseen = m_unseen[effectiveSuit] < 13 ? m_unseen[effectiveSuit] : 13;
    const int higher = std::popcount(m_others[effectiveSuit] & slotsAbove(card));
    const int row = effectiveSuit == kEffectiveSpades ? 8 : 0;
    out.add(base + Lessons::kHeight, 14 * (row + (higher < 7 ? higher : 7)) + unseen, 224);
    out.add(base + Lessons::kLength, 14 * (row + (length < 7 ? length : 7)) + unseen, 224);
    const Slot top = static_cast<Slot>(std::bit_width(own) - 1);
    const int above = std::popcount(m_others[effectiveSuit] & slotsAbove(top));
    out.add(base + Lessons::kGuard,
            8 * (above < 3 ? above : 3) + 2 * (length < 4 ? length - 1 : 3) + (card == top ? 1 : 0),
            32);
}

/// Whether the nils of others can still be hurt in the suit.
template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::nilSuitRows(Slot card, int base,
                                                                 FeatureRows &out) const
{
    const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
    const auto open = [ this, effectiveSuit ](unsigned seats) __attribute__((always_inline))
    {
        int hurt = seats ? 1 : 0;
        for (; seats; seats &= seats - 1)
            hurt = (m_sight.voids[std::countr_zero(seats)] >> effectiveSuit) & 1 ? hurt : 2;
        return hurt;
    };
    const int mates = open(m_nilsAlive & m_unit & ~(1U << m_me));
    const int theirs = open(m_nilsAlive & ~m_unit);
    const int lower = std::popcount(m_others[effectiveSuit] & (slotBit(card) - 1));
    out.add(base + Lessons::kNilSuit,
            9 * (lower == 0  ? 0
                 : lower < 3 ? 1
                             : 2) +
                3 * mates + theirs,
            27);
}

/// A bit for the next player, for a partner or for the last one; none for anyone else.
template<int Players>
[[gnu::always_inline]] inline unsigned Weigher<Players>::directionOf(int seat) const
{
    return seat == m_tables.next[m_me] ? 1
           : (m_unit >> seat) & 1      ? 2
           : seat == onTheRight()      ? 4
                                       : 0;
}

/// Whose open nils decide which lessons apply: nobody's, the own one, a partner's, only others'.
template<int Players>
[[gnu::always_inline]] inline int Weigher<Players>::mood() const
{
    const unsigned mates = m_unit & ~(1U << m_me);
    return nilAlive(m_me) ? 1 : m_nilsAlive & mates ? 2 : m_nilsAlive ? 3 : 0;
}

/// Who is out of the card's suit, which is led now or may be later.
template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::voidRows(EffectiveSuit effectiveSuit,
                                                              bool leads, int base,
                                                              FeatureRows &out) const
{
    unsigned cannot = 0, ruffs = 0;
    for (int seat = 0; seat < players(); ++seat) {
        const unsigned voids = m_sight.voids[seat];
        if (seat == m_me || !((voids >> effectiveSuit) & 1))
            continue;
        const bool able = effectiveSuit != kEffectiveSpades && m_unseen[kEffectiveSpades] > 0 &&
                          !((voids >> kEffectiveSpades) & 1);
        (able ? ruffs : cannot) |= directionOf(seat);
    }
    const int ruffers = leads ? Lessons::kRuffers : Lessons::kRuffersLater;
    const int showed = leads ? Lessons::kShowed : Lessons::kShowedLater;
    out.add(base + ruffers, 1 + static_cast<int>(ruffs), 9);
    out.add(base + showed, 1 + static_cast<int>(cannot), 9);
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::cardRows(Slot card, const Prospect &prospect,
                                                              float later, FeatureRows &out) const
{
    const int behind = players() - 1 - m_state.inTrick;
    const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
    const bool leads = m_state.inTrick == 0;
    const int base = Lessons::kShared;
    const bool wins = leads || placeAfter(card) == m_state.inTrick;
    const int loses = effectiveSuit == kEffectiveSpades ? 5 : 4; // by another suit
    // Leads, wins or loses in the suit led, ruffs, throws off, ruffs in vain.
    const int role = leads ? 0 : effectiveSuit == m_state.led ? (wins ? 1 : 2) : wins ? 3 : loses;
    out.add(base + Lessons::kRole, 3 * role + (behind < 2 ? behind : 2), 18);
    out.add(base + Lessons::kOurs,
            8 * (leads  ? 0
                 : wins ? 1
                        : 2) +
                static_cast<int>(prospect.ours * 7.99F),
            24);
    out.add(base + Lessons::kLater, 10 * (m_need > 0.25F ? 1 : 0) + static_cast<int>(later * 9.99F),
            20);
    out.add(base + Lessons::kNilGain, rows::rounded(prospect.nils / m_goals.trick) + 5, 11);

    const Slots own = effectiveSuit == kNoEffectiveSuit
                          ? slotBit(card)
                          : m_sight.own & m_tables.effectiveSuit[effectiveSuit];
    const int lower = std::popcount(own & (slotBit(card) - 1));
    const int upper = std::popcount(own & slotsAbove(card));
    const int duty = leads ? 0 : effectiveSuit == m_state.led ? 1 : 2;
    out.add(base + Lessons::kRank,
            12 * duty + 3 * (lower < 3 ? lower : 3) + (upper < 2 ? upper : 2), 36);
    const bool last = std::popcount(own) == 1;
    const bool trumps = m_sight.own & m_tables.effectiveSuit[kEffectiveSpades];
    const int thrown = 1 + (last ? 1 : 0) + (trumps ? 2 : 0) + (prospect.ours > 0.5F ? 4 : 0);
    out.add(base + Lessons::kDiscard, role == 4 ? thrown : 0, 9);
    if (effectiveSuit == kNoEffectiveSuit)
        return;
    suitRows(card, base, out);
    if (m_nilsAlive)
        nilSuitRows(card, base, out);
    if (leads || effectiveSuit != m_state.led)
        voidRows(effectiveSuit, leads, base, out);
}

} // namespace sandbag::policy
