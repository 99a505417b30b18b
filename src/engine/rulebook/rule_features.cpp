// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_features.h"

#include <algorithm>

namespace sandbag {

RuleFeatures::RuleFeatures(const RuleSet &of) : rules(of), pack(planPack(of)), seating(of)
{
    solo = rules.table_sides == TableSides::solo;
    draft = rules.deal_method != DealMethod::deal;
    auction = rules.bid_style == BidStyle::auction;
    sideBids = rules.bid_style == BidStyle::side;
    restricted = rules.bid_restriction != BidRestriction::free;
    ownSpades = rules.bid_restriction == BidRestriction::whiz ||
                rules.bid_restriction == BidRestriction::mirror;
    // D70: suicide bids at least four; whiz and mirror ask the hand alone.
    lowestNumber = rules.bid_restriction == BidRestriction::suicide ? std::max(4, rules.bid_min)
                                                                    : rules.bid_min;
    // D69: in an auction the book comes on top of the number.
    highestNumber = std::min(rules.bid_max, pack.tricks - (auction ? rules.auction_book : 0));
    workOutPack();
    workOutNils();
    workOutSpecialBids();
    anyBlind = blindNil || blindTeamNil || blindNumbers || blindMoon;
    misdeals = !draft && (rules.misdeal_no_face || rules.misdeal_long_suit > 0 ||
                          rules.misdeal_spades_at_most >= 0);
}

void RuleFeatures::workOutPack()
{
    kitty = pack.kitty > 0;
    kittyTaken = kitty && rules.kitty_taker != KittyTaker::unseen;
    const bool byBids =
        rules.kitty_taker == KittyTaker::high_bidder || rules.kitty_taker == KittyTaker::high_side;
    kittyEarly = kittyTaken && !byBids;
    jokers = rules.deck_jokers > 0;
    const auto isJoker = [](Card card) { return card.isJoker(); };
    const CardList &raised = rules.trumps_elevated;
    jokersTrump = jokers && (rules.jokers_role == JokersRole::high ||
                             std::any_of(raised.begin(), raised.end(), isJoker));
}

void RuleFeatures::workOutNils()
{
    const bool before = rules.nil_declared == NilDeclared::before;
    // Where a side makes one call for all there are only declared nils.
    const bool callable = !auction && (before || !sideBids);
    nil = callable && rules.nil_allowed;
    blindNil = callable && rules.blind_nil_allowed && !restricted && !draft;
    anyNil = nil || blindNil;
    const bool darkCallable = rules.dark_allowed && !before && !sideBids;
    dark = nil && darkCallable;
    blindDark = blindNil && darkCallable;
    const bool suicide = rules.bid_restriction == BidRestriction::suicide;
    // Declared nils are one for each side; suicide ends with exactly one.
    doubleNil = anyNil && !solo && !before && !suicide &&
                rules.double_nil_scoring != DoubleNilScoring::barred;
    jointNils = doubleNil && rules.double_nil_scoring == DoubleNilScoring::joint;
    teamNil = rules.team_nil_allowed && !solo && !auction && !restricted;
    blindTeamNil = teamNil && !draft && !before;
    nilExchange = nil && !solo && rules.pass_nil > 0 && !rules.pass_blind_only;
    blindNilExchange = blindNil && !solo && rules.pass_blind_nil > 0;
}

void RuleFeatures::workOutSpecialBids()
{
    const bool free = !auction && !restricted;
    const bool before = rules.nil_declared == NilDeclared::before;
    const bool blind = free && !draft && !before;
    lowestBlind = std::max(rules.blind_min, rules.bid_min);
    highestBlind = std::min(rules.blind_max, highestNumber);
    blindNumbers = blind && rules.blind_allowed != BlindAllowed::no && lowestBlind <= highestBlind;
    blindBySide = blindNumbers && (sideBids || rules.blind_allowed == BlindAllowed::side);
    const bool tenReachable = pack.tricks >= 10 && !auction;
    if (rules.ten_mode == TenMode::declared)
        ten = tenReachable && !restricted && rules.bid_max >= 10;
    else
        ten = tenReachable && rules.ten_mode == TenMode::automatic;
    // D79: a ten is called blind where the blind numbers are the side's and reach it.
    const bool inRange = lowestBlind <= 10 && highestBlind >= 10;
    const bool automatic = rules.ten_mode == TenMode::automatic;
    blindTen = ten && blindNumbers && (automatic || (blindBySide && inRange));
    moon = free && rules.moon_allowed;
    blindMoon = blind && rules.blind_moon_allowed;
    exact = rules.contract_made == ContractMade::exact ||
            rules.contract_made == ContractMade::each_exact;
    ownNumbers = !solo && !sideBids && !auction;
    wholeExact = exact && !(ownNumbers && rules.contract_made == ContractMade::each_exact);
    // D39: tens, blind numbers and Lexington have an exactness of their own.
    overtricks = !auction && (!exact || ten || blindNumbers ||
                              (rules.lexington_mode == LexingtonMode::declared && free));
    noTrump = rules.notrump_allowed && !auction && !sideBids;
}

} // namespace sandbag
