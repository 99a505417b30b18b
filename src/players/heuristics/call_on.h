// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heuristics/heuristics.h"
#include "policy/policy_playout.h"

namespace sandbag {

/// Carries a deal in which all hands are known on, every question by heuristics, up to the first
/// card to be played; what has been played stays.
void callOn(DealState &state, Heuristics &heuristics);

} // namespace sandbag
