// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/card_policy.h"

namespace sandbag {

/// What the seat sees of the cards, in the slots of the play.
[[nodiscard]] CardKnowledge knowledgeOf(const SeatView &view);

/// The cards that the prompt offers to play and that break no rule; all that it offers where every
/// one would. Nothing when the prompt asks for something else.
[[nodiscard]] Slots lawfulChoices(const SeatView &view);

/// The event of the prompt that plays this card.
[[nodiscard]] Event playEvent(const SeatView &view, Slot slot);

} // namespace sandbag
