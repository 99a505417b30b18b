// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "player/drawback.h"
#include "player/player.h"
#include "search/outcome_sums.h"

#include <optional>

namespace sandbag {

/// A choice that was thought through; the sums are not owned.
struct Considered {
    std::optional<Event> event; ///< nothing: doing nothing of the kind
    double value = 0;           ///< chance to win the match
    const OutcomeSums *sums = nullptr;
};

/// The worst about the other choice, compared with the better; nothing if nothing is notable.
/// `standing`: before the deal.
[[nodiscard]] std::optional<Drawback> drawbackOf(const Considered &better, const Considered &other,
                                                 const SeatView &view, const Standing &standing);

} // namespace sandbag
