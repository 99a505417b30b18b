// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "player/player.h"
#include "search/outcome_sums.h"

#include <optional>
#include <span>

namespace sandbag {

/// What a choice leads to, in words: the chance to win the match, the points of the deal for this
/// side and the others, and the chance of the contract and of every nil.
[[nodiscard]] Sentence outlookOf(const OutcomeSums &sums, const SeatView &view);

/// A choice that was thought through; the sums are not owned.
struct Considered {
    std::optional<Event> event; ///< nothing: doing nothing of the kind
    double value = 0;           ///< chance to win the match
    const OutcomeSums *sums = nullptr;
};

/// What is worst about the other choice beside the better one: the contract, a nil, the others'
/// contract, or bags. Nothing where nothing stands out.
[[nodiscard]] std::optional<Sentence> drawbackOf(const OutcomeSums &better,
                                                 const OutcomeSums &other, const SeatView &view);

/// Why the first of the ranked choices is taken: its outlook, what the second one costs, and what
/// is worst about that one: the contract, a nil, the others' contract, or bags.
[[nodiscard]] Sentence reasonOf(std::span<const Considered> ranked, const SeatView &view);

} // namespace sandbag
