// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <vector>

namespace sandbag {

/// A card that a player may play now, and what it does: to the trick, and by the cards that he has
/// not seen, which others may hold.
class CardAtTurn
{
public:
    /// The view outlives it, and may act. `lostNils`: see nilLives().
    CardAtTurn(const SeatView &view, Card card, unsigned lostNils = 0);

    [[nodiscard]] const SeatView &view() const { return m_view; }
    [[nodiscard]] unsigned lostNils() const { return m_lostNils; }
    [[nodiscard]] EffectiveSuit effectiveSuit() const { return m_tables.effectiveSuitOf[m_slot]; }
    /// Of a card that has a suit.
    [[nodiscard]] Suit suit() const { return static_cast<Suit>(effectiveSuit()); }
    [[nodiscard]] bool leads() const { return m_before.inTrick == 0; }
    [[nodiscard]] bool last() const;
    /// The only player who comes after; −1: none does, or several.
    [[nodiscard]] int onlyOneToCome() const;
    /// They come after, and may have to follow suit.
    [[nodiscard]] bool mayFollowLater(int seat) const;
    /// It wins the trick, or is ahead in it where others are to play.
    [[nodiscard]] bool takes() const { return takes(m_slot); }
    [[nodiscard]] bool takes(Slot slot) const;
    /// No card that could still come beats it in its own suit.
    [[nodiscard]] bool isHighest() const { return elsewhereAbove(m_slot) == 0 && !tiesDecide(); }
    /// Its own copy, a joke joker, or another of tied jokers may come: which of them wins is not a
    /// matter of height.
    [[nodiscard]] bool tiesDecide() const;
    [[nodiscard]] bool isSpade() const { return effectiveSuit() == kEffectiveSpades; }
    /// No lower card of its suit that may be played would take the trick as well.
    [[nodiscard]] bool cheapest() const;
    [[nodiscard]] bool anyTakes() const;
    /// Some card that may be played does not take the trick.
    [[nodiscard]] bool anyLeaves() const;
    /// Who has the trick before this card; −1 nobody.
    [[nodiscard]] int holder() const;
    /// Someone bid nil, and has no trick yet.
    [[nodiscard]] bool nilStands(int seat) const;
    /// … and it is not one of those, bits by seat, that are as good as lost: something is left of
    /// it to keep.
    [[nodiscard]] bool nilLives(int seat) const
    {
        return nilStands(seat) && !((m_lostNils >> seat) & 1);
    }
    /// After this card no trick of that player is possible (search/rest_proof.h).
    [[nodiscard]] bool nilIsSafe(int seat) const;

    /// The cards that may be played, as bits.
    [[nodiscard]] Slots choices() const;
    /// Own cards except this one, as bits.
    [[nodiscard]] Slots others() const { return m_others; }
    [[nodiscard]] Slot slot() const { return m_slot; }
    /// Cards of that effective suit that others may hold: unseen ones, and those known to be in
    /// their hands; of the effective suit of that card those above it.
    [[nodiscard]] int elsewhereOf(EffectiveSuit effectiveSuit) const;
    [[nodiscard]] int elsewhereAbove(Slot slot) const;
    [[nodiscard]] bool isElsewhere(Slot slot) const;
    /// A card of its suit is unseen and may be there, or known to be, like one that was passed.
    [[nodiscard]] bool mayBeHeldBy(int seat) const;
    /// The lowest of those above; kNoSlot: none.
    [[nodiscard]] Slot nextAbove(Slot slot) const;
    /// Spades beat cards of that suit.
    [[nodiscard]] bool canBeRuffed(EffectiveSuit effectiveSuit) const;
    [[nodiscard]] Card cardAt(Slot slot) const { return m_tables.cardAt[slot]; }
    [[nodiscard]] const PlayTables &tables() const { return m_tables; }

private:
    template<typename Ask>
    [[nodiscard]] bool anyOther(const Ask &ask) const;

    const SeatView &m_view;
    const PlayTables &m_tables;
    const PlayState &m_before;
    Slot m_slot;
    unsigned m_lostNils;
    Slots m_others = 0;
    std::vector<Slot> m_elsewhere; ///< each copy apart
};

} // namespace sandbag
