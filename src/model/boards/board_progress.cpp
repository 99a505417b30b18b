// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_progress.h"

#include "boards/board_file.h"
#include "formats/occupant.h"
#include "named/levels.h"
#include "setup/seating.h"
#include "text/translate.h"

#include <QCryptographicHash>

#include <algorithm>

namespace sandbag {

namespace {

QString rivalName(int level)
{
    return QStringLiteral("level:%1").arg(level);
}

void addTable(BoardSet &set, const BoardTable &table)
{
    set.tables.append(table);
    set.tables.back().points.resize(set.boards.size());
}

} // namespace

void seatTables(BoardSet &set, const QString &person)
{
    const bool round = set.rivals.kind == BoardRivals::Kind::round;
    const int seats = round ? set.rivals.seats : 1;
    // Its own tables come first.
    const QList<BoardTable> others = std::exchange(set.tables, {});
    for (int seat = 0; seat < seats; ++seat)
        addTable(set, {person, personKind(), seat, true, {}});
    if (set.rivals.kind == BoardRivals::Kind::teams) {
        QString name = rivalName(set.rivals.level);
        for (const Level &level : levels()) {
            if (level.number == set.rivals.level)
                name = toText(level.name);
        }
        addTable(set, {name, rivalName(set.rivals.level), 0, false, {}});
    }
    for (const BoardTable &table : others)
        set.tables.append(table);
}

std::optional<BoardTurn> nextTurn(const BoardSet &set)
{
    for (int table = 0; table < set.tables.size(); ++table) {
        const BoardTable &own = set.tables[table];
        const auto open = std::find(own.points.begin(), own.points.end(), std::nullopt);
        if (own.here && open != own.points.end())
            return BoardTurn{table, static_cast<int>(open - own.points.begin())};
    }
    return {};
}

int tableOfRival(const BoardSet &set)
{
    for (int table = 0; table < set.tables.size(); ++table) {
        if (!set.tables[table].here && set.tables[table].player == rivalName(set.rivals.level))
            return table;
    }
    return -1;
}

std::vector<std::string> rivalPlayers(const BoardSet &set)
{
    return std::vector<std::string>(static_cast<std::size_t>(Seating(set.rules.rules).players),
                                    rivalName(set.rivals.level).toStdString());
}

void enterBoard(BoardSet &set, const BoardTurn &turn, const BoardPoints &points)
{
    auto &kept = set.tables[turn.table].points[static_cast<std::size_t>(turn.board)];
    if (!kept)
        kept = points;
}

void endCarried(BoardSet &set, const BoardTurn &last)
{
    for (int board = last.board + 1; board < set.count(); ++board)
        enterBoard(set, {last.table, board}, {});
}

bool isOpen(const BoardSet &set, int board)
{
    const bool anybody = std::any_of(set.tables.begin(), set.tables.end(),
                                     [](const BoardTable &table) { return table.here; });
    return !anybody ||
           std::any_of(set.tables.begin(), set.tables.end(), [board](const BoardTable &table) {
               return table.here && table.points[static_cast<std::size_t>(board)];
           });
}

QString boardsKey(const BoardSet &set)
{
    BoardSet bare = set;
    bare.rivals = {};
    bare.tables.clear();
    bare.contest = {};
    return QString::fromLatin1(
        QCryptographicHash::hash(writeBoards(bare), QCryptographicHash::Sha1).toHex().left(16));
}

} // namespace sandbag
