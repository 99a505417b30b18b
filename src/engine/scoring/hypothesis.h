// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "setup/seating.h"

namespace sandbag {

/// A deal that nobody has played, in a few numbers. The only place where facts are made up: for
/// forecasts, the stakes of a call, examples of a rule, the players' rules of thumb.
struct HypotheticalDeal {
    DealFacts::Form form = DealFacts::Form::played;
    CallOrder order;
    PerSeat<Call> calls{};
    int tricksInDeal = 13;
    PerSeat<int> tricks{}; ///< by seat
    /// When the tricks of a seat come: all of the lowest number first, equal ones by seat.
    PerSeat<int> turn{};
    bool ordered = true; ///< false: who won which trick is left open
};

/// The facts of such a deal, without its last trick.
[[nodiscard]] DealFacts suppose(const HypotheticalDeal &deal, const Seating &seating);

} // namespace sandbag
