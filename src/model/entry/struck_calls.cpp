// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/struck_calls.h"

#include "bids/bid_rules.h"
#include "deal/call_menu.h"
#include "match/entered_bids.h"

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

void keepStruck(std::vector<MenuCall> &struck, const std::vector<MenuCall> &menu, bool first)
{
    const auto isStruck = [](const MenuCall &row) { return !row.open && !row.reason.empty(); };
    if (first) {
        std::copy_if(menu.begin(), menu.end(), std::back_inserter(struck), isStruck);
        return;
    }
    std::erase_if(struck, [&](const MenuCall &known) {
        return std::none_of(menu.begin(), menu.end(), [&](const MenuCall &row) {
            return row.call == known.call && isStruck(row);
        });
    });
}

/// The number entered may be the result of a later raise.
bool numbersGrow(const RuleSet &rules)
{
    return rules.bid_raise != BidRaise::none || rules.bid_counter || rules.blind_come_out;
}

} // namespace

std::vector<MenuCall> struckCalls(const ToldBids &told, int seat)
{
    const RuleSet &rules = told.context->rules;
    std::vector<MenuCall> seen, blind;
    if (isAuction(rules) || spadesGiveBid(rules))
        return seen;
    const auto begun = unseenDeals(told.context, told.before, told.deal);
    // Only the score decides what is barred before looking.
    keepStruck(blind, blindMenu(begun.front(), seat), true);
    const auto calling = dealsAtCall(told.context, told.before, told.deal, seat);
    for (const DealState &deal : calling)
        keepStruck(seen, seenMenu(deal, seat), &deal == &calling.front());
    std::erase_if(seen, [&](const MenuCall &row) {
        return row.call.blind || (numbersGrow(rules) && row.call.isNumber());
    });
    std::copy_if(blind.begin(), blind.end(), std::back_inserter(seen),
                 [](const MenuCall &row) { return row.call.blind; });
    return seen;
}

} // namespace sandbag
