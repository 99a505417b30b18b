// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/ten/score.h"

#include "bids/bid_rules.h"
#include "families/contract/verdict.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kTenMade{.english = QT_TRANSLATE_NOOP("ten", "Bid of ten made, took %1"),
                            .args = 1};
constexpr LineText kTenFailed{.english = QT_TRANSLATE_NOOP("ten", "Bid of ten failed, took %1"),
                              .args = 1};
constexpr LineText kAboveTenMade{
    .english = QT_TRANSLATE_NOOP("ten", "Contract of %1 made, took %2 (scored like a bid of ten)"),
    .args = 2};
constexpr LineText kAboveTenFailed{
    .english =
        QT_TRANSLATE_NOOP("ten", "Contract of %1 failed, took %2 (scored like a bid of ten)"),
    .args = 2};
constexpr const LineText *kLines[] = {&kTenMade, &kTenFailed, &kAboveTenMade, &kAboveTenFailed,
                                      &kCountsAsMade};

/// Points of ten as a contract of this many scores them (D112): a part of one falls away.
int atRate(const RuleSet &rules, int points, int contract)
{
    return rules.ten_reach == TenReach::rate ? points * contract / 10 : points;
}

/// The line's parts: of a plain ten the tricks, of a higher contract that first.
LineParts tenLine(const SideWork &work, bool made, int points)
{
    if (work.granted)
        return {.rule = kTenLine, .text = kCountsAsMade, .points = points, .args = {work.contract}};
    if (work.contract > 10)
        return {.rule = kTenLine,
                .text = made ? kAboveTenMade : kAboveTenFailed,
                .points = points,
                .args = {work.contract, work.counted}};
    return {.rule = kTenLine,
            .text = made ? kTenMade : kTenFailed,
            .points = points,
            .args = {work.counted}};
}

bool scoreTen(ScoreBuilder &builder, int side)
{
    if (!isTen(builder, side))
        return false;
    const RuleSet &rules = builder.rules;
    SideWork &work = builder.work(side);
    const int over = work.counted - work.contract;
    const bool enough = rules.ten_exact ? over == 0 : over >= 0;
    SideScore &result = builder.result(side);
    if (!enough || builder.broken(side)) {
        const int lost = atRate(rules, rules.ten_lost, work.contract);
        builder.settle(side, false, builder.add(side, tenLine(work, false, -lost)),
                       builder.breaker(side));
        work.undertricks = std::max(0, -over);
        return true;
    }
    const int factor = allBlind(builder, side) ? rules.ten_blind_multiplier : 1;
    const int points = atRate(rules, factor * rules.ten_value, work.contract);
    builder.settle(side, true, builder.add(side, tenLine(work, true, points)));
    result.winsMatch =
        rules.ten_thirteen_wins && !work.granted && result.tricks == builder.facts.tricksInDeal;
    work.over = rules.ten_bags ? over : 0;
    work.numberMade = true;
    return true;
}

} // namespace

bool allBlind(const ScoreBuilder &builder, int side)
{
    const SideWork &work = builder.sides[side];
    if (work.holder >= 0)
        return builder.bid(work.holder).blind;
    return work.blindSeats != 0 && work.blindSeats == work.numberSeats;
}

bool isTen(const ScoreBuilder &builder, int side)
{
    const SideWork &work = builder.sides[side];
    if (work.holder >= 0 && builder.bid(work.holder).what == Call::What::ten)
        return true;
    const bool above = builder.rules.ten_reach != TenReach::exact && work.halves > 20;
    return builder.rules.ten_mode == TenMode::automatic && (work.halves == 20 || above);
}

constinit const ScoringRule kTenContractRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.ten_mode != TenMode::off; },
    .undertaking = scoreTen,
    .lines = kLines,
};

} // namespace sandbag
