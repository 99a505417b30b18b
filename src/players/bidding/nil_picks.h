// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bidding/hand_model.h"
#include "policy/asked_player.h"

namespace sandbag {

/// The cards that one who wants no trick gives away: those without which the hand is the safest,
/// looked at as a whole. A bare ace goes before small spades.
[[nodiscard]] Event safestNil(const HandModel &hands, const AskedPlayer &player,
                              const CardChoice &choice);

} // namespace sandbag
