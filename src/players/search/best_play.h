// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "search/budget.h"

#include <optional>

namespace sandbag {

/// Plays the deal of `match` out with all hands open: `side` plays for its chance to win the match,
/// points breaking ties, and everybody else against it. Nothing when the budget is over before that
/// is known for certain. The deal must be in its play, between two cards.
[[nodiscard]] std::optional<Match> playedBest(Match match, int side, const Budget &budget);

} // namespace sandbag
