// SPDX-License-Identifier: GPL-3.0-or-later
// What may still come to the trick after a card.
#pragma once

#include "play/play_state.h"

namespace sandbag {

class CardAtTurn;

/// Nothing but a spade beats the highest card of a suit: no other suit of a ladder, no joker that
/// turns other cards into trumps.
[[nodiscard]] bool onlySpadesTrump(const CardAtTurn &card);

/// Someone who is still to play may hold a card of the suit of that slot that is higher, and be
/// free to play it.
[[nodiscard]] bool mayBeOvertaken(const CardAtTurn &card, Slot slot);
/// … or any card that beats it.
[[nodiscard]] bool mayBeCovered(const CardAtTurn &card, Slot slot);

/// Some of these cards may be in that hand: they are known to be there, or are unseen and of no
/// suit that the seat has shown to be out of.
[[nodiscard]] bool mayHold(const CardAtTurn &card, int seat, Slots wanted);

/// A partner who wants the trick is still to play, and may hold a card that would take it now: of
/// the led suit, or a spade where they have run out of that; −1: none.
[[nodiscard]] int partnerToCome(const CardAtTurn &card);

} // namespace sandbag
