// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/drawbacks.h"

#include <cstddef>
#include <optional>
#include <span>

namespace sandbag {

/// What a choice leads to, in words: the chance to win the match, the points of the deal for this
/// side and the others, and the chance of the contract and of every nil. Nothing where nothing was
/// played out. `choice`: the choice itself; nothing: doing nothing of the kind.
[[nodiscard]] Sentence outlookOf(const OutcomeSums &sums, const SeatView &view,
                                 const std::optional<Event> &choice);

/// Nils of the player's side that are as good as lost after a choice, by the same figures: bits by
/// seat. Nothing is left to be said of keeping them.
[[nodiscard]] unsigned lostNilsAfter(const OutcomeSums &sums, const SeatView &view,
                                     const std::optional<Event> &choice);

/// The side has a contract, and makes it hardly ever after the choice.
[[nodiscard]] bool isContractLost(const OutcomeSums &sums);

/// Choices with this difference in points and in the chance to win (0 to 1) are as good to anyone
/// who plays: a search of any size is hardly finer.
[[nodiscard]] bool areAlike(double points, double chance);

/// Those of them that have a chance after the better choice.
[[nodiscard]] unsigned nilsGivenUp(unsigned lost, const OutcomeSums &better);

/// Points by which choices are compared have the price of bags in them, which no score sheet shows:
/// how much that is, where it makes a difference between these two.
[[nodiscard]] std::optional<Sentence> bagsCounted(const OutcomeSums &better,
                                                  const OutcomeSums &other, const RuleSet &rules);

/// The place of the ranked choice that the first one is compared with: the best one that is not
/// about as good, or the second where all are.
[[nodiscard]] std::size_t besideOf(std::span<const Considered> ranked);

/// Why the first of the ranked choices is taken: its outlook, the ones that are about as good, the
/// price of the best of the others, and its main drawback. Parts about which nothing is known are
/// left out; the outlook is then empty.
[[nodiscard]] Sentence reasonOf(std::span<const Considered> ranked, const SeatView &view,
                                const Standing &standing);

} // namespace sandbag
