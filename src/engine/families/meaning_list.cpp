// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/meanings.h"

namespace sandbag {

std::span<const FamilyMeaning *const> familyMeanings()
{
    // A family comes after those whose features it reads.
    static constexpr const FamilyMeaning *kFamilies[] = {
        &kSeatsMeaning,    &kPackMeaning,    &kTrumpsMeaning,       &kDealingMeaning,
        &kBiddingMeaning,  &kAuctionMeaning, &kNilMeaning,          &kBlindMeaning,
        &kTenMeaning,      &kMoonMeaning,    &kDeclarationsMeaning, &kKittyMeaning,
        &kPassingMeaning,  &kPlayMeaning,    &kRenegeMeaning,       &kClaimsMeaning,
        &kContractMeaning, &kBagsMeaning,    &kLastTrickMeaning,    &kBonusesMeaning,
        &kWinningMeaning,
    };
    return kFamilies;
}

} // namespace sandbag
