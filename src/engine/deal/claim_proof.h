// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// "The rest are mine", proved (D28, D76): led in some good order, all cards of the player on lead
/// win against every split of the cards they have not seen that agrees with the voids shown. Uses
/// only what that seat may know.
[[nodiscard]] bool claimIsProved(const DealState &state, int seat);

/// The same from a player's view. (The view's state itself no longer knows how many cards the
/// others hold.)
[[nodiscard]] bool claimIsProved(const SeatView &view);

/// The cards that may still be played for all that seat knows: its own, those known to be in other
/// hands, and those it has not seen but of suits that all others have shown to be out of.
[[nodiscard]] Slots mayBeHeld(const SeatView &view);

/// A claim against the hands as they are (rule `claim_mode` risk).
[[nodiscard]] bool claimStandsOnTheCards(const DealState &state, int seat);

} // namespace sandbag
