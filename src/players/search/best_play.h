// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"

#include <cstdint>
#include <optional>

namespace sandbag {

/// Plays the deal of `match` out with all hands open: `side` plays for its chance to win the match,
/// points breaking ties, and everybody else against it. Nothing when more than `nodes` cards would
/// have to be tried, on every machine the same. The deal must be in its play, between two cards.
[[nodiscard]] std::optional<Match> playedBest(Match match, int side, std::uint64_t nodes);

} // namespace sandbag
