// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/moon/score.h"

#include "bids/bid_rules.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kMoonMade{.english = QT_TRANSLATE_NOOP("engine", "Took every trick as called")};
constexpr LineText kMoonFailed{.english =
                                   QT_TRANSLATE_N_NOOP("engine", "Called every trick, took %n"),
                               .args = 1,
                               .counted = 0};
constexpr LineText kLexingtonMade{
    .english = QT_TRANSLATE_NOOP("engine", "Twelve bid and made with %1"), .args = 1};
constexpr LineText kLexingtonTaken{.english =
                                       QT_TRANSLATE_NOOP("engine", "Exactly twelve tricks taken")};
constexpr LineText kLexingtonFailed{
    .english = QT_TRANSLATE_NOOP("engine", "Twelve bid and failed with %1"), .args = 1};
constexpr const LineText *kMoonLines[] = {&kMoonMade, &kMoonFailed};
constexpr const LineText *kDeclaredLines[] = {&kLexingtonMade, &kLexingtonFailed};
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
                                        .text = kLexingtonMade,
                                        .points = rules.lexington_value,
                                        .args = {work.counted}});
    builder.settle(side, true, line);
    builder.result(side).winsMatch = rules.lexington_wins;
    work.over = work.counted - 12;
    work.numberMade = true;
    return true;
}

/// Exactly twelve of the side's own tricks beside a contract of any kind, made or not (D57); only
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

/// Every trick: the others have none and no trick is dead (D7).
bool scoreMoon(ScoreBuilder &builder, int side)
{
    if (!calls(builder, side, Call::What::moon))
        return false;
    const RuleSet &rules = builder.rules;
    SideScore &result = builder.result(side);
    const bool blind = builder.bid(builder.work(side).holder).blind;
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

} // namespace

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
