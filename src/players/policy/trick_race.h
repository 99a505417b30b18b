// SPDX-License-Identifier: GPL-3.0-or-later
// Who may win the trick once a card is played, and what comes of that. Part of card_weigher.h.
#pragma once

#include "policy/card_weigher.h"

namespace sandbag::policy {

template<int Players>
[[gnu::always_inline]] inline int Weigher<Players>::placeAfter(Slot card) const
{
    if (!m_tables.plainTricks && m_tables.duplicates != DuplicatesWinner::cancel)
        return winningPlaceAfter(m_tables, m_state, card);
    const EffectiveSuit led =
        m_state.led == kNoEffectiveSuit ? m_tables.effectiveSuitOf[card] : m_state.led;
    const bool wins = (slotBit(card) & m_tables.beats[led]) &&
                      (m_state.best < 0 || card > m_state.trick[m_state.best]);
    return wins ? m_state.inTrick : m_state.best;
}

template<int Players>
[[gnu::always_inline]] inline auto Weigher<Players>::prospectOf(Slot card) -> Prospect
{
    const EffectiveSuit led =
        m_state.led == kNoEffectiveSuit ? m_tables.effectiveSuitOf[card] : m_state.led;
    const int place = placeAfter(card);
    if (place == m_state.inTrick)
        return sumUp(follow(m_me, card, led));
    const bool stays = place >= 0 && place == m_state.best;
    if (stays && m_losersKnown)
        return m_losers;
    int winner = kNobody;
    Slot best = kNoSlot;
    if (place >= 0) {
        best = m_state.trick[place];
        winner = m_state.leader + place;
        if (winner >= players())
            winner -= players();
    }
    const Prospect prospect = sumUp(follow(winner, best, led));
    if (stays) {
        m_losers = prospect;
        m_losersKnown = true;
    }
    return prospect;
}

template<int Players>
[[gnu::always_inline]] inline auto Weigher<Players>::follow(int winner, Slot best,
                                                            EffectiveSuit led) const -> Race
{
    Race race(winner);
    const Slots beating = m_sight.unseen & cardsOver(best, led);
    const int later = players() - 1 - m_state.inTrick;
    if (!beating || later == 0)
        return race;
    const Threat threat = threatOf(beating, led);
    int seat = m_me;
    for (int i = 0; i < later; ++i) {
        seat = m_tables.next[seat];
        const bool dark = (m_state.anyCardSeats >> seat) & 1;
        const bool nil = nilAlive(seat) || dark; // takes it whether they will or not
        const float able = dark ? anyCard(beating) : threat.of(m_sight.voids[seat], led, nil);
        if (able > 0)
            take(race, seat, able, nil);
    }
    return race;
}

template<int Players>
[[gnu::always_inline]] inline Slots Weigher<Players>::cardsOver(Slot best, EffectiveSuit led) const
{
    const Slots able =
        led == kNoEffectiveSuit ? ~m_tables.effectiveSuit[kNoEffectiveSuit] : m_tables.beats[led];
    if (best == kNoSlot)
        return able;
    Slots over = slotsAbove(best);
    if (!m_tables.plainTricks) {
        if (m_tables.duplicates == DuplicatesWinner::last)
            over |= slotBit(best);
        if (m_tables.jokersTieFirst && (slotBit(best) & m_tables.trumpJokers))
            over &= ~m_tables.trumpJokers;
    }
    return able & over;
}

template<int Players>
[[gnu::always_inline]] inline float Weigher<Players>::anyCard(Slots beating) const
{
    return static_cast<float>(std::popcount(beating)) /
           static_cast<float>(std::popcount(m_sight.unseen));
}

template<int Players>
[[gnu::always_inline]] inline auto Weigher<Players>::threatOf(Slots beating,
                                                              EffectiveSuit led) const -> Threat
{
    const Slots inEffectiveSuit = led == kNoEffectiveSuit ? 0 : m_tables.effectiveSuit[led];
    const int trumps = std::popcount(beating & ~inEffectiveSuit);
    Threat threat;
    threat.ruff = trumps ? 1 - odds::none(m_holders[kEffectiveSpades], trumps) : 0;
    if (led == kNoEffectiveSuit)
        return threat;
    const int higher = std::popcount(beating & inEffectiveSuit);
    threat.higher = 1 - odds::none(m_holders[led], higher);
    threat.out = odds::none(m_holders[led], m_unseen[led]);
    threat.forced = odds::none(m_holders[led], m_unseen[led] - higher) * threat.higher;
    return threat;
}

template<int Players>
[[gnu::always_inline]] inline void Weigher<Players>::take(Race &race, int seat, float able,
                                                          bool nil) const
{
    const float again = able * m_weights.again;
    const float unwilling = m_unwilling[m_goals.unitOf[seat]];
    float moved = 0;
    for (int place = 0; place < race.count; ++place) {
        const int from = race.seat[place];
        float will = place == 0 ? able : again;
        if (!nil && !nilAlive(from))
            will *= (m_goals.together[seat] >> from) & 1 ? m_weights.mate : unwilling;
        moved += race.chance[place] * will;
        race.chance[place] *= 1 - will;
    }
    race.seat[race.count] = seat;
    race.chance[race.count++] = moved;
}

template<int Players>
[[gnu::always_inline]] inline auto Weigher<Players>::sumUp(const Race &race) const -> Prospect
{
    Prospect prospect;
    for (int place = 0; place < race.count; ++place) {
        const int seat = race.seat[place];
        prospect.ours += (m_ours >> seat) & 1 ? race.chance[place] : 0;
        if (!nilAlive(seat))
            continue;
        const bool side = m_tables.sideOf[seat] == m_tables.sideOf[m_me];
        const float weight = !side ? m_weights.attack : seat == m_me ? -1.0F : -m_weights.cover;
        prospect.nils += race.chance[place] * m_goals.nilSwing[seat] * weight;
    }
    return prospect;
}

} // namespace sandbag::policy
