// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// What a computer tells its partner about its hand (rule `bid_talk`): tricks it is sure of and
/// possible ones. Their sum with the possible ones by half is what it thinks the hand is worth.
[[nodiscard]] Event talkOf(const SeatView &view);

} // namespace sandbag
