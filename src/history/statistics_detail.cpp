// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_detail.h"

#include "history_index.h"
#include "match/match.h"
#include "rules_mark.h"

#include <QSqlQuery>

#include <algorithm>

namespace sandbag {

namespace {

/// As many deals are named at either end.
constexpr int kNoted = 5;
/// The most parts of a trend, and matches in each at least.
constexpr int kParts = 12;
constexpr int kFewest = 10;
/// A bid and tricks as one number: see readBids().
constexpr int kMostBidAndTricks = 64 * 64 - 1;
/// Bids that came out alike, so that all of them are a number, too.
constexpr int kMostAlike = 400'000;
constexpr int kMostDealsOfOne = 10'000; ///< of one match

/// A finished match for the streaks and the trend.
struct Finished {
    QDateTime begun;
    bool won = false;
    int deals = 0, points = 0;
    qint64 pointSquares = 0;
    int sides = 2;
    QString rules; ///< as rulesMark()
};

class Reader
{
public:
    Reader(HistoryIndex &index, const StatisticsQuery &query) : m_index(index), m_source(query) {}

    void readContracts(StatisticsDetail &detail);
    void readBids(StatisticsDetail &detail);
    void readCalls(StatisticsDetail &detail);
    [[nodiscard]] QList<NotedDeal> noted(bool best);
    void readFinished(StatisticsDetail &detail);
    void readReviews(StatisticsDetail &detail);
    void readHelp(StatisticsDetail &detail);
    void readLuck(StatisticsDetail &detail);

private:
    template<typename Visit>
    void each(const QString &sql, Visit visit)
    {
        m_index.each(sql, m_source.values(), visit);
    }
    /// The same, for sums over a side.
    [[nodiscard]] QString leading(const QString &further = {}) const
    {
        return m_source.from(further) + QStringLiteral(" AND ") + m_source.lead();
    }

    HistoryIndex &m_index;
    StatisticsSource m_source;
};

void Reader::readContracts(StatisticsDetail &detail)
{
    const QString deals = QStringLiteral("deal ON deal.match=seat.match AND deal.side=seat.side");
    each(QStringLiteral("SELECT contract, count(*), sum(failed) %1 AND undertook AND contract>0 "
                        "GROUP BY contract ORDER BY contract")
             .arg(leading(deals)),
         [&](const QSqlQuery &row) {
             detail.contracts << ContractSize{numberIn(row, 0), numberIn(row, 1), numberIn(row, 2)};
         });
}

/// What is named blind or without trumps is a number all the same. One number to sort by is
/// sorted sooner than two.
void Reader::readBids(StatisticsDetail &detail)
{
    const QString calls = QStringLiteral("call ON call.match=seat.match AND call.seat=seat.seat");
    each(QStringLiteral("SELECT bid*64+tricks AS both, count(*) %1 AND bid>=0 "
                        "GROUP BY both ORDER BY both")
             .arg(m_source.from(calls)),
         [&](const QSqlQuery &row) {
             const int both = numberIn(row, 0, 0, kMostBidAndTricks);
             detail.bids << BidOutcome{both / 64, both % 64, numberIn(row, 1, 0, kMostAlike)};
         });
}

void Reader::readCalls(StatisticsDetail &detail)
{
    const QString calls = QStringLiteral("call ON call.match=seat.match AND call.seat=seat.seat");
    each(QStringLiteral("SELECT call, count(*), sum(made) %1 AND special "
                        "GROUP BY call ORDER BY call")
             .arg(m_source.from(calls)),
         [&](const QSqlQuery &row) {
             detail.calls << SpecialCall{lineIn(row, 0), numberIn(row, 1), numberIn(row, 2)};
         });
}

/// The best deals of all are in the matches whose own best deals are the best.
QList<NotedDeal> Reader::noted(bool best)
{
    const QString order = best ? QStringLiteral("DESC") : QStringLiteral("ASC");
    const QString matches =
        QStringLiteral("SELECT seat.match AS at, seat.side AS side %1 AND %2 IS NOT NULL "
                       "ORDER BY %2 %3 LIMIT %4")
            .arg(leading(), best ? QStringLiteral("best") : QStringLiteral("worst"), order)
            .arg(kNoted);
    QList<NotedDeal> deals;
    each(QStringLiteral("SELECT id, deal.deal, points, begun, rules FROM (%1) AS near "
                        "JOIN deal ON deal.match=near.at AND deal.side=near.side "
                        "JOIN match ON number=near.at WHERE counts "
                        "ORDER BY points %2, begun DESC, deal.deal LIMIT %3")
             .arg(matches, order)
             .arg(kNoted),
         [&](const QSqlQuery &row) {
             deals << NotedDeal{row.value(0).toString(), numberIn(row, 1), signedIn(row, 2),
                                QDateTime::fromString(row.value(3).toString(), Qt::ISODate),
                                rulesInWords(row.value(4).toString())};
         });
    return deals;
}

Streaks streaksOf(const QList<Finished> &matches)
{
    Streaks streaks;
    for (const Finished &match : matches) {
        const bool goesOn = match.won ? streaks.now > 0 : streaks.now < 0;
        const int step = match.won ? 1 : -1;
        streaks.now = goesOn ? streaks.now + step : step;
        streaks.won = std::max(streaks.won, streaks.now);
        streaks.lost = std::max(streaks.lost, -streaks.now);
    }
    return streaks;
}

/// Parts of equal length as nearly as can be.
QList<TrendPart> trendOf(const QList<Finished> &matches)
{
    const auto all = static_cast<int>(matches.size());
    const int parts = std::min(kParts, all / kFewest);
    QList<TrendPart> trend(parts < 2 ? 0 : parts);
    for (int i = 0; i < all && !trend.isEmpty(); ++i) {
        const Finished &match = matches[i];
        TrendPart &part = trend[static_cast<qsizetype>(i) * parts / all];
        if (part.matches++ == 0) {
            part.first = match.begun;
            part.rules = rulesInWords(match.rules);
        }
        if (part.rules != rulesInWords(match.rules))
            part.rules.clear();
        part.last = match.begun;
        part.won += match.won ? 1 : 0;
        part.deals += match.deals;
        part.points += match.points;
        part.pointSquares += match.pointSquares;
    }
    return trend;
}

void Reader::readFinished(StatisticsDetail &detail)
{
    QList<Finished> matches;
    each(QStringLiteral("SELECT begun, won, seat.deals, points, point_squares, "
                        "json_array_length(names), rules %1 AND seat.over "
                        "ORDER BY begun, number, seat.seat")
             .arg(leading()),
         [&](const QSqlQuery &row) {
             matches << Finished{QDateTime::fromString(row.value(0).toString(), Qt::ISODate),
                                 row.value(1).toBool(),
                                 numberIn(row, 2, 0, kMostDealsOfOne),
                                 signedIn(row, 3),
                                 row.value(4).toLongLong(),
                                 numberIn(row, 5),
                                 row.value(6).toString()};
             detail.byChance += 1.0 / std::max(matches.back().sides, 1);
         });
    detail.streaks = streaksOf(matches);
    detail.trend = trendOf(matches);
}

void Reader::readReviews(StatisticsDetail &detail)
{
    const QString reviews =
        QStringLiteral("review ON review.match=seat.match AND review.seat=seat.seat");
    each(QStringLiteral("SELECT count(*), sum(decisions), sum(lost), sum(luck), sum(lost*lost), "
                        "sum(luck*luck) %1")
             .arg(m_source.from(reviews)),
         [&](const QSqlQuery &row) {
             detail.review = {numberIn(row, 0), numberIn(row, 1), realIn(row, 2),
                              realIn(row, 3),   realIn(row, 4),   realIn(row, 5)};
         });
}

void Reader::readHelp(StatisticsDetail &detail)
{
    each(QStringLiteral("SELECT sum(seconds), sum(seconds>0), sum(helped), "
                        "sum(helped IS NOT NULL) %1")
             .arg(leading()),
         [&](const QSqlQuery &row) {
             detail.seconds = numberIn(row, 0);
             detail.timed = numberIn(row, 1);
             detail.helped = numberIn(row, 2);
             detail.told = numberIn(row, 3);
         });
}

void Reader::readLuck(StatisticsDetail &detail)
{
    const QString luck = QStringLiteral("luck ON luck.match=seat.match AND luck.seat=seat.seat");
    const auto count = [](const QSqlQuery &row, int from) {
        return LuckCount{numberIn(row, from), realIn(row, from + 1), realIn(row, from + 2)};
    };
    each(QStringLiteral("SELECT sum(luck.deals), sum(spades), sum(spades_mean), "
                        "sum(spades_variance), sum(high), sum(high_mean), sum(high_variance), "
                        "sum(voids), sum(voids_mean), sum(voids_variance) %1")
             .arg(m_source.from(luck)),
         [&](const QSqlQuery &row) {
             detail.luck = {numberIn(row, 0), {count(row, 1), count(row, 4), count(row, 7)}};
         });
}

} // namespace

StatisticsDetail statisticsDetail(HistoryIndex &index, const StatisticsQuery &query)
{
    StatisticsQuery all = query;
    all.by = GroupBy::nothing;
    StatisticsDetail detail;
    detail.sums = statistics(index, all).value(0);
    if (detail.sums.matches == 0)
        return detail;
    Reader reader(index, all);
    reader.readContracts(detail);
    reader.readBids(detail);
    reader.readCalls(detail);
    detail.best = reader.noted(true);
    detail.worst = reader.noted(false);
    reader.readFinished(detail);
    reader.readReviews(detail);
    reader.readHelp(detail);
    reader.readLuck(detail);
    return detail;
}

} // namespace sandbag
