// SPDX-License-Identifier: GPL-3.0-or-later
// The bid restrictions of the families, each defined in bid_restrictions.cpp of its own.
#pragma once

#include "deal/bid_restrictions.h"

namespace sandbag {

extern const CallRestriction kNotFarEnoughBehind;
extern const CallRestriction kPartnerHasLooked;
extern const CallRestriction kKittyTakerMayNotNil;
extern const CallRestriction kNoSpadeForNoTrump;
extern const CallRestriction kSecondDeclaration;
extern const CallRestriction kRunTakenByOthers;
extern const CallRestriction kClashesWithPartner;
extern const CallRestriction kTeamNilTooLate;
extern const CallRestriction kHalvesDoNotMatch;
extern const CallRestriction kSuicideNumberDue;
extern const CallRestriction kNoTrumpWithoutConsent;
extern const CallRestriction kDoubleNilBarred;
extern const CallRestriction kDoubleNilTooEarly;
extern const CallRestriction kMoonAgainstDoubleNil;
extern const CallRestriction kTooLowBesideNil;
extern const CallRestriction kBelowTheBoard;
extern const CallRestriction kSecondBidOfOne;
extern const CallRestriction kContractOfNine;
extern const CallRestriction kCompletesTheSum;
extern const CallRestriction kLeavesTheSumShort;

} // namespace sandbag
