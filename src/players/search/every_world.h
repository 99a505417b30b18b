// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "facts/per_seat.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sandbag {

/// Every way to deal the hidden cards that agrees with all a seat knows for certain: how many
/// everyone holds, cards known to be in a hand, suits a player has shown to be out of. Each way
/// once. Nothing where there are more than `most`, where the deck has a card twice, or where
/// players may renege, so that what they show proves nothing.
[[nodiscard]] std::optional<std::vector<PerSeat<Slots>>> everyWorld(const SeatView &view,
                                                                    std::size_t most);

} // namespace sandbag
