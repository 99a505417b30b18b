// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/deal_number.h"

#include <QDate>
#include <QList>
#include <QString>

namespace sandbag {

/// The deal of a day: it follows from the date and the game alone, so that everyone who plays it
/// that day has the same cards, without a server (FORMATS.md, "The deal of the day").
struct DailyDeal {
    QDate date;
    QString game;        ///< id of a named game
    NumberedCards cards; ///< one deal, which dealsOf() gives; or a match
    QString number;
    bool match = false; ///< a short match, no more than kDailyDeals deals
};
/// Nothing where there is no such game.
[[nodiscard]] std::optional<DailyDeal> dailyDeal(const QDate &date, const QString &game,
                                                 bool match = false);
inline constexpr int kDailyDeals = 4;

/// A day that was played for the record.
struct PlayedDay {
    QDate date;
    QString game;
    int points = 0; ///< of the person's side
    int best = 0;   ///< of the computers' results, and the worst of them
    int worst = 0;
    bool match = false; ///< the short match of that day
    bool operator==(const PlayedDay &) const = default;
};

/// How many days in a row were played up to today; yesterday's counts as long as today can still be
/// played. Days are the dates of the deals, so that neither time zone nor a clock that was set back
/// breaks or makes a row: a date after today does not count.
[[nodiscard]] int streakOf(const QList<PlayedDay> &days, const QDate &today);
/// The longest row there ever was.
[[nodiscard]] int longestStreak(const QList<PlayedDay> &days);

/// Three lines to paste for friends: the day and game, the result among the computers', the number.
[[nodiscard]] QString dailyLines(const PlayedDay &day, const QList<int> &computers,
                                 const QString &number);

} // namespace sandbag
