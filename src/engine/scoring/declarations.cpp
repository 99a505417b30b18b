// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

#include <algorithm>

namespace sandbag {

namespace {

/// What a declaration asks: the first so many tricks, or so many in a row at any time.
struct Demand {
    int tricks;
    int value;
};

int sideOfTrick(const ScoreBuilder &sheet, int trick)
{
    const int seat = sheet.facts.winners[static_cast<std::size_t>(trick)];
    return seat < 0 ? -1 : sheet.seating.sideOf(seat); // a dead trick is nobody's (D7)
}

/// The side's longest run of tricks.
int longestRun(const ScoreBuilder &sheet, int side)
{
    int longest = 0;
    int run = 0;
    for (int trick = 0; trick < sheet.facts.winnerCount; ++trick) {
        run = sideOfTrick(sheet, trick) == side ? run + 1 : 0;
        longest = std::max(longest, run);
    }
    return longest;
}

/// How many of the first tricks the side won in a row.
int openingRun(const ScoreBuilder &sheet, int side)
{
    int trick = 0;
    while (trick < sheet.facts.winnerCount && sideOfTrick(sheet, trick) == side)
        ++trick;
    return trick;
}

/// The seat of the side with one of two marks on its number, or −1.
int seatWith(const ScoreBuilder &sheet, int side, Declaration little, Declaration big)
{
    for (int seat = side; seat < sheet.seating.players; seat += sheet.seating.sides) {
        const Declaration mark = sheet.bid(seat).mark;
        if (mark == little || mark == big)
            return seat;
    }
    return -1;
}

void conclude(ScoreBuilder &sheet, int side, bool made)
{
    sheet.result(side).outcome = made ? Outcome::made : Outcome::failed;
    sheet.work(side).bagless = true; // D44
}

} // namespace

bool scoreTeamNil(ScoreBuilder &sheet, int side)
{
    const int holder = sheet.work(side).holder;
    if (holder < 0 || sheet.bid(holder).what != Call::What::teamNil)
        return false;
    const int value =
        sheet.bid(holder).blind ? sheet.rules.team_blind_nil_value : sheet.rules.team_nil_value;
    const int taken = sheet.result(side).tricks;
    const bool made = taken == 0;
    sheet.add(side, LineRule::teamNil, made ? LineText::teamNilMade : LineText::teamNilFailed,
              made ? value : -value, {taken});
    conclude(sheet, side, made);
    return true;
}

/// The first seven or ten tricks, whatever else happens (D30).
bool scoreMo(ScoreBuilder &sheet, int side)
{
    const int seat = seatWith(sheet, side, Declaration::littleMo, Declaration::bigMo);
    if (seat < 0)
        return false;
    const bool big = sheet.bid(seat).mark == Declaration::bigMo;
    const Demand mo =
        big ? Demand{10, sheet.rules.mo_big_value} : Demand{7, sheet.rules.mo_little_value};
    const bool made = openingRun(sheet, side) >= mo.tricks;
    sheet.add(side, LineRule::mo, made ? LineText::moMade : LineText::moFailed,
              made ? mo.value : -mo.value, {mo.tricks}, 0, seat);
    conclude(sheet, side, made);
    return true;
}

/// Six or eight tricks in a row at any time (D30).
bool scoreMoe(ScoreBuilder &sheet, int side)
{
    const int seat = seatWith(sheet, side, Declaration::littleMoe, Declaration::bigMoe);
    if (seat < 0)
        return false;
    const bool big = sheet.bid(seat).mark == Declaration::bigMoe;
    const Demand moe = big ? Demand{8, 300} : Demand{6, 150};
    const bool made = longestRun(sheet, side) >= moe.tricks;
    const int lost = sheet.rules.moe_lost == MoeLost::value ? moe.value : 0;
    sheet.add(side, LineRule::moe, made ? LineText::moeMade : LineText::moeFailed,
              made ? moe.value : -lost, {moe.tricks}, 0, seat);
    conclude(sheet, side, made);
    return true;
}

/// The first six or nine tricks, beside the contract.
void scoreBemos(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        const int seat = seatWith(sheet, side, Declaration::littleBemo, Declaration::bigBemo);
        if (seat < 0)
            continue;
        const bool big = sheet.bid(seat).mark == Declaration::bigBemo;
        const Demand bemo = big ? Demand{9, 90} : Demand{6, 60};
        const bool made = openingRun(sheet, side) >= bemo.tricks;
        sheet.add(side, LineRule::bemo, made ? LineText::bemoMade : LineText::bemoFailed,
                  made ? bemo.value : -bemo.value, {bemo.tricks}, 0, seat);
    }
}

} // namespace sandbag
