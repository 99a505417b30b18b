// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"

namespace sandbag {

struct BoardSet;

/// What every table made of the boards, board by board, and how they compare. Boards that someone
/// here has yet to play are left empty.
[[nodiscard]] PrintJob boardResultsJob(const BoardSet &set);
/// The hands of all boards, to lay cards out by before anyone comes.
[[nodiscard]] PrintJob boardHandsJob(const BoardSet &set);

} // namespace sandbag
