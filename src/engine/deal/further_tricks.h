// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

namespace sandbag {

/// Whether each of the remaining tricks that a side takes counts as one more overtrick and changes
/// nothing else in the score, whichever of them it takes; the side's contract is safe. Players with
/// a nil take none of them. False where a trick can bring or spoil a bonus, or holds a card that is
/// worth points.
[[nodiscard]] bool onlyOvertricksFollow(const DealState &state, int side);

} // namespace sandbag
