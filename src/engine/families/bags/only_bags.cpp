// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bags/only_bags.h"

#include "deal/contract_form.h"
#include "deal/further_tricks.h"
#include "deal/progress.h"
#include "families/bags/bags.h"

#include <algorithm>

namespace sandbag {

bool takesBags(const DealState &state, int side)
{
    const RuleSet &rules = state.rules();
    const auto seats = state.seating().seatsOf(side);
    const bool immune = rules.nil_bag_immunity &&
                        std::any_of(seats.begin(), seats.end(),
                                    [&state](int seat) { return state.calls[seat].isNil(); });
    return bagLimit(rules) > 0 && leavesBags(rules, contractFormOf(state, side)) && !immune &&
           contractOf(state, side).safe();
}

bool takesOnlyBags(const DealState &state, int side)
{
    return takesBags(state, side) && onlyOvertricksFollow(state, side);
}

} // namespace sandbag
