// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// After the choice that nil can take no trick any more, however the others play. Where this seat
/// knows all of that hand: it has no spade, cannot win the trick that is on the table, and of its
/// suits all cards of the others are higher. Otherwise by each layout of the last two tricks
/// (nilIsSafe()).
[[nodiscard]] bool nilIsProven(const SeatView &view, int seat, const std::optional<Event> &choice);

} // namespace sandbag
