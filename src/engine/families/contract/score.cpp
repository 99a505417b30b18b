// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/contract/score.h"

#include "bids/bid_rules.h"
#include "families/contract/verdict.h"
#include "scoring/score_builder.h"
#include "text/mark.h"

namespace sandbag {

namespace {

constexpr LineText kOvertricks{
    .english = QT_TRANSLATE_N_NOOP("engine", "%n overtrick(s)"), .args = 1, .counted = 0};
constexpr LineText kOpponentsShort{
    .english = QT_TRANSLATE_N_NOOP("engine", "The others fell %n trick(s) short"),
    .args = 1,
    .counted = 0};
constexpr const LineText *kContractLines[] = {
    &kBidTook,     &kBidCounted,    &kBidTookShort,      &kBidCountedShort, &kSetByOvertricks,
    &kSetByTwice,  &kNotExact,      &kOwnBidMissed,      &kOwnBidMet,       &kOwnBidShort,
    &kBrokenByNil, &kBrokenByClaim, &kOvertricksOfFailed};
constexpr const LineText *kPaidLines[] = {&kOpponentsShort};
constexpr const LineText *kOverLines[] = {&kOvertricks};

bool scorePlainContract(ScoreBuilder &sheet, int side)
{
    SideWork &work = sheet.work(side);
    if (work.numberSeats == 0)
        return false;
    const CountedTricks tricks = countedTricks(sheet, side);
    const Verdict verdict = judgeContract(sheet, side, tricks);
    if (!verdict.made()) {
        failContract(sheet, side, kContractLine, verdict, tricks);
        return true;
    }
    sheet.add(side, kContractLine, asTaken(sheet, side) ? kBidTook : kBidCounted,
              sheet.worth(work.halves), {work.contract, tricks.total});
    sheet.result(side).outcome = Outcome::made;
    work.over = verdict.over;
    work.numberMade = true;
    return true;
}

void scoreContracts(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        for (const ScoringRule::Undertaking score : sheet.plan.undertakings()) {
            if (score(sheet, side))
                break;
        }
    }
}

/// `set_to_opponents`: each undertrick of a side gives every other side points.
void payForUndertricks(ScoreBuilder &sheet)
{
    int all = 0;
    for (int side = 0; side < sheet.seating.sides; ++side)
        all += sheet.work(side).undertricks;
    for (int side = 0; side < sheet.seating.sides && all > 0; ++side) {
        const int others = all - sheet.work(side).undertricks;
        if (others > 0)
            sheet.add(side, kSetLine, kOpponentsShort, others * sheet.rules.set_to_opponents,
                      {others});
    }
}

void scoreOvertricks(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        SideWork &work = sheet.work(side);
        if (work.bagless)
            work.over = 0;
        if (work.over > 0)
            sheet.add(side, kOverLine, kOvertricks, work.over * sheet.overPoints(), {work.over},
                      work.over);
    }
}

} // namespace

constinit const ScoringRule kPlainContractRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return !isAuction(rules); },
    .undertaking = scorePlainContract,
    .judgesPartners =
        [](const RuleSet &rules) {
            return rules.contract_made == ContractMade::each_exact ||
                   rules.contract_made == ContractMade::each_at_least;
        },
    .lines = kContractLines,
};

constinit const ScoringRule kContractsRule{
    .step = scoreContracts,
};

constinit const ScoringRule kUndertricksPaidRule{
    .inForce = [](const RuleSet &rules, const Seating &) { return rules.set_to_opponents > 0; },
    .step = payForUndertricks,
    .lines = kPaidLines,
};

constinit const ScoringRule kOvertricksRule{
    .step = scoreOvertricks,
    .lines = kOverLines,
};

} // namespace sandbag
