// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <vector>

namespace sandbag {

/// Who sits where and who plays with whom. Seats are numbered clockwise from 0, sides from 0:
/// partners sit `sides` seats apart, so that side = seat mod sides in every arrangement.
struct Seating {
    int players = 4;
    int sides = 2;

    Seating() = default;
    /// Of rules that the checker accepts; others still give a seating with at least one side.
    explicit Seating(const RuleSet &rules);

    [[nodiscard]] int sideOf(int seat) const { return seat % sides; }
    /// Players on each side: 1 where everyone plays alone.
    [[nodiscard]] int perSide() const { return players / sides; }
    [[nodiscard]] bool solo() const { return sides == players; }
    /// The seat on the left (next to act).
    [[nodiscard]] int leftOf(int seat) const { return (seat + 1) % players; }
    [[nodiscard]] int rightOf(int seat) const { return (seat + players - 1) % players; }
    [[nodiscard]] bool together(int seat, int other) const { return sideOf(seat) == sideOf(other); }
    /// The next partner clockwise, or -1 where everyone plays alone.
    [[nodiscard]] int partnerOf(int seat) const;
    /// The seats of a side, ascending.
    [[nodiscard]] std::vector<int> seatsOf(int side) const;

    bool operator==(const Seating &) const = default;
};

} // namespace sandbag
