// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "scoring/standing.h"
#include "search/telling.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What speaks for a higher number than the hand counts for, apart from the match: bags that are
/// close to the penalty, long spades, a nil, few tricks bid. `standing`: before the deal.
[[nodiscard]] std::vector<Sentence> causesOfMore(const SeatView &view, const Standing &standing,
                                                 Voice voice);
/// … bags alone; nothing where the penalty is not close.
[[nodiscard]] std::optional<Sentence> bagsAgainstLess(const SeatView &view,
                                                      const Standing &standing, Voice voice);

/// Tricks that all others have bid, where these leave less than the halves that are expected.
[[nodiscard]] std::optional<Sentence> fewLeft(const SeatView &view, int expected, Voice voice);

/// What speaks for this lower number than the halves that are expected: others have bid most of the
/// tricks, or a card that is counted may not win where being set costs more than a bag.
[[nodiscard]] std::vector<Sentence> causesOfLess(const SeatView &view, const Call &call,
                                                 int expected, Voice voice);

} // namespace sandbag
