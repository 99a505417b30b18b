// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// What a computer announces about its hand to its partner (rule `bid_talk`): sure tricks and
/// possible ones. The sure ones and half of the possible ones add up to its estimate of the hand.
[[nodiscard]] Event talkOf(const SeatView &view);

} // namespace sandbag
