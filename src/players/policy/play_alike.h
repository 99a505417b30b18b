// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

namespace sandbag {

/// Whether two cards that the seat may play come to the same: of one suit, with no card between
/// them that another could play, and no rule looks for either. A low ace is like no other card.
[[nodiscard]] bool playAlike(const SeatView &view, const Card &one, const Card &other);

} // namespace sandbag
