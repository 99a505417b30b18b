// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/verdict.h"

namespace sandbag {

/// What the best choice is for, in the words of a hint: of a card, and of a number that was bid.
/// `standing`: before the deal. Empty where nothing is to be said, or where it is too close to say
/// which choice is best.
[[nodiscard]] Sentence reasonForBest(const Judgement &judgement, const RankedChoices &choices,
                                     const SeatView &view, const Standing &standing);

} // namespace sandbag
