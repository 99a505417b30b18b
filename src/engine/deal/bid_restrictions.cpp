// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/bid_restrictions.h"

namespace sandbag {

BiddingState CallTrial::after() const
{
    return withCall(*state.context, before, state.firstBidder, seat, call);
}

int CallTrial::partnersCalled() const
{
    int called = 0;
    for (int other = side(); other < state.seating().players; other += state.seating().sides)
        called += other != seat && before.calls[other].made();
    return called;
}

int CallTrial::nilsOf(const BiddingState &bidding, int side) const
{
    int nils = 0;
    for (int other = side; other < state.seating().players; other += state.seating().sides)
        nils += bidding.calls[other].isNil();
    return nils;
}

bool CallTrial::completesDoubleNil() const
{
    const int perSide = state.seating().perSide();
    return call.isNil() && perSide > 1 && nilsOf(after(), side()) == perSide;
}

Refusal whyNotCall(const CallTrial &trial, CallRestrictions restrictions)
{
    for (const CallRestriction *row : restrictions) {
        if (auto reason = row->against(trial))
            return reason;
    }
    return {};
}

Refusal whyNotCall(const DealState &state, int seat, const Call &call, RestrictionLevel level)
{
    const BiddingState before = spokenOf(state);
    return whyNotCall({state, seat, call, before}, restrictionsInForce(*state.context, level));
}

bool nothingForbids(const CallTrial &trial)
{
    for (const auto &level : trial.state.context->callRestrictions) {
        if (whyNotCall(trial, level))
            return false;
    }
    return true;
}

} // namespace sandbag
