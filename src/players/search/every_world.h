// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "facts/per_seat.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace sandbag {

/// The hands in every way in which the cards may lie by all that is certain to a seat: how many
/// everyone holds, cards known to be in a hand, suits that a player has shown to be out of. Each
/// way once. Nothing where there are more than `most`, where a card is there twice, or where
/// players may break rules, so that what they show proves nothing.
[[nodiscard]] std::optional<std::vector<PerSeat<Slots>>> everyWorld(const SeatView &view,
                                                                    std::size_t most);

} // namespace sandbag
