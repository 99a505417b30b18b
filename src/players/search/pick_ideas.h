// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/card_picks.h"

#include <vector>

namespace sandbag {

/// Choices of cards that are worth thinking about: what heuristics would pick for every aim, its
/// own first, and that with one card exchanged for the next.
[[nodiscard]] std::vector<Event> pickIdeas(const SeatView &view, const CardChoice &choice,
                                           PickAim aim, const PickWeights &weights);

} // namespace sandbag
