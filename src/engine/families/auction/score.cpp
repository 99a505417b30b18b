// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/auction/score.h"

#include "bids/bid_rules.h"
#include "families/contract/verdict.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kAuctionMade{
    .english = QT_TRANSLATE_NOOP("auction", "Bid %1, needed %2, took %3"), .args = 3};
constexpr LineText kAuctionSet{
    .english = QT_TRANSLATE_NOOP("auction", "Bid %1, needed %2, took only %3"), .args = 3};
constexpr LineText kDefendersOver{
    .english =
        QT_TRANSLATE_N_NOOP("auction", "The declarers took %n trick(s) more than they needed"),
    .args = 1,
    .counted = 0};
constexpr LineText kDefendersUnder{
    .english = QT_TRANSLATE_N_NOOP("auction", "The declarers fell %n trick(s) short"),
    .args = 1,
    .counted = 0};
constexpr const LineText *kLines[] = {&kAuctionMade, &kAuctionSet, &kDefendersOver,
                                      &kDefendersUnder, &kCountsAsMade};

/// Every other side defends and gets the full amount (D55).
void payDefenders(ScoreBuilder &builder, int declarers, const LineText &text, int rate, int tricks)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        if (side != declarers && rate * tricks > 0)
            builder.add(
                side,
                {.rule = kAuctionLine, .text = text, .points = rate * tricks, .args = {tricks}});
    }
}

bool scoreAuction(ScoreBuilder &builder, int side)
{
    SideWork &work = builder.work(side);
    if (work.halves == 0)
        return false;
    const RuleSet &rules = builder.rules;
    const int number = work.halves / 2;
    const bool made = work.counted >= work.contract && !builder.broken(side);
    if (made) {
        const int paid = rules.auction_value == AuctionValue::bid ? number : work.contract;
        const int line = builder.add(side, {.rule = kAuctionLine,
                                            .text = work.granted ? kCountsAsMade : kAuctionMade,
                                            .points = 10 * paid,
                                            .args = {number, work.contract, work.counted}});
        payDefenders(builder, side, kDefendersOver, rules.auction_over,
                     work.counted - work.contract);
        builder.settle(side, true, line);
        work.numberMade = true;
        return true;
    }
    const int line = builder.add(side, {.rule = kAuctionLine,
                                        .text = kAuctionSet,
                                        .points = -rules.auction_set * number,
                                        .args = {number, work.contract, work.counted}});
    builder.settle(side, false, line, builder.breaker(side));
    payDefenders(builder, side, kDefendersUnder, rules.auction_under,
                 std::max(0, work.contract - work.counted));
    return true;
}

} // namespace

constinit const ScoringRule kAuctionRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return isAuction(rules); },
    .undertaking = scoreAuction,
    .lines = kLines,
};

} // namespace sandbag
