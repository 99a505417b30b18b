// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "match/record.h"
#include "scoring/standing.h"

#include <memory>
#include <optional>

namespace sandbag {

/// What came of bids that were entered.
struct EnteredBids {
    int firstBidder = 0;
    bool playsItself = false;        ///< a first deal without bids
    int kittyTrickSeat = -1;         ///< the dealer or next in line who took an extra round's trick
    bool booksMade = false;          ///< the contracts fill the books: not played
    std::optional<Sentence> refused; ///< why these bids cannot have been made
};

/// Tries the entered bids in the deal's own bidding, with hands made up so that they fit: what no
/// hand could have bid is refused. Raises and come-outs count as entered, in their final form.
[[nodiscard]] EnteredBids tryBids(const std::shared_ptr<const RuleContext> &table,
                                  const Standing &before, const DealRecord &deal);

} // namespace sandbag
