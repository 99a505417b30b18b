// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace sandbag {

/// How well someone solves problems, or how hard a problem is, by Mark Glickman, "Example of the
/// Glicko-2 system" (2022, glicko.net/glicko/glicko2.pdf), on the scale of Glicko.
struct Rating {
    double rating = 1500;     ///< 1500 is average
    double deviation = 350;   ///< how uncertain that is: 95 % are within twice as much
    double volatility = 0.06; ///< how erratic the results are
    bool operator==(const Rating &) const = default;
};

/// A game against someone; of a problem, solving it wins.
struct RatedGame {
    Rating against;
    double score = 0; ///< 1 won, 0 lost, 0.5 drawn
};

/// The rating after a period with these games; without any it only becomes less certain. `tau`
/// bounds how fast the volatility changes (0.3 to 1.2).
[[nodiscard]] Rating rated(const Rating &before, const std::vector<RatedGame> &games,
                           double tau = 0.5);
/// The chance of winning against the other one, 0 to 1.
[[nodiscard]] double expectedScore(const Rating &one, const Rating &other);

} // namespace sandbag
