// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/luck.h"
#include "statistics.h"

#include <QDateTime>
#include <QList>
#include <QString>

namespace sandbag {

/// Contracts of one size: how many a side undertook, and how many of them failed.
struct ContractSize {
    int contract = 0;
    int count = 0;
    int set = 0;
};

/// How often a player named that number and took this many tricks.
struct BidOutcome {
    int bid = 0;
    int tricks = 0;
    int count = 0;
};

/// A call that is neither a number nor a nil: "ten", "moon", "blind moon" …
struct SpecialCall {
    QString call; ///< as in the files
    int count = 0;
    int made = 0;
};

/// One deal of one match.
struct NotedDeal {
    QString id;   ///< of the match
    int deal = 0; ///< from 1
    int points = 0;
    QDateTime begun; ///< the match
    QString rules;
};

/// Matches won or lost one after another, whatever lay unfinished between them.
struct Streaks {
    int won = 0;  ///< the longest
    int lost = 0; ///< the longest
    int now = 0;  ///< won so far, or lost where it is below 0
};

/// Some finished matches that follow on each other.
struct TrendPart {
    QDateTime first, last; ///< when they were begun
    int matches = 0;
    int won = 0;
    int deals = 0;
    qint64 points = 0;
    qint64 pointSquares = 0;
    QString rules; ///< of all its matches; "" where they were not all played by the same
};

/// What reviews found of the player's own decisions.
struct ReviewSums {
    int matches = 0;
    int decisions = 0;
    double lost = 0; ///< chances to win
    double luck = 0;
    double lostSquares = 0;
    double luckSquares = 0;
};

/// What cards the player was dealt, against the average by chance.
struct LuckSums {
    int deals = 0; ///< once for each of the player's seats
    SeatLuck luck;
};

/// All statistics of one player's matches.
struct StatisticsDetail {
    StatisticsGroup sums;
    QList<ContractSize> contracts; ///< by size
    QList<BidOutcome> bids;        ///< by bid, then tricks
    QList<SpecialCall> calls;      ///< by name
    QList<NotedDeal> best, worst;  ///< a handful of each
    Streaks streaks;
    QList<TrendPart> trend; ///< from the oldest on; all about as many matches
    ReviewSums review;
    LuckSums luck;
    int seconds = 0; ///< played, as far as the records say
    int timed = 0;   ///< matches that say
    int helped = 0;  ///< matches with a hint or something taken back by the player
    int told = 0;    ///< matches whose record would say so; those of other programs do not
    /// Finished matches that a player as good as all others would win: one over the number of
    /// sides, added up.
    double byChance = 0;
};

/// `query.by` does not matter. Throws IndexFault.
[[nodiscard]] StatisticsDetail statisticsDetail(HistoryIndex &index, const StatisticsQuery &query);

} // namespace sandbag
