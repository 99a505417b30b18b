// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include "history_index.h"
#include "rules_mark.h"
#include "text/shown_text.h"

#include <QSqlQuery>

namespace sandbag {

namespace {

QString keyOf(GroupBy by)
{
    switch (by) {
    case GroupBy::nothing:
        break;
    case GroupBy::rules:
        return QStringLiteral("rules");
    case GroupBy::partner:
        return QStringLiteral("seat.partner");
    case GroupBy::level:
        return QStringLiteral("seat.opponent");
    case GroupBy::month:
        return QStringLiteral("strftime('%Y-%m', begun, 'localtime')");
    case GroupBy::name:
        return QStringLiteral("seat.name");
    }
    return QStringLiteral("''");
}

QString sums(const QString &lead)
{
    QStringList columns{QStringLiteral("sum(%1)").arg(lead)};
    for (const char *column :
         {"seat.over", "won", "seat.deals", "points", "void_points", "contracts", "sets", "bags",
          "penalties", "point_squares", "bag_squares"})
        columns << QStringLiteral("sum(%1 * %2)").arg(lead, QLatin1String(column));
    for (const char *column : {"seat.deals", "nils", "nils_made", "blind_nils", "blind_nils_made"})
        columns << QStringLiteral("sum(%1)").arg(QLatin1String(column));
    return columns.join(QStringLiteral(", "));
}

StatisticsGroup groupOf(const QSqlQuery &row)
{
    StatisticsGroup group;
    int column = 0;
    const QString key = row.value(column++).toString();
    group.key = isRulesMark(key) ? key : oneLine(key); // a mark is said by rulesInWords()
    for (int *count :
         {&group.matches, &group.finished, &group.won, &group.deals, &group.points,
          &group.voidPoints, &group.contracts, &group.set, &group.bags, &group.penalties})
        *count = signedIn(row, column++);
    for (qint64 *squares : {&group.pointSquares, &group.bagSquares})
        *squares = row.value(column++).toLongLong();
    for (int *count :
         {&group.seatDeals, &group.nils, &group.nilsMade, &group.blindNils, &group.blindNilsMade})
        *count = numberIn(row, column++);
    return group;
}

} // namespace

QList<StatisticsGroup> statistics(HistoryIndex &index, const StatisticsQuery &query)
{
    const StatisticsSource source(query);
    QList<StatisticsGroup> groups;
    index.each(QStringLiteral("SELECT %1 AS key, %2 %3 GROUP BY key ORDER BY key")
                   .arg(keyOf(query.by), sums(source.lead()), source.from()),
               source.values(), [&groups](const QSqlQuery &row) { groups << groupOf(row); });
    return groups;
}

std::optional<Rate> rateOf(int hits, int trials)
{
    if (trials < 1)
        return std::nullopt;
    return wilson(hits, trials);
}

} // namespace sandbag
