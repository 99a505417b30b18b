// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

namespace {

/// The player who won all of the `length` tricks before trick `end`, or −1.
int winnerOfRun(const DealFacts &facts, int end, int length)
{
    if (length <= 0 || end < length)
        return -1;
    const int seat = facts.winners[static_cast<std::size_t>(end - 1)];
    for (int trick = end - length; trick < end; ++trick) {
        if (facts.winners[static_cast<std::size_t>(trick)] != seat)
            return -1;
    }
    return seat;
}

} // namespace

/// The last tricks in a row by one player; with `streak_breaker` the opponent who takes the last
/// trick from a run that wanted only that one. A dead trick breaks every run.
void scoreStreak(ScoreBuilder &sheet)
{
    const int length = sheet.rules.streak_length;
    const int points = length * sheet.rules.streak_per_trick;
    const int all = sheet.facts.winnerCount;
    const Seating &seating = sheet.seating;
    const int winner = winnerOfRun(sheet.facts, all, length);
    if (winner >= 0) {
        sheet.add(seating.sideOf(winner), LineRule::streak, LineText::streakWon, points, {length},
                  0, winner);
        return;
    }
    const int runner = winnerOfRun(sheet.facts, all - 1, length - 1);
    if (!sheet.rules.streak_breaker || runner < 0)
        return;
    const int breaker = sheet.facts.winners[static_cast<std::size_t>(all - 1)];
    if (breaker >= 0 && !seating.together(breaker, runner))
        sheet.add(seating.sideOf(breaker), LineRule::streak, LineText::streakBroken, points,
                  {length}, 0, breaker);
}

/// Tricks won with the nine of spades.
void scoreDix(ScoreBuilder &sheet)
{
    for (int i = 0; i < sheet.facts.dixCount; ++i) {
        const Dix &dix = sheet.facts.dix[static_cast<std::size_t>(i)];
        sheet.add(sheet.seating.sideOf(dix.seat), LineRule::dix, LineText::dixWon, dix.points, {},
                  0, dix.seat);
    }
}

} // namespace sandbag
