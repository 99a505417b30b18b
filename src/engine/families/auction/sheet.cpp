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
    lines.say(
        at.dealerBegins
            ? QT_TRANSLATE_NOOP("auction", "Bidding is an auction; the dealer bids first.")
            : QT_TRANSLATE_NOOP("auction",
                                "Bidding is an auction; the player after the dealer bids first."));
    lines.say(
        QT_TRANSLATE_NOOP(
            "auction",
            "Each player in turn bids a number from %1 to %2 that is higher than the last bid, or "
            "passes and is out of the auction. If all pass, the same player deals again."),
        {1, at.highestNumber});
    lines.sayOf(
        rules.auction_book,
        SheetWords{QT_TRANSLATE_N_NOOP("auction",
                                       "The last bidder's side, the declarers, must take "
                                       "the tricks bid plus the book of %n trick(s)."),
                   QT_TRANSLATE_N_NOOP("auction", "The last bidder, the declarer, must take the "
                                                  "tricks bid plus the book of %n trick(s).")});
}

void describeAuctionScores(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (!at.auction)
        return;
    lines.say(
        rules.auction_value == AuctionValue::bid
            ? SheetWords{QT_TRANSLATE_NOOP("auction",
                                           "If the declarers take as many tricks as they "
                                           "need, they earn 10 points for each trick bid."),
                         QT_TRANSLATE_NOOP("auction", "A declarer who takes as many tricks as "
                                                      "needed earns 10 points for each trick bid.")}
            : SheetWords{
                  QT_TRANSLATE_NOOP(
                      "auction", "If the declarers take as many tricks as they need, they earn 10 "
                                 "points for each trick bid and each trick of the book."),
                  QT_TRANSLATE_NOOP("auction",
                                    "A declarer who takes as many tricks as needed earns 10 points "
                                    "for each trick bid and each trick of the book.")});
    if (rules.auction_set == 0)
        lines.say(SheetWords{
            QT_TRANSLATE_NOOP(
                "auction",
                "If the declarers take fewer tricks than they need, they score nothing."),
            QT_TRANSLATE_NOOP("auction",
                              "A declarer who takes fewer tricks than needed scores nothing.")});
    else
        lines.sayOf(
            rules.auction_set,
            SheetWords{
                QT_TRANSLATE_N_NOOP("auction",
                                    "If the declarers take fewer tricks than they need, they "
                                    "lose %n point(s) for each trick bid."),
                QT_TRANSLATE_N_NOOP("auction", "A declarer who takes fewer tricks than needed "
                                               "loses %n point(s) for each trick bid.")});
    lines.sayOf(
        rules.auction_over,
        SheetWords{QT_TRANSLATE_N_NOOP("auction",
                                       "Every defending side earns %n point(s) for each overtrick "
                                       "of the declarers and %2 for each undertrick. There are "
                                       "no bags and no nil."),
                   QT_TRANSLATE_N_NOOP(
                       "auction",
                       "Every other player earns %n point(s) for each overtrick of the declarer "
                       "and %2 for each undertrick. There are no bags and no nil.")},
        {rules.auction_over, rules.auction_under});
}

void summarizeAuction(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.auction, QT_TRANSLATE_NOOP("auction", "Auction; tricks in the book: %1."),
                {at.rules.auction_book});
}

} // namespace sandbag
