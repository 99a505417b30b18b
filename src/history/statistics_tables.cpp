// SPDX-License-Identifier: GPL-3.0-or-later
// Bids against tricks, the trend: as people read them, and as programs do.
#include "history_text.h"
#include "statistics_words.h"
#include "text/numbers.h"

#include <QLocale>

#include <algorithm>

namespace sandbag {

QStringList bidTitles(const StatisticsDetail &detail)
{
    int most = 0;
    for (const BidOutcome &outcome : detail.bids)
        most = std::max(most, outcome.tricks);
    QStringList titles{HistoryText::tr("Bid / tricks")};
    for (int tricks = 0; tricks <= most && !detail.bids.isEmpty(); ++tricks)
        titles << countText(tricks);
    return titles;
}

QList<QStringList> bidsInWords(const StatisticsDetail &detail)
{
    const qsizetype columns = bidTitles(detail).size();
    QList<QStringList> rows;
    for (const BidOutcome &outcome : detail.bids) {
        const QString bid = countText(outcome.bid);
        if (rows.isEmpty() || rows.last().first() != bid) {
            rows << QStringList(columns);
            rows.last()[0] = bid;
        }
        rows.last()[outcome.tricks + 1] = countText(outcome.count);
    }
    return rows;
}

QList<QStringList> bidsInNumbers(const StatisticsDetail &detail)
{
    const qsizetype columns = bidTitles(detail).size();
    QList<QStringList> rows;
    for (const BidOutcome &outcome : detail.bids) {
        const QString bid = plainNumber(outcome.bid);
        if (rows.isEmpty() || rows.last().first() != bid)
            rows << QStringList(columns, QStringLiteral("0"));
        rows.last()[0] = bid;
        rows.last()[outcome.tricks + 1] = plainNumber(outcome.count);
    }
    return rows;
}

QStringList trendTitles()
{
    return {HistoryText::tr("From"),      HistoryText::tr("To"),
            HistoryText::tr("Matches"),   HistoryText::tr("Won"),
            HistoryText::tr("95% range"), HistoryText::tr("Points per deal"),
            HistoryText::tr("95% range"), HistoryText::tr("Rules")};
}

QList<QStringList> trendInWords(const StatisticsDetail &detail)
{
    QList<QStringList> rows;
    const auto day = [](const QDateTime &time) {
        return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    for (const TrendPart &part : detail.trend) {
        const auto points = static_cast<double>(part.points);
        const auto squares = static_cast<double>(part.pointSquares);
        rows << QStringList{day(part.first),
                            day(part.last),
                            countText(part.matches),
                            rateText(part.won, part.matches),
                            rangeText(part.won, part.matches),
                            meanText(points, squares, part.deals),
                            meanRangeText(points, squares, part.deals),
                            part.rules.isEmpty() ? HistoryText::tr("different rules") : part.rules};
    }
    return rows;
}

QStringList trendNumberTitles()
{
    return {HistoryText::tr("From"),
            HistoryText::tr("To"),
            HistoryText::tr("Matches"),
            HistoryText::tr("Won"),
            HistoryText::tr("Deals"),
            HistoryText::tr("Points"),
            HistoryText::tr("Points per deal"),
            HistoryText::tr("Rules")};
}

QList<QStringList> trendInNumbers(const StatisticsDetail &detail)
{
    QList<QStringList> rows;
    const auto day = [](const QDateTime &time) {
        return time.toLocalTime().date().toString(Qt::ISODate);
    };
    for (const TrendPart &part : detail.trend)
        rows << QStringList{day(part.first),
                            day(part.last),
                            plainNumber(part.matches),
                            plainNumber(part.won),
                            plainNumber(part.deals),
                            plainNumber(static_cast<double>(part.points)),
                            part.deals > 0 ? plainNumber(double(part.points) / part.deals)
                                           : QString(),
                            part.rules};
    return rows;
}

} // namespace sandbag
