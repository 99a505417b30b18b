// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "match/record.h"
#include "numbers/number_letters.h"

#include <optional>

namespace sandbag {

/// The cards of a deal within a number: which of all ways to deal that deck it was, who dealt,
/// which cards are face up. False, and nothing is written, where they are no deal by these rules.
[[nodiscard]] bool putCards(NumberWriter &number, const RuleContext &context,
                            const DealRecord &deal);
/// Hands in the order of the files; no events. Nothing where it is no deal by these rules.
[[nodiscard]] std::optional<DealRecord> takeCards(NumberReader &number, const RuleContext &context);

/// The same cards to the same seats, by the same dealer, whatever was played.
[[nodiscard]] bool sameCards(const DealRecord &one, const DealRecord &other);
/// The deal, without its play.
[[nodiscard]] DealRecord cardsOnly(const DealRecord &deal);

} // namespace sandbag
