// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/ten/score.h"

#include "bids/bid_rules.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kTenMade{.english = QT_TRANSLATE_NOOP("engine", "Ten made with %1"), .args = 1};
constexpr LineText kTenFailed{.english = QT_TRANSLATE_NOOP("engine", "Ten failed with %1"),
                              .args = 1};
constexpr const LineText *kLines[] = {&kTenMade, &kTenFailed};

bool scoreTen(ScoreBuilder &builder, int side)
{
    if (!isTen(builder, side))
        return false;
    const RuleSet &rules = builder.rules;
    SideWork &work = builder.work(side);
    const int counted = work.counted;
    const bool enough = rules.ten_exact ? counted == 10 : counted >= 10;
    SideScore &result = builder.result(side);
    if (!enough || builder.broken(side)) {
        const int line = builder.add(
            side,
            {.rule = kTenLine, .text = kTenFailed, .points = -rules.ten_lost, .args = {counted}});
        builder.settle(side, false, line, builder.breaker(side));
        work.undertricks = std::max(0, 10 - counted);
        return true;
    }
    const int factor = allBlind(builder, side) ? rules.ten_blind_multiplier : 1;
    const int line = builder.add(side, {.rule = kTenLine,
                                        .text = kTenMade,
                                        .points = factor * rules.ten_value,
                                        .args = {counted}});
    builder.settle(side, true, line);
    result.winsMatch = rules.ten_thirteen_wins && result.tricks == builder.facts.tricksInDeal;
    work.over = rules.ten_bags ? counted - 10 : 0;
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
    return builder.rules.ten_mode == TenMode::automatic && work.halves == 20;
}

constinit const ScoringRule kTenContractRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.ten_mode != TenMode::off; },
    .undertaking = scoreTen,
    .lines = kLines,
};

} // namespace sandbag
