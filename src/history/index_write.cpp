// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into the index.
#include "history_index.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>

namespace sandbag {

namespace {

QString textOf(const QJsonArray &array)
{
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : QString();
}

QJsonArray namesOf(const MatchFigures &figures)
{
    QJsonArray sides;
    for (int side = 0; side < figures.sides; ++side) {
        QJsonArray names;
        for (const SeatFigures &seat : figures.seats)
            if (seat.side == side)
                names.append(seat.shown);
        sides.append(names);
    }
    return sides;
}

/// All that a search looks into, without regard to upper case.
QString wordsOf(const FiledMatch &match)
{
    QStringList words{match.figures.rules};
    for (const SeatFigures &seat : match.figures.seats)
        words << seat.shown;
    const QDate date = match.begun.toLocalTime().date();
    words << date.toString(Qt::ISODate);
    for (const int total : match.figures.totals)
        words << QString::number(total);
    return words.join(u' ').toLower();
}

/// What a side's deals add up to.
struct SideSums {
    int deals = 0, points = 0, contracts = 0, sets = 0, bags = 0, penalties = 0;
};

SideSums sumsOf(const MatchFigures &figures, int side)
{
    SideSums sums;
    for (const DealFigures &deal : figures.results) {
        if (deal.side != side)
            continue;
        sums.deals += deal.counts ? 1 : 0;
        sums.points += deal.points;
        sums.contracts += deal.undertook ? 1 : 0;
        sums.sets += deal.set ? 1 : 0;
        sums.bags += deal.bags;
        sums.penalties += deal.penalties;
    }
    return sums;
}

/// A player's own nils.
struct NilSums {
    int nils = 0, made = 0, blind = 0, blindMade = 0;
};

NilSums nilsOf(const MatchFigures &figures, int seat)
{
    NilSums sums;
    for (const CallFigures &call : figures.calls) {
        if (call.seat != seat)
            continue;
        if (call.call.startsWith(QStringLiteral("blind nil"))) {
            ++sums.blind;
            sums.blindMade += call.made ? 1 : 0;
        } else if (call.call.startsWith(QStringLiteral("nil"))) {
            ++sums.nils;
            sums.made += call.made ? 1 : 0;
        }
    }
    return sums;
}

/// The first of the seats that one name has at a side: its deals count once.
bool leads(const MatchFigures &figures, const SeatFigures &seat)
{
    for (const SeatFigures &other : figures.seats) {
        if (other.seat < seat.seat && other.side == seat.side && other.name == seat.name)
            return false;
    }
    return true;
}

} // namespace

void HistoryIndex::remove(const QString &id)
{
    const QVariant number = value(QStringLiteral("SELECT number FROM match WHERE id=?"), {id});
    if (number.isValid()) {
        for (const char *table : {"seat", "deal", "call"})
            carryOut(
                prepared(QStringLiteral("DELETE FROM %1 WHERE match=?").arg(QLatin1String(table))),
                {number});
        carryOut(prepared(QStringLiteral("DELETE FROM match WHERE number=?")), {number});
    }
    carryOut(prepared(QStringLiteral("DELETE FROM file WHERE id=?")), {id});
}

void HistoryIndex::putUnreadable(const QString &id, const FileStamp &stamp, const QString &why)
{
    remove(id);
    carryOut(prepared(QStringLiteral("INSERT INTO file VALUES (?, ?, ?, ?)")),
             {id, stamp.size, stamp.changed, why});
}

void HistoryIndex::put(const FiledMatch &match)
{
    remove(match.id);
    carryOut(prepared(QStringLiteral("INSERT INTO file VALUES (?, ?, ?, NULL)")),
             {match.id, match.stamp.size, match.stamp.changed});
    putMatch(match);
    putSeats(match);
    putDeals(match);
}

void HistoryIndex::putMatch(const FiledMatch &match)
{
    const MatchFigures &figures = match.figures;
    QJsonArray totals;
    for (const int total : figures.totals)
        totals.append(total);
    carryOut(prepared(QStringLiteral(
                 "INSERT INTO match (id, content, begun, ended, rules, rules_hash, players, sides, "
                 "kept, over, winner, reason, deals, names, totals, words) "
                 "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
             {match.id, match.content, timeText(match.begun), timeText(match.ended), figures.rules,
              figures.rulesHash, figures.players, figures.sides, figures.kept, figures.over,
              figures.winner, figures.reason, figures.deals, textOf(namesOf(figures)),
              textOf(totals), wordsOf(match)});
}

void HistoryIndex::putSeats(const FiledMatch &match)
{
    const MatchFigures &figures = match.figures;
    const QVariant number =
        value(QStringLiteral("SELECT number FROM match WHERE id=?"), {match.id});
    for (const SeatFigures &seat : figures.seats) {
        const SideSums sums = sumsOf(figures, seat.side);
        const NilSums nils = nilsOf(figures, seat.seat);
        carryOut(
            prepared(QStringLiteral("INSERT INTO seat VALUES "
                                    "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                    "?, ?)")),
            {number,
             seat.seat,
             seat.side,
             seat.name,
             seat.level,
             seat.partner,
             seat.opponent,
             seat.person,
             leads(figures, seat),
             figures.over,
             figures.over && figures.winner == seat.side,
             sums.deals,
             sums.points,
             sums.contracts,
             sums.sets,
             sums.bags,
             sums.penalties,
             nils.nils,
             nils.made,
             nils.blind,
             nils.blindMade});
    }
}

void HistoryIndex::putDeals(const FiledMatch &match)
{
    const QVariant number =
        value(QStringLiteral("SELECT number FROM match WHERE id=?"), {match.id});
    for (const DealFigures &deal : match.figures.results)
        carryOut(
            prepared(QStringLiteral("INSERT INTO deal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
            {number, deal.deal, deal.side, deal.contract, deal.tricks, deal.points, deal.bags,
             deal.penalties, deal.undertook, deal.set, deal.counts});
    for (const CallFigures &call : match.figures.calls)
        carryOut(prepared(QStringLiteral("INSERT INTO call VALUES (?, ?, ?, ?, ?, ?)")),
                 {number, call.deal, call.seat, call.call, call.tricks, call.made});
}

} // namespace sandbag
