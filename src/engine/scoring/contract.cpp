// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"
#include "scoring/verdict.h"

namespace sandbag {

bool scorePlainContract(ScoreBuilder &sheet, int side)
{
    SideWork &work = sheet.work(side);
    if (work.numberSeats == 0)
        return false;
    const CountedTricks tricks = countedTricks(sheet, side);
    const Verdict verdict = judgeContract(sheet, side, tricks);
    if (!verdict.made()) {
        failContract(sheet, side, LineRule::contract, verdict, tricks);
        return true;
    }
    sheet.add(side, LineRule::contract,
              asTaken(sheet, side) ? LineText::bidTook : LineText::bidCounted,
              sheet.worth(work.halves), {work.contract, tricks.total});
    sheet.result(side).outcome = Outcome::made;
    work.over = verdict.over;
    work.numberMade = true;
    return true;
}

void scoreContracts(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        for (const ScoringPlan::ContractRule rule : sheet.plan.contractRules()) {
            if (rule(sheet, side))
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
            sheet.add(side, LineRule::set, LineText::opponentsShort,
                      others * sheet.rules.set_to_opponents, {others});
    }
}

void scoreOvertricks(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        SideWork &work = sheet.work(side);
        if (work.bagless)
            work.over = 0;
        if (work.over > 0)
            sheet.add(side, LineRule::over, LineText::overtricks, work.over * sheet.overPoints(),
                      {work.over}, work.over);
    }
}

} // namespace sandbag
