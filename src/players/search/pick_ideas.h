// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card_picks.h"
#include "deal/seat_view.h"

#include <vector>

namespace sandbag {

/// Choices of cards that are worth thinking about: what instinct would pick for every aim, its own
/// first, and that with one card exchanged for the next.
[[nodiscard]] std::vector<Event> pickIdeas(const SeatView &view, const CardChoice &choice,
                                           PickAim aim);

} // namespace sandbag
