// SPDX-License-Identifier: GPL-3.0-or-later
//
// The scoring rules, one small function each. They are collected in the order of D1 and D40 by
// scoring_plan.cpp; each stands in the file named above it.
#pragma once

#include "scoring/score_builder.h"

namespace sandbag {

// Rules of the contract: true where the side's undertaking is of this kind and was scored.

// declarations.cpp
bool scoreTeamNil(ScoreBuilder &sheet, int side);
bool scoreMo(ScoreBuilder &sheet, int side);
bool scoreMoe(ScoreBuilder &sheet, int side);
// renege.cpp
bool scoreRenegedContract(ScoreBuilder &sheet, int side);
// no_trump.cpp
bool scoreNoTrump(ScoreBuilder &sheet, int side);
// slams.cpp
bool scoreLexingtonDeclared(ScoreBuilder &sheet, int side);
bool scoreLexingtonTaken(ScoreBuilder &sheet, int side);
bool scoreMoon(ScoreBuilder &sheet, int side);
// blind.cpp
bool scoreBlind(ScoreBuilder &sheet, int side);
// ten.cpp
bool scoreTen(ScoreBuilder &sheet, int side);
// contract.cpp
bool scorePlainContract(ScoreBuilder &sheet, int side);
// auction.cpp
bool scoreAuction(ScoreBuilder &sheet, int side);

/// The side's contract is a ten-for-200, called or automatic (D15).
[[nodiscard]] bool isTen(const ScoreBuilder &sheet, int side);
/// All of the side's contract is blind.
[[nodiscard]] bool allBlind(const ScoreBuilder &sheet, int side);

// Steps, in the order of D1.

// nil_tricks.cpp
void moveFailedNilTricks(ScoreBuilder &sheet);
// renege.cpp
void takeTricksOff(ScoreBuilder &sheet);
// contract.cpp
void scoreContracts(ScoreBuilder &sheet);
void payForUndertricks(ScoreBuilder &sheet);
void scoreOvertricks(ScoreBuilder &sheet);
// nil.cpp
void scoreNils(ScoreBuilder &sheet);
void scorePot(ScoreBuilder &sheet);
// declarations.cpp
void scoreBemos(ScoreBuilder &sheet);
// last_trick.cpp
void scoreLastTrick(ScoreBuilder &sheet);
void scoreLastAceOnNil(ScoreBuilder &sheet);
// streak.cpp
void scoreStreak(ScoreBuilder &sheet);
void scoreDix(ScoreBuilder &sheet);
// contract_bonuses.cpp
void scoreSeven(ScoreBuilder &sheet);
void scorePartnersExact(ScoreBuilder &sheet);
// bags.cpp
void cancelBag(ScoreBuilder &sheet);
void penalizeBags(ScoreBuilder &sheet);
// renege.cpp
void passRenegePoints(ScoreBuilder &sheet);
// rulings.cpp
void scoreRulings(ScoreBuilder &sheet);
// unplayed.cpp
void scoreFirstDeal(ScoreBuilder &sheet);
void scoreBooksMade(ScoreBuilder &sheet);

/// What a nil of this seat is worth, and the word of its line.
struct NilStake {
    LineRule rule = LineRule::nil;
    int made = 0;
    int lost = 0;
};
[[nodiscard]] NilStake nilStake(const ScoreBuilder &sheet, int seat);

} // namespace sandbag
