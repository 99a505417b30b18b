// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/low_lead.h"

#include "policy/card_worth.h"
#include "review/card_at_turn.h"
#include "review/cards_to_come.h"
#include "review/least_needed.h"

#include <bit>

namespace sandbag {

namespace {

using Kind = Purpose::Kind;

/// The highest cards of a suit, for which it is worth a low one that others use them up.
constexpr int kHonours = 4;

/// Of the suit a card stays that could win once so many higher ones were gone.
bool keepsHigh(const CardAtTurn &card)
{
    const Slots kept = card.others() & card.tables().effectiveSuit[card.effectiveSuit()];
    return kept && card.elsewhereAbove(static_cast<Slot>(std::bit_width(kept) - 1)) < kHonours;
}

/// An honour that others may hold beats what is left of the suit in the hand: it is worth something
/// that they use it up.
bool asksForHighCards(const CardAtTurn &card)
{
    const Slots suit = card.tables().effectiveSuit[card.effectiveSuit()];
    Slots honours = 0;
    for (Slots rest = suit; rest && std::popcount(honours) < kHonours;) {
        const auto top = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(top);
        honours |= slotBit(top);
    }
    if (!keepsHigh(card))
        return false;
    const auto least = static_cast<Slot>(std::countr_zero(card.others() & suit));
    for (Slots rest = honours; rest; rest &= rest - 1) {
        const auto honour = static_cast<Slot>(std::countr_zero(rest));
        if (honour > card.slot() && honour > least && card.isElsewhere(honour))
            return true;
    }
    return false;
}

/// A partner who may win the trick, where the hand itself can hardly win one of that suit, and whom
/// a trick does not hurt; −1: none.
int partnerWhoMayWin(const CardAtTurn &card)
{
    const SeatView &view = card.view();
    const Slots suit = card.tables().effectiveSuit[card.effectiveSuit()];
    const bool lasts = (card.others() & suit) == 0; // it may ruff from then on
    if (lasts || keepsHigh(card) || card.elsewhereAbove(card.slot()) < 2 || !wantsTricks(card))
        return -1;
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        if (seat != view.seat() && !view.seen().calls[seat].isNil() &&
            mayHold(card, seat, suit & slotsAbove(card.slot())))
            return seat;
    }
    return -1;
}

} // namespace

Purpose ofModestLead(const CardAtTurn &card)
{
    for (Slots rest = card.others(); rest;) {
        const auto slot = static_cast<Slot>(std::bit_width(rest) - 1);
        rest &= ~slotBit(slot);
        if (card.tables().effectiveSuitOf[slot] < kNoEffectiveSuit &&
            card.elsewhereAbove(slot) == 0)
            return {Kind::keepsWinner, -1, card.cardAt(slot)};
    }
    return {Kind::noWinner};
}

Purpose ofLowLead(const CardAtTurn &card)
{
    if (asksForHighCards(card))
        return {Kind::lowLead};
    if (const int partner = partnerWhoMayWin(card); partner >= 0)
        return {Kind::partnerMayWin, partner, {}, {}, card.suit()};
    return ofModestLead(card);
}

} // namespace sandbag
