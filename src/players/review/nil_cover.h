// SPDX-License-Identifier: GPL-3.0-or-later
// What a card does for a partner's nil, and against an opponent's.
#pragma once

#include "review/card_purpose.h"

namespace sandbag {

/// A high card over a partner's nil: they can stay under it, or are freed of the trick; nothing
/// where nothing true can be said of it.
[[nodiscard]] std::optional<Purpose> coverOf(const CardAtTurn &card);
/// A low lead, with most of the suit above it, at an opponent's nil; nothing where it is none.
[[nodiscard]] std::optional<Purpose> testOf(const CardAtTurn &card);
/// The card stays in the hand to catch that opponent's nil; nothing where it would not.
[[nodiscard]] std::optional<Purpose> keptFor(const CardAtTurn &card, Card kept, int nilSeat);

} // namespace sandbag
