// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/scoring_rules.h"

namespace sandbag {

namespace {

void scoreOneByOne(ScoreBuilder &sheet, int side)
{
    eachSeat(sheet.work(side).nilSeats, [&](int seat) {
        const NilStake stake = nilStake(sheet, seat);
        const int taken = sheet.tricks(seat);
        if (!sheet.nilFailed(seat)) {
            sheet.add(side, stake.rule, LineText::nilMade, stake.made, {}, 0, seat);
            return;
        }
        const LineText why = taken > 0                 ? LineText::nilFailed
                             : sheet.reneger() == seat ? LineText::nilFailedByRenege
                                                       : LineText::nilFailedByClaim;
        sheet.add(side, stake.rule, why, -stake.lost, {taken}, 0, seat);
    });
}

/// Every partner bid nil (D47).
bool isJoint(const ScoreBuilder &sheet, int side)
{
    if (sheet.rules.double_nil_scoring != DoubleNilScoring::joint || sheet.seating.solo())
        return false;
    int nils = 0;
    eachSeat(sheet.sides[static_cast<std::size_t>(side)].nilSeats, [&](int) { ++nils; });
    return nils == sheet.seating.perSide();
}

/// One line in place of both (D47): blind rows only where all are blind; in the dark is seen.
void scoreJointly(ScoreBuilder &sheet, int side)
{
    const RuleSet &rules = sheet.rules;
    const std::uint8_t nils = sheet.work(side).nilSeats;
    bool blind = true;
    eachSeat(nils, [&](int seat) { blind = blind && sheet.bid(seat).blind; });
    const bool made = (nils & sheet.failedNils) == 0;
    const int value = blind ? rules.double_blind_nil_value : rules.double_nil_value;
    const int lost = blind ? rules.double_blind_nil_lost : rules.double_nil_lost;
    sheet.add(side, LineRule::doubleNil, made ? LineText::doubleNilMade : LineText::doubleNilFailed,
              made ? value : -lost);
    SideScore &result = sheet.result(side);
    if (made)
        result.winsMatch |= blind ? rules.double_blind_nil_wins : rules.double_nil_wins;
    else
        result.losesMatch = rules.double_nil_fail_loses;
}

/// What the tricks of a failed nil cost beside its line, and the bags they are.
void scoreFailedTricks(ScoreBuilder &sheet, int side, int seat)
{
    const RuleSet &rules = sheet.rules;
    const int taken = sheet.tricks(seat);
    const int extra = rules.nil_failed_per_trick * taken;
    if (extra > 0)
        sheet.add(side, LineRule::nil, LineText::nilPerTrick, -extra, {taken}, 0, seat);
    const bool bags = rules.nil_failed_tricks == NilFailedTricks::bags && !sheet.work(side).bagless;
    if (bags && taken > 0)
        sheet.add(side, LineRule::nil, LineText::nilBags,
                  rules.nil_failed_bag_points ? taken * sheet.overPoints() : 0, {taken}, taken,
                  seat);
}

} // namespace

NilStake nilStake(const ScoreBuilder &sheet, int seat)
{
    const RuleSet &rules = sheet.rules;
    const Call &call = sheet.bid(seat);
    if (call.dark && call.blind) // never looked at: as a big mo
        return {LineRule::blindNil, rules.mo_big_value, rules.mo_big_value};
    if (call.dark || call.blind)
        return {LineRule::blindNil, rules.blind_nil_value, rules.blind_nil_lost};
    return {LineRule::nil, rules.nil_value, rules.nil_lost};
}

void scoreNils(ScoreBuilder &sheet)
{
    for (int side = 0; side < sheet.seating.sides; ++side) {
        const std::uint8_t nils = sheet.work(side).nilSeats;
        if (nils == 0)
            continue;
        if (isJoint(sheet, side))
            scoreJointly(sheet, side);
        else
            scoreOneByOne(sheet, side);
        eachSeat(static_cast<std::uint8_t>(nils & sheet.failedNils),
                 [&](int seat) { scoreFailedTricks(sheet, side, seat); });
    }
}

/// `nil_pot` (D52): the first called of the made nils takes what lay there before the deal; then
/// the deal's losses for tricks of failed nils go in.
void scorePot(ScoreBuilder &sheet)
{
    const int players = sheet.seating.players;
    for (int i = 0; i < players && sheet.score.pot > 0; ++i) {
        const int seat = (sheet.facts.firstBidder + i) % players;
        if (!sheet.bid(seat).isNil() || sheet.nilFailed(seat))
            continue;
        sheet.add(sheet.seating.sideOf(seat), LineRule::nil, LineText::potTaken, sheet.score.pot,
                  {}, 0, seat);
        sheet.score.pot = 0;
    }
    eachSeat(sheet.failedNils, [&](int seat) {
        sheet.score.pot += sheet.rules.nil_failed_per_trick * sheet.tricks(seat);
    });
}

} // namespace sandbag
