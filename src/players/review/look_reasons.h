// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "search/telling.h"

#include <vector>

namespace sandbag {

/// Why a player looks at their cards, and bids nothing blind.
[[nodiscard]] std::vector<Sentence> lookReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                                  Voice voice);

} // namespace sandbag
