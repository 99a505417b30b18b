// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Every other side defends and gets the full amount (D55).
void payDefenders(ScoreBuilder &sheet, int declarers, LineText text, int rate, int tricks)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        if (side != declarers && rate * tricks > 0)
            sheet.add(side, LineRule::auction, text, rate * tricks, {tricks});
    }
}

} // namespace

bool scoreAuction(ScoreBuilder &sheet, int side)
{
    SideWork &work = sheet.work(side);
    if (work.halves == 0)
        return false;
    const RuleSet &rules = sheet.rules;
    const int number = work.halves / 2;
    const bool made = work.counted >= work.contract && !sheet.broken(side);
    sheet.result(side).outcome = made ? Outcome::made : Outcome::failed;
    if (made) {
        const int paid = rules.auction_value == AuctionValue::bid ? number : work.contract;
        sheet.add(side, LineRule::auction, LineText::auctionMade, 10 * paid,
                  {number, work.contract, work.counted});
        payDefenders(sheet, side, LineText::defendersOver, rules.auction_over,
                     work.counted - work.contract);
        work.numberMade = true;
        return true;
    }
    sheet.add(side, LineRule::auction, LineText::auctionSet, -rules.auction_set * number,
              {number, work.contract, work.counted});
    payDefenders(sheet, side, LineText::defendersUnder, rules.auction_under,
                 std::max(0, work.contract - work.counted));
    return true;
}

} // namespace sandbag
