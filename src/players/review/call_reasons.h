// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/own_reasons.h"

#include <optional>
#include <vector>

namespace sandbag {

/// The same of a bid: what the hand held, what partner had bid, how the score stood.
[[nodiscard]] std::vector<Sentence> callReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                                  const Call &call, const Mind &mind);

/// What the hand has to do with a bid that is advised. Of a number the high cards and what else the
/// tricks come from that it should take, or its spades where these give the number; where these
/// tricks do not explain it they say so, and what does, if `triedOut`: deals were played out for
/// it. Of a nil the cards that are dangers, or would be. `standing`: before the deal.
[[nodiscard]] std::vector<Sentence> handWords(const SeatView &view, const Standing &standing,
                                              const Call &call, bool triedOut);

} // namespace sandbag
