// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "match/record.h"
#include "scoring/standing.h"

#include <memory>
#include <variant>

namespace sandbag {

/// The facts of a deal that was entered from a real table (or not played, or void), or why they
/// cannot be: bids that were not allowed, tricks that do not add up, a fact that a rule needs and
/// that is missing. Bids and sums are not judged where the deal was played all the same. Says
/// nothing of the deal's number.
[[nodiscard]] std::variant<DealFacts, Sentence>
factsOfEntered(const std::shared_ptr<const RuleContext> &context, const Standing &before,
               const DealRecord &deal);

} // namespace sandbag
