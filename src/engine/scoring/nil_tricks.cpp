// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

/// `nil_failed_tricks` contract or opponents: to the side's own T, or to that of the next side in
/// seating order (D10).
void moveFailedNilTricks(ScoreBuilder &sheet)
{
    const bool opponents = sheet.rules.nil_failed_tricks == NilFailedTricks::opponents;
    eachSeat(sheet.failedNils, [&](int seat) {
        const int own = sheet.seating.sideOf(seat);
        const int to = opponents ? (own + 1) % sheet.seating.sides : own;
        sheet.work(to).counted += sheet.tricks(seat);
    });
}

} // namespace sandbag
