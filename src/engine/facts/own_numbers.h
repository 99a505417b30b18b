// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "facts/call_order.h"
#include "facts/per_seat.h"
#include "rules/rule_set.h"
#include "setup/seating.h"

namespace sandbag {

/// The calls that hold: without the numbers that fell to a call for the whole side (D38).
[[nodiscard]] PerSeat<Call> standingCalls(const RuleSet &rules, const Seating &seating,
                                          const PerSeat<Call> &calls);

/// The calls with every number as what it adds to the contract of its side: the numbers as they
/// were said, but where a partner's later number names the contract (rule `bid_second`, D108). A
/// number below what stood adds nothing and takes the rest from those before it, the latest first
/// (D109). The calls must be those that hold: standingCalls().
[[nodiscard]] PerSeat<Call> ownNumbers(const RuleSet &rules, const Seating &seating,
                                       const PerSeat<Call> &calls, const CallOrder &order);

} // namespace sandbag
