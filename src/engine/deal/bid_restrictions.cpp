// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/bid_restrictions.h"

#include <vector>

namespace sandbag {

namespace {

/// Sorted out once: every call of every menu is tried at every level.
const std::vector<const CallRestriction *> &restrictionsOf(RestrictionLevel level)
{
    static const auto byLevel = [] {
        std::array<std::vector<const CallRestriction *>, kRestrictionLevels.size()> rows;
        for (const CallRestriction *row : callRestrictions())
            rows[static_cast<std::size_t>(row->level)].push_back(row);
        return rows;
    }();
    return byLevel[static_cast<std::size_t>(level)];
}

} // namespace

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
    return call.isNil() && perSide > 1 && nilsOf(after, side()) == perSide;
}

CallTrial trialOf(const DealState &state, int seat, const Call &call, const BiddingState &before)
{
    return {state, seat, call, before,
            withCall(*state.context, before, state.firstBidder, seat, call)};
}

Refusal whyNotCall(const CallTrial &trial, RestrictionLevel level)
{
    for (const CallRestriction *row : restrictionsOf(level)) {
        if (auto reason = row->against(trial))
            return reason;
    }
    return {};
}

Refusal whyNotCall(const DealState &state, int seat, const Call &call, RestrictionLevel level)
{
    return whyNotCall(trialOf(state, seat, call, spokenOf(state)), level);
}

} // namespace sandbag
