// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"

namespace sandbag {

struct BoardSet;

// Sheets for pairs at real tables; the set must have a movement for its tables.

/// Which pairs meet where in each round, and over which boards.
[[nodiscard]] PrintJob movementJob(const BoardSet &set);
/// A slip for each board, which goes with it: its players write down bids, tricks and points.
[[nodiscard]] PrintJob slipsJob(const BoardSet &set);
/// Who won, and the results entered for every board.
[[nodiscard]] PrintJob rankingJob(const BoardSet &set);

} // namespace sandbag
