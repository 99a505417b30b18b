// SPDX-License-Identifier: GPL-3.0-or-later
// The call kinds of the families, each defined in calls.cpp of its own.
#pragma once

#include "bids/call_kind.h"

namespace sandbag {

extern const CallKind kNoCall; ///< nobody has spoken, or the call fell to the partner's
extern const CallKind kNumberCall;
extern const CallKind kNilCall;     ///< `nil_allowed`, `blind_nil_allowed`, `dark_allowed`
extern const CallKind kZeroCall;    ///< `bid_zero` plain
extern const CallKind kTenCall;     ///< `ten_mode` declared
extern const CallKind kMoonCall;    ///< `moon_allowed`, `blind_moon_allowed`
extern const CallKind kTeamNilCall; ///< `team_nil_allowed`
extern const CallKind kPassCall;    ///< `bid_style` auction
extern const CallKind kMisdealCall; ///< rules `misdeal_*`

} // namespace sandbag
