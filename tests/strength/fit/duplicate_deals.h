// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "climb.h"

#include "rules/rule_set.h"

namespace sandbag::fit {

/// Of a game of two sides: what one that plays and bids by `tried` makes of each of these deals
/// more than one that does so by `present`, in points, bags at their price. Each deal is played
/// both ways.
[[nodiscard]] Sums gainOf(const RuleSet &rules, const Leanings &tried, const Leanings &present,
                          std::uint64_t seed, int deals);

} // namespace sandbag::fit
