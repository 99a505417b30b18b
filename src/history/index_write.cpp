// SPDX-License-Identifier: GPL-3.0-or-later
// What goes into the index.
#include "history_index.h"
#include "rules_mark.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>
#include <QSqlQuery>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

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

/// All that a search looks into, without regard to upper case; rules that no person named are
/// looked for by their names when they are looked for.
QString wordsOf(const FiledMatch &match)
{
    QStringList words;
    if (!isRulesMark(match.figures.rules))
        words << match.figures.rules;
    for (const SeatFigures &seat : match.figures.seats)
        words << seat.shown;
    // As files write a day, as people do, and its month by name.
    const QDate date = match.begun.toLocalTime().date();
    const QLocale here = QLocale();
    words << date.toString(Qt::ISODate) << here.toString(date, QLocale::ShortFormat)
          << here.monthName(date.month()) << QLocale::c().monthName(date.month());
    for (const int total : match.figures.totals)
        words << QString::number(total);
    return words.join(u' ').toLower();
}

/// A night that goes on past midnight belongs to the day before.
QDate eveningOf(const QDateTime &begun)
{
    constexpr int kMorning = 6 * 60 * 60;
    return begun.toLocalTime().addSecs(-kMorning).date();
}

/// What a side's deals add up to.
struct SideSums {
    int deals = 0, points = 0, voidPoints = 0, contracts = 0, sets = 0, bags = 0, penalties = 0;
    qint64 pointSquares = 0, bagSquares = 0;
    QVariant best, worst; ///< points of a deal that counts; null where there is none
};

qint64 squareOf(int number)
{
    return static_cast<qint64>(number) * number;
}

SideSums sumsOf(const MatchFigures &figures, int side)
{
    SideSums sums;
    for (const DealFigures &deal : figures.results) {
        if (deal.side != side)
            continue;
        if (!deal.counts) {
            sums.voidPoints += deal.points;
            continue;
        }
        ++sums.deals;
        if (sums.best.isNull() || deal.points > sums.best.toInt())
            sums.best = deal.points;
        if (sums.worst.isNull() || deal.points < sums.worst.toInt())
            sums.worst = deal.points;
        sums.points += deal.points;
        sums.contracts += deal.undertook ? 1 : 0;
        sums.sets += deal.set ? 1 : 0;
        sums.pointSquares += squareOf(deal.points);
        sums.bags += deal.bags;
        sums.bagSquares += squareOf(deal.bags);
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
        if (call.nil == CallFigures::Nil::blind) {
            ++sums.blind;
            sums.blindMade += call.made ? 1 : 0;
        } else if (call.nil == CallFigures::Nil::regular) {
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

/// A column of small numbers, which are next to those of other columns in one large number.
struct PackedColumn {
    const char *name;
    int bits;
    int least;
};

/// No file of a match is so long that it could have more deals.
constexpr PackedColumn kDeal{"deal", 22, 0};
constexpr std::array<PackedColumn, 6> kDealColumns{{{"side", 3, 0},
                                                    kDeal,
                                                    {"contract", 12, -1024},
                                                    {"undertook", 1, 0},
                                                    {"failed", 1, 0},
                                                    {"counts", 1, 0}}};
constexpr std::array<PackedColumn, 6> kCallColumns{
    {{"seat", 3, 0}, kDeal, {"bid", 8, -1}, {"special", 1, 0}, {"tricks", 8, 0}, {"made", 1, 0}}};

/// Many rows as one value to bind: members of a JSON object, each one number under one word. Qt
/// needs longer to bind a value than SQLite to put it in, and SQLite longer to pick a value out of
/// a list in JSON than to shift it out of a number. Members may have the same name.
class PackedRows
{
public:
    explicit PackedRows(std::span<const PackedColumn> columns) : m_columns(columns) {}

    /// `word` has nothing in it that JSON would write otherwise.
    void add(const QByteArray &word, std::initializer_list<int> numbers)
    {
        qint64 packed = 0;
        auto column = m_columns.begin();
        for (const int number : numbers) {
            const qint64 most = (qint64(1) << column->bits) - 1;
            packed = packed << column->bits |
                     std::clamp<qint64>(qint64(number) - column->least, 0, most);
            ++column;
        }
        m_text += m_text.isEmpty() ? "{\"" : ",\"";
        m_text += word + "\":" + QByteArray::number(packed);
    }
    [[nodiscard]] QString text() const { return QString::fromLatin1(m_text + '}'); }

private:
    std::span<const PackedColumn> m_columns;
    QByteArray m_text;
};

/// Puts such rows into a table; `into` ends in the column of the words.
QString putPacked(const QString &into, std::span<const PackedColumn> columns)
{
    QString names, values;
    int shift = 0;
    for (auto column = columns.rbegin(); column != columns.rend(); ++column) {
        names += QStringLiteral(", ") + QLatin1String(column->name);
        values += QStringLiteral(", (value>>%1 & %2) + %3")
                      .arg(shift)
                      .arg((1 << column->bits) - 1)
                      .arg(column->least);
        shift += column->bits;
    }
    return QStringLiteral("INSERT INTO %1%2, match) SELECT key%3, ? FROM json_each(?)")
        .arg(into, names, values);
}

} // namespace

void HistoryIndex::remove(const QString &id)
{
    const QVariant number = numberOf(id);
    QVariant origin;
    if (number.isValid()) {
        origin = value(QStringLiteral("SELECT origin FROM match WHERE number=?"), {number});
        for (const char *table : {"seat", "deal", "call", "review", "luck"})
            carryOut(
                prepared(QStringLiteral("DELETE FROM %1 WHERE match=?").arg(QLatin1String(table))),
                {number});
        carryOut(prepared(QStringLiteral("DELETE FROM match WHERE number=?")), {number});
    }
    carryOut(prepared(QStringLiteral("DELETE FROM file WHERE id=?")), {id});
    chooseEnd(origin);
}

/// Of several ends of one match the one counts that ended first: who takes a saved match up again
/// does not win it twice. While none has ended it is the longest.
void HistoryIndex::chooseEnd(const QVariant &origin)
{
    if (!origin.isNull())
        carryOut(prepared(QStringLiteral(
                     "UPDATE match SET again=number<>(SELECT number FROM match WHERE origin=? "
                     "ORDER BY over DESC, ended, deals DESC, id LIMIT 1) WHERE origin=?")),
                 {origin, origin});
}

void HistoryIndex::clear()
{
    for (const char *table : {"seat", "deal", "call", "review", "luck", "match", "file", "fact"})
        run(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)));
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
    const QVariant number = putMatch(match);
    putSeats(number, match.figures);
    putDeals(number, match.figures);
    putLuck(number, match.figures);
    chooseEnd(match.origin ? QVariant(*match.origin) : QVariant());
}

QVariant HistoryIndex::putMatch(const FiledMatch &match)
{
    const MatchFigures &figures = match.figures;
    QJsonArray totals;
    for (const int total : figures.totals)
        totals.append(total);
    QSqlQuery &query = prepared(QStringLiteral(
        "INSERT INTO match (id, likeness, begun, ended, evening, rules, rules_hash, players, kept, "
        "over, winner, deals, names, totals, words, seconds, hints, undos, "
        "origin, to_the_right) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    carryOut(query, {match.id,
                     match.likeness,
                     timeText(match.begun),
                     timeText(match.ended),
                     eveningOf(match.begun).toString(Qt::ISODate),
                     figures.rules,
                     figures.rulesHash,
                     figures.players,
                     figures.kept,
                     figures.over,
                     figures.winner,
                     figures.deals,
                     textOf(namesOf(figures)),
                     textOf(totals),
                     wordsOf(match),
                     figures.seconds,
                     figures.hints,
                     figures.undos,
                     match.origin ? QVariant(*match.origin) : QVariant(),
                     figures.toTheRight});
    return query.lastInsertId();
}

void HistoryIndex::putSeats(const QVariant &number, const MatchFigures &figures)
{
    QSqlQuery &query =
        prepared(QStringLiteral("INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                                "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    for (const SeatFigures &seat : figures.seats) {
        const SideSums sums = sumsOf(figures, seat.side);
        const NilSums nils = nilsOf(figures, seat.seat);
        const bool won = figures.over && figures.winner == seat.side;
        carryOut(query, {number,
                         seat.seat,
                         seat.side,
                         seat.name,
                         seat.level,
                         seat.partner,
                         seat.opponent,
                         seat.person,
                         leads(figures, seat),
                         figures.over,
                         won,
                         sums.deals,
                         sums.points,
                         sums.pointSquares,
                         sums.voidPoints,
                         sums.contracts,
                         sums.sets,
                         sums.bags,
                         sums.bagSquares,
                         sums.penalties,
                         nils.nils,
                         nils.made,
                         nils.blind,
                         nils.blindMade,
                         sums.best,
                         sums.worst,
                         seat.helped ? QVariant(*seat.helped) : QVariant()});
    }
}

void HistoryIndex::putDeals(const QVariant &number, const MatchFigures &figures)
{
    PackedRows deals(kDealColumns), calls(kCallColumns);
    for (const DealFigures &deal : figures.results)
        deals.add(QByteArray::number(deal.points),
                  {deal.side, deal.deal, deal.contract, deal.undertook, deal.set, deal.counts});
    for (const CallFigures &call : figures.calls)
        calls.add(call.call.toLatin1(),
                  {call.seat, call.deal, call.bid, call.special, call.tricks, call.made});
    static const QString dealRows = putPacked(QStringLiteral("deal (points"), kDealColumns);
    static const QString callRows = putPacked(QStringLiteral("call (call"), kCallColumns);
    if (!figures.results.isEmpty())
        carryOut(prepared(dealRows), {number, deals.text()});
    if (!figures.calls.isEmpty())
        carryOut(prepared(callRows), {number, calls.text()});
    for (const ReviewFigures &review : figures.reviews)
        carryOut(prepared(QStringLiteral("INSERT INTO review VALUES (?, ?, ?, ?, ?)")),
                 {number, review.seat, review.decisions, review.lost, review.luck});
}

void HistoryIndex::putLuck(const QVariant &number, const MatchFigures &figures)
{
    for (const LuckFigures &row : figures.luck) {
        const SeatLuck &luck = row.luck;
        carryOut(prepared(QStringLiteral(
                     "INSERT INTO luck VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")),
                 {number, row.seat, row.deals, luck.spades.counted, luck.spades.expected,
                  luck.spades.variance, luck.highCards.counted, luck.highCards.expected,
                  luck.highCards.variance, luck.voids.counted, luck.voids.expected,
                  luck.voids.variance});
    }
}

} // namespace sandbag
