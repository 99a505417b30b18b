// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/manners.h"

#include "play/trick_winner.h"
#include "policy/card_worth.h"
#include "policy/equal_cards.h"
#include "policy/shown_cards.h"

#include <bit>

namespace sandbag {

namespace {

// In points. Chosen: large enough to decide between cards that are close, too small for what a
// contract or a nil hangs on.
constexpr float kOvertakes = 4;
constexpr float kCovers = 16;
constexpr float kReturns = 0.7F;
constexpr float kWastes = 1.5F;
/// With fewer cards of the suit above it a card is an honour.
constexpr int kHonours = 4;

} // namespace

Manners::Manners(const SeatView &view, const Goals &goals)
    : m_tables(view.context().play),
      m_state(view.seen().play),
      m_view(view),
      m_sight(knowledgeOf(view)),
      m_legal(lawfulChoices(view))
{
    const int me = view.seat();
    const unsigned open = goals.openNils(m_state.taken);
    const unsigned mates = goals.together[me] & ~(1U << me);
    m_ownNil = (open >> me) & 1;
    m_partners = mates & ~goals.nilSeats;
    m_partnersNils = mates & open;
    readPartners();
}

void Manners::readPartners()
{
    const int players = m_view.context().seating.players;
    if (m_state.best >= 0) {
        const int holder = (m_state.leader + m_state.best) % players;
        m_partnersTrick = (m_partners >> holder) & 1;
    }
    for (unsigned rest = m_partnersNils; rest; rest &= rest - 1)
        m_nilHolds |= nilMayHold(m_view, std::countr_zero(rest), m_sight.unseen);
    for (const TrickRecord &trick : m_view.seen().tricks) {
        const bool partners = !trick.cards.empty() && (m_partners >> trick.leader) & 1;
        if (partners && m_partnersSuit == kNoEffectiveSuit)
            m_partnersSuit = m_tables.effectiveSuitOf[m_tables.slotOf[trick.cards.front().face()]];
    }
}

bool Manners::wins(Slot card) const
{
    return m_state.inTrick == 0 || winningPlaceAfter(m_tables, m_state, card) == m_state.inTrick;
}

/// A card that no card of a partner's nil can beat, and which finds their suit or a void.
float Manners::ofLead(Slot card) const
{
    const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
    if (effectiveSuit == kNoEffectiveSuit)
        return 0;
    if (m_partnersNils) {
        const Slots held = m_nilHolds & m_tables.effectiveSuit[effectiveSuit];
        const int told =
            std::popcount(m_sight.unseen & m_tables.effectiveSuit[effectiveSuit] & ~m_nilHolds);
        const bool known = told > 0 && effectiveSuit != kEffectiveSpades;
        return known && !(held & slotsAbove(card)) ? kCovers : 0;
    }
    return effectiveSuit == m_partnersSuit && effectiveSuit != kEffectiveSpades ? kReturns : 0;
}

/// An honour where a lower card of the suit does the same now.
float Manners::ofWaste(Slot card) const
{
    const EffectiveSuit effectiveSuit = m_tables.effectiveSuitOf[card];
    if (effectiveSuit == kNoEffectiveSuit || m_state.inTrick == 0)
        return 0;
    if (std::popcount(m_tables.effectiveSuit[effectiveSuit] & slotsAbove(card)) >= kHonours)
        return 0;
    const bool win = wins(card);
    for (Slots rest = m_legal & m_tables.effectiveSuit[effectiveSuit] & (slotBit(card) - 1); rest;
         rest &= rest - 1) {
        if (wins(static_cast<Slot>(std::countr_zero(rest))) == win)
            return -kWastes;
    }
    return 0;
}

float Manners::of(Slot card) const
{
    if (m_ownNil)
        return 0;
    if (m_state.inTrick == 0)
        return ofLead(card);
    const float over = m_partnersTrick && wins(card) ? -kOvertakes : 0;
    return over + ofWaste(card);
}

Slot Manners::told(Slot card) const
{
    if (m_state.inTrick > 0 || m_ownNil)
        return card;
    Slot told = card;
    for (Slots rest = m_legal & slotsAbove(card); rest; rest &= rest - 1) {
        const auto next = static_cast<Slot>(std::countr_zero(rest));
        if (!areEqual(m_tables, m_state, m_sight.unseen, told, next))
            break;
        told = next;
    }
    return told;
}

} // namespace sandbag
