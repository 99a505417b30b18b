// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/own_reasons.h"

namespace sandbag {

/// The same of a bid: what the hand held, what partner had bid, how the score stood.
[[nodiscard]] std::vector<Sentence> callReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                                  const Call &call, const Mind &mind);

} // namespace sandbag
