// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// After the choice that nil can take no trick any more, however the others play: the seat has no
/// spade, cannot win the trick that is on the table, and of the suits that it holds all cards of
/// the others are higher. Only where this seat knows all of that hand, or so few cards are left
/// that each way to deal them is tried (search/rest_proof.h).
[[nodiscard]] bool nilIsProven(const SeatView &view, int seat, const std::optional<Event> &choice);

} // namespace sandbag
