// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_file.h"

#include "boards/pair_result.h"
#include "boards/pairs_contest.h"

#include "disk/own_place.h"
#include "formats/deal_reader.h"
#include "formats/deal_writer.h"
#include "formats/json_place.h"
#include "formats/json_writer.h"
#include "formats/rules_json.h"
#include "formats/whole_file.h"
#include "setup/seating.h"
#include "text/enum_rows.h"
#include "text/session_text.h"
#include "text/shown_text.h"

namespace sandbag {

namespace {

using Layout = JsonWriter::Layout;
constexpr const char *kFormat = "spades-boards/1";
constexpr int kMostPoints = 1'000'000;
constexpr int kMostTablesTold = 64;
constexpr int kMostName = 80;
constexpr qint64 kLargestShelf = 16 << 20; ///< of a hundred boards at 64 tables: 2 MB

using KindRow = EnumRow<BoardRivals::Kind, const char *>;
constexpr KindRow kKinds[] = {{BoardRivals::Kind::teams, "teams"},
                              {BoardRivals::Kind::round, "round"},
                              {BoardRivals::Kind::friends, "friends"}};
static_assert(standByNumber(kKinds, &KindRow::key, BoardRivals::Kind::friends));

QStringList kindWords()
{
    QStringList words;
    for (const KindRow &row : kKinds)
        words << QString::fromLatin1(row.value);
    return words;
}

QString key(const char *name)
{
    return QString::fromLatin1(name);
}

std::optional<BoardPoints> readPoints(const JsonPlace &place, int sides)
{
    if (place.isNull())
        return {};
    BoardPoints points;
    for (const JsonPlace &side : place.items())
        points.push_back(side.integer(-kMostPoints, kMostPoints));
    if (!points.empty() && static_cast<int>(points.size()) != sides)
        place.fail(SessionText::tr("the table has %n side(s)", "", sides));
    return points;
}

BoardTable readTable(const JsonPlace &place, const BoardSet &set)
{
    const Seating seating(set.rules.rules);
    BoardTable table;
    table.name = oneLine(place.at(key("name")).text(), kMostName);
    table.player = oneLine(place.at(key("player")).text());
    table.seat = place.at(key("seat")).integer(0, seating.players - 1);
    table.here = place.has(key("here")) && place.at(key("here")).boolean();
    for (const JsonPlace &board : place.at(key("points")).items(set.count()))
        table.points.push_back(readPoints(board, seating.sides));
    return table;
}

BoardSet told(const JsonPlace &place, std::variant<BoardSet, QString> set)
{
    if (const auto *why = std::get_if<QString>(&set))
        place.fail(*why);
    return std::get<BoardSet>(std::move(set));
}

BoardSet readCards(const JsonPlace &file)
{
    if (file.has(key("number"))) {
        const JsonPlace number = file.at(key("number"));
        const int count = file.at(key("boards")).integer(1, kMostBoards);
        BoardSet set = told(number, boardsOfNumber(number.text(), count));
        if (set.count() != count)
            number.fail(SessionText::tr("the file has %n deal(s)", "", set.count()));
        return set;
    }
    const JsonPlace rulesPlace = file.at(key("rules"));
    const auto [base, rules] = readRuleMembers(rulesPlace);
    if (const auto why = whyNoBoards(rules))
        rulesPlace.fail(*why);
    const Seating seating(rules);
    std::vector<DealRecord> deals;
    const JsonPlace boards = file.at(key("boards"));
    for (const JsonPlace &deal : boards.items()) {
        if (deals.size() == kMostBoards)
            boards.fail(SessionText::tr("The number of deals must be 1 to %1.").arg(kMostBoards));
        deals.push_back(readDeal(deal, seating.players, seating.sides));
    }
    return told(boards, boardsOfCards({base, rules}, deals));
}

BoardRivals readRivals(const JsonPlace &place, int players)
{
    BoardRivals rivals;
    rivals.kind = static_cast<BoardRivals::Kind>(place.at(key("kind")).word(kindWords()));
    if (place.has(key("level")))
        rivals.level = place.at(key("level")).integer(1, 6);
    if (place.has(key("seats")))
        rivals.seats = place.at(key("seats")).integer(1, players);
    return rivals;
}

/// The points follow from what was bid and taken; where the file says them, too, they are the same.
PairResult readEntered(const JsonPlace &place, const BoardSet &set, PairResult result)
{
    const Seating seating(set.rules.rules);
    result.deal = readDeal(place, seating.players, seating.sides);
    if (result.deal->kind == DealRecord::Kind::played)
        place.fail(SessionText::tr("a result from real cards can't list the hands"));
    const auto made = scored(set, result);
    if (const auto *why = std::get_if<QString>(&made))
        place.fail(*why);
    const auto &whole = std::get<PairResult>(made);
    if (!result.points.empty() && result.points != whole.points)
        place.fail(SessionText::tr("the points don't match this deal"));
    return whole;
}

PairResult readResult(const JsonPlace &place, const BoardSet &set, int pairs)
{
    PairResult result;
    result.board = place.at(key("board")).integer(1, set.count()) - 1;
    result.northSouth = place.at(key("ns")).integer(1, pairs) - 1;
    result.eastWest = place.at(key("ew")).integer(1, pairs) - 1;
    if (result.northSouth == result.eastWest)
        place.fail(SessionText::tr("a pair cannot play against itself"));
    if (place.has(key("points")))
        result.points = readPoints(place.at(key("points")), 2).value_or(BoardPoints{});
    if (place.has(key("deal")))
        return readEntered(place.at(key("deal")), set, result);
    if (result.points.empty())
        place.fail(SessionText::tr("the points are missing"));
    return result;
}

PairsContest readContest(const JsonPlace &place, const BoardSet &set)
{
    PairsContest contest;
    const JsonPlace tables = place.at(key("tables"));
    contest.tables = tables.integer(kFewestTables, kMostTables);
    if (const auto why = whyNoMovement(set, contest.tables))
        tables.fail(*why);
    const int pairs = 2 * contest.tables;
    if (place.has(key("names"))) {
        for (const JsonPlace &name : place.at(key("names")).items(pairs))
            contest.names << oneLine(name.text(), kMostName);
    }
    for (const JsonPlace &item : place.at(key("results")).items()) {
        const PairResult result = readResult(item, set, pairs);
        if (findResult(contest, result.board, result.northSouth))
            item.fail(SessionText::tr("that pair already has a result on this deal"));
        contest.results.append(result);
    }
    return contest;
}

BoardSet readSet(const JsonPlace &file)
{
    BoardSet set = readCards(file);
    set.carried = file.has(key("carried")) && file.at(key("carried")).boolean();
    if (file.has(key("rivals")))
        set.rivals = readRivals(file.at(key("rivals")), Seating(set.rules.rules).players);
    if (file.has(key("pairs")))
        set.contest = readContest(file.at(key("pairs")), set);
    if (!file.has(key("tables")))
        return set;
    for (const JsonPlace &table : file.at(key("tables")).items()) {
        if (set.tables.size() == kMostTablesTold)
            table.fail(SessionText::tr("there are too many tables"));
        set.tables.append(readTable(table, set));
    }
    return set;
}

void writeCards(JsonWriter &json, const BoardSet &set)
{
    if (!set.number.isEmpty()) {
        json.member("number", set.number);
        json.member("boards", set.count());
        return;
    }
    json.key("rules");
    json.beginObject();
    writeRuleMembers(json, set.rules.base, set.rules.rules);
    json.endObject();
    json.key("boards");
    json.beginArray();
    for (const DealRecord &deal : set.boards) {
        json.beginObject();
        json.member("dealer", deal.dealer);
        const auto lists = [&](const char *name, const std::vector<CardList> &cards) {
            json.key(name);
            json.beginArray();
            for (const CardList &each : cards)
                json.value(toString(each));
            json.endArray();
        };
        lists("hands", deal.hands);
        json.member("aside", toString(deal.undealt));
        if (!deal.faceUp.empty())
            lists("face_up", deal.faceUp);
        if (deal.cutCard)
            json.member("cut_card", toString(*deal.cutCard));
        json.key("events");
        json.beginArray(Layout::row);
        json.endArray();
        json.endObject();
    }
    json.endArray();
}

void writeTable(JsonWriter &json, const BoardTable &table, bool here)
{
    json.beginObject();
    json.member("name", table.name);
    json.member("player", table.player);
    json.member("seat", table.seat);
    if (here && table.here)
        json.member("here", true);
    json.key("points");
    json.beginArray(Layout::row);
    for (const auto &board : table.points) {
        if (!board) {
            json.null();
            continue;
        }
        json.beginArray(Layout::row);
        for (const int points : *board)
            json.value(points);
        json.endArray();
    }
    json.endArray();
    json.endObject();
}

void writeContest(JsonWriter &json, const PairsContest &contest)
{
    json.key("pairs");
    json.beginObject();
    json.member("tables", contest.tables);
    if (contest.names.size() == 2 * contest.tables) {
        json.key("names");
        json.beginArray();
        for (const QString &name : contest.names)
            json.value(name);
        json.endArray();
    }
    json.key("results");
    json.beginArray();
    for (const PairResult &result : contest.results) {
        json.beginObject(result.deal ? Layout::block : Layout::row);
        json.member("board", result.board + 1);
        json.member("ns", result.northSouth + 1);
        json.member("ew", result.eastWest + 1);
        json.key("points");
        json.beginArray(Layout::row);
        for (const int points : result.points)
            json.value(points);
        json.endArray();
        if (result.deal) {
            constexpr int kSeats = 4;
            json.key("deal");
            writeDeal(json, *result.deal, kSeats);
        }
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

QByteArray fileOf(const BoardSet &set, bool here)
{
    JsonWriter json;
    json.beginObject();
    json.member("format", kFormat);
    writeCards(json, set);
    if (set.carried)
        json.member("carried", true);
    json.key("rivals");
    json.beginObject(Layout::row);
    json.member("kind", kKinds[static_cast<std::size_t>(set.rivals.kind)].value);
    json.member("level", set.rivals.level);
    if (set.rivals.kind == BoardRivals::Kind::round)
        json.member("seats", set.rivals.seats);
    json.endObject();
    json.key("tables");
    json.beginArray();
    for (const BoardTable &table : set.tables)
        writeTable(json, table, here);
    json.endArray();
    if (set.contest.tables > 0)
        writeContest(json, set.contest);
    json.endObject();
    return json.finished();
}

std::variant<BoardSet, FileError> parseSet(const QByteArray &json, const QString &file)
{
    try {
        return readSet(parseDocument(json, {QString::fromUtf8(kFormat)}));
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    }
}

} // namespace

QString boardsEnding()
{
    return QStringLiteral(".spades-boards.json");
}

std::variant<BoardSet, FileError> parseBoards(const QByteArray &json, const QString &file)
{
    auto read = parseSet(json, file);
    if (auto *set = std::get_if<BoardSet>(&read)) {
        for (BoardTable &table : set->tables)
            table.here = false;
    }
    return read;
}

std::variant<BoardSet, FileError> readBoards(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return parseBoards(std::get<QByteArray>(bytes), file);
}

QByteArray writeBoards(const BoardSet &set)
{
    return fileOf(set, false);
}

BoardShelf::BoardShelf(const QString &path)
    : m_file(path.isEmpty() ? dataPlace() + QStringLiteral("/boards.json") : path, kLargestShelf)
{
}

std::variant<std::optional<BoardSet>, FileError> BoardShelf::read()
{
    auto bytes = m_file.read();
    if (auto *error = std::get_if<FileError>(&bytes))
        return std::move(*error);
    const auto &there = std::get<std::optional<QByteArray>>(bytes);
    if (!there)
        return std::optional<BoardSet>();
    auto read = parseSet(*there, m_file.path());
    if (auto *error = std::get_if<FileError>(&read)) {
        m_file.distrust();
        return std::move(*error);
    }
    return std::optional(std::get<BoardSet>(std::move(read)));
}

std::optional<FileError> BoardShelf::write(const BoardSet &set)
{
    return m_file.write(fileOf(set, true));
}

} // namespace sandbag
