// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: who bids when, and what may be bid.
#include "families/sheets.h"

#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

void describeStyle(const RuleFeatures &at, Lines &lines)
{
    const bool dealer = at.dealerBegins;
    if (at.sideBids && !at.solo) {
        lines.say(dealer ? QT_TRANSLATE_NOOP("bidding", "Partners agree on one bid for their side. "
                                                        "The dealer's side bids first.")
                         : QT_TRANSLATE_NOOP("bidding", "Partners agree on one bid for their side. "
                                                        "The dealer's side bids last."));
        lines.say(at.rules.bid_talk
                      ? QT_TRANSLATE_NOOP("bidding",
                                          "They may say aloud how many sure and how many possible "
                                          "tricks they hold, but may not name cards or suits.")
                      : QT_TRANSLATE_NOOP("bidding", "They may not talk about their hands."));
        return;
    }
    lines.say(dealer
                  ? QT_TRANSLATE_NOOP("bidding", "Everyone bids once in turn, the dealer first.")
                  : QT_TRANSLATE_NOOP("bidding", "Everyone bids once in turn, the dealer last."));
    if (at.closing)
        lines.say(at.rules.bid_second == BidSecond::total
                      ? QT_TRANSLATE_NOOP("bidding",
                                          "One opens, one closes: after one partner has bid a "
                                          "number, the other partner's bid is the contract of the "
                                          "whole side. It may not be lower than the first number.")
                      : QT_TRANSLATE_NOOP("bidding",
                                          "One opens, one closes: after one partner has bid a "
                                          "number, the other partner's bid is the contract of the "
                                          "whole side. It may be lower than the first number."));
    else
        lines.sayIf(
            !at.solo,
            QT_TRANSLATE_NOOP("bidding",
                              "The bids of the partners add up to the contract of their side."));
}

void describeRestriction(const RuleFeatures &at, Lines &lines)
{
    switch (at.rules.bid_restriction) {
    case BidRestriction::free:
        break;
    case BidRestriction::suicide:
        return lines.say(
            QT_TRANSLATE_NOOP(
                "bidding", "Suicide: in each pair exactly one partner bids nil, and the other bids "
                           "a number from %1 to %2. If both name a number, the first partner's bid "
                           "becomes nil; if both name nil, the first partner must name a number."),
            {at.lowestNumber, at.highestNumber});
    case BidRestriction::whiz:
        lines.say(QT_TRANSLATE_NOOP("bidding",
                                    "Whiz: bid exactly the number of spades you hold, or nil."));
        return lines.sayIf(
            at.rules.bid_zero == BidZero::plain,
            QT_TRANSLATE_NOOP(
                "bidding",
                "With no spades you may also bid zero: it is an ordinary number and not a nil."));
    case BidRestriction::mirror:
        return lines.say(QT_TRANSLATE_NOOP(
            "bidding",
            "Mirror: bid exactly the number of spades you hold. With no spades you must bid nil."));
    }
    const int lowest = std::max(1, at.lowestNumber);
    if (lowest > at.highestNumber)
        return lines.say(QT_TRANSLATE_NOOP("bidding", "Only nil can be bid."));
    lines.say(at.nil && !at.nilsFirst
                  ? QT_TRANSLATE_NOOP("bidding", "A bid is a number from %1 to %2, or nil.")
                  : QT_TRANSLATE_NOOP("bidding", "A bid is a number from %1 to %2."),
              {lowest, at.highestNumber});
    lines.sayIf(at.rules.bid_zero == BidZero::plain && at.rules.bid_min <= 1,
                QT_TRANSLATE_NOOP("bidding", "Zero may be bid too: it is an ordinary number and "
                                             "not a nil."));
}

void describeBars(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    const bool free = !at.restricted;
    lines.sayIf(
        free && rules.bid_board > 0,
        at.anyNil
            ? SheetWords{QT_TRANSLATE_NOOP("bidding", "Board: the contract of a side must be at "
                                                      "least %1, unless all its players bid nil."),
                         QT_TRANSLATE_NOOP("bidding",
                                           "Board: a player must bid at least %1, or nil.")}
            : SheetWords{QT_TRANSLATE_NOOP("bidding", "Board: the contract of a side must be at "
                                                      "least %1."),
                         QT_TRANSLATE_NOOP("bidding", "Board: a player must bid at least %1.")},
        {rules.bid_board});
    lines.sayIf(free && at.anyNil && !at.solo && rules.bid_nil_partner_min > 0,
                QT_TRANSLATE_NOOP("bidding",
                                  "The partner of a nil bidder must bid at least %1, or nil too."),
                {rules.bid_nil_partner_min});
    lines.sayIf(
        free && rules.bid_one_barred && !at.sideBids && !at.solo,
        at.closing ? QT_TRANSLATE_NOOP(
                         "bidding",
                         "The partner who bids second may not add exactly one to the first number.")
                   : QT_TRANSLATE_NOOP("bidding",
                                       "The partner who bids second may not make a bid of one."));
    lines.sayIf(free && rules.bid_nine_barred,
                QT_TRANSLATE_NOOP("bidding", "No contract may be nine."));
    lines.sayIf(
        rules.bid_sum_not_tricks,
        QT_TRANSLATE_NOOP(
            "bidding", "All bids together must not add up to %1: the last bidder must avoid it."),
        {at.pack.tricks});
    lines.sayIf(at.sumVoids,
                QT_TRANSLATE_NOOP("bidding",
                                  "All bids together must total at least %1, or the deal is void."),
                {rules.bid_sum_min});
    lines.sayIf(at.leastSum && !at.sumVoids,
                QT_TRANSLATE_NOOP("bidding",
                                  "All bids together must total at least %1, so the last "
                                  "bidder must bid enough to reach it."),
                {rules.bid_sum_min});
    lines.sayIf(free && rules.bid_half && !at.sideBids && !at.solo,
                QT_TRANSLATE_NOOP("bidding",
                                  "The first partner may add half a trick to the bid, as in "
                                  "three and a half; the second must then add another half."));
}

void describeRaises(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.ownSpades)
        return;
    lines.sayIf(
        rules.bid_raise == BidRaise::by_one,
        QT_TRANSLATE_NOOP("bidding",
                          "After all the bids, each player in turn may raise their bid by one."));
    lines.sayIf(
        rules.bid_raise == BidRaise::sides,
        SheetWords{
            QT_TRANSLATE_NOOP(
                "bidding",
                "After all the bids, each side in turn may raise its contract by any number."),
            QT_TRANSLATE_NOOP(
                "bidding",
                "After all the bids, each player in turn may raise their bid by any number.")});
    lines.sayIf(
        rules.bid_counter,
        SheetWords{QT_TRANSLATE_NOOP(
                       "bidding",
                       "After all the bids, the side that bid first may raise its contract once."),
                   QT_TRANSLATE_NOOP(
                       "bidding",
                       "After all the bids, the player who bid first may raise their bid once.")});
}

} // namespace

void describeFirstDeal(const RuleFeatures &at, Lines &lines)
{
    lines.sayIf(at.rules.bid_first_deal_plays_itself,
                QT_TRANSLATE_NOOP("bidding", "The first deal is played without bids: every trick "
                                             "earns 10 points."));
}

void describeBidding(const RuleFeatures &at, Lines &lines)
{
    if (at.auction)
        return;
    describeStyle(at, lines);
    describeRestriction(at, lines);
    describeBars(at, lines);
    describeRaises(at, lines);
    const bool tooLow = at.sumVoids && at.rules.bid_books_made < at.rules.bid_sum_min;
    lines.sayIf(
        at.rules.bid_books_made > 0 && !at.suicide && !tooLow,
        SheetWords{
            QT_TRANSLATE_NOOP(
                "bidding",
                "Books filled: if all contracts add up to %1, the deal is not played and "
                "every side scores its contract. Blind bids count as regular bids for this."),
            QT_TRANSLATE_NOOP(
                "bidding",
                "Books filled: if all contracts add up to %1, the deal is not played and every "
                "player scores their contract. Blind bids count as regular bids for this.")},
        {at.rules.bid_books_made});
    lines.sayIf(at.anyBlind,
                QT_TRANSLATE_NOOP("bidding", "As long as a player may bid blind, their hand stays "
                                             "face down; it is turned up when they look or bid."));
}

void describeTalkPenalty(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (at.solo)
        return;
    switch (rules.bid_talk_penalty) {
    case BidTalkPenalty::none:
        return;
    case BidTalkPenalty::deal_passes:
        return lines.say(
            QT_TRANSLATE_NOOP("bidding", "If a player names cards or suits during the bidding, it "
                                         "is a misdeal, and the next player deals."));
    case BidTalkPenalty::bags:
        return lines.sayOf(
            rules.bid_talk_amount,
            QT_TRANSLATE_N_NOOP(
                "bidding",
                "If a player names cards or suits during the bidding, their side gets %n bag(s)."));
    case BidTalkPenalty::points:
        return lines.sayOf(
            rules.bid_talk_amount,
            QT_TRANSLATE_N_NOOP("bidding", "If a player names cards or suits during the bidding, "
                                           "their side loses %n point(s)."));
    case BidTalkPenalty::tricks:
        return lines.say(
            QT_TRANSLATE_NOOP("bidding", "If a player talks about cards or breaks procedure, their "
                                         "side loses %1 of the tricks it took."),
            {rules.bid_talk_amount});
    }
}

void summarizeBidding(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    lines.sayIf(at.sideBids && !at.solo, QT_TRANSLATE_NOOP("bidding", "Partners bid together."));
    switch (rules.bid_restriction) {
    case BidRestriction::free:
        break;
    case BidRestriction::suicide:
        lines.say(QT_TRANSLATE_NOOP("bidding", "Suicide."));
        break;
    case BidRestriction::whiz:
        lines.say(QT_TRANSLATE_NOOP("bidding", "Whiz."));
        break;
    case BidRestriction::mirror:
        lines.say(QT_TRANSLATE_NOOP("bidding", "Mirror."));
        break;
    }
    lines.sayIf(at.closing, QT_TRANSLATE_NOOP("bidding", "The second partner names the contract."));
    lines.sayIf(rules.bid_board > 0 && !at.auction && !at.restricted,
                QT_TRANSLATE_NOOP("bidding", "Board %1."), {rules.bid_board});
    lines.sayIf(at.leastSum, QT_TRANSLATE_NOOP("bidding", "Bids total %1 or more."),
                {rules.bid_sum_min});
}

} // namespace sandbag
