// SPDX-License-Identifier: GPL-3.0-or-later
// What the options of claims mean together.
#include "families/meanings.h"

#include "text/mark.h"

#include "rulebook/meaning_rows.h"

namespace sandbag {

namespace {

const char *ofWrongClaim(const RuleFeatures &at)
{
    return at.rules.claim_mode == ClaimMode::risk
               ? nullptr
               : QT_TRANSLATE_NOOP("claims", "claims at the player's own risk are not allowed.");
}

constexpr MeaningRow kRows[] = {
#include "families/claims/options.def"
};

} // namespace

const FamilyMeaning kClaimsMeaning = {kRows};

} // namespace sandbag
