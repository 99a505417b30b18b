// SPDX-License-Identifier: GPL-3.0-or-later
// The play restrictions of the families.
#pragma once

#include "play/play_restrictions.h"

namespace sandbag {

extern const PlayRestriction kLowClubOpens;      ///< `opening_leader` low-club
extern const PlayRestriction kOwnLowClubFirst;   ///< `opening_follow` low-club
extern const PlayRestriction kNoSpadeFirst;      ///< `opening_spades` barred
extern const PlayRestriction kBigJokerPulls;     ///< `jokers_big_lead_pulls`
extern const PlayRestriction kMustTrumpWhenVoid; ///< `follow_must_trump`, `follow_beat_partner`
extern const PlayRestriction kMustHead;          ///< `follow_must_head`, `follow_beat_partner`

} // namespace sandbag
