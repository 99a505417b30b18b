// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

/// D12: no bids, no set, no bags; ten for each trick, whatever a bid trick is worth (D56).
void scoreFirstDeal(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        const int taken = sheet.result(side).tricks;
        sheet.add(side, LineRule::firstDeal, LineText::firstDeal, 10 * taken, {taken});
    }
}

/// D26: the deal is not played, each side scores its contract, and nobody is set.
void scoreBooksMade(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        const SideWork &work = sheet.work(side);
        if (work.numberSeats != 0)
            sheet.add(side, LineRule::contract, LineText::booksMade, sheet.worth(work.halves),
                      {work.contract});
    }
}

} // namespace sandbag
