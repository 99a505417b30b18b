// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "match/record.h"
#include "scoring/standing.h"

#include <memory>
#include <vector>

namespace sandbag {

/// The bids of an entered deal as far as they are known, and the standing before it.
struct ToldBids {
    std::shared_ptr<const RuleContext> context;
    const Standing &before;
    const DealRecord &deal;
};

/// Calls that this player cannot make after the bids entered before theirs, each with the rule's
/// own reason. Calls that depend on unknown cards, on a missing bid, or on raises to come are not
/// among them: the whole deal decides those.
[[nodiscard]] std::vector<MenuCall> struckCalls(const ToldBids &told, int seat);

} // namespace sandbag
