// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "player/player.h"
#include "referee/referee.h"

#include <cstdint>
#include <memory>

namespace sandbag {

class Match;
struct DealResult;
struct RuleContext;

/// Numbers of a run of matches, as `play --json` prints them.
struct PlayTally {
    int games = 0;
    int deals = 0; ///< that were played to a score
    PerSide<int> wins{};
    double bidSum = 0;   ///< what everyone undertook in a deal, added over deals: a number that
                         ///< closes its side's contract (`bid_second`) only as what it added
    double bidError = 0; ///< |tricks − contract|, by side and deal
    double bags = 0;
    int sets = 0;
    int nils = 0, nilsMade = 0;
    int sideDeals = 0;

    void addMatch(const Match &match);
    void add(const DealResult &result, const RuleContext &context);
};

/// Computer players at a table: cuts, deals, asks, and applies. A bad answer never stops it: the
/// simple player's is used instead. What no player decides happens as at a real table: a nil in the
/// dark plays the top card, partners announce their tricks, a renege that was seen is challenged.
class Contest
{
public:
    using Seats = PerSeat<Player *>; ///< not owned; one for each seat

    /// A match that ends after this many deals at the latest: two bad players may never end it.
    static constexpr int kMostDeals = 2000;

    Contest(const RuleSet &rules, Seats seats);

    /// One whole match from its seed.
    [[nodiscard]] Match playMatch(std::uint64_t seed);
    /// The same with the cards of that source, as the table in the window would play it; no more
    /// than this many deals.
    [[nodiscard]] Match playMatch(const DealSource &source, int deals = kMostDeals);
    /// A single deal from 0 : 0, dealt again while it is void. Its result is the last of the match.
    [[nodiscard]] Match playDeal(int dealer, std::uint64_t seed);

    /// Answers that were refused, by seat.
    [[nodiscard]] const PerSeat<int> &refused() const { return m_refused; }
    /// Time the players thought and how often they were asked, by seat.
    [[nodiscard]] double milliseconds(int seat) const { return m_milliseconds[seat]; }
    [[nodiscard]] int decisions(int seat) const { return m_decisions[seat]; }

private:
    void step(Match &match);
    void playOut(Match &match, int dealer, std::uint64_t seed);
    void finish(Match &match);

    std::shared_ptr<const Match> m_empty; ///< every match begins as a copy of it
    Seats m_seats;
    Referee m_referee;
    PerSeat<int> m_refused{};
    PerSeat<double> m_milliseconds{};
    PerSeat<int> m_decisions{};
    std::uint64_t m_dealSeed = 0;
    std::atomic<bool> m_stop{false};
};

} // namespace sandbag
