// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "scoring/standing.h"
#include "search/telling.h"

#include <vector>

namespace sandbag {

/// Points that the player's side lacks to the best other one, no less than 0. `standing`: before
/// the deal.
[[nodiscard]] int pointsBehind(const SeatView &view, const Standing &standing);

/// How the score bears on a bid: how far its player is behind where it is blind, that the next bag
/// costs the penalty, that the others reach the target with what they have bid. `standing`: before
/// the deal.
[[nodiscard]] std::vector<Sentence> scoreWords(const SeatView &view, const Standing &standing,
                                               const Call &call, Voice voice);

/// The side reaches the target if it makes its contract with this call of this player, and would
/// not by a lower number. False where the match is not played to a target, in an auction, while a
/// partner is still to call, and where its calls are not all plain numbers. `standing`: before the
/// deal.
[[nodiscard]] bool arrivesBy(const SeatView &view, const Standing &standing, const Call &call);

} // namespace sandbag
