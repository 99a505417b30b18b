// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/card_at_turn.h"

#include <algorithm>
#include <utility>

namespace sandbag {

CardAtTurn::CardAtTurn(const SeatView &view, Card card)
    : m_view(view),
      m_tables(view.context().play),
      m_before(view.seen().play),
      m_slot(m_tables.slotOf[card.face()])
{
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

bool CardAtTurn::nilStands(int seat) const
{
    const auto at = static_cast<std::size_t>(seat);
    return m_view.seen().calls[at].isNil() && m_before.taken[at] == 0;
}

int CardAtTurn::unseenOf(EffectiveSuit effectiveSuit) const
{
    const CardList &unseen = m_view.unseen();
    return static_cast<int>(
        std::count_if(unseen.begin(), unseen.end(), [this, effectiveSuit](Card card) {
            return m_tables.effectiveSuitOf[m_tables.slotOf[card.face()]] == effectiveSuit;
        }));
}

int CardAtTurn::unseenAbove(Slot slot) const
{
    const CardList &unseen = m_view.unseen();
    return static_cast<int>(std::count_if(unseen.begin(), unseen.end(), [this, slot](Card card) {
        const Slot other = m_tables.slotOf[card.face()];
        return m_tables.effectiveSuitOf[other] == m_tables.effectiveSuitOf[slot] && other > slot;
    }));
}

Slot CardAtTurn::nextAbove(Slot slot) const
{
    Slot next = kNoSlot;
    for (const Card card : m_view.unseen()) {
        const Slot other = m_tables.slotOf[card.face()];
        if (m_tables.effectiveSuitOf[other] == m_tables.effectiveSuitOf[slot] && other > slot)
            next = std::min(next, other);
    }
    return next;
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
