// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "solver/double_dummy_game.h"

namespace sandbag {

/// A first guess at the tricks of every seat: its part of the high cards and of the trumps. They
/// add up to the tricks left.
[[nodiscard]] PerSeat<double> promisedTricks(const DoubleDummyGame &game,
                                             const OpenPosition &position);

} // namespace sandbag
