// SPDX-License-Identifier: GPL-3.0-or-later
// What each family of rules knows of the meaning of its options: families/FAMILY/meaning.cpp.
#pragma once

#include "rulebook/family_meaning.h"

namespace sandbag {

extern const FamilyMeaning kSeatsMeaning;
extern const FamilyMeaning kPackMeaning;
extern const FamilyMeaning kTrumpsMeaning;
extern const FamilyMeaning kDealingMeaning;
extern const FamilyMeaning kBiddingMeaning;
extern const FamilyMeaning kAuctionMeaning;
extern const FamilyMeaning kNilMeaning;
extern const FamilyMeaning kBlindMeaning;
extern const FamilyMeaning kTenMeaning;
extern const FamilyMeaning kMoonMeaning;
extern const FamilyMeaning kDeclarationsMeaning;
extern const FamilyMeaning kKittyMeaning;
extern const FamilyMeaning kPassingMeaning;
extern const FamilyMeaning kPlayMeaning;
extern const FamilyMeaning kRenegeMeaning;
extern const FamilyMeaning kClaimsMeaning;
extern const FamilyMeaning kContractMeaning;
extern const FamilyMeaning kBagsMeaning;
extern const FamilyMeaning kLastTrickMeaning;
extern const FamilyMeaning kBonusesMeaning;
extern const FamilyMeaning kWinningMeaning;

} // namespace sandbag
