// SPDX-License-Identifier: GPL-3.0-or-later
// How bids are made under some rules (`bid_style`, `bid_restriction`, `blind_allowed`), as the
// questions that are asked of it.
#pragma once

#include "rules/rule_set.h"

namespace sandbag {

/// Players outbid each other, and the winner alone has a contract.
[[nodiscard]] inline bool isAuction(const RuleSet &rules)
{
    return rules.bid_style == BidStyle::auction;
}

/// Tricks that the winner of an auction needs beyond the number bid; 0 where there is no auction.
[[nodiscard]] inline int bookOf(const RuleSet &rules)
{
    return isAuction(rules) ? rules.auction_book : 0;
}

/// Partners agree on one bid for their side.
[[nodiscard]] inline bool sidesBid(const RuleSet &rules)
{
    return rules.bid_style == BidStyle::side;
}

/// Everyone bids in turn; partners' numbers add up.
[[nodiscard]] inline bool eachBids(const RuleSet &rules)
{
    return rules.bid_style == BidStyle::each;
}

/// Numbers may be bid before looking.
[[nodiscard]] inline bool numbersMayBeBlind(const RuleSet &rules)
{
    return rules.blind_allowed != BlindAllowed::no;
}

/// A number bid before looking binds the whole side.
[[nodiscard]] inline bool blindNumberBindsSide(const RuleSet &rules)
{
    return rules.blind_allowed == BlindAllowed::side;
}

/// Neither suicide nor whiz nor mirror says what may be bid.
[[nodiscard]] inline bool bidsAreFree(const RuleSet &rules)
{
    return rules.bid_restriction == BidRestriction::free;
}

/// Once a side has a number, a partner's later one names the contract of the side (`bid_second`
/// total and free). Nothing where nobody has a partner who bids.
[[nodiscard]] inline bool numbersClose(const RuleSet &rules)
{
    return rules.bid_second != BidSecond::own && eachBids(rules) && bidsAreFree(rules) &&
           rules.table_sides != TableSides::solo;
}

/// Contracts that come to less than `bid_sum_min` make the deal void.
[[nodiscard]] inline bool lowSumVoids(const RuleSet &rules)
{
    return rules.bid_sum_min > 0 && rules.bid_sum_short == BidSumShort::redeal && !isAuction(rules);
}

/// The last call may not leave the contracts below `bid_sum_min`.
[[nodiscard]] inline bool lowSumBarsLast(const RuleSet &rules)
{
    return rules.bid_sum_min > 0 && rules.bid_sum_short == BidSumShort::last && !isAuction(rules);
}

/// Each pair has exactly one nil.
[[nodiscard]] inline bool isSuicide(const RuleSet &rules)
{
    return rules.bid_restriction == BidRestriction::suicide;
}

/// Whiz or mirror: the spades in the hand give the number.
[[nodiscard]] inline bool spadesGiveBid(const RuleSet &rules)
{
    return rules.bid_restriction == BidRestriction::whiz ||
           rules.bid_restriction == BidRestriction::mirror;
}

/// Mirror: the number is the spades in the hand, and nil the bid of a hand without one.
[[nodiscard]] inline bool everySpadeIsBid(const RuleSet &rules)
{
    return rules.bid_restriction == BidRestriction::mirror;
}

} // namespace sandbag
