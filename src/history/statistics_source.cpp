// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics.h"

namespace sandbag {

StatisticsSource::StatisticsSource(const StatisticsQuestion &question)
{
    add(QStringLiteral("NOT again")); // another end of a match that counts
    addSubject(question);
    addOthers(question);
    addTime(question);
    if (!question.rulesHash.isEmpty())
        add(QStringLiteral("rules_hash=?"), {question.rulesHash});
    if (question.players > 0)
        add(QStringLiteral("players=?"), {question.players});
    if (question.where != StatisticsQuestion::Where::anywhere)
        add(QStringLiteral("kept=?"), {question.where == StatisticsQuestion::Where::realTable});
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
void StatisticsSource::addSubject(const StatisticsQuestion &question)
{
    if (question.by == GroupBy::name) {
        m_lead = QStringLiteral("lead");
        add(QStringLiteral("seat.name<>''"));
    } else if (!question.name.isEmpty()) {
        m_lead = QStringLiteral("lead");
        add(QStringLiteral("seat.name=?"), {question.name});
    } else if (!question.level.isEmpty()) {
        m_twins = true;
        m_lead = QStringLiteral("leads");
        add(QStringLiteral("seat.level=?"), {question.level});
    } else {
        add(QStringLiteral("seat.person"));
    }
}

void StatisticsSource::addOthers(const StatisticsQuestion &question)
{
    const auto somebody = [this](const QString &where, const QString &value) {
        if (!value.isEmpty())
            add(QStringLiteral("EXISTS (SELECT 1 FROM seat AS other WHERE other.match=seat.match "
                               "AND %1=?)")
                    .arg(where),
                {value});
    };
    somebody(QStringLiteral("other.side=seat.side AND other.seat<>seat.seat AND other.name"),
             question.partner);
    somebody(QStringLiteral("other.side<>seat.side AND other.name"), question.opponent);
    somebody(QStringLiteral("other.side<>seat.side AND other.level"), question.opponentLevel);
}

void StatisticsSource::addTime(const StatisticsQuestion &question)
{
    if (question.lastMonths > 0)
        add(QStringLiteral("begun>=?"), {QDateTime::currentDateTimeUtc()
                                             .addMonths(-question.lastMonths)
                                             .toString(Qt::ISODate)});
    if (question.firstEvening.isValid())
        add(QStringLiteral("evening>=?"), {question.firstEvening.toString(Qt::ISODate)});
    if (question.lastEvening.isValid())
        add(QStringLiteral("evening<=?"), {question.lastEvening.toString(Qt::ISODate)});
}

} // namespace sandbag
