// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet/score_sheet.h"

namespace sandbag {

/// The sheet of a match that has gone on, for the player in seat 0: `before` is that of its first
/// `same` deals, which were over, and whose rows are taken from it, whatever the players are called
/// by now. A long match is worked out once, and not at every deal.
[[nodiscard]] ScoreSheet longerSheetOf(const Match &match, const ScoreSheet &before, int same);

} // namespace sandbag
