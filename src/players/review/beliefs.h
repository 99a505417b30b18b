// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "player/player.h"
#include "text/sentence.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace sandbag {

/// A question about a player's beliefs.
struct BeliefRequest {
    std::uint64_t seed = 1;
    /// Name no card: while the deal goes on, a card that a player looks for is one they do not
    /// hold, and a card they pass over may be one they do.
    bool discreet = false;
};

/// What a player may have believed of the hidden hands: who probably holds the highest unseen card
/// of each suit, and who has probably run out of a suit. Based on the calls and cards seen by then;
/// only a few likely statements, the likeliest first; what cannot be otherwise is said as known.
/// Once `stop` is set it returns soon, and its answer must not be used.
[[nodiscard]] std::vector<Sentence> beliefsOf(const SeatView &view, const MatchOutlook &outlook,
                                              const BeliefRequest &wanted,
                                              const std::atomic<bool> &stop);

} // namespace sandbag
