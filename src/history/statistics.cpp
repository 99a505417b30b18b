// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include "history_index.h"

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
        return QStringLiteral("partner");
    case GroupBy::level:
        return QStringLiteral("opponent");
    case GroupBy::month:
        return QStringLiteral("strftime('%Y-%m', begun, 'localtime')");
    }
    return QStringLiteral("''");
}

/// `lead`: where one name has two seats of a side, its deals count once.
QString sums(const QString &lead)
{
    QStringList columns{QStringLiteral("sum(%1)").arg(lead)};
    for (const char *column :
         {"seat.over", "won", "seat.deals", "points", "contracts", "sets", "bags", "penalties"})
        columns << QStringLiteral("sum(%1 * %2)").arg(lead, QLatin1String(column));
    for (const char *column : {"nils", "nils_made", "blind_nils", "blind_nils_made"})
        columns << QStringLiteral("sum(%1)").arg(QLatin1String(column));
    return columns.join(QStringLiteral(", "));
}

StatisticsGroup groupOf(const QSqlQuery &row)
{
    StatisticsGroup group;
    int column = 0;
    group.key = row.value(column++).toString();
    for (int *count : {&group.matches, &group.finished, &group.won, &group.deals, &group.points,
                       &group.contracts, &group.set, &group.bags, &group.penalties, &group.nils,
                       &group.nilsMade, &group.blindNils, &group.blindNilsMade})
        *count = row.value(column++).toInt();
    return group;
}

} // namespace

QList<StatisticsGroup> statistics(HistoryIndex &index, const StatisticsQuestion &question)
{
    const bool named = !question.name.isEmpty();
    QString sql =
        QStringLiteral("SELECT %1 AS key, %2 FROM seat JOIN match ON number=seat.match "
                       "WHERE %3")
            .arg(keyOf(question.by), sums(named ? QStringLiteral("lead") : QStringLiteral("1")),
                 named ? QStringLiteral("name=?") : QStringLiteral("person"));
    QVariantList values;
    if (named)
        values << question.name;
    if (!question.rulesHash.isEmpty()) {
        sql += QStringLiteral(" AND rules_hash=?");
        values << question.rulesHash;
    }
    if (question.players > 0) {
        sql += QStringLiteral(" AND players=?");
        values << question.players;
    }
    if (question.lastMonths > 0) {
        sql += QStringLiteral(" AND begun>=?");
        values << QDateTime::currentDateTimeUtc()
                      .addMonths(-question.lastMonths)
                      .toString(Qt::ISODate);
    }
    sql += QStringLiteral(" GROUP BY key ORDER BY key");
    QList<StatisticsGroup> groups;
    index.each(sql, values, [&groups](const QSqlQuery &row) { groups << groupOf(row); });
    return groups;
}

std::optional<Rate> rateOf(int hits, int trials)
{
    if (trials < 1)
        return std::nullopt;
    return wilson(hits, trials);
}

} // namespace sandbag
