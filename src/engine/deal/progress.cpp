// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/progress.h"

#include "bids/bid_rules.h"
#include "scoring/trick_runs.h"
#include "scoring/undertaking.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

using State = DeclarationProgress::State;

TrickWinners winnersSoFar(const DealState &state)
{
    return {state.play.winners.data(), static_cast<std::size_t>(state.play.tricksPlayed)};
}

bool standsForContract(const Call &call)
{
    switch (call.mark) {
    case Declaration::littleMoe:
    case Declaration::bigMoe:
    case Declaration::littleMo:
    case Declaration::bigMo:
        return true;
    case Declaration::none:
    case Declaration::littleBemo:
    case Declaration::bigBemo:
        break;
    }
    return call.what == Call::What::teamNil;
}

/// The first n tricks (D30).
void judgeMo(DeclarationProgress &mo, const DealState &state, int side)
{
    mo.run = openingRun(winnersSoFar(state), state.seating(), side);
    if (mo.run >= mo.asked)
        mo.state = State::made;
    else if (mo.run < state.play.tricksPlayed)
        mo.state = State::lost;
}

/// This many tricks in a row at any time (D30).
void judgeMoe(DeclarationProgress &moe, const DealState &state, int side)
{
    const TrickWinners winners = winnersSoFar(state);
    const int left = state.play.tricksInDeal - state.play.tricksPlayed;
    moe.run = closingRun(winners, state.seating(), side);
    if (longestRun(winners, state.seating(), side) >= moe.asked)
        moe.state = State::made;
    else if (moe.run + left < moe.asked)
        moe.state = State::lost;
}

void judgeTeamNil(DeclarationProgress &nil, const DealState &state, int side)
{
    if (tricksOfSide(state, side) > 0)
        nil.state = State::lost;
    else if (state.over())
        nil.state = State::made;
}

DeclarationProgress progressOf(const DealState &state, int side, const Call &call)
{
    DeclarationProgress progress;
    progress.call = call;
    if (state.stage < Stage::play)
        return progress;
    progress.state = State::open;
    progress.asked = declaredTricks(call.mark);
    if (call.what == Call::What::teamNil)
        judgeTeamNil(progress, state, side);
    else if (call.mark == Declaration::littleMo || call.mark == Declaration::bigMo)
        judgeMo(progress, state, side);
    else
        judgeMoe(progress, state, side);
    return progress;
}

} // namespace

int undertakenHalves(const DealState &state, int side)
{
    const int tricks = state.context->pack.tricks;
    if (isAuction(state.rules())) {
        if (state.bidding.highSeat < 0 || state.sideOf(state.bidding.highSeat) != side)
            return 0;
        const Call &call = state.calls[state.bidding.highSeat];
        return 2 * tricksAsked(state.rules(), call, tricks);
    }
    for (const int seat : state.seating().seatsOf(side)) {
        const Call &call = state.calls[seat];
        if (call.what == Call::What::moon)
            return 2 * tricksAsked(state.rules(), call, tricks);
    }
    return contractHalves(state, side);
}

int tricksOfSeat(const DealState &state, int seat)
{
    return state.play.taken[seat] + (state.kitty.extraTrickSeat == seat ? 1 : 0);
}

int countedTricks(const DealState &state, int side)
{
    int tricks = 0;
    for (int seat = 0; seat < state.seating().players; ++seat) {
        const bool nil = state.calls[seat].isNil();
        const int helped =
            nil ? sideHelpedByNil(state.rules(), state.seating(), seat) : state.sideOf(seat);
        tricks += helped == side ? tricksOfSeat(state, seat) : 0;
    }
    return tricks;
}

ContractProgress contractOf(const DealState &state, int side)
{
    const int bid = (undertakenHalves(state, side) + 1) / 2;
    return {bid, bid - countedTricks(state, side),
            state.play.tricksInDeal - state.play.tricksPlayed};
}

int bagsSoFar(const DealState &state, int side)
{
    const ContractProgress contract = contractOf(state, side);
    int bags = contract.bid > 0 ? std::max(-contract.need, 0) : 0;
    for (const int seat : state.seating().seatsOf(side)) {
        if (state.calls[seat].isNil() && state.rules().nil_failed_tricks == NilFailedTricks::bags)
            bags += tricksOfSeat(state, seat);
    }
    return bags;
}

std::optional<DeclarationProgress> declarationOf(const DealState &state, int side)
{
    for (const int seat : state.seating().seatsOf(side)) {
        const Call &call = state.calls[seat];
        if (standsForContract(call))
            return progressOf(state, side, call);
    }
    return {};
}

} // namespace sandbag
