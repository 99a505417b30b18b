// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <cstdint>

namespace sandbag {

/// When spades may be led (rules `lead_spades`, `lead_ace_free`), as numbers that the loops of
/// playouts and solvers hold in registers. Nothing else knows it.
struct LeadRule {
    std::uint64_t spades = 0; ///< the cards that count as spades
    std::uint64_t free = 0;   ///< of them A♠, where it may be led at any time
    int until = 0;            ///< before this trick (the first is 0) unbroken spades are closed …
    bool evenBroken = false;  ///< … and broken ones, too

    /// A player with anything else may lead no spade but a free one.
    [[nodiscard]] constexpr bool closed(int trick, bool broken) const
    {
        return trick < until && (evenBroken || !broken);
    }
    /// What may be led of these cards.
    [[nodiscard]] constexpr std::uint64_t of(std::uint64_t cards, int trick, bool broken) const
    {
        const std::uint64_t others = cards & ~spades;
        return others && closed(trick, broken) ? others | (cards & free) : cards;
    }
};

/// The rule of a rule set, for a game in which these cards are spades and those the ace of them.
[[nodiscard]] LeadRule leadRule(const RuleSet &rules, std::uint64_t spades, std::uint64_t aces);

} // namespace sandbag
