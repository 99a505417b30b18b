// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "player.h"
#include "search/outcome_sums.h"

namespace sandbag {

/// What a choice leads to, in words: the chance to win the match, the points of the deal for this
/// side and the others, and the chance of the contract and of every nil.
[[nodiscard]] Sentence outlookOf(const OutcomeSums &sums, const SeatView &view);

/// Why the first of the ranked choices is taken: its outlook, and what the second one costs.
/// `leads`: points ahead of the others on average, by choice.
[[nodiscard]] Sentence reasonOf(const std::vector<Ranked> &ranked,
                                const std::vector<double> &leads);

} // namespace sandbag
