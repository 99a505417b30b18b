// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/play_restrictions.h"

namespace sandbag {

std::vector<const PlayRestriction *> playRestrictions()
{
    return {
        &kLowClubOpens,  &kOwnLowClubFirst,   &kNoSpadeFirst,
        &kBigJokerPulls, &kMustTrumpWhenVoid, &kMustHead,
    };
}

} // namespace sandbag
