// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/contract/verdict.h"

#include "families/claims/score.h"
#include "families/contract/score.h"
#include "scoring/undertaking.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

constinit const LineText kBidTook{.english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2"),
                                  .args = 2};
constinit const LineText kBidCounted{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, tricks that count: %2"), .args = 2};
constinit const LineText kBidTookShort{
    .english = QT_TRANSLATE_N_NOOP("contract", "Bid %1, took %2: %n trick(s) short"),
    .args = 3,
    .counted = 2};
constinit const LineText kBidCountedShort{
    .english = QT_TRANSLATE_N_NOOP("contract", "Bid %1, tricks that count: %2 (%n trick(s) short)"),
    .args = 3,
    .counted = 2};
constinit const LineText kSetByOvertricks{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: set by overtricks"), .args = 2};
constinit const LineText kSetByTwice{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: set for taking twice the bid"),
    .args = 2};
constinit const LineText kNotExact{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: the bid had to be met exactly"),
    .args = 2};
constinit const LineText kOwnBidMissed{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: a partner missed their own bid"),
    .args = 2};
constinit const LineText kOwnBidMet{.english =
                                        QT_TRANSLATE_NOOP("contract", "Own bid %1, took %2: made"),
                                    .args = 2,
                                    .halves = true};
constinit const LineText kOwnBidShort{
    .english = QT_TRANSLATE_NOOP("contract", "Own bid %1, took %2: missed"),
    .args = 2,
    .halves = true};
constinit const LineText kBrokenByNil{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: set by the failed nil"), .args = 2};
constinit const LineText kBrokenByClaim{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: failed because of a wrong claim"),
    .args = 2};
constinit const LineText kBrokenByChallenge{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1, took %2: set by a false challenge"),
    .args = 2};
constinit const LineText kCountsAsMade{
    .english = QT_TRANSLATE_NOOP("contract", "Bid %1: counts as made, since the opponents reneged"),
    .args = 1};
constinit const LineText kOvertricksOfFailed{
    .english = QT_TRANSLATE_N_NOOP("contract", "%n overtrick(s), points but no bags"),
    .args = 1,
    .counted = 0};

namespace {

/// D46: shortfalls and overtricks of the partners are added up, each against their own bid; tricks
/// that were moved help nobody. Tricks taken off come off the overtricks first.
void judgeEach(Verdict &verdict, const ScoreBuilder &builder, const SideWork &work,
               const CountedTricks &tricks)
{
    int overHalves = 0;
    int shortHalves = 0;
    eachSeat(work.numberSeats, [&](int seat) {
        const int more = 2 * tricks.own[seat] - builder.ownHalves(seat);
        overHalves += std::max(0, more);
        shortHalves += std::max(0, -more);
    });
    const int covered = std::min(2 * work.takenOff, overHalves);
    overHalves -= covered;
    // No more can be taken off than was taken: nobody is short by more than the bid.
    shortHalves = std::min(work.halves, shortHalves + 2 * work.takenOff - covered);
    verdict.over = overHalves / 2;
    verdict.shortHalves = shortHalves;
    verdict.shortBy = (shortHalves + 1) / 2;
    verdict.inexact = builder.rules.contract_made == ContractMade::each_exact && overHalves > 0;
    verdict.met = shortHalves == 0 && !verdict.inexact;
}

void judgeSide(Verdict &verdict, const ScoreBuilder &builder, const SideWork &work, int total)
{
    verdict.over = std::max(0, total - work.contract);
    verdict.shortBy = std::max(0, work.contract - total);
    verdict.shortHalves = 2 * verdict.shortBy;
    const ContractMade rule = builder.rules.contract_made;
    const bool exact = rule == ContractMade::exact || rule == ContractMade::each_exact;
    verdict.met = exact ? total == work.contract : total >= work.contract;
}

/// A contract of 0 is never set by it (D60).
bool twiceAsMany(const ScoreBuilder &builder, int contract, int total)
{
    if (contract == 0)
        return false;
    switch (builder.rules.over_twice) {
    case OverTwice::off:
        return false;
    case OverTwice::twice:
        return total >= 2 * contract;
    case OverTwice::more:
        return total > 2 * contract;
    }
    return false;
}

const LineText &verdictText(const ScoreBuilder &builder, int side, const Verdict &verdict)
{
    if (builder.brokenByNil(side))
        return kBrokenByNil;
    if (builder.brokenByClaim(side))
        return kBrokenByClaim;
    if (builder.brokenByChallenge(side))
        return kBrokenByChallenge;
    if (!verdict.met && eachByOwnBid(builder.rules, builder.seating))
        return kOwnBidMissed;
    if (verdict.shortBy > 0)
        return asTaken(builder, side) ? kBidTookShort : kBidCountedShort;
    if (verdict.twice)
        return kSetByTwice;
    return verdict.tooMany ? kSetByOvertricks : kNotExact;
}

/// Highlander, `highlander_loss` own: each partner for their own bid alone.
void failEachOwn(ScoreBuilder &builder, int side, const LineRule &rule, const CountedTricks &tricks,
                 std::uint8_t brokenSeats)
{
    eachSeat(builder.work(side).numberSeats, [&](int seat) {
        const int halves = builder.ownHalves(seat);
        const int own = tricks.own[seat];
        const bool broken = (brokenSeats >> seat & 1) != 0;
        if (!broken && 2 * own >= halves) {
            const int line = builder.add(side, {.rule = rule,
                                                .text = kOwnBidMet,
                                                .points = builder.worth(halves),
                                                .args = {halves, own},
                                                .seat = seat});
            builder.score.fate[seat] = CallFate::of(true, line);
            return;
        }
        Verdict verdict;
        verdict.shortHalves = std::max(0, halves - 2 * own);
        verdict.shortBy = (verdict.shortHalves + 1) / 2;
        verdict.broken = broken && verdict.shortBy == 0; // short: an ordinary set (D43)
        const int line = builder.add(side, {.rule = rule,
                                            .text = kOwnBidShort,
                                            .points = setPoints(builder, halves, verdict, own),
                                            .args = {halves, own},
                                            .seat = seat});
        const auto by = verdict.broken ? CallFate::By::promise : CallFate::By::tricks;
        builder.score.fate[seat] = CallFate::of(false, line, by);
    });
}

/// D9, D46: overtricks of a failed Highlander contract are points but no bags. A set by
/// overtricks has none (D2).
void overtricksOfFailed(ScoreBuilder &builder, int side, const Verdict &verdict)
{
    const bool highlander = builder.rules.contract_made == ContractMade::each_at_least &&
                            eachByOwnBid(builder.rules, builder.seating) && !verdict.tooMany;
    if (highlander && verdict.over > 0 && !builder.work(side).bagless && builder.overPoints() != 0)
        builder.add(side, {.rule = kOverLine,
                           .text = kOvertricksOfFailed,
                           .points = verdict.over * builder.overPoints(),
                           .args = {verdict.over}});
}

} // namespace

bool asTaken(const ScoreBuilder &builder, int side)
{
    const SideWork &work = builder.sides[side];
    return work.counted == work.own;
}

CountedTricks countedTricks(const ScoreBuilder &builder, int side)
{
    CountedTricks tricks;
    tricks.total = builder.sides[side].counted;
    for (int seat = side; seat < builder.seating.players; seat += builder.seating.sides)
        tricks.own[seat] = builder.tricks(seat);
    return tricks;
}

const LineText &madeText(const ScoreBuilder &builder, int side)
{
    if (builder.sides[side].granted)
        return kCountsAsMade;
    return asTaken(builder, side) ? kBidTook : kBidCounted;
}

Verdict judgeContract(const ScoreBuilder &builder, int side, const CountedTricks &tricks)
{
    const SideWork &work = builder.sides[side];
    Verdict verdict;
    verdict.met = work.granted;
    if (work.granted)
        return verdict;
    if (eachByOwnBid(builder.rules, builder.seating))
        judgeEach(verdict, builder, work, tricks);
    else
        judgeSide(verdict, builder, work, tricks.total);
    const int least = builder.rules.over_set_at;
    verdict.twice = twiceAsMany(builder, work.contract, tricks.total);
    verdict.tooMany = verdict.twice || (least > 0 && verdict.over >= least);
    verdict.broken = builder.broken(side);
    return verdict;
}

int setPoints(const ScoreBuilder &builder, int halves, const Verdict &verdict, int counted)
{
    const RuleSet &rules = builder.rules;
    const int factor = verdict.twice ? rules.over_twice_multiplier : 1;
    const bool onlyShort =
        verdict.shortBy > 0 && !verdict.tooMany && !verdict.inexact && !verdict.broken;
    switch (rules.set_penalty) {
    case SetPenalty::bid:
        return -factor * builder.worth(halves);
    case SetPenalty::short_: // falls back to the contract's value where nothing is short (D2)
        return onlyShort ? -builder.worth(verdict.shortHalves) : -factor * builder.worth(halves);
    case SetPenalty::none:
        return 0;
    case SetPenalty::per_taken:
        return counted;
    }
    return 0;
}

void failContract(ScoreBuilder &builder, int side, const LineRule &kind, const Verdict &verdict,
                  const CountedTricks &tricks)
{
    SideWork &work = builder.work(side);
    const LineRule &rule = builder.brokenByClaim(side) ? kClaimLine : kind;
    work.undertricks = verdict.shortBy;
    const bool eachOwn = builder.rules.highlander_loss == HighlanderLoss::own &&
                         builder.rules.contract_made == ContractMade::each_at_least &&
                         eachByOwnBid(builder.rules, builder.seating) && !verdict.tooMany &&
                         !verdict.broken;
    if (eachOwn) {
        builder.result(side).outcome = Outcome::failed;
        failEachOwn(builder, side, rule, tricks, verdict.brokenSeats);
    } else {
        const int line =
            builder.add(side, {.rule = rule,
                               .text = verdictText(builder, side, verdict),
                               .points = setPoints(builder, work.halves, verdict, tricks.total),
                               .args = {work.contract, tricks.total, verdict.shortBy}});
        builder.settle(side, false, line, builder.breaker(side));
    }
    overtricksOfFailed(builder, side, verdict);
}

} // namespace sandbag
