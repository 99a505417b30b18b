// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "text/sentence.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace sandbag {

/// What is asked about a player's beliefs.
struct BeliefQuestion {
    std::uint64_t seed = 1;
    /// Name no card: while the deal goes on, where a player looks for a card tells that they do not
    /// hold it, and what they pass over tells what they do.
    bool discreet = false;
};

/// What a player may have believed of the hidden hands: where the highest unseen card of each suit
/// probably lies, and who has probably run out of a suit. By what calls and cards told at that
/// moment; likely things only, the likeliest first, a few of them. After `stop` is set it returns
/// soon, and what it says counts for nothing.
[[nodiscard]] std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                              const BeliefQuestion &question,
                                              const std::atomic<bool> &stop);

} // namespace sandbag
