// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// The cards that a seat which wants no trick may still hold, judging by its plays: a player who
/// can drop a higher card under another one is expected to. (They need not have: partners rely on
/// the custom.) `unseen`: all that others may hold.
[[nodiscard]] Slots nilMayHold(const SeatView &view, int seat, Slots unseen);

} // namespace sandbag
