// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/nil/score.h"

#include "bids/bid_rules.h"
#include "families/renege/renege.h"
#include "scoring/score_builder.h"
#include "scoring/undertaking.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kNilMade{.english = QT_TRANSLATE_NOOP("nil", "Nil made"),
                            .ofBlindNil = QT_TRANSLATE_NOOP("nil", "Blind nil made")};
constexpr LineText kNilFailed{.english = QT_TRANSLATE_N_NOOP("nil", "Nil failed, took %n"),
                              .args = 1,
                              .counted = 0,
                              .ofBlindNil =
                                  QT_TRANSLATE_N_NOOP("nil", "Blind nil failed, took %n")};
constexpr LineText kNilFailedByRenege{
    .english = QT_TRANSLATE_NOOP("nil", "Nil failed because of a renege"),
    .ofBlindNil = QT_TRANSLATE_NOOP("nil", "Blind nil failed because of a renege")};
constexpr LineText kNilFailedByClaim{
    .english = QT_TRANSLATE_NOOP("nil", "Nil failed because of a wrong claim"),
    .ofBlindNil = QT_TRANSLATE_NOOP("nil", "Blind nil failed because of a wrong claim")};
constexpr LineText kNilPerTrick{
    .english = QT_TRANSLATE_N_NOOP("nil", "%n trick(s) of a failed nil"), .args = 1, .counted = 0};
constexpr LineText kNilBags{.english = QT_TRANSLATE_N_NOOP("nil", "%n bag(s) from the failed nil"),
                            .args = 1,
                            .counted = 0};
constexpr LineText kDoubleNilMade{.english = QT_TRANSLATE_NOOP("nil", "Every partner's nil made")};
constexpr LineText kDoubleNilFailed{.english = QT_TRANSLATE_NOOP("nil", "Double nil failed")};
constexpr LineText kPotTaken{.english = QT_TRANSLATE_NOOP("nil", "Nil made: won the pot")};
constexpr LineText kTeamNilMade{.english = QT_TRANSLATE_NOOP("nil", "Team nil made")};
constexpr LineText kTeamNilFailed{
    .english = QT_TRANSLATE_N_NOOP("nil", "Team nil failed, took %n"), .args = 1, .counted = 0};
constexpr LineText kTeamNilFailedByClaim{
    .english = QT_TRANSLATE_NOOP("nil", "Team nil failed because of a wrong claim")};
constexpr const LineText *kNilLines[] = {&kNilMade,          &kNilFailed,      &kNilFailedByRenege,
                                         &kNilFailedByClaim, &kNilPerTrick,    &kNilBags,
                                         &kDoubleNilMade,    &kDoubleNilFailed};
constexpr const LineText *kPotLines[] = {&kPotTaken};
constexpr const LineText *kTeamNilLines[] = {&kTeamNilMade, &kTeamNilFailed,
                                             &kTeamNilFailedByClaim};

/// Of all players in the order of their seats.
template<typename Visit>
void eachFailedNil(const ScoreBuilder &builder, const Visit &visit)
{
    for (int seat = 0; seat < builder.seating.players; ++seat) {
        if (builder.nilFailed(seat))
            visit(seat);
    }
}

/// The fate of every nil: before the contracts, which a failed one can break or help.
void judgeNils(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        eachSeat(builder.work(side).nilSeats, [&](int seat) {
            const auto failed = whyNilFails(builder.rules, builder.facts, seat);
            builder.score.fate[seat] =
                CallFate::of(!failed, CallFate::kNoLine, failed.value_or(CallFate::By::tricks));
        });
    }
}

/// `nil_failed_tricks` contract or opponents (D10).
void moveFailedNilTricks(ScoreBuilder &builder)
{
    eachFailedNil(builder, [&](int seat) {
        const int side = sideHelpedByNil(builder.rules, builder.seating, seat);
        if (side >= 0)
            builder.work(side).counted += builder.tricks(seat);
    });
}

void tellFate(ScoreBuilder &builder, int seat, int line)
{
    builder.score.fate[seat].line = static_cast<std::int8_t>(line);
}

const LineText &failedText(CallFate::By by)
{
    switch (by) {
    case CallFate::By::renege:
        return kNilFailedByRenege;
    case CallFate::By::claim:
        return kNilFailedByClaim;
    case CallFate::By::tricks:
    case CallFate::By::challenge:
    case CallFate::By::failedNil:
    case CallFate::By::promise:
        break;
    }
    return kNilFailed;
}

void scoreOneByOne(ScoreBuilder &builder, int side)
{
    eachSeat(builder.work(side).nilSeats, [&](int seat) {
        const NilStake stake = nilStake(builder, seat);
        const bool kept = builder.nilKept(seat);
        const int line =
            builder.add(side, {.rule = stake.rule,
                               .text = kept ? kNilMade : failedText(builder.fate(seat).by),
                               .points = kept ? stake.made : -stake.lost,
                               .args = {kept ? 0 : builder.tricks(seat)},
                               .seat = seat});
        tellFate(builder, seat, line);
    });
}

/// Every partner bid nil (D47).
bool isJoint(const ScoreBuilder &builder, int side)
{
    if (builder.rules.double_nil_scoring != DoubleNilScoring::joint || builder.seating.solo())
        return false;
    int nils = 0;
    eachSeat(builder.sides[side].nilSeats, [&](int) { ++nils; });
    return nils == builder.seating.perSide();
}

/// One line instead of both (D47): blind rows only where all are blind; in the dark is seen.
void scoreJointly(ScoreBuilder &builder, int side)
{
    const RuleSet &rules = builder.rules;
    const std::uint8_t nils = builder.work(side).nilSeats;
    bool blind = true;
    eachSeat(nils, [&](int seat) { blind = blind && builder.bid(seat).blind; });
    bool made = true;
    eachSeat(nils, [&](int seat) { made = made && builder.nilKept(seat); });
    const int value = blind ? rules.double_blind_nil_value : rules.double_nil_value;
    const int lost = blind ? rules.double_blind_nil_lost : rules.double_nil_lost;
    const int line = builder.add(side, {.rule = kDoubleNilLine,
                                        .text = made ? kDoubleNilMade : kDoubleNilFailed,
                                        .points = made ? value : -lost});
    eachSeat(nils, [&](int seat) { tellFate(builder, seat, line); });
    SideScore &result = builder.result(side);
    if (made)
        result.winsMatch |= blind ? rules.double_blind_nil_wins : rules.double_nil_wins;
    else
        result.losesMatch = rules.double_nil_fail_loses;
}

/// What the tricks of a failed nil cost in addition to its line, and the bags they are.
void scoreFailedTricks(ScoreBuilder &builder, int side, int seat)
{
    const RuleSet &rules = builder.rules;
    const int taken = builder.tricks(seat);
    const int extra = rules.nil_failed_per_trick * taken;
    if (extra > 0)
        builder.add(side, {.rule = kNilLine,
                           .text = kNilPerTrick,
                           .points = -extra,
                           .args = {taken},
                           .seat = seat});
    const bool bags =
        rules.nil_failed_tricks == NilFailedTricks::bags && !builder.work(side).bagless;
    if (bags && taken > 0)
        builder.add(side, {.rule = kNilLine,
                           .text = kNilBags,
                           .points = rules.nil_failed_bag_points ? taken * builder.overPoints() : 0,
                           .args = {taken},
                           .bags = taken,
                           .seat = seat});
}

void scoreNils(ScoreBuilder &builder)
{
    for (int side = 0; side < builder.seating.sides; ++side) {
        const std::uint8_t nils = builder.work(side).nilSeats;
        if (nils == 0)
            continue;
        if (isJoint(builder, side))
            scoreJointly(builder, side);
        else
            scoreOneByOne(builder, side);
        eachSeat(nils, [&](int seat) {
            if (builder.nilFailed(seat))
                scoreFailedTricks(builder, side, seat);
        });
    }
}

/// `nil_pot` (D52): the first called of the made nils takes what lay there before the deal; then
/// the deal's losses for tricks of failed nils go in.
void scorePot(ScoreBuilder &builder)
{
    for (int place = 0; place < builder.seating.players && builder.score.pot > 0; ++place) {
        const int seat = builder.facts.order[place];
        if (!builder.nilKept(seat))
            continue;
        builder.add(
            builder.seating.sideOf(seat),
            {.rule = kNilLine, .text = kPotTaken, .points = builder.score.pot, .seat = seat});
        builder.score.pot = 0;
    }
    eachFailedNil(builder, [&](int seat) {
        builder.score.pot += builder.rules.nil_failed_per_trick * builder.tricks(seat);
    });
}

/// Every trick lost by the side as a whole.
bool scoreTeamNil(ScoreBuilder &builder, int side)
{
    const int holder = builder.work(side).holder;
    if (holder < 0 || builder.bid(holder).what != Call::What::teamNil)
        return false;
    const int value = builder.bid(holder).blind ? builder.rules.team_blind_nil_value
                                                : builder.rules.team_nil_value;
    const int taken = builder.result(side).tricks;
    const bool made = taken == 0 && !builder.brokenByClaim(side);
    const LineText &text = made ? kTeamNilMade : taken > 0 ? kTeamNilFailed : kTeamNilFailedByClaim;
    const int line = builder.add(
        side,
        {.rule = kTeamNilLine, .text = text, .points = made ? value : -value, .args = {taken}});
    builder.conclude(side, made, line, taken > 0 ? CallFate::By::tricks : CallFate::By::claim);
    return true;
}

bool nilsAreScored(const RuleSet &rules, const Seating &)
{
    return !isAuction(rules) && (rules.nil_allowed || rules.blind_nil_allowed);
}

/// A renege can fail a nil of this deal.
bool renegeMatters(const RuleSet &rules, const DealFacts &facts, const Seating &)
{
    return renegeFailsCalls(rules) && std::any_of(facts.bids.begin(), facts.bids.end(),
                                                  [](const Call &call) { return call.isNil(); });
}

} // namespace

std::optional<CallFate::By> whyNilFails(const RuleSet &rules, const DealFacts &facts, int seat)
{
    if (facts.tricks[seat] > 0)
        return CallFate::By::tricks;
    if (renegeFailsCalls(rules) && facts.renege.found && facts.renege.seat == seat)
        return CallFate::By::renege;
    if (facts.claimsFailed.has(seat))
        return CallFate::By::claim;
    return {};
}

NilStake nilStake(const ScoreBuilder &builder, int seat)
{
    const RuleSet &rules = builder.rules;
    const Call &call = builder.bid(seat);
    if (call.dark && call.blind) // never looked at: as a big mo
        return {kBlindNilLine, rules.mo_big_value, rules.mo_big_value};
    if (call.dark || call.blind)
        return {kBlindNilLine, rules.blind_nil_value, rules.blind_nil_lost};
    return {kNilLine, rules.nil_value, rules.nil_lost};
}

constinit const ScoringRule kNilFatesRule{
    .inForce = nilsAreScored,
    .step = judgeNils,
    .reads = {Fact::renege},
    .concerns = renegeMatters,
};

constinit const ScoringRule kTricksOfFailedNilsRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return rules.nil_failed_tricks == NilFailedTricks::contract ||
                   rules.nil_failed_tricks == NilFailedTricks::opponents;
        },
    .step = moveFailedNilTricks,
};

constinit const ScoringRule kNilsRule{
    .inForce = nilsAreScored,
    .step = scoreNils,
    .lines = kNilLines,
    .column = BlankColumn::nil,
};

constinit const ScoringRule kNilPotRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.nil_pot; },
    .step = scorePot,
    .lines = kPotLines,
    .column = BlankColumn::bonus,
};

constinit const ScoringRule kTeamNilRule{
    .inForce = [](const RuleSet &rules,
                  const Seating &) { return !isAuction(rules) && rules.team_nil_allowed; },
    .undertaking = scoreTeamNil,
    .lines = kTeamNilLines,
    .column = BlankColumn::nil,
};

} // namespace sandbag
