// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/own_reasons.h"

#include <optional>
#include <vector>

namespace sandbag {

/// The same of cards that were passed to a partner (by a nil, or to one), taken from a kitty or
/// discarded to it, or drafted. What is said names the cards that it is true of, where it is not
/// true of all.
[[nodiscard]] std::vector<Sentence> exchangeReasonsOf(const SeatView &view,
                                                      const MatchOutlook &outlook,
                                                      const Event &made, const Mind &mind);

/// Of the two cards of a draft what the one that is kept has before the other; nothing where that
/// is not known.
[[nodiscard]] std::optional<Sentence> whyKept(const SeatView &view, bool keepsFirst);

/// What laying these cards away does for a hand that is to take tricks, to the player.
[[nodiscard]] std::vector<Sentence> whyLaidAway(const SeatView &view, const Event &laid);

} // namespace sandbag
