// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"

namespace sandbag {

class Match;

/// The hand record of a deal (from 0), or of all deals of the match with −1: the hands as dealt,
/// the bidding, every trick, and the score with its lines. A deal without cards shows its bids and
/// its score only, several on a page. `reader` as in scoreSheetOf(). Copies what it needs of the
/// match.
[[nodiscard]] PrintJob handJob(const Match &match, int deal = -1, int reader = 0);
/// Whether the cards of any deal are known, so that there is a hand to record.
[[nodiscard]] bool hasHands(const Match &match);

} // namespace sandbag
