// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/undertaking.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "facts/per_seat.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

int tricksAsked(const RuleSet &rules, const Call &call, int tricksInDeal)
{
    if (!call.isNumber()) {
        const int tricks = callKind(call).tricks;
        return tricks == kEveryTrick ? tricksInDeal : tricks;
    }
    const int book = bookOf(rules);
    return std::max((call.halves + 1) / 2, declaredTricks(call.mark)) + book;
}

PerSeat<int> tricksToMake(const RuleSet &rules, const Seating &seating, const PerSeat<Call> &calls,
                          int tricksInDeal)
{
    PerSeat<int> tricks{};
    const bool together = !eachByOwnBid(rules, seating);
    for (int side = 0; side < seating.sides; ++side) {
        bool halfOver = false; // half a trick of a partner's whole one is left for this bid
        for (int seat = side; seat < seating.players; seat += seating.sides) {
            const Call &call = calls[seat];
            tricks[seat] = tricksAsked(rules, call, tricksInDeal);
            const bool half = together && call.isNumber() && call.halves % 2 != 0;
            if (half && halfOver && call.mark == Declaration::none)
                --tricks[seat];
            halfOver = half != halfOver;
        }
    }
    return tricks;
}

int sideHelpedByNil(const RuleSet &rules, const Seating &seating, int seat)
{
    const int own = seating.sideOf(seat);
    switch (rules.nil_failed_tricks) {
    case NilFailedTricks::contract:
        return own;
    case NilFailedTricks::opponents:
        return (own + 1) % seating.sides;
    case NilFailedTricks::bags:
    case NilFailedTricks::none:
        break;
    }
    return -1;
}

} // namespace sandbag
