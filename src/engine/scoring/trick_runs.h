// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/seating.h"

#include <cstdint>
#include <span>

namespace sandbag {

/// Who won which trick, in their order: seats, −1 for a dead trick, which is nobody's and breaks
/// every run (D7).
using TrickWinners = std::span<const std::int8_t>;

/// How many of the first tricks the side won in a row.
[[nodiscard]] int openingRun(TrickWinners winners, const Seating &seating, int side);
/// The side's longest run of tricks, anywhere.
[[nodiscard]] int longestRun(TrickWinners winners, const Seating &seating, int side);
/// The length of the run that is at the end, were it the side's: 0 where another won last.
[[nodiscard]] int closingRun(TrickWinners winners, const Seating &seating, int side);

} // namespace sandbag
