// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of the auction mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include <algorithm>

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

void workOut(RuleFeatures &at)
{
    // D69: the book comes on top of the number.
    if (at.auction)
        at.highestNumber = std::min(at.highestNumber, at.pack.tricks - at.rules.auction_book);
}

const char *ofAuction(const RuleFeatures &at)
{
    return at.auction ? nullptr : QT_TRANSLATE_NOOP("auction", "there is no auction.");
}

void checkAuction(const RuleFeatures &at, Findings &errors)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        return;
    if (rules.bid_board > 0)
        errors.push_back(
            {{"bid_board", "bid_style"},
             QT_TRANSLATE_NOOP("auction", "An auction can't have a board (minimum contract), since "
                                          "only the winner has a contract."),
             {{"bid_board", "0"}}});
    if (rules.bid_sum_not_tricks)
        errors.push_back(
            {{"bid_sum_not_tricks", "bid_style"},
             QT_TRANSLATE_NOOP(
                 "auction",
                 "In an auction the bids aren't added up, so no total can be forbidden."),
             {{"bid_sum_not_tricks", "false"}}});
    if (rules.auction_book >= at.pack.tricks)
        errors.push_back(
            {{"auction_book", "table_players"},
             {QT_TRANSLATE_NOOP("auction",
                                "A book of %1 leaves nothing to bid: the deal has %2 tricks."),
              {rules.auction_book, at.pack.tricks}},
             {{"auction_book", std::to_string(at.pack.tricks / 2)}}});
}

constexpr MeaningRow kRows[] = {
#include "families/auction/options.def"
};

} // namespace

const FamilyMeaning kAuctionMeaning = {kRows, workOut, checkAuction};

} // namespace sandbag
