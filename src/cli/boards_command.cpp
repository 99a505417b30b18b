// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_cards.h"
#include "boards/board_file.h"
#include "boards/board_play.h"
#include "boards/board_scores.h"
#include "boards/board_sheet.h"
#include "boards/pairs_contest.h"
#include "command_line.h"
#include "commands.h"
#include "formats/whole_file.h"
#include "named/named_player.h"
#include "numbers/deal_number.h"
#include "overwritten_input.h"
#include "rules_argument.h"
#include "setup/seating.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <cstdio>

namespace sandbag {

namespace {

using SetOrError = std::variant<BoardSet, FileError>;

SetOrError orError(std::variant<BoardSet, QString> set)
{
    if (auto *why = std::get_if<QString>(&set))
        return FileError{FileError::Kind::unreadable, std::move(*why)};
    return std::get<BoardSet>(std::move(set));
}

SetOrError newSet(const CommandLine &line, int count)
{
    if (line.isSet(QStringLiteral("number")))
        return orError(boardsOfNumber(line.value(QStringLiteral("number")), count));
    const auto rules = playableRulesOfArgument(line.value(QStringLiteral("rules")));
    if (const auto *error = std::get_if<FileError>(&rules))
        return *error;
    const auto &found = std::get<RuleFile>(rules);
    const CodedRules coded{found.base, found.rules};
    if (!line.isSet(QStringLiteral("pbn")))
        return freshBoards(coded, count);
    const QString file = line.value(QStringLiteral("pbn"));
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return boardsOfPbn(std::get<QByteArray>(bytes), coded, file);
}

enum class Written { json, pbn };

int deliver(const CommandLine &line, const QByteArray &bytes, Written form = Written::json)
{
    const QString out = line.value(QStringLiteral("out"));
    if (out.isEmpty() || out == QStringLiteral("-")) {
        if (form == Written::json)
            sayJson(bytes);
        else
            std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
        return kFine;
    }
    if (const auto fault = writeWholeFile(out, bytes, kEndlessPatience))
        return line.refuse(*fault);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("out"), out}}));
    return kFine;
}

void declareOut(CommandLine &line)
{
    line.option(QStringLiteral("out"), Words::tr("The file to write; default: standard output."),
                QStringLiteral("OUT"));
}

QJsonValue pointsValue(const std::optional<BoardPoints> &points)
{
    if (!points)
        return {};
    QJsonArray sides;
    for (const int each : *points)
        sides.append(each);
    return sides;
}

QJsonValue numberValue(const std::optional<int> &number)
{
    return number ? QJsonValue(*number) : QJsonValue();
}

QJsonObject tableObject(const BoardSet &set, int index)
{
    const BoardTable &table = set.tables[index];
    const Matchpoints matchpoints = matchpointsOf(set, index);
    QJsonArray points, net, onBoards;
    for (int board = 0; board < set.count(); ++board) {
        points.append(pointsValue(table.points[static_cast<std::size_t>(board)]));
        net.append(numberValue(netAt(table, board, sideOf(set, table))));
        onBoards.append(numberValue(matchpoints.boards[static_cast<std::size_t>(board)]));
    }
    return {{QStringLiteral("name"), table.name},
            {QStringLiteral("player"), table.player},
            {QStringLiteral("seat"), table.seat},
            {QStringLiteral("points"), points},
            {QStringLiteral("net"), net},
            {QStringLiteral("net_total"), netTotal(set, index)},
            {QStringLiteral("matchpoints"), onBoards},
            {QStringLiteral("matchpoints_total"), matchpoints.total},
            {QStringLiteral("matchpoints_most"), matchpoints.most}};
}

QJsonArray rankingArray(const BoardSet &set)
{
    QJsonArray fields;
    for (const QList<PairRank> &field : rankingOf(set)) {
        QJsonArray ranks;
        for (const PairRank &rank : field)
            ranks.append(QJsonObject{{QStringLiteral("place"), rank.place},
                                     {QStringLiteral("pair"), rank.pair + 1},
                                     {QStringLiteral("name"), pairName(set.contest, rank.pair)},
                                     {QStringLiteral("matchpoints"), rank.matchpoints},
                                     {QStringLiteral("most"), rank.most},
                                     {QStringLiteral("points"), rank.points}});
        fields.append(ranks);
    }
    return fields;
}

QJsonObject setObject(const BoardSet &set)
{
    QJsonArray tables;
    for (int index = 0; index < set.tables.size(); ++index)
        tables.append(tableObject(set, index));
    QJsonObject object{
        {QStringLiteral("boards"), set.count()},
        {QStringLiteral("carried"), set.carried},
        {QStringLiteral("number"), set.number.isEmpty() ? QJsonValue() : QJsonValue(set.number)},
        {QStringLiteral("tables"), tables}};
    if (set.tables.size() == 2) {
        const BoardDifferences all = differences(set, 0, 1);
        QJsonArray boards;
        for (const auto &board : all.boards)
            boards.append(numberValue(board));
        object.insert(QStringLiteral("differences"),
                      QJsonObject{{QStringLiteral("boards"), boards},
                                  {QStringLiteral("total"), all.total},
                                  {QStringLiteral("won"), all.won},
                                  {QStringLiteral("level"), all.level},
                                  {QStringLiteral("lost"), all.lost}});
    }
    if (set.contest.tables > 0)
        object.insert(QStringLiteral("ranking"), rankingArray(set));
    return object;
}

void sayRanking(const BoardSet &set)
{
    for (const QList<PairRank> &field : rankingOf(set)) {
        for (const PairRank &rank : field)
            say(QStringLiteral("%1  %2 %3")
                    .arg(QString::number(rank.place).rightJustified(3),
                         pairName(set.contest, rank.pair).leftJustified(32),
                         Words::tr("%1 of %2", "matchpoints")
                             .arg(QString::number(rank.matchpoints), QString::number(rank.most))));
        say(QString());
    }
}

void saySet(const BoardSet &set)
{
    say(rulesLine(recordOfSet(set)));
    if (!set.number.isEmpty())
        say(Words::tr("Code: %1").arg(set.number));
    const BoardSheet sheet = sheetOf(set);
    const auto sayRow = [](const QStringList &row) {
        QString line = row.front().leftJustified(7);
        for (const QString &cell : row.mid(1))
            line += cell.rightJustified(24);
        say(line);
    };
    sayRow(sheet.head);
    for (const QStringList &row : sheet.boards + sheet.sums)
        sayRow(row);
    if (!sheet.story.isEmpty())
        say(sheet.story);
    if (set.contest.tables > 0)
        sayRanking(set);
}

/// All files together; they must hold the same boards.
SetOrError merged(const QStringList &files)
{
    auto first = readBoards(files.front());
    for (const QString &file : files.mid(1)) {
        const auto other = readBoards(file);
        if (std::holds_alternative<FileError>(other))
            return other;
        auto *set = std::get_if<BoardSet>(&first);
        if (!set)
            break;
        if (!sameBoards(*set, std::get<BoardSet>(other)))
            return FileError{FileError::Kind::breaksRule,
                             Words::tr("%1: these deals aren't the same as those in %2")
                                 .arg(harmless(file), harmless(files.front()))};
        mergeTables(*set, std::get<BoardSet>(other));
    }
    return first;
}

} // namespace

int newBoards(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("boards new"),
                     Words::tr("Make shared deals: the same cards for several tables."));
    line.option(QStringLiteral("rules"), Words::tr("House rules, or the id of a named game."),
                QStringLiteral("FILE"), QStringLiteral("standard"));
    line.option(QStringLiteral("count"), Words::tr("How many deals."), QStringLiteral("N"),
                QStringLiteral("8"));
    line.option(QStringLiteral("number"),
                Words::tr("The code of a match, which stands for its rules and cards."),
                QStringLiteral("NUMBER"));
    line.option(QStringLiteral("pbn"), Words::tr("Use the deals in this PBN file."),
                QStringLiteral("X.pbn"));
    line.option(QStringLiteral("carried"),
                Words::tr("Carry scores over from deal to deal, as in a match."));
    declareOut(line);
    if (!line.parse(arguments))
        return line.status();
    const QStringList read{line.value(QStringLiteral("rules")), line.value(QStringLiteral("pbn"))};
    if (overwritesInput(line, line.value(QStringLiteral("out")), read))
        return kUnusable;
    const auto count = line.number(QStringLiteral("count"), 1, kMostBoards);
    if (!count)
        return kUnusable;
    auto set = newSet(line, static_cast<int>(*count));
    if (const auto *error = std::get_if<FileError>(&set))
        return line.refuse(*error);
    auto &boards = std::get<BoardSet>(set);
    boards.carried = line.isSet(QStringLiteral("carried"));
    return deliver(line, writeBoards(boards));
}

int letPlayBoards(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("boards play"),
                     Words::tr("Have computer players play shared deals at a table of their own."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("seat"), Words::tr("The seat to compare (the first is 0)."),
                QStringLiteral("S"), QStringLiteral("0"));
    line.option(QStringLiteral("player"),
                Words::tr("The computer player for the seat being compared."),
                QStringLiteral("PLAYER"), QStringLiteral("level:3"));
    line.option(QStringLiteral("others"), Words::tr("The players at the other seats."),
                QStringLiteral("PLAYER"), QStringLiteral("level:3"));
    line.option(QStringLiteral("name"), Words::tr("The name of the table."),
                QStringLiteral("NAME"));
    declareOut(line);
    if (!line.parse(arguments))
        return line.status();
    auto read = readBoards(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&read))
        return line.refuse(*error);
    auto &set = std::get<BoardSet>(read);
    const int players = Seating(set.rules.rules).players;
    const auto seat = line.number(QStringLiteral("seat"), 0, players - 1);
    if (!seat)
        return kUnusable;
    const QString own = line.value(QStringLiteral("player"));
    const QString others = line.value(QStringLiteral("others"));
    for (const QString &player : {own, others}) {
        if (!makePlayer(player.toStdString(), 0))
            return line.wrongUsage(
                Words::tr("there is no computer player \"%1\"").arg(shortened(player)));
    }
    BoardTable table;
    const QString name = line.value(QStringLiteral("name"));
    table.name = oneLine(name.isEmpty() ? own : name, 80);
    table.player = own;
    table.seat = static_cast<int>(*seat);
    table.points.resize(set.boards.size());
    std::vector<std::string> seats(static_cast<std::size_t>(players), others.toStdString());
    seats[static_cast<std::size_t>(*seat)] = own.toStdString();
    const std::atomic<bool> goOn = false;
    playBoards(set, seats, goOn, [&](int board, const BoardPoints &points) {
        table.points[static_cast<std::size_t>(board)] = points;
    });
    set.tables.append(table);
    return deliver(line, writeBoards(set));
}

int showBoards(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("boards show"),
                     Words::tr("Compare the results of the same deals at several tables. With "
                               "several files, all their tables are compared together."),
                     {QStringLiteral("FILE…")});
    line.option(QStringLiteral("to"),
                Words::tr("Write the deals instead of the results: as a file of shared deals, or "
                          "for bridge programs."),
                QStringLiteral("boards|pbn"));
    declareOut(line);
    if (!line.parse(arguments))
        return line.status();
    const auto set = merged(line.operands());
    if (const auto *error = std::get_if<FileError>(&set))
        return line.refuse(*error);
    const auto &boards = std::get<BoardSet>(set);
    if (line.value(QStringLiteral("to")) == QStringLiteral("boards"))
        return deliver(line, writeBoards(boards));
    if (line.value(QStringLiteral("to")) == QStringLiteral("pbn")) {
        if (overwritesInput(line, line.value(QStringLiteral("out")), line.operands()))
            return kUnusable;
        const auto pbn = pbnOfBoards(boards);
        if (const auto *error = std::get_if<FileError>(&pbn))
            return line.refuse(*error);
        return deliver(line, std::get<QByteArray>(pbn), Written::pbn);
    }
    if (line.json())
        say(QJsonDocument(setObject(boards)));
    else
        saySet(boards);
    return kFine;
}

} // namespace sandbag
