// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// The cards that a seat which wants no trick may still hold, as far as its plays have told: who
/// can throw a higher card under another one does. (A player may have done otherwise: it is what
/// partners count on.) `unseen`: all that others may hold.
[[nodiscard]] Slots nilMayHold(const SeatView &view, int seat, Slots unseen);

} // namespace sandbag
