// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"

#include <vector>

namespace sandbag {

class Match;

/// The count over hands that were dealt, and the average by chance with its variance, both of which
/// add up over deals. In 95 of 100 such rows of deals the count is between low() and high().
struct LuckCount {
    int counted = 0;
    double expected = 0;
    double variance = 0;

    [[nodiscard]] double low() const;
    [[nodiscard]] double high() const;
    [[nodiscard]] bool isUnusual() const { return counted < low() || counted > high(); }
};

/// The luck of one seat over the deals of a match, or of one person over many.
struct SeatLuck {
    LuckCount spades;    ///< cards with a printed spade
    LuckCount highCards; ///< aces, kings and queens
    LuckCount voids;     ///< suits without a card
};

struct Luck {
    int deals = 0; ///< with cards
    std::vector<SeatLuck> seats;
};
/// Hands as they were dealt, before anything was passed. Deals that are drafted have none, and one
/// that is not over is left out.
[[nodiscard]] Luck luckOf(const Match &match);

} // namespace sandbag
