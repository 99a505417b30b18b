// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "player.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace sandbag {

/// Numbers of a run of matches, as `play --json` prints them.
struct PlayTally {
    int games = 0;
    int deals = 0; ///< that were played to a score
    std::array<int, kMaxSeats> wins{};
    double bidSum = 0;   ///< of all numbers named in a deal, added over deals
    double bidError = 0; ///< |tricks − contract|, by side and deal
    double bags = 0;
    int contracts = 0; ///< sides with an undertaking
    int sets = 0;
    int nils = 0, nilsMade = 0;
    int sideDeals = 0;

    void add(const DealResult &result, const Seating &seating);
};

/// Computer players at a table: deals, asks, applies, and never stops for a bad answer, which the
/// simple player's replaces.
class Contest
{
public:
    using Seats = std::array<Player *, kMaxSeats>; ///< not owned; one for each seat

    explicit Contest(Seats seats);

    /// One whole match from its seed. `most` deals at the most, for rule sets that may never end.
    Match playMatch(const RuleSet &rules, std::uint64_t seed, int most = 400);
    /// Deals once and plays that deal to its end from the match's present standing. False when it
    /// was void.
    bool playDeal(Match &match, DealStart start);

    /// Answers that were refused, by seat.
    [[nodiscard]] const std::array<int, kMaxSeats> &refused() const { return m_refused; }
    /// Time the players thought and how often they were asked, by seat.
    [[nodiscard]] double milliseconds(int seat) const { return m_milliseconds[seat]; }
    [[nodiscard]] int decisions(int seat) const { return m_decisions[seat]; }

private:
    void step(Match &match);

    Seats m_seats;
    std::array<std::unique_ptr<Player>, kMaxSeats> m_standIns;
    std::array<int, kMaxSeats> m_refused{};
    std::array<double, kMaxSeats> m_milliseconds{};
    std::array<int, kMaxSeats> m_decisions{};
    std::atomic<bool> m_stop{false};
};

/// The points of a deal as the comparison of players counts them: every bag at its price.
[[nodiscard]] double pricedPoints(const RuleSet &rules, const SideScore &score);

/// Two kinds of player compared on the same cards.
struct DuelTally {
    int deals = 0;
    double sum = 0, sumOfSquares = 0;
    int matches = 0, aWins = 0, bWins = 0;

    void add(double difference);
    [[nodiscard]] double mean() const { return deals > 0 ? sum / deals : 0; }
    /// Half the width of the 95 % interval of the mean.
    [[nodiscard]] double halfWidth() const;
};

} // namespace sandbag
