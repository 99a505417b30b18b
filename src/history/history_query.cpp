// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_query.h"

#include "history_index.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>

namespace sandbag {

namespace {

/// Conditions and the values of their question marks.
struct Where {
    QStringList terms;
    QVariantList values;

    void add(const QString &term, const QVariantList &bound = {})
    {
        terms << term;
        values << bound;
    }
    [[nodiscard]] QString text() const
    {
        return terms.isEmpty() ? QString()
                               : QStringLiteral(" WHERE ") + terms.join(QStringLiteral(" AND "));
    }
};

QString personWon(bool won)
{
    return QStringLiteral("over AND EXISTS (SELECT 1 FROM seat WHERE match=number AND person AND "
                          "won=%1)")
        .arg(won ? 1 : 0);
}

Where whereOf(const HistoryFilter &filter)
{
    Where where;
    for (const QString &word : filter.text.toLower().split(u' ', Qt::SkipEmptyParts))
        where.add(QStringLiteral("instr(words, ?)"), {word});
    if (!filter.rulesHash.isEmpty())
        where.add(QStringLiteral("rules_hash=?"), {filter.rulesHash});
    if (filter.players > 0)
        where.add(QStringLiteral("players=?"), {filter.players});
    if (filter.table != HistoryFilter::Table::any)
        where.add(QStringLiteral("kept=?"), {filter.table == HistoryFilter::Table::people});
    if (filter.result == HistoryFilter::Result::unfinished)
        where.add(QStringLiteral("NOT over"));
    else if (filter.result != HistoryFilter::Result::any)
        where.add(personWon(filter.result == HistoryFilter::Result::won));
    return where;
}

QJsonArray arrayIn(const QVariant &text)
{
    return QJsonDocument::fromJson(text.toString().toUtf8()).array();
}

QDateTime timeIn(const QVariant &text)
{
    return QDateTime::fromString(text.toString(), Qt::ISODate);
}

HistoryRow rowOf(const QSqlQuery &query)
{
    HistoryRow row;
    row.id = query.value(0).toString();
    row.begun = timeIn(query.value(1));
    row.ended = timeIn(query.value(2));
    row.rules = query.value(3).toString();
    row.rulesHash = query.value(4).toString();
    row.kept = query.value(5).toBool();
    row.over = query.value(6).toBool();
    row.winner = query.value(7).toInt();
    row.deals = query.value(8).toInt();
    for (const QJsonValue side : arrayIn(query.value(9))) {
        QStringList names;
        for (const QJsonValue name : side.toArray())
            names << name.toString();
        row.sides << names;
    }
    for (const QJsonValue total : arrayIn(query.value(10)))
        row.totals << total.toInt();
    row.personSide = query.value(11).isNull() ? -1 : query.value(11).toInt();
    return row;
}

} // namespace

QList<HistoryRow> historyRows(HistoryIndex &index, const HistoryFilter &filter, int first,
                              int count)
{
    const Where where = whereOf(filter);
    QList<HistoryRow> rows;
    index.each(QStringLiteral("SELECT id, begun, ended, rules, rules_hash, kept, over, winner, "
                              "deals, names, totals, (SELECT side FROM seat WHERE match=number "
                              "AND person) FROM match") +
                   where.text() +
                   QStringLiteral(" ORDER BY begun DESC, number DESC LIMIT ? OFFSET ?"),
               where.values + QVariantList{count, first},
               [&rows](const QSqlQuery &query) { rows << rowOf(query); });
    return rows;
}

int countHistory(HistoryIndex &index, const HistoryFilter &filter)
{
    const Where where = whereOf(filter);
    return index.value(QStringLiteral("SELECT count(*) FROM match") + where.text(), where.values)
        .toInt();
}

} // namespace sandbag
