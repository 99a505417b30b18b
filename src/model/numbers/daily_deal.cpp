// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/daily_deal.h"

#include "match/dealer_draw.h"
#include "match/sha256.h"
#include "rules/catalogue.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/session_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace sandbag {

namespace {

/// The first eight bytes of a hash, as far as a short number goes.
quint64 seedOfDay(const QDate &date, const QString &game, bool match)
{
    const std::string text = "daily " + date.toString(Qt::ISODate).toStdString() + ' ' +
                             game.toStdString() + (match ? " match" : "");
    const Bytes32 hash = sha256(text);
    quint64 seed = 0;
    for (int byte = 0; byte < 8; ++byte)
        seed = seed << 8 | hash[static_cast<std::size_t>(byte)];
    return seed % kShortSeed;
}

QSet<QDate> datesOf(const QList<PlayedDay> &days)
{
    QSet<QDate> dates;
    for (const PlayedDay &day : days)
        dates << day.date;
    return dates;
}

/// Days in a row that end with that one.
int rowUpTo(const QSet<QDate> &dates, QDate last)
{
    int days = 0;
    for (; dates.contains(last); last = last.addDays(-1))
        ++days;
    return days;
}

} // namespace

std::optional<DailyDeal> dailyDeal(const QDate &date, const QString &game, bool match)
{
    const Preset *preset = findPreset(game.toStdString());
    if (!preset || !date.isValid())
        return {};
    DailyDeal day{
        date, game, {{game, rulesOf(*preset)}, seedOfDay(date, game, match), {}, {}}, {}, match};
    const auto context = makeContext(day.cards.rules.rules);
    const int dealer =
        drawForDealer(*context, DealSource::bySeed(*day.cards.seed).seedOfDraw()).dealer;
    if (!match)
        day.cards.only = NumberedCards::OneDeal{0, dealer};
    day.number = numberText(day.cards).value_or(QString());
    return day;
}

int streakOf(const QList<PlayedDay> &days, const QDate &today)
{
    const QSet<QDate> dates = datesOf(days);
    return rowUpTo(dates, dates.contains(today) ? today : today.addDays(-1));
}

int longestStreak(const QList<PlayedDay> &days)
{
    const QSet<QDate> dates = datesOf(days);
    int longest = 0;
    for (const QDate &date : dates)
        longest = std::max(longest, rowUpTo(dates, date));
    return longest;
}

QString dailyLines(const PlayedDay &day, const QList<int> &computers, const QString &number)
{
    const int beaten = static_cast<int>(std::count_if(
        computers.begin(), computers.end(), [&](int points) { return day.points > points; }));
    const QString head = day.match ? SessionText::tr("Spades, match of the day, %1 (%2)")
                                   : SessionText::tr("Spades, deal of the day, %1 (%2)");
    return head.arg(day.date.toString(Qt::ISODate), gameName(day.game)) + u'\n' +
           SessionText::tr("Points: %1. Computers beaten: %2 of %3.")
               .arg(signedPoints(day.points), QString::number(beaten),
                    QString::number(computers.size())) +
           u'\n' + SessionText::tr("Play the same cards: code %1").arg(number);
}

} // namespace sandbag
