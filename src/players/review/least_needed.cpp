// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/least_needed.h"

#include "deal/progress.h"
#include "policy/card_worth.h"
#include "review/card_at_turn.h"

#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// A chance of a trick below this is none that anyone counts on.
constexpr float kUnlikely = 0.15F;

/// Of the cards that may be played those that stay, next to the one that goes.
class Stayers
{
public:
    explicit Stayers(const CardAtTurn &card)
        : m_card(card), m_own(card.others() | slotBit(card.slot()))
    {
        for (Slot slot = 0; slot < kNoSlot; ++slot)
            m_elsewhere |= card.isElsewhere(slot) ? slotBit(slot) : 0;
    }

    /// The chance that it takes a trick later.
    [[nodiscard]] float chanceOf(Slot slot) const
    {
        return laterWinChance(m_card.tables(), m_own, m_elsewhere, slot);
    }
    /// The lowest one of the suit that goes, where others hold a card between both; kNoSlot.
    [[nodiscard]] Slot lower() const
    {
        const Slots suit = rest() & m_card.tables().effectiveSuit[m_card.effectiveSuit()];
        const auto lowest = static_cast<Slot>(suit ? std::countr_zero(suit) : kNoSlot);
        const bool apart = suit && lowest < m_card.slot() &&
                           m_card.elsewhereAbove(lowest) > m_card.elsewhereAbove(m_card.slot());
        return apart ? lowest : kNoSlot;
    }
    /// The one of another suit that is least likely to take a trick, where that is clearly less
    /// likely than of the card that goes; kNoSlot.
    [[nodiscard]] Slot lessOfOtherSuit() const
    {
        Slot least = kNoSlot;
        for (Slots rest = otherSuits(); rest; rest &= rest - 1) {
            const auto slot = static_cast<Slot>(std::countr_zero(rest));
            if (least == kNoSlot || chanceOf(slot) < chanceOf(least))
                least = slot;
        }
        const bool clearly =
            least < kNoSlot && chanceOf(least) + kLevelChances < chanceOf(m_card.slot());
        return clearly ? least : kNoSlot;
    }
    /// The card above that one which needs it below, as higher ones are out; kNoSlot.
    [[nodiscard]] Slot guardedBy(Slot slot) const
    {
        const EffectiveSuit suit = m_card.tables().effectiveSuitOf[slot];
        const Slots own = m_card.others() & m_card.tables().effectiveSuit[suit];
        const auto top = static_cast<Slot>(std::bit_width(own) - 1);
        const int above = m_card.elsewhereAbove(top);
        const bool needsAll = above > 0 && std::popcount(own) - 1 <= above;
        return top > slot && needsAll && chanceOf(top) >= kCountsAsTrick ? top : kNoSlot;
    }

private:
    [[nodiscard]] Slots rest() const { return m_card.choices() & m_card.others(); }
    [[nodiscard]] Slots otherSuits() const
    {
        return rest() & ~m_card.tables().effectiveSuit[m_card.effectiveSuit()];
    }

    const CardAtTurn &m_card;
    Slots m_own;
    Slots m_elsewhere = 0;
};

/// An opponent with a nil that the card may catch if it is led; −1: none.
int nilToCatch(const CardAtTurn &card, Slot kept)
{
    const SeatView &view = card.view();
    const EffectiveSuit suit = card.tables().effectiveSuitOf[kept];
    const bool low = 2 * card.elsewhereAbove(kept) > card.elsewhereOf(suit);
    for (int seat = 0; low && seat < view.context().seating.players; ++seat) {
        const bool follows = !((view.shownVoids(seat) >> suit) & 1);
        if (!view.context().seating.together(seat, view.seat()) && card.nilStands(seat) &&
            follows && !card.nilIsSafe(seat))
            return seat;
    }
    return -1;
}

} // namespace

bool wantsTricks(const CardAtTurn &card)
{
    const DealState &seen = card.view().seen();
    const ContractProgress contract = contractOf(seen, seen.sideOf(card.view().seat()));
    return contract.bid > 0 && contract.need > 0 && !contract.set();
}

float chanceLater(const CardAtTurn &card, Slot slot)
{
    return Stayers(card).chanceOf(slot);
}

Slot guardedBy(const CardAtTurn &card, Slot slot)
{
    return Stayers(card).guardedBy(slot);
}

std::optional<Purpose> insteadOfLeast(const CardAtTurn &card)
{
    if (card.effectiveSuit() >= kNoEffectiveSuit || !card.tables().plainTricks)
        return {};
    const Stayers stayers(card);
    const Slot lower = stayers.lower();
    const Slot kept = lower < kNoSlot ? lower : stayers.lessOfOtherSuit();
    if (kept >= kNoSlot)
        return {};
    if (const int nil = nilToCatch(card, kept); nil >= 0)
        return Purpose{Kind::keepsForNil, nil, card.cardAt(kept)};
    const bool hopeless =
        !card.isHighest() && stayers.chanceOf(card.slot()) < kUnlikely && wantsTricks(card);
    if (lower < kNoSlot && hopeless)
        return Purpose{Kind::neitherWins, -1, card.cardAt(card.slot()), card.cardAt(lower)};
    if (const Slot guarded = stayers.guardedBy(kept); lower >= kNoSlot && guarded < kNoSlot)
        return Purpose{Kind::keepsGuard, -1, card.cardAt(kept), card.cardAt(guarded)};
    return Purpose{Kind::keepsLow, -1, card.cardAt(kept)};
}

} // namespace sandbag
