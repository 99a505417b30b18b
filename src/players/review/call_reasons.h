// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/own_reasons.h"

#include <optional>
#include <vector>

namespace sandbag {

/// The same of a bid: what the hand held, what partner had bid, how the score stood.
[[nodiscard]] std::vector<Sentence> callReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                                  const Call &call, const Mind &mind);

/// What the hand has to do with a number that is advised: its high cards, and the tricks that it
/// should take; or its spades where these give the number. The tricks only where they explain it.
[[nodiscard]] std::vector<Sentence> handWords(const SeatView &view, const Call &call);

} // namespace sandbag
