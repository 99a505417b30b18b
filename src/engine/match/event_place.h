// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

namespace sandbag {

/// The trick in play, from 1; 0 before the play.
[[nodiscard]] int trickOf(const DealState &state);
/// "Deal 2: …", of a deal counted from 0.
[[nodiscard]] Sentence inDeal(int deal, Sentence what);
/// A reason, and what the seat in turn may do instead: "… Seat 1 may: nil, 1, 2."
[[nodiscard]] Sentence withRemedy(const DealState &state, Sentence why);
/// "Deal 2, trick 5, seat 1, "KC": …": where in a record an event was refused.
[[nodiscard]] Sentence atEvent(int deal, int event, int trick, const Event &refused, Sentence why);

} // namespace sandbag
