// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_sheet.h"

#include "boards/board_cards.h"
#include "boards/board_progress.h"
#include "boards/board_scores.h"
#include "named/levels.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

QString pointsCell(const BoardSet &set, const BoardTable &table, int board)
{
    const auto &points = table.points[static_cast<std::size_t>(board)];
    if (!points || !isOpen(set, board))
        return {};
    if (points->empty())
        return SessionText::tr("no score");
    const auto own = static_cast<std::size_t>(sideOf(set, table));
    if (points->size() != 2)
        return pointsText((*points)[own]);
    return QStringLiteral("%1 : %2").arg(pointsText((*points)[own]),
                                         pointsText((*points)[1 - own]));
}

QString seatName(const BoardSet &set, const BoardTable &table)
{
    return SessionText::tr("%1, %2", "a name, the seat at the table")
        .arg(oneLine(table.name, 24), playerName(recordOfSet(set), table.seat));
}

/// Of the table among all, where only open boards count.
BoardSet openPart(const BoardSet &set)
{
    BoardSet open = set;
    for (BoardTable &table : open.tables) {
        for (int board = 0; board < set.count(); ++board) {
            if (!isOpen(set, board))
                table.points[static_cast<std::size_t>(board)].reset();
        }
    }
    return open;
}

QString storyOf(const BoardSet &set)
{
    if (set.tables.size() == 2) {
        const BoardDifferences all = differences(set, 0, 1);
        if (all.won + all.level + all.lost == 0)
            return {};
        return SessionText::tr("Deals won: %1, tied: %2, lost: %3. Difference: %4.")
            .arg(QString::number(all.won), QString::number(all.level), QString::number(all.lost),
                 signedPoints(all.total));
    }
    QStringList shares;
    for (int table = 0; set.tables.size() > 2 && table < set.tables.size(); ++table) {
        if (const Matchpoints points = matchpointsOf(set, table); points.most > 0)
            shares << SessionText::tr("%1: %2", "a table's name, its share")
                          .arg(oneLine(set.tables[table].name, 24), shareText(points.perMille()));
    }
    return shares.join(QStringLiteral(" · "));
}

} // namespace

BoardSheet sheetOf(const BoardSet &whole)
{
    const BoardSet set = openPart(whole);
    BoardSheet sheet;
    const bool two = set.tables.size() == 2;
    const BoardDifferences all = two ? differences(set, 0, 1) : BoardDifferences{};
    sheet.head << SessionText::tr("Deal");
    for (const BoardTable &table : set.tables)
        sheet.head << seatName(set, table);
    if (two)
        sheet.head << SessionText::tr("Difference");
    for (int board = 0; board < set.count(); ++board) {
        QStringList row{QString::number(board + 1)};
        for (const BoardTable &table : set.tables)
            row << pointsCell(whole, table, board);
        const auto more = two ? all.boards[static_cast<std::size_t>(board)] : std::nullopt;
        if (two)
            row << (more ? signedPoints(*more) : QString());
        sheet.boards << row;
    }
    QStringList sum{SessionText::tr("Total")}, share{SessionText::tr("Share")};
    for (int table = 0; table < set.tables.size(); ++table) {
        sum << signedPoints(netTotal(set, table));
        share << shareText(matchpointsOf(set, table).perMille());
    }
    if (two)
        sum << signedPoints(all.total);
    sheet.sums << sum;
    if (set.tables.size() > 2)
        sheet.sums << share;
    sheet.story = storyOf(set);
    return sheet;
}

QString setInWords(const BoardSet &set)
{
    QStringList words;
    words << (set.carried ? SessionText::tr("%n deal(s), scores carried over.", "", set.count())
                          : SessionText::tr("%n deal(s), each starting from 0.", "", set.count()));
    QString level;
    for (const Level &each : levels()) {
        if (each.number == set.rivals.level)
            level = toText(each.name);
    }
    switch (set.rivals.kind) {
    case BoardRivals::Kind::teams:
        words << SessionText::tr(
                     "Teams: at a second table, computer players play with your cards (%1).")
                     .arg(level);
        break;
    case BoardRivals::Kind::round:
        words << SessionText::tr(
            "Around the table: you play each deal %n time(s), each time from another seat.", "",
            set.rivals.seats);
        break;
    case BoardRivals::Kind::friends:
        words << SessionText::tr("To play against friends, send them the code or the file.");
        break;
    }
    return words.join(u' ');
}

QString boardInWords(const BoardSet &set, int board)
{
    QStringList results;
    for (const BoardTable &table : set.tables) {
        if (const QString cell = pointsCell(set, table, board); !cell.isEmpty())
            results << SessionText::tr("%1 %2", "a name, its points on a board")
                           .arg(oneLine(table.name, 24), cell);
    }
    return SessionText::tr("Deal %1 of %2").arg(board + 1).arg(set.count()) +
           (results.isEmpty() ? QString() : QStringLiteral(": ")) +
           results.join(QStringLiteral("; "));
}

QString runningInWords(const BoardSet &whole, int table)
{
    const BoardSet set = openPart(whole);
    const BoardTable &own = set.tables[table];
    if (std::none_of(own.points.begin(), own.points.end(),
                     [](const auto &board) { return board && !board->empty(); }))
        return {};
    if (set.tables.size() == 2) {
        const BoardDifferences all = differences(set, table, 1 - table);
        if (all.won + all.level + all.lost > 0)
            return SessionText::tr("difference so far: %1").arg(signedPoints(all.total));
    }
    if (const Matchpoints points = matchpointsOf(set, table); points.most > 0)
        return SessionText::tr("share of the matchpoints so far: %1")
            .arg(shareText(points.perMille()));
    return SessionText::tr("points so far: %1").arg(signedPoints(netTotal(set, table)));
}

} // namespace sandbag
