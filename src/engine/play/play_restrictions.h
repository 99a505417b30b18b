// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"

namespace sandbag {

/// The steps that are active under a rule set, in the order of D21: first-trick rules, the big
/// joker that pulls, overtrump or must-trump.
[[nodiscard]] std::vector<PlayRestriction> activeNarrowings(const RuleSet &rules);

} // namespace sandbag
