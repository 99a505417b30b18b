// SPDX-License-Identifier: GPL-3.0-or-later
// The rule sheet: claims.
#include "families/sheets.h"

#include "text/mark.h"

namespace sandbag {

void describeClaims(const RuleFeatures &at, Lines &lines)
{
    const RuleSet &rules = at.rules;
    if (rules.claim_mode == ClaimMode::no)
        return lines.say(QT_TRANSLATE_NOOP("claims", "Remaining tricks may not be claimed."));
    if (rules.claim_mode == ClaimMode::checked)
        return lines.say(QT_TRANSLATE_NOOP(
            "claims",
            "A player on lead may claim the remaining tricks if no opponent can win any."));
    switch (rules.claim_wrong) {
    case ClaimWrong::exposed:
        return lines.say(QT_TRANSLATE_NOOP(
            "claims",
            "A player on lead may claim the remaining tricks; if the claim is wrong, the hand "
            "stays face up, and each of its cards must be played as soon as it is legal."));
    case ClaimWrong::forfeit:
        return lines.say(
            QT_TRANSLATE_NOOP("claims", "A player on lead may claim the remaining tricks; if the "
                                        "claim is wrong, they all go to the opponents."));
    case ClaimWrong::set:
        return lines.say(
            QT_TRANSLATE_NOOP("claims", "A player on lead may claim the remaining tricks; if the "
                                        "claim is wrong, the bid fails."));
    }
}

} // namespace sandbag
