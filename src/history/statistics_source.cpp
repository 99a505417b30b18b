// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

#include "own_seat.h"

namespace sandbag {

StatisticsSource::StatisticsSource(const StatisticsQuery &query)
{
    add(QStringLiteral("NOT again")); // another end of a match that counts
    addSubject(query);
    addOthers(query);
    addTime(query);
    if (!query.rulesHash.isEmpty())
        add(QStringLiteral("rules_hash=?"), {query.rulesHash});
    if (query.players > 0)
        add(QStringLiteral("players=?"), {query.players});
    if (query.where != StatisticsQuery::Where::anywhere)
        add(QStringLiteral("kept=?"), {query.where == StatisticsQuery::Where::realTable});
}

void StatisticsSource::add(const QString &condition, const QVariantList &bound)
{
    m_conditions << condition;
    m_values << bound;
}

QString StatisticsSource::from(const QString &further) const
{
    const QString where = QStringLiteral(" WHERE ") + m_conditions.join(QStringLiteral(" AND "));
    const QString seats = QStringLiteral("FROM seat JOIN match ON number=seat.match");
    const QString joined = further.isEmpty() ? QString() : QStringLiteral(" CROSS JOIN ") + further;
    if (!m_twins)
        return seats + joined + where;
    return QStringLiteral("FROM (SELECT seat.*, min(seat.seat) OVER (PARTITION BY seat.match, "
                          "seat.side)=seat.seat AS leads %1) AS seat "
                          "JOIN match ON number=seat.match%2 WHERE 1")
        .arg(seats + where, joined);
}

/// Where one name, or one level, has two seats of a side, the side's deals count once.
void StatisticsSource::addSubject(const StatisticsQuery &query)
{
    if (query.by == GroupBy::name) {
        m_lead = QStringLiteral("lead");
        add(QStringLiteral("seat.name<>''"));
    } else if (!query.name.isEmpty()) {
        m_lead = QStringLiteral("lead");
        add(QStringLiteral("seat.name=?"), {query.name});
    } else if (!query.level.isEmpty()) {
        m_twins = true;
        m_lead = QStringLiteral("leads");
        add(QStringLiteral("seat.level=?"), {query.level});
    } else {
        addOwn(query.own);
    }
}

void StatisticsSource::addOwn(const QStringList &own)
{
    const OwnSeat seat(own);
    add(seat.condition, seat.values);
    if (!seat.several)
        return;
    m_twins = true;
    m_lead = QStringLiteral("leads");
}

void StatisticsSource::addOthers(const StatisticsQuery &query)
{
    const auto somebody = [this](const QString &where, const QString &value) {
        if (!value.isEmpty())
            add(QStringLiteral("EXISTS (SELECT 1 FROM seat AS other WHERE other.match=seat.match "
                               "AND %1=?)")
                    .arg(where),
                {value});
    };
    somebody(QStringLiteral("other.side=seat.side AND other.seat<>seat.seat AND other.name"),
             query.partner);
    somebody(QStringLiteral("other.side<>seat.side AND other.name"), query.opponent);
    somebody(QStringLiteral("other.side<>seat.side AND other.level"), query.opponentLevel);
}

void StatisticsSource::addTime(const StatisticsQuery &query)
{
    if (query.lastMonths > 0)
        add(QStringLiteral("begun>=?"),
            {QDateTime::currentDateTimeUtc().addMonths(-query.lastMonths).toString(Qt::ISODate)});
    if (query.firstEvening.isValid())
        add(QStringLiteral("evening>=?"), {query.firstEvening.toString(Qt::ISODate)});
    if (query.lastEvening.isValid())
        add(QStringLiteral("evening<=?"), {query.lastEvening.toString(Qt::ISODate)});
}

} // namespace sandbag
