// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace sandbag {

/// How the first dealer was found (rule `deal_first_dealer`), for the table to show.
struct DealerDraw {
    int dealer = 0;
    /// Seat and card in the order turned: one card each for high-card and low-card, cards in turn
    /// until a spade for first-spade, none for random.
    std::vector<std::pair<int, Card>> shown;
    bool operator==(const DealerDraw &) const = default;
};

/// Draws for the first dealer; ties of rank are decided by suit ♠ > ♥ > ♦ > ♣. Jokers take no part.
[[nodiscard]] DealerDraw drawForDealer(const RuleContext &context, std::uint64_t seed);

} // namespace sandbag
