// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/progress.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"
#include "deal/contract_form.h"
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

/// More tricks than any deal has.
constexpr int kAnyNumber = kMaxTricks + 1;

/// Every partner has to keep a number of their own: no call of one of them holds for the side.
bool isOfOwnNumbers(const DealState &state, int side, ContractForm form)
{
    const auto seats = state.seating().seatsOf(side);
    return form == ContractForm::plain && eachByOwnBid(state.rules(), state.seating()) &&
           std::none_of(seats.begin(), seats.end(), [&state](int seat) {
               return holdsForSide(state.rules(), state.calls[seat]);
           });
}

/// By the rule that sets a contract for its overtricks, of which there are so many.
int roomBeside(const RuleSet &rules, int over)
{
    return rules.over_set_at > 0 ? rules.over_set_at - 1 - over : kAnyNumber;
}

/// D46: tricks of a nil help nobody's own bid.
void countEach(ContractProgress &contract, const DealState &state, int side)
{
    const PerSeat<Call> own = ownNumbers(state);
    int missing = 0, overHalves = 0;
    for (const int seat : state.seating().seatsOf(side)) {
        if (!callKind(own[seat]).numberLike)
            continue;
        const int more = 2 * tricksOfSeat(state, seat) - own[seat].contractHalves();
        missing += (std::max(-more, 0) + 1) / 2;
        overHalves += std::max(more, 0);
    }
    contract.need = missing > 0 ? missing : -(overHalves / 2);
    contract.room = roomBeside(state.rules(), overHalves / 2);
    if (state.rules().contract_made == ContractMade::each_exact)
        contract.room = std::min(contract.room, overHalves > 0 ? -1 : missing);
}

void countTogether(ContractProgress &contract, const DealState &state, int side, ContractForm form)
{
    contract.need = contract.bid - countedTricks(state, side);
    contract.room =
        form == ContractForm::plain ? roomBeside(state.rules(), -contract.need) : kAnyNumber;
    if (asksExactly(state.rules(), form))
        contract.room = std::min(contract.room, contract.need);
}

/// By the rule that sets a plain contract for twice as many tricks, but one of none (D60).
int roomUnderTwice(const ContractProgress &contract, const DealState &state, int side)
{
    const OverTwice rule = state.rules().over_twice;
    if (rule == OverTwice::off || contract.bid == 0)
        return kAnyNumber;
    return 2 * contract.bid - countedTricks(state, side) - (rule == OverTwice::twice ? 1 : 0);
}

/// A failed nil of the side takes its contract with it.
void breakByNils(ContractProgress &contract, const DealState &state, int side)
{
    for (const int seat : state.seating().seatsOf(side)) {
        const bool nil = state.rules().nil_failed_breaks_contract && state.calls[seat].isNil();
        contract.broken = contract.broken || (nil && tricksOfSeat(state, seat) > 0);
        contract.nilMayBreak = contract.nilMayBreak || (nil && tricksOfSeat(state, seat) == 0);
    }
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
    const ContractForm form = contractFormOf(state, side);
    ContractProgress contract;
    contract.bid = (undertakenHalves(state, side) + 1) / 2;
    contract.left = state.play.tricksInDeal - state.play.tricksPlayed;
    if (isOfOwnNumbers(state, side, form))
        countEach(contract, state, side);
    else
        countTogether(contract, state, side, form);
    if (form == ContractForm::plain)
        contract.room = std::min(contract.room, roomUnderTwice(contract, state, side));
    if (form != ContractForm::moon && form != ContractForm::other)
        breakByNils(contract, state, side);
    return contract;
}

int bagsSoFar(const DealState &state, int side)
{
    const ContractProgress contract = contractOf(state, side);
    const bool counted = contract.bid > 0 && !contract.set() &&
                         leavesBags(state.rules(), contractFormOf(state, side));
    int bags = counted ? std::max(-contract.need, 0) : 0;
    for (const int seat : state.seating().seatsOf(side)) {
        if (state.calls[seat].isNil() && state.rules().nil_failed_tricks == NilFailedTricks::bags)
            bags += tricksOfSeat(state, seat);
    }
    return bags;
}

std::optional<Stake> stakeOf(const DealState &state, int seat, unsigned settledNils)
{
    const Seating &seating = state.seating();
    int nil = -1;
    for (int other = 0; other < seating.players; ++other) {
        if (!state.calls[other].isNil() || tricksOfSeat(state, other) > 0 ||
            ((settledNils >> other) & 1))
            continue;
        if (nil < 0 || seating.together(other, seat))
            nil = other;
    }
    if (nil >= 0)
        return Stake{nil};
    for (int side = 0; side < seating.sides; ++side) {
        const auto declared = declarationOf(state, side);
        const bool open = declared && declared->state == DeclarationProgress::State::open;
        if (open || (side != state.sideOf(seat) && contractOf(state, side).open()))
            return Stake{};
    }
    return {};
}

std::optional<DeclarationProgress> declarationOf(const DealState &state, int side)
{
    for (const int seat : state.seating().seatsOf(side)) {
        const Call &call = state.calls[seat];
        if (replacesContract(call))
            return progressOf(state, side, call);
    }
    return {};
}

} // namespace sandbag
