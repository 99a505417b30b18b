// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/bidding.h"

#include <optional>

namespace sandbag {

/// The bars on calls in their order (D63): 0 what the game does not allow now, 1 nil bars, 2 board,
/// 3 barred one and nine, 4 barred sum.
inline constexpr int kBars = 5;
inline constexpr int kNilBar = 1;

/// Why this call may not be made by `seat` now under one of the bars; nothing when it may.
[[nodiscard]] std::optional<Sentence> strikeReason(const DealState &state, int seat,
                                                   const Call &call, int bar);

} // namespace sandbag
