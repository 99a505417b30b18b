// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <optional>

namespace sandbag {

/// The play of a deal as dealt, as if its first card were to be played now and nothing were called;
/// for questions in which calls do not matter. Nothing once something was decided in the deal, and
/// where cards move before the first call (a draft, an extra hand, a pass).
[[nodiscard]] std::optional<PlayState> playUncalled(const DealState &state);

} // namespace sandbag
