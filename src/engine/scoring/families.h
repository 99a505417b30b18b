// SPDX-License-Identifier: GPL-3.0-or-later
//
// The scoring rules, one small function each. They are collected in the order of D1 and D40 by
// scoring_plan.cpp; each stands in the file named above it.
#pragma once

#include "scoring/sheet.h"

namespace sandbag {

// Rules of the contract: true where the side's undertaking is of this kind and was scored.

// declarations.cpp
bool scoreTeamNil(Sheet &sheet, int side);
bool scoreMo(Sheet &sheet, int side);
bool scoreMoe(Sheet &sheet, int side);
// renege.cpp
bool scoreRenegedContract(Sheet &sheet, int side);
// no_trump.cpp
bool scoreNoTrump(Sheet &sheet, int side);
// slams.cpp
bool scoreLexingtonDeclared(Sheet &sheet, int side);
bool scoreLexingtonTaken(Sheet &sheet, int side);
bool scoreMoon(Sheet &sheet, int side);
// blind.cpp
bool scoreBlind(Sheet &sheet, int side);
// ten.cpp
bool scoreTen(Sheet &sheet, int side);
// contract.cpp
bool scorePlainContract(Sheet &sheet, int side);
// auction.cpp
bool scoreAuction(Sheet &sheet, int side);

/// The side's contract is a ten-for-200, called or automatic (D15).
[[nodiscard]] bool isTen(const Sheet &sheet, int side);
/// All of the side's contract is blind.
[[nodiscard]] bool allBlind(const Sheet &sheet, int side);

// Steps, in the order of D1.

// nil_tricks.cpp
void moveFailedNilTricks(Sheet &sheet);
// renege.cpp
void takeTricksOff(Sheet &sheet);
// contract.cpp
void scoreContracts(Sheet &sheet);
void payForUndertricks(Sheet &sheet);
void scoreOvertricks(Sheet &sheet);
// nil.cpp
void scoreNils(Sheet &sheet);
void scorePot(Sheet &sheet);
// declarations.cpp
void scoreBemos(Sheet &sheet);
// last_trick.cpp
void scoreLastTrick(Sheet &sheet);
void scoreLastAceOnNil(Sheet &sheet);
// streak.cpp
void scoreStreak(Sheet &sheet);
void scoreDix(Sheet &sheet);
// contract_bonuses.cpp
void scoreSeven(Sheet &sheet);
void scorePartnersExact(Sheet &sheet);
// bags.cpp
void cancelBag(Sheet &sheet);
void penalizeBags(Sheet &sheet);
// renege.cpp
void passRenegePoints(Sheet &sheet);
// rulings.cpp
void scoreRulings(Sheet &sheet);
// unplayed.cpp
void scoreFirstDeal(Sheet &sheet);
void scoreBooksMade(Sheet &sheet);

/// What a nil of this seat is worth, and the word of its line.
struct NilStake {
    LineRule rule = LineRule::nil;
    int made = 0;
    int lost = 0;
};
[[nodiscard]] NilStake nilStake(const Sheet &sheet, int seat);

} // namespace sandbag
