// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/moon/score.h"

#include "bids/bid_rules.h"
#include "families/contract/verdict.h"
#include "families/ten/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kMoonMade{.english = QT_TRANSLATE_NOOP("moon", "Moon made")};
constexpr LineText kMoonFailed{
    .english = QT_TRANSLATE_N_NOOP("moon", "Moon failed, took %n"), .args = 1, .counted = 0};
constexpr LineText kLexingtonMade{
    .english = QT_TRANSLATE_NOOP("moon", "Bid of twelve made, took %1"), .args = 1};
constexpr LineText kLexingtonTaken{.english =
                                       QT_TRANSLATE_NOOP("moon", "Exactly twelve tricks taken")};
constexpr LineText kLexingtonFailed{
    .english = QT_TRANSLATE_NOOP("moon", "Bid of twelve failed, took %1"), .args = 1};
constexpr LineText kSwept{.english =
                              QT_TRANSLATE_NOOP("moon", "Took all tricks without bidding them")};
constexpr const LineText *kSweepLines[] = {&kSwept};
constexpr const LineText *kMoonLines[] = {&kMoonMade, &kMoonFailed};
constexpr const LineText *kDeclaredLines[] = {&kLexingtonMade, &kLexingtonFailed, &kCountsAsMade};
constexpr const LineText *kTakenLines[] = {&kLexingtonTaken};

bool calls(const ScoreBuilder &builder, int side, Call::What what)
{
    const int holder = builder.sides[side].holder;
    return holder >= 0 && builder.bid(holder).what == what;
}

/// A contract of twelve; a thirteenth trick is an ordinary overtrick (D57).
bool scoreLexingtonDeclared(ScoreBuilder &builder, int side)
{
    SideWork &work = builder.work(side);
    if (work.halves != 24)
        return false;
    const RuleSet &rules = builder.rules;
    if (work.counted < 12 || builder.broken(side)) {
        const int line = builder.add(side, {.rule = kLexingtonLine,
                                            .text = kLexingtonFailed,
                                            .points = -rules.lexington_value,
                                            .args = {work.counted}});
        builder.settle(side, false, line, builder.breaker(side));
        work.undertricks = std::max(0, 12 - work.counted);
        return true;
    }
    const int line = builder.add(side, {.rule = kLexingtonLine,
                                        .text = work.granted ? kCountsAsMade : kLexingtonMade,
                                        .points = rules.lexington_value,
                                        .args = {work.counted}});
    builder.settle(side, true, line);
    builder.result(side).winsMatch = rules.lexington_wins && !work.granted;
    work.over = work.counted - 12;
    work.numberMade = true;
    return true;
}

/// Exactly twelve of the side's own tricks with a contract of any kind, made or not (D57); only
/// what breaks a contract breaks it too (D58).
bool scoreLexingtonTaken(ScoreBuilder &builder, int side)
{
    SideWork &work = builder.work(side);
    const bool contract = work.numberSeats != 0 || work.holder >= 0;
    if (!contract || builder.result(side).tricks != 12 || builder.broken(side))
        return false;
    const int line = builder.add(
        side,
        {.rule = kLexingtonLine, .text = kLexingtonTaken, .points = builder.rules.lexington_value});
    builder.settle(side, true, line);
    work.numberMade = work.halves > 0 && work.counted >= work.contract;
    return true;
}

/// `moon_mode` automatic (D113): a contract of exactly all the tricks, all of it seen or, where
/// moons may be blind, all of it blind.
bool isMoonByNumber(const ScoreBuilder &builder, int side)
{
    const RuleSet &rules = builder.rules;
    const SideWork &work = builder.sides[side];
    if (rules.moon_mode != MoonMode::automatic || work.numberSeats == 0 || work.nilSeats != 0 ||
        work.halves != 2 * builder.facts.tricksInDeal)
        return false;
    if (work.blindSeats == 0)
        return rules.moon_allowed;
    return rules.blind_moon_allowed && allBlind(builder, side);
}

/// Every trick: the others have none and no trick is dead (D7).
bool scoreMoon(ScoreBuilder &builder, int side)
{
    if (!calls(builder, side, Call::What::moon) && !isMoonByNumber(builder, side))
        return false;
    const RuleSet &rules = builder.rules;
    SideScore &result = builder.result(side);
    const bool blind = allBlind(builder, side);
    const bool every = result.tricks == builder.facts.tricksInDeal;
    const bool made = every && !builder.brokenByClaim(side);
    const int value = blind ? rules.blind_moon_value : rules.moon_value;
    const int lost = blind ? rules.blind_moon_lost : rules.moon_lost;
    const int line = builder.add(side, {.rule = blind ? kBlindMoonLine : kMoonLine,
                                        .text = made ? kMoonMade : kMoonFailed,
                                        .points = made ? value : -lost,
                                        .args = {result.tricks}});
    builder.settle(side, made, line, every ? CallFate::By::claim : CallFate::By::tricks);
    result.winsMatch = made && (blind ? rules.blind_moon_wins : rules.moon_wins);
    return true;
}

/// Every trick of the deal without having undertaken it (D114).
void scoreSweep(ScoreBuilder &builder)
{
    const RuleSet &rules = builder.rules;
    const int all = builder.facts.tricksInDeal;
    for (int side = 0; side < builder.seating.sides; ++side) {
        SideScore &result = builder.result(side);
        const bool undertaken = result.contract >= all || calls(builder, side, Call::What::moon) ||
                                calls(builder, side, Call::What::teamNil);
        const bool reneged =
            builder.reneger() >= 0 && builder.seating.sideOf(builder.reneger()) == side;
        if (result.tricks != all || undertaken || reneged)
            continue;
        builder.add(side, {.rule = kSweepLine, .text = kSwept, .points = rules.sweep_value});
        result.swept = rules.sweep_wins;
    }
}

} // namespace

constinit const ScoringRule kSweepRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return rules.sweep_value > 0 || rules.sweep_wins; },
    .step = scoreSweep,
    .deals = {DealFacts::Form::played, DealFacts::Form::playsItself},
    .lines = kSweepLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kMoonRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return !isAuction(rules) && (rules.moon_allowed || rules.blind_moon_allowed);
        },
    .undertaking = scoreMoon,
    .lines = kMoonLines,
};

constinit const ScoringRule kLexingtonDeclaredRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return !isAuction(rules) && rules.lexington_mode == LexingtonMode::declared;
        },
    .undertaking = scoreLexingtonDeclared,
    .lines = kDeclaredLines,
};

constinit const ScoringRule kLexingtonTakenRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return !isAuction(rules) && rules.lexington_mode == LexingtonMode::taken;
        },
    .undertaking = scoreLexingtonTaken,
    .lines = kTakenLines,
};

} // namespace sandbag
