// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

/// `seven_bonus`: tens whatever a bid trick is worth (D53, D56).
void scoreSeven(ScoreBuilder &sheet)
{
    const SevenBonus rule = sheet.rules.seven_bonus;
    for (int side = 0; side < sheet.seating.sides; ++side) {
        SideScore &result = sheet.result(side);
        const bool won = rule == SevenBonus::race_won;
        const int reached = won ? result.tricks : sheet.work(side).numberMade ? result.contract : 0;
        if (reached < 7)
            continue;
        if (rule == SevenBonus::value) {
            sheet.add(side, LineRule::seven, LineText::sevenValue, 10 * (reached - 6),
                      {reached - 6});
            continue;
        }
        result.sevenCounted = true;
        const int times = sheet.before.sevens[static_cast<std::size_t>(side)] + 1;
        sheet.add(side, LineRule::seven, won ? LineText::sevenRaceWon : LineText::sevenRace,
                  10 * times, {times});
    }
}

/// Every partner exactly his own bid, none of them a nil (D53).
void scorePartnersExact(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        const SideWork &work = sheet.work(side);
        int exact = 0;
        eachSeat(work.numberSeats, [&](int seat) {
            exact += 2 * sheet.tricks(seat) == sheet.bid(seat).halves ? 1 : 0;
        });
        const int half = work.contract / 2;
        if (work.numberMade && exact == sheet.seating.perSide() && half > 0)
            sheet.add(side, LineRule::partners, LineText::partnersExact, 10 * half,
                      {work.contract});
    }
}

} // namespace sandbag
