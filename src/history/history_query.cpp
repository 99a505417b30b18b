// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_query.h"

#include "facts/per_seat.h"
#include "history_index.h"
#include "own_seat.h"
#include "rules_mark.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QSqlQuery>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// More words than anyone looks for; SQLite takes no more than a thousand conditions.
constexpr qsizetype kMostWords = 60;

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

/// Conditions that may be true instead of each other.
struct Alternatives {
    QStringList terms;
    QVariantList values;

    void add(const QString &term, const QVariantList &bound = {})
    {
        terms << term;
        values << bound;
    }
};

QString ownSeats(const OwnSeat &own)
{
    return QStringLiteral("FROM seat WHERE seat.match=number AND ") + own.condition;
}

QString personWon(const OwnSeat &own, bool won)
{
    return QStringLiteral("over AND EXISTS (SELECT 1 %1 AND won=%2)")
        .arg(ownSeats(own))
        .arg(won ? 1 : 0);
}

/// By what the list says of how a match ended.
void addResults(Alternatives &alternatives, const QString &word, const OwnSeat &own)
{
    const auto says = [&word](const char *text) {
        const QString said = QCoreApplication::translate("sandbag::HistoryModel", text).toLower();
        const QStringList parts = said.split(u' ');
        return std::any_of(parts.begin(), parts.end(),
                           [&word](const QString &part) { return part.startsWith(word); });
    };
    if (says("Won")) {
        alternatives.add(personWon(own, true), own.values);
        alternatives.add(QStringLiteral("over AND NOT EXISTS (SELECT 1 %1)").arg(ownSeats(own)),
                         own.values);
    }
    if (says("Lost"))
        alternatives.add(personWon(own, false), own.values);
    if (says("Not finished"))
        alternatives.add(QStringLiteral("NOT over"));
}

/// By the month, whatever it was called when the match was filed.
void addMonths(Alternatives &alternatives, const QString &word)
{
    constexpr qsizetype kLeast = 3;
    const QLocale here;
    for (int month = 1; month <= 12 && word.size() >= kLeast; ++month)
        if (here.monthName(month).toLower().startsWith(word))
            alternatives.add(QStringLiteral("strftime('%m', begun, 'localtime')='%1'")
                                 .arg(month, 2, 10, QChar(u'0')));
}

/// In what was filed, or in what it is called today.
void addWord(Where &where, const QString &word, const OwnSeat &own)
{
    Alternatives alternatives;
    alternatives.add(QStringLiteral("instr(words, ?)"), {word});
    addResults(alternatives, word, own);
    addMonths(alternatives, word);
    for (const QString &mark : rulesMarksWith(word))
        alternatives.add(QStringLiteral("rules=?"), {mark});
    where.add(u'(' + alternatives.terms.join(QStringLiteral(" OR ")) + u')', alternatives.values);
}

/// A score as the list shows it, "1,240 : −40", is looked for as the index has it.
QStringList wordsOf(const QString &typed)
{
    QString text = typed.toLower();
    text.replace(u':', u' ').replace(QChar(0x2212), u'-');
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    for (QString &word : words) {
        bool whole = false;
        const int number = QLocale().toInt(word, &whole);
        if (whole && word.size() > 3 && !word.startsWith(u'0')) // "1,240"
            word = QString::number(number);
    }
    words.removeDuplicates();
    return words;
}

Where whereOf(const HistoryFilter &filter)
{
    Where where;
    const OwnSeat own(filter.own);
    QStringList words = wordsOf(filter.text);
    for (const QString &word : words.mid(0, kMostWords))
        addWord(where, word, own);
    if (!filter.rulesHash.isEmpty())
        where.add(QStringLiteral("rules_hash=?"), {filter.rulesHash});
    if (filter.players > 0)
        where.add(QStringLiteral("players=?"), {filter.players});
    if (filter.table != HistoryFilter::Table::any)
        where.add(QStringLiteral("kept=?"), {filter.table == HistoryFilter::Table::people});
    if (filter.result == HistoryFilter::Result::unfinished)
        where.add(QStringLiteral("NOT over"));
    else if (filter.result != HistoryFilter::Result::any)
        where.add(personWon(own, filter.result == HistoryFilter::Result::won), own.values);
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

/// As many as sit at any table.
QJsonArray someOf(QJsonArray list)
{
    while (list.size() > kMaxSeats)
        list.removeLast();
    return list;
}

QList<QStringList> sidesIn(const QVariant &text)
{
    QList<QStringList> sides;
    for (const QJsonValue side : someOf(arrayIn(text))) {
        QStringList names;
        for (const QJsonValue name : someOf(side.toArray()))
            names << oneLine(name.toString());
        sides << names;
    }
    return sides;
}

/// Who has no name is called by the place at the table, in today's language.
void namePlaces(QList<QStringList> &sides, TableDirection direction)
{
    int players = 0;
    for (const QStringList &side : std::as_const(sides))
        players += static_cast<int>(side.size());
    for (qsizetype side = 0; side < sides.size(); ++side)
        for (qsizetype i = 0; i < sides[side].size(); ++i)
            if (sides[side][i].isEmpty())
                sides[side][i] =
                    placeName(std::min(static_cast<int>(side + i * sides.size()), players - 1),
                              players, direction); // seats go round the sides, in a record
}

HistoryRow rowOf(const QSqlQuery &query)
{
    HistoryRow row;
    row.id = query.value(0).toString();
    row.begun = timeIn(query.value(1));
    row.ended = timeIn(query.value(2));
    row.rules = rulesInWords(query.value(3).toString());
    row.rulesHash = query.value(4).toString();
    row.kept = query.value(5).toBool();
    row.over = query.value(6).toBool();
    row.winner = numberIn(query, 7, -1, kMaxSeats - 1);
    row.deals = numberIn(query, 8);
    row.sides = sidesIn(query.value(9));
    namePlaces(row.sides, numberIn(query, 14) > 0 ? TableDirection::counter_clockwise
                                                  : TableDirection::clockwise);
    for (const QJsonValue total : someOf(arrayIn(query.value(10))))
        row.totals << total.toInt();
    if (!query.value(11).isNull()) {
        row.personSeat = numberIn(query, 11, 0, kMaxSeats - 1);
        row.personSide = row.personSeat % std::max(static_cast<int>(row.sides.size()), 1);
    }
    row.helped = numberIn(query, 12) > 0;
    row.counted = numberIn(query, 13) == 0;
    return row;
}

} // namespace

QList<HistoryRow> historyRows(HistoryIndex &index, const HistoryFilter &filter, int first,
                              int count)
{
    const Where where = whereOf(filter);
    const OwnSeat own(filter.own);
    QList<HistoryRow> rows;
    index.each(
        QStringLiteral("SELECT id, begun, ended, rules, rules_hash, kept, over, winner, "
                       "deals, names, totals, (SELECT seat.seat %1 ORDER BY seat.seat LIMIT 1), "
                       "hints, again, to_the_right FROM match")
                .arg(ownSeats(own)) +
            where.text() + QStringLiteral(" ORDER BY begun DESC, number DESC LIMIT ? OFFSET ?"),
        own.values + where.values + QVariantList{count, first},
        [&rows](const QSqlQuery &query) { rows << rowOf(query); });
    return rows;
}

namespace {

QStringList textsOf(HistoryIndex &index, const QString &sql)
{
    QStringList texts;
    index.each(sql, {}, [&texts](const QSqlQuery &row) { texts << lineIn(row, 0); });
    return texts;
}

} // namespace

QList<PlayedRules> playedRules(HistoryIndex &index)
{
    QList<PlayedRules> rules;
    index.each(
        QStringLiteral("SELECT rules, rules_hash FROM match GROUP BY rules_hash "
                       "ORDER BY count(*) DESC LIMIT 100"),
        {}, [&rules](const QSqlQuery &row) {
            rules << PlayedRules{rulesInWords(row.value(0).toString()), row.value(1).toString()};
        });
    return rules;
}

QStringList namesInHistory(HistoryIndex &index)
{
    return textsOf(index, QStringLiteral("SELECT name FROM seat WHERE name<>'' GROUP BY name "
                                         "ORDER BY max(level='human') DESC, count(*) DESC "
                                         "LIMIT 200"));
}

QStringList levelsInHistory(HistoryIndex &index)
{
    return textsOf(index, QStringLiteral("SELECT level FROM seat WHERE level NOT IN ('', 'human') "
                                         "GROUP BY level ORDER BY level LIMIT 60"));
}

QStringList keptEvenings(HistoryIndex &index)
{
    return textsOf(index, QStringLiteral("SELECT DISTINCT evening FROM match WHERE kept "
                                         "ORDER BY evening DESC LIMIT 60"));
}

QList<UnreadableFile> unreadableFiles(HistoryIndex &index)
{
    QList<UnreadableFile> files;
    index.each(QStringLiteral("SELECT id, unreadable FROM file WHERE unreadable IS NOT NULL "
                              "ORDER BY id"),
               {}, [&files](const QSqlQuery &row) {
                   files << UnreadableFile{lineIn(row, 0), harmless(row.value(1).toString())};
               });
    return files;
}

int countHistory(HistoryIndex &index, const HistoryFilter &filter)
{
    const Where where = whereOf(filter);
    return index.value(QStringLiteral("SELECT count(*) FROM match") + where.text(), where.values)
        .toInt();
}

} // namespace sandbag
