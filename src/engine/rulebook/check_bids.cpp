// SPDX-License-Identifier: GPL-3.0-or-later
// Errors of kitty, bidding, auction and special bids (D19, D34, D78).
#include "rulebook/check_parts.h"

#include "text/mark.h"

namespace sandbag {

namespace {

void checkRestriction(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.restricted)
        return;
    if (rules.bid_style != BidStyle::each)
        errors.push_back({{"bid_restriction", "bid_style"},
                          QT_TRANSLATE_NOOP("engine", "Suicide, whiz and mirror are bid by each "
                                                      "player in turn, not by sides or in an "
                                                      "auction."),
                          {{"bid_style", "each"}}});
    const bool twoPairs = rules.table_players == 4 && rules.table_sides == TableSides::pairs;
    if (rules.bid_restriction == BidRestriction::suicide && !twoPairs)
        errors.push_back({{"bid_restriction", "table_players", "table_sides"},
                          QT_TRANSLATE_NOOP("engine", "Suicide needs two pairs: four players with "
                                                      "partners."),
                          {{"bid_restriction", "free"}}});
    if (!rules.nil_allowed)
        errors.push_back({{"bid_restriction", "nil_allowed"},
                          QT_TRANSLATE_NOOP("engine", "Suicide, whiz and mirror cannot do without "
                                                      "nil."),
                          {{"nil_allowed", "true"}}});
    if (rules.nil_declared == NilDeclared::before)
        errors.push_back({{"bid_restriction", "nil_declared"},
                          QT_TRANSLATE_NOOP("engine", "With suicide, whiz or mirror nil cannot be "
                                                      "declared before the numbers."),
                          {{"nil_declared", "turn"}}});
}

/// Hands for which no number is left need a nil that is always open to them.
void checkNumbers(const RuleFeatures &at, Findings &errors)
{
    const int highest = at.highestNumber;
    if (at.ownSpades || at.auction || at.lowestNumber <= highest) // an auction can be passed
        return;
    const bool suicide = at.rules.bid_restriction == BidRestriction::suicide;
    const bool before = at.rules.nil_declared == NilDeclared::before;
    if (at.nil && !before && !suicide && !(at.kittyTaken && at.rules.kitty_extra_round))
        return;
    errors.push_back({{"bid_min", "bid_max"},
                      {QT_TRANSLATE_NOOP("engine", "The lowest bid is %1 and the highest %2: some "
                                                   "hands would be left without a bid."),
                       {at.lowestNumber, highest}},
                      {{"bid_min", "1"}, {"bid_max", "13"}}});
}

void checkKitty(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.kitty)
        return;
    const bool nobody = rules.kitty_taker == KittyTaker::unseen;
    if (rules.kitty_extra_round && (nobody || rules.kitty_taker == KittyTaker::high_side))
        errors.push_back({{"kitty_extra_round", "kitty_taker"},
                          QT_TRANSLATE_NOOP("engine", "A kitty of a whole round needs one taker, "
                                                      "who wins it as a trick: not a side, and not "
                                                      "nobody."),
                          {{"kitty_taker", "dealer"}}});
    if (rules.kitty_extra_round && at.restricted)
        errors.push_back({{"kitty_extra_round", "bid_restriction"},
                          QT_TRANSLATE_NOOP("engine", "The taker of a kitty of a whole round may "
                                                      "not bid nil: it cannot be combined with "
                                                      "suicide, whiz or mirror."),
                          {{"kitty_extra_round", "false"}}});
    if (rules.kitty_taker == KittyTaker::high_bidder && at.ownSpades)
        errors.push_back({{"kitty_taker", "bid_restriction"},
                          QT_TRANSLATE_NOOP("engine", "Whiz and mirror count the spades of a full "
                                                      "hand before the bids, so that the kitty "
                                                      "cannot go to the high bidder."),
                          {{"kitty_taker", "dealer"}}});
}

void checkAuction(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        return;
    if (rules.bid_board > 0)
        errors.push_back({{"bid_board", "bid_style"},
                          QT_TRANSLATE_NOOP("engine", "An auction has no board: its winner alone "
                                                      "has a contract."),
                          {{"bid_board", "0"}}});
    if (rules.bid_sum_not_tricks)
        errors.push_back({{"bid_sum_not_tricks", "bid_style"},
                          QT_TRANSLATE_NOOP("engine", "An auction has no sum of bids that could be "
                                                      "barred."),
                          {{"bid_sum_not_tricks", "false"}}});
    if (rules.auction_book >= at.pack.tricks)
        errors.push_back({{"auction_book", "table_players"},
                          {QT_TRANSLATE_NOOP("engine", "A book of %1 leaves nothing to bid: the "
                                                       "deal has %2 tricks."),
                           {rules.auction_book, at.pack.tricks}},
                          {{"auction_book", std::to_string(at.pack.tricks / 2)}}});
}

} // namespace

void checkBidding(const RuleFeatures &at, Findings &errors)
{
    checkRestriction(at, errors);
    checkNumbers(at, errors);
    checkKitty(at, errors);
    checkAuction(at, errors);
    if (at.rules.bid_raise != BidRaise::none && at.rules.bid_counter)
        errors.push_back({{"bid_counter", "bid_raise"},
                          QT_TRANSLATE_NOOP("engine", "Either bids are raised or the first side "
                                                      "makes a counter bid: not both."),
                          {{"bid_counter", "false"}}});
}

void checkSpecialBids(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (rules.mo_allowed && rules.moe_allowed)
        errors.push_back({{"mo_allowed", "moe_allowed"},
                          QT_TRANSLATE_NOOP("engine", "Only one of mo and moe can be played: both "
                                                      "replace the contract."),
                          {{"moe_allowed", "false"}}});
    if (rules.blind_bonus > 0 && rules.ten_mode == TenMode::automatic)
        errors.push_back(
            {{"blind_bonus", "ten_mode"},
             QT_TRANSLATE_NOOP("engine", "A blind bonus does not go with a ten that is "
                                         "worth two hundred by itself: announce the "
                                         "ten instead."),
             {{"ten_mode", "declared"}}});
    if (rules.bags_cancel_card == BagsCancelCard::fixed && rules.bags_cancel_fixed.size() != 1)
        errors.push_back({{"bags_cancel_fixed", "bags_cancel_card"},
                          QT_TRANSLATE_NOOP("engine", "One card must be named that cancels a bag."),
                          {{"bags_cancel_fixed", "3S"}}});
}

} // namespace sandbag
