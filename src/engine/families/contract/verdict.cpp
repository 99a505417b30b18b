// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/contract/verdict.h"

#include "families/claims/score.h"
#include "families/contract/score.h"
#include "scoring/undertaking.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

constinit const LineText kBidTook{.english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2"),
                                  .args = 2};
constinit const LineText kBidCounted{.english = QT_TRANSLATE_NOOP("engine", "Bid %1, %2 counted"),
                                     .args = 2};
constinit const LineText kBidTookShort{
    .english = QT_TRANSLATE_N_NOOP("engine", "Bid %1, took %2: %n trick(s) short"),
    .args = 3,
    .counted = 2};
constinit const LineText kBidCountedShort{
    .english = QT_TRANSLATE_N_NOOP("engine", "Bid %1, %2 counted: %n trick(s) short"),
    .args = 3,
    .counted = 2};
constinit const LineText kSetByOvertricks{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: set by overtricks"), .args = 2};
constinit const LineText kSetByTwice{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: set by doubling the bid"), .args = 2};
constinit const LineText kNotExact{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: the bid had to be met exactly"),
    .args = 2};
constinit const LineText kOwnBidMissed{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: a partner missed his own bid"),
    .args = 2};
constinit const LineText kOwnBidMet{
    .english = QT_TRANSLATE_NOOP("engine", "Own bid of %1 met with %2"), .args = 2, .halves = true};
constinit const LineText kOwnBidShort{
    .english = QT_TRANSLATE_NOOP("engine", "Own bid of %1 missed with %2"),
    .args = 2,
    .halves = true};
constinit const LineText kBrokenByNil{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: broken by the failed nil"), .args = 2};
constinit const LineText kBrokenByClaim{
    .english = QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: failed by a wrong claim"), .args = 2};
constinit const LineText kOvertricksOfFailed{
    .english = QT_TRANSLATE_N_NOOP("engine", "%n overtrick(s), points but no bags"),
    .args = 1,
    .counted = 0};

namespace {

/// D46: shortfalls and overtricks of the partners are added up, each against his own bid; tricks
/// that were moved help nobody. Tricks taken off come off the overtricks first.
void judgeEach(Verdict &verdict, const ScoreBuilder &sheet, const SideWork &work,
               const CountedTricks &tricks)
{
    int overHalves = 0;
    int shortHalves = 0;
    eachSeat(work.numberSeats, [&](int seat) {
        const int more = 2 * tricks.own[seat] - sheet.bid(seat).halves;
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
    verdict.inexact = sheet.rules.contract_made == ContractMade::each_exact && overHalves > 0;
    verdict.met = shortHalves == 0 && !verdict.inexact;
}

void judgeSide(Verdict &verdict, const ScoreBuilder &sheet, const SideWork &work, int total)
{
    verdict.over = std::max(0, total - work.contract);
    verdict.shortBy = std::max(0, work.contract - total);
    verdict.shortHalves = 2 * verdict.shortBy;
    const ContractMade rule = sheet.rules.contract_made;
    const bool exact = rule == ContractMade::exact || rule == ContractMade::each_exact;
    verdict.met = exact ? total == work.contract : total >= work.contract;
}

/// A contract of 0 is never set by it (D60).
bool twiceAsMany(const ScoreBuilder &sheet, int contract, int total)
{
    if (contract == 0)
        return false;
    switch (sheet.rules.over_twice) {
    case OverTwice::off:
        return false;
    case OverTwice::twice:
        return total >= 2 * contract;
    case OverTwice::more:
        return total > 2 * contract;
    }
    return false;
}

const LineText &verdictText(const ScoreBuilder &sheet, int side, const Verdict &verdict)
{
    if (sheet.brokenByNil(side))
        return kBrokenByNil;
    if (sheet.brokenByClaim(side))
        return kBrokenByClaim;
    if (!verdict.met && eachForHimself(sheet.rules, sheet.seating))
        return kOwnBidMissed;
    if (verdict.shortBy > 0)
        return asTaken(sheet, side) ? kBidTookShort : kBidCountedShort;
    if (verdict.twice)
        return kSetByTwice;
    return verdict.tooMany ? kSetByOvertricks : kNotExact;
}

/// Highlander, `highlander_loss` own: each partner for his own bid alone.
void failEachOwn(ScoreBuilder &sheet, int side, const LineRule &rule, const CountedTricks &tricks,
                 std::uint8_t brokenSeats)
{
    eachSeat(sheet.work(side).numberSeats, [&](int seat) {
        const int halves = sheet.bid(seat).halves;
        const int own = tricks.own[seat];
        const bool broken = (brokenSeats >> seat & 1) != 0;
        if (!broken && 2 * own >= halves) {
            sheet.add(side, rule, kOwnBidMet, sheet.worth(halves), {halves, own}, 0, seat);
            return;
        }
        Verdict verdict;
        verdict.shortHalves = std::max(0, halves - 2 * own);
        verdict.shortBy = (verdict.shortHalves + 1) / 2;
        verdict.broken = broken && verdict.shortBy == 0; // short: an ordinary set (D43)
        sheet.add(side, rule, kOwnBidShort, setPoints(sheet, halves, verdict, own), {halves, own},
                  0, seat);
    });
}

/// D9, D46: overtricks of a failed Highlander contract are points but no bags. A set by
/// overtricks has none (D2).
void overtricksOfFailed(ScoreBuilder &sheet, int side, const Verdict &verdict)
{
    const bool highlander = sheet.rules.contract_made == ContractMade::each_at_least &&
                            eachForHimself(sheet.rules, sheet.seating) && !verdict.tooMany;
    if (highlander && verdict.over > 0 && !sheet.work(side).bagless && sheet.overPoints() != 0)
        sheet.add(side, kOverLine, kOvertricksOfFailed, verdict.over * sheet.overPoints(),
                  {verdict.over});
}

} // namespace

bool asTaken(const ScoreBuilder &sheet, int side)
{
    const SideWork &work = sheet.sides[side];
    return work.counted == work.own;
}

CountedTricks countedTricks(const ScoreBuilder &sheet, int side)
{
    CountedTricks tricks;
    tricks.total = sheet.sides[side].counted;
    for (int seat = side; seat < sheet.seating.players; seat += sheet.seating.sides)
        tricks.own[seat] = sheet.tricks(seat);
    return tricks;
}

Verdict judgeContract(const ScoreBuilder &sheet, int side, const CountedTricks &tricks)
{
    const SideWork &work = sheet.sides[side];
    Verdict verdict;
    if (eachForHimself(sheet.rules, sheet.seating))
        judgeEach(verdict, sheet, work, tricks);
    else
        judgeSide(verdict, sheet, work, tricks.total);
    const int least = sheet.rules.over_set_at;
    verdict.twice = twiceAsMany(sheet, work.contract, tricks.total);
    verdict.tooMany = verdict.twice || (least > 0 && verdict.over >= least);
    verdict.broken = sheet.broken(side);
    return verdict;
}

int setPoints(const ScoreBuilder &sheet, int halves, const Verdict &verdict, int counted)
{
    const RuleSet &rules = sheet.rules;
    const int factor = verdict.twice ? rules.over_twice_multiplier : 1;
    const bool onlyShort =
        verdict.shortBy > 0 && !verdict.tooMany && !verdict.inexact && !verdict.broken;
    switch (rules.set_penalty) {
    case SetPenalty::bid:
        return -factor * sheet.worth(halves);
    case SetPenalty::short_: // falls back to the contract's value where nothing is short (D2)
        return onlyShort ? -sheet.worth(verdict.shortHalves) : -factor * sheet.worth(halves);
    case SetPenalty::none:
        return 0;
    case SetPenalty::per_taken:
        return counted;
    }
    return 0;
}

void failContract(ScoreBuilder &sheet, int side, const LineRule &kind, const Verdict &verdict,
                  const CountedTricks &tricks)
{
    SideWork &work = sheet.work(side);
    const LineRule &rule = sheet.brokenByClaim(side) ? kClaimLine : kind;
    sheet.result(side).outcome = Outcome::failed;
    work.undertricks = verdict.shortBy;
    const bool eachOwn = sheet.rules.highlander_loss == HighlanderLoss::own &&
                         sheet.rules.contract_made == ContractMade::each_at_least &&
                         eachForHimself(sheet.rules, sheet.seating) && !verdict.tooMany &&
                         !verdict.broken;
    if (eachOwn)
        failEachOwn(sheet, side, rule, tricks, verdict.brokenSeats);
    else
        sheet.add(side, rule, verdictText(sheet, side, verdict),
                  setPoints(sheet, work.halves, verdict, tricks.total),
                  {work.contract, tricks.total, verdict.shortBy});
    overtricksOfFailed(sheet, side, verdict);
}

} // namespace sandbag
