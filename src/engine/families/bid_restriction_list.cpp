// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/bid_restrictions.h"

namespace sandbag {

std::span<const CallRestriction *const> callRestrictions()
{
    static constexpr const CallRestriction *kRows[] = {
        &kNotFarEnoughBehind, &kPartnerHasLooked,     &kKittyTakerMayNotNil,   &kNoSpadeForNoTrump,
        &kSecondDeclaration,  &kRunTakenByOthers,     &kClashesWithPartner,    &kTeamNilTooLate,
        &kHalvesDoNotMatch,   &kSuicideNumberDue,     &kNoTrumpWithoutConsent, &kDoubleNilBarred,
        &kDoubleNilTooEarly,  &kMoonAgainstDoubleNil, &kTooLowBesideNil,       &kBelowTheBoard,
        &kSecondBidOfOne,     &kContractOfNine,       &kCompletesTheSum,       &kLeavesTheSumShort,
    };
    return kRows;
}

} // namespace sandbag
