// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/call.h"
#include "deal/rule_context.h"
#include "facts/per_seat.h"

namespace sandbag {

/// With these calls no card of the hand is passed or discarded between the bids and the play.
[[nodiscard]] bool handStays(const RuleContext &context, const PerSeat<Call> &calls, int seat);

} // namespace sandbag
