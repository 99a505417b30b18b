// SPDX-License-Identifier: GPL-3.0-or-later
#include "facts/own_numbers.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"

#include <algorithm>
#include <cstdint>

namespace sandbag {

namespace {

bool isCounted(const Call &call)
{
    return call.isNumber() || call.what == Call::What::zero;
}

/// Takes this many half tricks from the side's numbers before a place, from the latest first.
void takeBack(PerSeat<Call> &own, const Seating &seating, const CallOrder &order, int place,
              int halves)
{
    const int seat = order[place];
    while (halves > 0 && --place >= 0) {
        Call &earlier = own[order[place]];
        if (!seating.together(order[place], seat) || !isCounted(earlier))
            continue;
        const int part = std::min<int>(earlier.halves, halves);
        earlier.halves = static_cast<std::uint8_t>(earlier.halves - part);
        halves -= part;
    }
}

} // namespace

PerSeat<Call> standingCalls(const RuleSet &rules, const Seating &seating,
                            const PerSeat<Call> &calls)
{
    PerSeat<Call> standing = calls;
    for (int seat = 0; seat < seating.players; ++seat) {
        if (!holdsForSide(rules, calls[seat]))
            continue;
        for (int other = seating.sideOf(seat); other < seating.players; other += seating.sides) {
            if (other != seat && callKind(standing[other]).numberLike)
                standing[other] = {};
        }
    }
    return standing;
}

PerSeat<Call> ownNumbers(const RuleSet &rules, const Seating &seating, const PerSeat<Call> &calls,
                         const CallOrder &order)
{
    PerSeat<Call> own = calls;
    if (!numbersClose(rules))
        return own;
    PerSide<int> stands{};
    for (int place = 0; place < seating.players; ++place) {
        const int seat = order[place];
        int &contract = stands[seating.sideOf(seat)];
        Call &call = own[seat];
        const int named = call.halves;
        if (!isCounted(call))
            continue;
        if (call.blind) { // a blind number is its player's own
            contract += named;
            continue;
        }
        call.halves = static_cast<std::uint8_t>(std::max(0, named - contract));
        takeBack(own, seating, order, place, contract - named);
        contract = named;
    }
    return own;
}

} // namespace sandbag
