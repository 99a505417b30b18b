// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bids/bid_rules.h"
#include "facts/deal_facts.h"
#include "facts/per_seat.h"
#include "rules/rule_set.h"
#include "setup/seating.h"

namespace sandbag {

/// Every partner is judged by their own bid: each-… where players bid for themselves (D46).
[[nodiscard]] inline bool eachByOwnBid(const RuleSet &rules, const Seating &seating)
{
    const ContractMade made = rules.contract_made;
    return (made == ContractMade::each_exact || made == ContractMade::each_at_least) &&
           eachBids(rules) && !seating.solo();
}

/// Tricks that a call asks of its player: the number, of a half the next whole one, with the book
/// of an auction; ten; every trick of a moon; no fewer than a declaration on it asks. 0 for calls
/// that ask for none.
[[nodiscard]] int tricksAsked(const RuleSet &rules, const Call &call, int tricksInDeal);

/// By seat the tricks with which every side just makes what it has called, given what each adds to
/// it (ownNumbers()): two halves of partners are one trick, but where each is judged by their own
/// bid.
[[nodiscard]] PerSeat<int> tricksToMake(const RuleSet &rules, const Seating &seating,
                                        const PerSeat<Call> &calls, int tricksInDeal);

/// The side whose contract the tricks of this player's failed nil help (`nil_failed_tricks`, D10):
/// their own, the next in seating order, or −1.
[[nodiscard]] int sideHelpedByNil(const RuleSet &rules, const Seating &seating, int seat);

} // namespace sandbag
