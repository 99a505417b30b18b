// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: the auction and what it scores.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeAuction(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        return;
    lines.say(at.dealerBegins
                  ? QT_TRANSLATE_NOOP("engine", "The dealer opens an auction.")
                  : QT_TRANSLATE_NOOP("engine", "The player on the dealer's left opens an "
                                                "auction."));
    lines.say(QT_TRANSLATE_NOOP("engine",
                                "In turn each bids more than the last bid, from %1 to %2, "
                                "or passes for good. If all pass, the same player deals "
                                "again."),
              {1, at.highestNumber});
    lines.say(QT_TRANSLATE_NOOP("engine", "The last bidder's side, the declarers, must win the "
                                          "number bid and %1 more tricks (the book)."),
              {rules.auction_book});
}

void describeAuctionScores(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        return;
    lines.say(rules.auction_value == AuctionValue::bid
                  ? QT_TRANSLATE_NOOP("engine", "Declarers who take what they need earn 10 points "
                                                "for each trick of the number bid.")
                  : QT_TRANSLATE_NOOP("engine", "Declarers who take what they need earn 10 points "
                                                "for each trick of bid and book."));
    lines.say(rules.auction_set == 0
                  ? QT_TRANSLATE_NOOP("engine", "Otherwise they score nothing.")
                  : QT_TRANSLATE_NOOP("engine", "Otherwise they lose %1 points for each trick of "
                                                "the number bid."),
              {rules.auction_set});
    lines.say(QT_TRANSLATE_NOOP("engine", "Every defending side earns %1 points for each overtrick "
                                          "of the declarers and %2 for each undertrick. There are "
                                          "no bags and no nil."),
              {rules.auction_over, rules.auction_under});
}

void summarizeAuction(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.auction, QT_TRANSLATE_NOOP("engine", "Auction with a book of %1."),
                {at.rules.auction_book});
}

} // namespace sandbag
