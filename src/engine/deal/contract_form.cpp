// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/contract_form.h"

#include "bids/bid_rules.h"
#include "bids/call_kind.h"
#include "deal/bidding.h"

#include <algorithm>

namespace sandbag {

namespace {

/// The calls of a side whose numbers count: of all its players, or the one that holds for it (D38).
struct NumbersOfSide {
    int halves = 0, blind = 0, numbers = 0, nils = 0;
    bool ten = false, moon = false, noTrump = false, declared = false;
    bool heldBlind = false; ///< the call that holds for the side is blind

    [[nodiscard]] bool allBlind() const { return heldBlind || (blind > 0 && blind == numbers); }
};

void add(NumbersOfSide &side, const Call &call, int halves)
{
    side.ten = side.ten || call.what == Call::What::ten;
    side.moon = side.moon || call.what == Call::What::moon;
    if (!callKind(call).numberLike)
        return;
    ++side.numbers;
    side.blind += call.blind ? 1 : 0;
    side.halves += halves;
}

NumbersOfSide numbersOf(const DealState &state, int side)
{
    const auto seats = state.seating().seatsOf(side);
    const PerSeat<Call> own = ownNumbers(state);
    const auto holder = std::find_if(seats.begin(), seats.end(), [&state](int seat) {
        return holdsForSide(state.rules(), state.calls[seat]);
    });
    NumbersOfSide numbers;
    for (const int seat : seats) {
        const Call &call = state.calls[seat];
        numbers.declared = numbers.declared || replacesContract(call);
        numbers.noTrump = numbers.noTrump || call.noTrump;
        numbers.nils += call.isNil() ? 1 : 0;
        if (holder == seats.end() || *holder == seat)
            add(numbers, call, own[seat].contractHalves());
    }
    numbers.heldBlind = holder != seats.end() && state.calls[*holder].blind;
    return numbers;
}

bool isMoon(const DealState &state, const NumbersOfSide &side)
{
    const RuleSet &rules = state.rules();
    if (side.moon)
        return true;
    if (rules.moon_mode != MoonMode::automatic || side.numbers == 0 || side.nils > 0 ||
        side.halves != 2 * state.context->pack.tricks)
        return false;
    return side.blind == 0 ? rules.moon_allowed : rules.blind_moon_allowed && side.allBlind();
}

bool isTen(const RuleSet &rules, const NumbersOfSide &side)
{
    const bool above = rules.ten_reach != TenReach::exact && side.halves > 20;
    return side.ten || (rules.ten_mode == TenMode::automatic && (side.halves == 20 || above));
}

} // namespace

bool replacesContract(const Call &call)
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

ContractForm contractFormOf(const DealState &state, int side)
{
    const RuleSet &rules = state.rules();
    const NumbersOfSide numbers = numbersOf(state, side);
    if (isAuction(rules) || numbers.declared)
        return ContractForm::other;
    if (numbers.noTrump)
        return ContractForm::plain;
    if (rules.lexington_mode == LexingtonMode::declared && numbers.halves == 24)
        return ContractForm::twelve;
    if (isMoon(state, numbers))
        return ContractForm::moon;
    const bool ten = isTen(rules, numbers);
    if (numbers.blind > 0 && !(ten && numbers.allBlind()))
        return ContractForm::blind;
    return ten ? ContractForm::ten : ContractForm::plain;
}

bool asksExactly(const RuleSet &rules, ContractForm form)
{
    switch (form) {
    case ContractForm::plain:
        return rules.contract_made == ContractMade::exact ||
               rules.contract_made == ContractMade::each_exact;
    case ContractForm::blind: // a bonus instead is for meeting it exactly, and fails nothing (D17)
        return rules.blind_exact && rules.blind_bonus == 0;
    case ContractForm::ten:
        return rules.ten_exact;
    case ContractForm::twelve:
    case ContractForm::moon:
    case ContractForm::other:
        break;
    }
    return false;
}

bool leavesBags(const RuleSet &rules, ContractForm form)
{
    switch (form) {
    case ContractForm::plain:
    case ContractForm::twelve:
        return true;
    case ContractForm::blind:
        return rules.blind_bags || rules.blind_bonus > 0;
    case ContractForm::ten:
        return rules.ten_bags;
    case ContractForm::moon:
    case ContractForm::other:
        break;
    }
    return false;
}

} // namespace sandbag
