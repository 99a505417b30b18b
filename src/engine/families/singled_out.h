// SPDX-License-Identifier: GPL-3.0-or-later
// The families' rules that score a particular card, each defined in singled_out.cpp of its own.
#pragma once

#include "play/singled_out.h"

namespace sandbag {

/// Aces, twos and high spades in the last trick (`last_trick_*`).
[[nodiscard]] Slots cardsOfLastTrick(const PlayTables &tables, const RuleSet &rules);
/// The nine of spades (`dix_allowed`).
[[nodiscard]] Slots cardsOfDix(const PlayTables &tables, const RuleSet &rules);

} // namespace sandbag
