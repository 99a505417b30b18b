// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_at_turn.h"

#include "deal/progress.h"
#include "search/rest_proof.h"

#include <algorithm>
#include <utility>

namespace sandbag {

CardAtTurn::CardAtTurn(const SeatView &view, Card card, unsigned lostNils)
    : m_view(view),
      m_tables(view.context().play),
      m_before(view.seen().play),
      m_slot(m_tables.slotOf[card.face()]),
      m_lostNils(lostNils)
{
    const Slots gone = view.cardsOfSuitsGone();
    for (const Card unseen : view.unseen()) {
        if (const Slot slot = m_tables.slotOf[unseen.face()]; !(slotBit(slot) & gone))
            m_elsewhere.push_back(slot);
    }
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        for (const Card known : seat == view.seat() ? CardList() : view.knownCards(seat))
            m_elsewhere.push_back(m_tables.slotOf[known.face()]);
    }
    bool itself = false; // of two copies only one is played
    for (const Card held : view.hand()) {
        const Slot slot = m_tables.slotOf[held.face()];
        if (slot == m_slot && !std::exchange(itself, true))
            continue;
        m_others |= slotBit(slot);
    }
}

bool CardAtTurn::last() const
{
    return m_before.inTrick + 1 == m_view.context().seating.players;
}

bool CardAtTurn::cheapest() const
{
    return !anyOther([this](Slot slot) {
        return m_tables.effectiveSuitOf[slot] == effectiveSuit() && slot < m_slot && takes(slot);
    });
}

bool CardAtTurn::anyTakes() const
{
    return takes() || anyOther([this](Slot slot) { return takes(slot); });
}

bool CardAtTurn::anyLeaves() const
{
    return !takes() || anyOther([this](Slot slot) { return !takes(slot); });
}

int CardAtTurn::holder() const
{
    if (m_before.best < 0)
        return -1;
    return (m_before.leader + m_before.best) % m_view.context().seating.players;
}

int CardAtTurn::onlyOneToCome() const
{
    const int players = m_view.context().seating.players;
    return m_before.inTrick + 2 == players ? (m_before.leader + players - 1) % players : -1;
}

bool CardAtTurn::mayFollowLater(int seat) const
{
    const int players = m_view.context().seating.players;
    return (seat - m_before.leader + players) % players > m_before.inTrick &&
           m_before.led < kNoEffectiveSuit && !((m_view.shownVoids(seat) >> m_before.led) & 1);
}

bool CardAtTurn::nilStands(int seat) const
{
    return m_view.seen().calls[seat].isNil() && tricksOfSeat(m_view.seen(), seat) == 0;
}

bool CardAtTurn::nilIsSafe(int seat) const
{
    return sandbag::nilIsSafe(m_view, seat, cardAt(m_slot));
}

Slots CardAtTurn::choices() const
{
    Slots cards = 0;
    for (const Event &event : m_view.prompt().choices) {
        if (event.kind == EventKind::play)
            cards |= slotBit(m_tables.slotOf[event.cards.front().face()]);
    }
    return cards;
}

int CardAtTurn::elsewhereOf(EffectiveSuit effectiveSuit) const
{
    return static_cast<int>(
        std::count_if(m_elsewhere.begin(), m_elsewhere.end(), [this, effectiveSuit](Slot other) {
            return m_tables.effectiveSuitOf[other] == effectiveSuit;
        }));
}

int CardAtTurn::elsewhereAbove(Slot slot) const
{
    return static_cast<int>(
        std::count_if(m_elsewhere.begin(), m_elsewhere.end(), [this, slot](Slot other) {
            return m_tables.effectiveSuitOf[other] == m_tables.effectiveSuitOf[slot] &&
                   other > slot;
        }));
}

bool CardAtTurn::isElsewhere(Slot slot) const
{
    return std::find(m_elsewhere.begin(), m_elsewhere.end(), slot) != m_elsewhere.end();
}

bool CardAtTurn::mayBeHeldBy(int seat) const
{
    const CardList known = m_view.knownCards(seat);
    const CardList &unseen = m_view.unseen();
    const auto ofSuit = [this](Card held) {
        return m_tables.effectiveSuitOf[m_tables.slotOf[held.face()]] == effectiveSuit();
    };
    const bool out = !m_tables.anyCard && ((m_view.shownVoids(seat) >> effectiveSuit()) & 1) != 0;
    return std::any_of(known.begin(), known.end(), ofSuit) ||
           (!out && std::any_of(unseen.begin(), unseen.end(), ofSuit));
}

Slot CardAtTurn::nextAbove(Slot slot) const
{
    Slot next = kNoSlot;
    for (const Slot other : m_elsewhere) {
        if (m_tables.effectiveSuitOf[other] == m_tables.effectiveSuitOf[slot] && other > slot)
            next = std::min(next, other);
    }
    return next;
}

bool CardAtTurn::tiesDecide() const
{
    if (m_tables.plainTricks)
        return false;
    const bool joker = m_tables.jokersTieFirst && (slotBit(m_slot) & m_tables.trumpJokers);
    return std::any_of(m_elsewhere.begin(), m_elsewhere.end(), [this, joker](Slot other) {
        const bool copy = other == m_slot && m_tables.duplicates != DuplicatesWinner::first;
        return copy || (slotBit(other) & m_tables.jokeJokers) != 0 ||
               (joker && (slotBit(other) & m_tables.trumpJokers) != 0);
    });
}

bool CardAtTurn::canBeRuffed(EffectiveSuit effectiveSuit) const
{
    return effectiveSuit < kEffectiveSpades &&
           (m_tables.beats[effectiveSuit] & m_tables.effectiveSuit[kEffectiveSpades]) != 0;
}

template<typename Ask>
bool CardAtTurn::anyOther(const Ask &ask) const
{
    const auto &choices = m_view.prompt().choices;
    return std::any_of(choices.begin(), choices.end(), [&](const Event &event) {
        if (event.kind != EventKind::play)
            return false;
        const Slot slot = m_tables.slotOf[event.cards.front().face()];
        return slot != m_slot && ask(slot);
    });
}

bool CardAtTurn::takes(Slot slot) const
{
    PlayState after = m_before;
    const int place = after.inTrick;
    playSlot(m_tables, after, slot);
    return last() ? after.lastBest == place : after.best == place;
}

} // namespace sandbag
