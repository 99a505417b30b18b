// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player.h"
#include "text/sentence.h"

#include <cstdint>
#include <vector>

namespace sandbag {

/// What a player may have believed of the hidden hands: where the highest unseen card of each suit
/// probably lies, and who has probably run out of a suit. By what calls and cards told at that
/// moment; likely things only, the likeliest first, a few of them.
[[nodiscard]] std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                              std::uint64_t seed);

} // namespace sandbag
