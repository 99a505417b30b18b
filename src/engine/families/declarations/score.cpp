// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/declarations/score.h"

#include "bids/bid_rules.h"
#include "scoring/score_builder.h"
#include "scoring/trick_runs.h"
#include "text/mark.h"

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

constexpr LineText kMoMade{
    .english = QT_TRANSLATE_N_NOOP("declarations", "Won the first %n trick(s) as announced"),
    .args = 1,
    .counted = 0};
constexpr LineText kMoFailed{
    .english = QT_TRANSLATE_N_NOOP("declarations", "Did not win the first %n trick(s)"),
    .args = 1,
    .counted = 0};
constexpr LineText kMoeMade{
    .english = QT_TRANSLATE_N_NOOP("declarations", "Won %n trick(s) in a row as announced"),
    .args = 1,
    .counted = 0};
constexpr LineText kMoeFailed{
    .english = QT_TRANSLATE_N_NOOP("declarations", "Never won %n trick(s) in a row"),
    .args = 1,
    .counted = 0};
constexpr LineText kBemoMade{
    .english = QT_TRANSLATE_N_NOOP("declarations", "Bemo made: won the first %n trick(s)"),
    .args = 1,
    .counted = 0};
constexpr LineText kBemoFailed{
    .english =
        QT_TRANSLATE_N_NOOP("declarations", "Bemo failed: did not win the first %n trick(s)"),
    .args = 1,
    .counted = 0};
constexpr const LineText *kMoLines[] = {&kMoMade, &kMoFailed};
constexpr const LineText *kMoeLines[] = {&kMoeMade, &kMoeFailed};
constexpr const LineText *kBemoLines[] = {&kBemoMade, &kBemoFailed};

/// What a declaration asks: the first n tricks, or n in a row at any time.
struct Demand {
    int tricks;
    int value;
};

TrickWinners winnersOf(const ScoreBuilder &builder)
{
    return {builder.facts.winners.data(), static_cast<std::size_t>(builder.facts.winnerCount)};
}

/// The seat of the side with one of two marks on its number, or −1.
int seatWith(const ScoreBuilder &builder, int side, Declaration little, Declaration big)
{
    for (int seat = side; seat < builder.seating.players; seat += builder.seating.sides) {
        const Declaration mark = builder.bid(seat).mark;
        if (mark == little || mark == big)
            return seat;
    }
    return -1;
}

/// The first seven or ten tricks, whatever else happens (D30).
bool scoreMo(ScoreBuilder &builder, int side)
{
    const int seat = seatWith(builder, side, Declaration::littleMo, Declaration::bigMo);
    if (seat < 0)
        return false;
    const bool big = builder.bid(seat).mark == Declaration::bigMo;
    const Demand mo =
        big ? Demand{10, builder.rules.mo_big_value} : Demand{7, builder.rules.mo_little_value};
    const bool made = openingRun(winnersOf(builder), builder.seating, side) >= mo.tricks;
    const int line = builder.add(side, {.rule = kMoLine,
                                        .text = made ? kMoMade : kMoFailed,
                                        .points = made ? mo.value : -mo.value,
                                        .args = {mo.tricks},
                                        .seat = seat});
    builder.conclude(side, made, line);
    return true;
}

/// Six or eight tricks in a row at any time (D30).
bool scoreMoe(ScoreBuilder &builder, int side)
{
    const int seat = seatWith(builder, side, Declaration::littleMoe, Declaration::bigMoe);
    if (seat < 0)
        return false;
    const bool big = builder.bid(seat).mark == Declaration::bigMoe;
    const Demand moe = big ? Demand{8, 300} : Demand{6, 150};
    const bool made = longestRun(winnersOf(builder), builder.seating, side) >= moe.tricks;
    const int lost = builder.rules.moe_lost == MoeLost::value ? moe.value : 0;
    const int line = builder.add(side, {.rule = kMoeLine,
                                        .text = made ? kMoeMade : kMoeFailed,
                                        .points = made ? moe.value : -lost,
                                        .args = {moe.tricks},
                                        .seat = seat});
    builder.conclude(side, made, line);
    return true;
}

/// The first six or nine tricks, in addition to the contract.
void scoreBemos(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        const int seat = seatWith(builder, side, Declaration::littleBemo, Declaration::bigBemo);
        if (seat < 0)
            continue;
        const bool big = builder.bid(seat).mark == Declaration::bigBemo;
        const Demand bemo = big ? Demand{9, 90} : Demand{6, 60};
        const bool made = openingRun(winnersOf(builder), builder.seating, side) >= bemo.tricks;
        const int line = builder.add(side, {.rule = kBemoLine,
                                            .text = made ? kBemoMade : kBemoFailed,
                                            .points = made ? bemo.value : -bemo.value,
                                            .args = {bemo.tricks},
                                            .seat = seat});
        builder.score.declarationFate[seat] = CallFate::of(made, line);
    }
}

/// Some player declared one of these two.
template<Declaration little, Declaration big>
bool declared(const RuleSet &, const DealFacts &facts, const Seating &)
{
    return std::any_of(facts.bids.begin(), facts.bids.end(),
                       [](const Call &call) { return call.mark == little || call.mark == big; });
}

} // namespace

constinit const ScoringRule kMoRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.mo_allowed; },
    .undertaking = scoreMo,
    .reads = {Fact::trickOrder},
    .concerns = declared<Declaration::littleMo, Declaration::bigMo>,
    .lines = kMoLines,
};

constinit const ScoringRule kMoeRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.moe_allowed; },
    .undertaking = scoreMoe,
    .reads = {Fact::trickOrder},
    .concerns = declared<Declaration::littleMoe, Declaration::bigMoe>,
    .lines = kMoeLines,
};

constinit const ScoringRule kBemoRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.bemo_allowed; },
    .step = scoreBemos,
    .reads = {Fact::trickOrder},
    .concerns = declared<Declaration::littleBemo, Declaration::bigBemo>,
    .lines = kBemoLines,
    .column = BlankColumn::bonus,
};

} // namespace sandbag
