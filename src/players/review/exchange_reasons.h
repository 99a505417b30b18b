// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/own_reasons.h"

namespace sandbag {

/// The same of cards that were passed to a partner: by a nil, or to one. What is said names the
/// cards that it is true of, where it is not true of all.
[[nodiscard]] std::vector<Sentence> exchangeReasonsOf(const SeatView &view,
                                                      const MatchOutlook &outlook,
                                                      const Event &made, const Mind &mind);

} // namespace sandbag
