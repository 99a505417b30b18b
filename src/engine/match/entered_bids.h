// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"
#include "scoring/standing.h"

#include <memory>
#include <optional>
#include <vector>

namespace sandbag {

/// What came of bids that were entered.
struct EnteredBids {
    CallOrder order;          ///< in which these bids were made
    bool playsItself = false; ///< a first deal without bids
    int kittyTrickSeat = -1;  ///< the dealer or next in line who took an extra round's trick
    bool booksMade = false;   ///< the contracts fill the books: not played
    bool tooLow = false;      ///< they come to less than `bid_sum_min`: void
    Refusal refused;          ///< why these bids cannot have been made
};

/// Tries the entered bids in the deal's own bidding, of which no card is known: what no hand could
/// have bid is refused. Raises and come-outs count as entered, in their final form.
[[nodiscard]] EnteredBids tryBids(const std::shared_ptr<const RuleContext> &context,
                                  const Standing &before, const DealRecord &deal);

/// The entered deal before its first decision, with nothing known but its dealer and the scores:
/// one for each who may have taken a kitty, where a card decides that. Never empty.
[[nodiscard]] std::vector<DealState> unseenDeals(const std::shared_ptr<const RuleContext> &context,
                                                 const Standing &before, const DealRecord &deal);

/// The same when that player, who has looked, is to call after the bids given before theirs. Empty
/// where those do not lead there.
[[nodiscard]] std::vector<DealState> dealsAtCall(const std::shared_ptr<const RuleContext> &context,
                                                 const Standing &before, const DealRecord &deal,
                                                 int seat);

} // namespace sandbag
