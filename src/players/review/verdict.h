// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "review/judgement.h"
#include "search/outcome_sums.h"
#include "search/reasons.h"

#include <optional>
#include <span>

namespace sandbag {

/// How much more the better choice is worth, on the worlds that both were played out in.
struct Difference {
    double win = 0, points = 0;
    double winError = 0, pointsError = 0; ///< standard errors
};
[[nodiscard]] Difference differenceOf(const OutcomeSums &better, const OutcomeSums &other);

/// Mean and standard error of one choice: see ChoiceValue.
[[nodiscard]] ChoiceValue valueOf(const OutcomeSums &sums);

/// Why this kind of choice is not judged; nothing where it is.
[[nodiscard]] Refusal whyNotJudged(const SeatView &view, const Event &made);

/// The choices, best first, and which of them was made.
struct RankedChoices {
    std::span<const Considered> ranked;
    std::size_t made = 0;
};

/// The words for a judgement that is otherwise complete. `standing`: before the deal.
[[nodiscard]] Sentence verdictOf(const Judgement &judgement, const RankedChoices &choices,
                                 const SeatView &view, const Standing &standing);

} // namespace sandbag
