// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/blind/score.h"

#include "bids/bid_rules.h"
#include "families/contract/score.h"
#include "families/contract/verdict.h"
#include "families/ten/score.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr LineText kBlindMade{
    .english = QT_TRANSLATE_NOOP("blind", "Blind bid of %1 made, tricks that count: %2"),
    .args = 2,
    .halves = true};
constexpr LineText kBlindShort{
    .english =
        QT_TRANSLATE_N_NOOP("blind", "Blind bid of %1, tricks that count: %2 (%n trick(s) short)"),
    .args = 3,
    .counted = 2,
    .halves = true};
constexpr LineText kBlindNotExact{
    .english = QT_TRANSLATE_NOOP("blind", "Blind bid of %1 not met exactly, tricks that count: %2"),
    .args = 2,
    .halves = true};
constexpr LineText kBlindPartly{.english =
                                    QT_TRANSLATE_NOOP("blind", "Partner's regular bid of %1 made"),
                                .args = 1,
                                .halves = true};
constexpr LineText kBlindPartlyFailed{
    .english = QT_TRANSLATE_NOOP("blind", "Partner's regular bid of %1 failed too"),
    .args = 1,
    .halves = true};
constexpr LineText kBlindBonus{
    .english = QT_TRANSLATE_NOOP("blind", "Blind bid of %1 met exactly: bonus"), .args = 1};
constexpr LineText kBlindBonusShort{
    .english = QT_TRANSLATE_NOOP("blind", "Blind bid of %1 missed: points lost"), .args = 1};
constexpr LineText kBlindBonusOver{
    .english = QT_TRANSLATE_NOOP("blind", "Blind bid of %1 exceeded: points lost"), .args = 1};
constexpr const LineText *kLines[] = {
    &kBlindMade,         &kBlindShort,    &kBlindNotExact,     &kBlindPartly,
    &kBlindPartlyFailed, &kBlindBonus,    &kBlindBonusShort,   &kBlindBonusOver,
    &kBidTook,           &kBidTookShort,  &kBidCounted,        &kBidCountedShort,
    &kBrokenByNil,       &kBrokenByClaim, &kBrokenByChallenge, &kCountsAsMade};

/// Blind contracts have their own exactness, and are not set by overtricks (D2, D39).
Verdict judgeBlind(const ScoreBuilder &builder, int side, bool exact)
{
    const SideWork &work = builder.sides[side];
    Verdict verdict;
    verdict.over = std::max(0, work.counted - work.contract);
    verdict.shortBy = std::max(0, work.contract - work.counted);
    verdict.shortHalves = 2 * verdict.shortBy;
    verdict.met = verdict.shortBy == 0 && (!exact || verdict.over == 0);
    verdict.broken = builder.broken(side);
    return verdict;
}

const LineText &brokenText(const ScoreBuilder &builder, int side)
{
    if (builder.brokenByNil(side))
        return kBrokenByNil;
    return builder.brokenByClaim(side) ? kBrokenByClaim : kBrokenByChallenge;
}

void finish(ScoreBuilder &builder, int side, const Verdict &verdict, bool bags)
{
    SideWork &work = builder.work(side);
    work.undertricks = verdict.made() ? 0 : verdict.shortBy;
    work.over = verdict.made() && bags ? verdict.over : 0;
    work.numberMade = verdict.made();
}

/// The bonus goes by each blind bidder's own tricks, where the blind number is their own (D120).
bool bonusByBidder(const RuleSet &rules, const Seating &seating)
{
    return rules.blind_bonus_by == BlindBonusBy::bidder && rules.blind_bonus > 0 &&
           rules.blind_allowed == BlindAllowed::player && eachBids(rules) && !seating.solo();
}

/// What meeting a blind number exactly, missing or exceeding it brings in addition to the contract.
void scoreBonus(ScoreBuilder &builder, int side, int bid, int more, int seat = -1)
{
    const RuleSet &rules = builder.rules;
    if (more > 0 && rules.blind_bonus_exceeded == 0)
        return;
    const LineText &text = more < 0 ? kBlindBonusShort : more == 0 ? kBlindBonus : kBlindBonusOver;
    const int points = more < 0    ? -rules.blind_bonus
                       : more == 0 ? rules.blind_bonus
                                   : -rules.blind_bonus_exceeded;
    builder.add(side,
                {.rule = kBlindLine, .text = text, .points = points, .args = {bid}, .seat = seat});
}

/// `blind_bonus`: the contract as usual, and a line that rewards meeting it exactly. `blind_exact`
/// belongs to the other way of scoring blind bids (D17).
void scoreWithBonus(ScoreBuilder &builder, int side)
{
    const SideWork &work = builder.work(side);
    const Verdict verdict = judgeBlind(builder, side, false);
    const bool taken = asTaken(builder, side);
    const LineText &text = verdict.made()        ? madeText(builder, side)
                           : verdict.shortBy > 0 ? (taken ? kBidTookShort : kBidCountedShort)
                                                 : brokenText(builder, side);
    const int line = builder.add(
        side, {.rule = kContractLine,
               .text = text,
               .points = verdict.made() ? builder.worth(work.halves)
                                        : setPoints(builder, work.halves, verdict, work.counted),
               .args = {work.contract, work.counted, verdict.shortBy}});
    builder.settle(side, verdict.made(), line, builder.breaker(side));
    if (bonusByBidder(builder.rules, builder.seating) && !work.granted)
        eachSeat(work.blindSeats, [&](int seat) {
            const int bid = builder.bid(seat).halves / 2;
            scoreBonus(builder, side, bid, verdict.broken ? -1 : builder.tricks(seat) - bid, seat);
        });
    else if (!work.granted)
        scoreBonus(builder, side, work.contract,
                   verdict.broken ? -1 : verdict.over - verdict.shortBy);
    finish(builder, side, verdict, true);
}

/// The partner's seen share of a contract that failed (D45): short costs the tricks short, at most
/// its own size.
int seenShareLost(const ScoreBuilder &builder, int seenHalves, const Verdict &verdict, int counted)
{
    const int lost = setPoints(builder, seenHalves, verdict, counted);
    if (builder.rules.set_penalty != SetPenalty::short_)
        return lost;
    return std::max(lost, -builder.worth(seenHalves));
}

void scorePerTrick(ScoreBuilder &builder, int side)
{
    const RuleSet &rules = builder.rules;
    const SideWork &work = builder.work(side);
    const Verdict verdict = judgeBlind(builder, side, rules.blind_exact);
    const int seenHalves = work.halves - work.blindHalves;
    const bool made = verdict.made();
    const int rate = made ? rules.blind_made_per_trick : -rules.blind_lost_per_trick;
    const bool enough = made || verdict.shortBy == 0;
    const LineText &text = work.granted ? kCountsAsMade
                           : made       ? kBlindMade
                           : enough     ? kBlindNotExact
                                        : kBlindShort;
    const int bid = work.granted ? work.blindHalves / 2 : work.blindHalves;
    const int line = builder.add(side, {.rule = kBlindLine,
                                        .text = text,
                                        .points = rate * work.blindHalves / 2,
                                        .args = {bid, work.counted, verdict.shortBy}});
    builder.settle(side, made, line, builder.breaker(side));
    if (seenHalves > 0)
        builder.add(side,
                    {.rule = kContractLine,
                     .text = made ? kBlindPartly : kBlindPartlyFailed,
                     .points = made ? builder.worth(seenHalves)
                                    : seenShareLost(builder, seenHalves, verdict, work.counted),
                     .args = {seenHalves}});
    finish(builder, side, verdict, rules.blind_bags);
}

/// A contract with a blind number in it; a ten that is wholly blind has the rows of the ten (D40).
bool scoreBlind(ScoreBuilder &builder, int side)
{
    const SideWork &work = builder.work(side);
    if (work.blindSeats == 0 || (isTen(builder, side) && allBlind(builder, side)))
        return false;
    if (builder.rules.blind_bonus > 0)
        scoreWithBonus(builder, side);
    else
        scorePerTrick(builder, side);
    return true;
}

} // namespace

constinit const ScoringRule kBlindContractRule{
    .inForce =
        [](const RuleSet &rules, const Seating &) {
            return !isAuction(rules) && rules.blind_allowed != BlindAllowed::no;
        },
    .undertaking = scoreBlind,
    .judgesPartners = [](const RuleSet &rules) { return bonusByBidder(rules, Seating(rules)); },
    .lines = kLines,
};

} // namespace sandbag
