// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"
#include "scoring/standing.h"

#include <memory>
#include <vector>

namespace sandbag {

/// The bids of an entered deal as far as they are told, whose turn it is, and what is before.
struct ToldBids {
    std::shared_ptr<const RuleContext> context;
    const Standing &before;
    const DealRecord &deal;
};

/// Calls that this player cannot make after the bids told before theirs, each with the rule's own
/// reason. What hangs on cards that nobody told, on a bid that is missing or on raises to come is
/// none of them: the whole deal decides it.
[[nodiscard]] std::vector<MenuCall> struckCalls(const ToldBids &told, int seat);

} // namespace sandbag
