// SPDX-License-Identifier: GPL-3.0-or-later
// Boards that several tables play with the same cards: where the cards come from, what is compared,
// and the file in which results are exchanged.
#include "boards/board_cards.h"
#include "boards/board_file.h"
#include "boards/board_play.h"
#include "boards/board_progress.h"
#include "boards/board_scores.h"
#include "boards/pairs_contest.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "share.h"
#include "test_main.h"
#include "text/numbers.h"

#include <QLocale>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace sandbag;

namespace {

const std::atomic<bool> kGoOn = false;

CodedRules game(const char *id)
{
    return {QString::fromLatin1(id), rulesOf(*findPreset(id))};
}

QString numberOf(const CodedRules &rules, quint64 seed)
{
    return *numberText({rules, seed, {}, {}});
}

BoardSet setOf(const char *id, int count, quint64 seed = 4711)
{
    return std::get<BoardSet>(boardsOfNumber(numberOf(game(id), seed), count));
}

BoardTable tableOf(const QString &name, int seat,
                   const std::vector<std::optional<BoardPoints>> &points)
{
    return {name, QStringLiteral("human"), seat, false, points};
}

std::vector<std::optional<BoardPoints>> played(const BoardSet &set, const char *player)
{
    std::vector<std::optional<BoardPoints>> points(set.boards.size());
    const auto players = static_cast<std::size_t>(Seating(set.rules.rules).players);
    playBoards(set, std::vector<std::string>(players, player), kGoOn,
               [&](int board, const BoardPoints &made) {
                   points[static_cast<std::size_t>(board)] = made;
               });
    return points;
}

QString refusal(const std::variant<BoardSet, QString> &set)
{
    const auto *why = std::get_if<QString>(&set);
    return why ? *why : QString();
}

} // namespace

class TestBoards : public QObject
{
    Q_OBJECT

private slots:
    void everyNamedGameHasBoards_data();
    void everyNamedGameHasBoards();
    void aNumberGivesTheSameBoards();
    void badNumbersAreRefused();
    void differencesByHand();
    void matchpointsByHand();
    void roundTheTableByHand();
    void sharesFollowTheLocale();
    void onlyOwnPointsCountAlone();
    void scoresGoOnWhereTheyAreCarried();
    void computersPlayTheSameTwice();
    void filesComeBackEqual();
    void foreignFilesAreNobodysHere();
    void badFilesEndInOneLine_data();
    void badFilesEndInOneLine();
    void tablesAreMerged();
    void everyoneHasTheirTurn();
    void pbnComesBackEqual();
    void shelfKeepsWhoPlaysHere();
    void shelvesKeepWhatTheyDoNotKnow();
    void noMoreBoardsThanASetHas();
    void movementsMeetOnce_data();
    void movementsMeetOnce();
    void movementsThatCannotBe();
    void pairsAreRankedByHand();
    void badContestsAreRefused_data();
    void badContestsAreRefused();
};

void TestBoards::everyNamedGameHasBoards_data()
{
    QTest::addColumn<QString>("id");
    for (const Preset &preset : shareOf(presets()))
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id);
}

void TestBoards::everyNamedGameHasBoards()
{
    QFETCH(QString, id);
    const BoardSet set = setOf(id.toLatin1().constData(), 4);
    const Seating seating(set.rules.rules);
    QCOMPARE(set.count(), 4);
    for (int i = 0; i < 4; ++i)
        QCOMPARE(set.boards[static_cast<std::size_t>(i)].dealer,
                 (set.boards.front().dealer + i) % seating.players);
    const auto points = played(set, "simple");
    int scores = 0;
    for (const auto &board : points) {
        QVERIFY(board);
        QVERIFY(board->empty() || static_cast<int>(board->size()) == seating.sides);
        scores += board->empty() ? 0 : 1;
    }
    QVERIFY2(scores > 0, "no board has a score");
    BoardSet written = set;
    written.tables.append(tableOf(QStringLiteral("Ada"), 0, points));
    const auto read = parseBoards(writeBoards(written), QStringLiteral("x"));
    QVERIFY(std::holds_alternative<BoardSet>(read));
    QVERIFY(std::get<BoardSet>(read) == written);
}

void TestBoards::aNumberGivesTheSameBoards()
{
    const BoardSet eight = setOf("standard", 8), four = setOf("standard", 4);
    QCOMPARE(eight.count(), 8);
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(sameCards(four.boards[i], eight.boards[i]));
    QVERIFY(!sameBoards(four, eight));
    QVERIFY(sameBoards(eight, setOf("standard", 8)));
    QVERIFY(!sameBoards(eight, setOf("standard", 8, 4712)));
    QVERIFY(!sameBoards(eight, setOf("zone", 8)));
    BoardSet carried = eight;
    carried.carried = true;
    QVERIFY(!sameBoards(eight, carried));
    QVERIFY(!freshBoards(game("standard"), 16).number.isEmpty());
}

void TestBoards::badNumbersAreRefused()
{
    for (const char *text : {"", "hello", "22222-22223", "<script>"})
        QVERIFY(!refusal(boardsOfNumber(QString::fromLatin1(text), 8)).isEmpty());
    const QString number = numberOf(game("standard"), 1);
    QVERIFY(!refusal(boardsOfNumber(number, 0)).isEmpty());
    QVERIFY(!refusal(boardsOfNumber(number, kMostBoards + 1)).isEmpty());
    NumberedCards one{game("standard"), quint64{1}, {}, {}};
    one.only = NumberedCards::OneDeal{0, 0};
    QVERIFY(refusal(boardsOfNumber(*numberText(one), 8)).contains(QStringLiteral("a single deal")));
}

/// Two tables, side 0 compared. Board by board: 63−40 = +23 and 30−31 = −1: +24. −50−102 = −152
/// and −50−102: level. 100−0 and 230−20 = +210: −110. Board 4 has no score at the other table.
void TestBoards::differencesByHand()
{
    BoardSet set = setOf("standard", 4);
    set.tables = {
        tableOf(
            QStringLiteral("Ada"), 0,
            {BoardPoints{63, 40}, BoardPoints{-50, 102}, BoardPoints{100, 0}, BoardPoints{41, 62}}),
        tableOf(QStringLiteral("Bo"), 2,
                {BoardPoints{30, 31}, BoardPoints{-50, 102}, BoardPoints{230, 20}, BoardPoints{}})};
    const BoardDifferences all = differences(set, 0, 1);
    QCOMPARE(all.boards, (std::vector<std::optional<int>>{24, 0, -110, {}}));
    QCOMPARE(all.total, -86);
    QCOMPARE(all.won, 1);
    QCOMPARE(all.level, 1);
    QCOMPARE(all.lost, 1);
    QCOMPARE(differences(set, 1, 0).total, 86);
    QCOMPARE(netTotal(set, 0), 23 - 152 + 100 - 21);
    QCOMPARE(netTotal(set, 1), -1 - 152 + 210);
}

/// Four tables, net for side 0: 10, 20, 20, −5. So 2, 5, 5 and 0 of 6 points.
void TestBoards::matchpointsByHand()
{
    BoardSet set = setOf("standard", 1);
    for (const auto &points :
         {BoardPoints{30, 20}, BoardPoints{40, 20}, BoardPoints{20, 0}, BoardPoints{20, 25}})
        set.tables.append(tableOf(QString::number(set.tables.size()), 0, {points}));
    const int expected[] = {2, 5, 5, 0};
    for (int table = 0; table < 4; ++table) {
        const Matchpoints points = matchpointsOf(set, table);
        QCOMPARE(points.total, expected[table]);
        QCOMPARE(points.most, 6);
    }
    QCOMPARE(matchpointsOf(set, 1).perMille(), 833);
    QCOMPARE(matchpointsOf(set, 0).perMille(), 333);
    // For the other side the order is turned round: 4, 1, 1, 6.
    set.tables[0].seat = 1;
    QCOMPARE(matchpointsOf(set, 0).total, 4);
}

/// A person first at seat 0 (+40 for its side), then at seat 1 (its side made +10): by both 50.
void TestBoards::roundTheTableByHand()
{
    BoardSet set = setOf("standard", 1);
    set.tables = {tableOf(QStringLiteral("You"), 0, {BoardPoints{60, 20}}),
                  tableOf(QStringLiteral("You"), 1, {BoardPoints{35, 45}})};
    QCOMPARE(differences(set, 0, 1).total, 50);
    QCOMPARE(differences(set, 1, 0).total, 50);
    QCOMPARE(netTotal(set, 0), 40);
    QCOMPARE(netTotal(set, 1), 10);
}

void TestBoards::sharesFollowTheLocale()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    const QString german = shareText(625), whole = shareText(1000);
    QLocale::setDefault(before);
    QCOMPARE(german, QStringLiteral("62,5 %"));
    QCOMPARE(whole, QStringLiteral("100,0 %"));
}

void TestBoards::onlyOwnPointsCountAlone()
{
    QCOMPARE(netPoints({40, 10, -30}, 0), 40);
    QCOMPARE(netPoints({40, 10, -30}, 2), -30);
    QCOMPARE(netPoints({40, 10}, 1), -30);
}

/// Ten bags cost 100 only where they are carried on.
void TestBoards::scoresGoOnWhereTheyAreCarried()
{
    BoardSet set = setOf("standard", 16, 3);
    const auto single = played(set, "simple");
    set.carried = true;
    const auto carried = played(set, "simple");
    QVERIFY(single != carried);
    QVERIFY(std::all_of(single.begin(), single.end(), [](const auto &each) { return each; }));
    // The match was over before the last board: it has no score.
    QVERIFY(carried.front() == single.front());
    QCOMPARE(carried.back(), std::optional(BoardPoints{}));
}

void TestBoards::computersPlayTheSameTwice()
{
    const BoardSet set = setOf("cutthroat", 4);
    QCOMPARE(played(set, "level:3"), played(set, "level:3"));
    const std::atomic<bool> stop = true;
    playBoards(set, std::vector<std::string>(4, "level:3"), stop,
               [](int, const BoardPoints &) { QFAIL("it was stopped"); });
}

void TestBoards::filesComeBackEqual()
{
    for (const auto kind :
         {BoardRivals::Kind::teams, BoardRivals::Kind::round, BoardRivals::Kind::friends}) {
        BoardSet set = setOf("zone", 4);
        set.carried = kind == BoardRivals::Kind::round;
        set.rivals.kind = kind;
        if (kind == BoardRivals::Kind::round)
            set.rivals.seats = 4;
        if (kind == BoardRivals::Kind::teams)
            set.rivals.level = 5;
        set.tables.append(tableOf(QStringLiteral("<script>"), 3,
                                  {BoardPoints{63, -40}, {}, BoardPoints{}, BoardPoints{0, 0}}));
        const auto read = parseBoards(writeBoards(set), QStringLiteral("x"));
        QVERIFY(std::holds_alternative<BoardSet>(read));
        QVERIFY(std::get<BoardSet>(read) == set);
        // The same where no number tells the cards.
        set.number.clear();
        const auto again = parseBoards(writeBoards(set), QStringLiteral("x"));
        QVERIFY(std::holds_alternative<BoardSet>(again));
        QVERIFY(std::get<BoardSet>(again) == set);
    }
}

void TestBoards::foreignFilesAreNobodysHere()
{
    BoardSet set = setOf("standard", 1);
    set.tables.append(tableOf(QStringLiteral("Ada"), 0, {BoardPoints{1, 2}}));
    set.tables.front().here = true;
    QVERIFY(!writeBoards(set).contains("here"));
    QByteArray claimed = writeBoards(set);
    claimed.replace("\"seat\": 0,", "\"seat\": 0, \"here\": true,");
    const auto read = parseBoards(claimed, QStringLiteral("x"));
    QVERIFY(std::holds_alternative<BoardSet>(read));
    QVERIFY(!std::get<BoardSet>(read).tables.front().here);
}

void TestBoards::badFilesEndInOneLine_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray("[");
    QTest::newRow("format") << QByteArray("boards/1") << QByteArray("boards/9");
    QTest::newRow("number") << QByteArray("\"number\": \"") << QByteArray("\"number\": \"2");
    QTest::newRow("count") << QByteArray("\"boards\": 4") << QByteArray("\"boards\": 101");
    QTest::newRow("fewer") << QByteArray("\"boards\": 4") << QByteArray("\"boards\": 3");
    QTest::newRow("seat") << QByteArray("\"seat\": 0") << QByteArray("\"seat\": 4");
    QTest::newRow("points") << QByteArray("63") << QByteArray("\"63\"");
    QTest::newRow("huge") << QByteArray("63") << QByteArray("63000000000");
    QTest::newRow("sides") << QByteArray("63") << QByteArray("63, 63");
    QTest::newRow("kind") << QByteArray("friends") << QByteArray("enemies");
    QTest::newRow("name") << QByteArray("\"name\": \"Ada\"") << QByteArray("\"name\": 7");
}

void TestBoards::badFilesEndInOneLine()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    BoardSet set = setOf("standard", 4);
    set.tables.append(
        tableOf(QStringLiteral("Ada"), 0, {BoardPoints{63, 1}, BoardPoints{2, 3}, {}, {}}));
    QByteArray json = writeBoards(set);
    QVERIFY(json.contains(from));
    json.replace(json.indexOf(from), from.size(), to);
    const auto read = parseBoards(json, QStringLiteral("their file"));
    const auto *error = std::get_if<FileError>(&read);
    QVERIFY(error);
    QVERIFY(error->text.startsWith(QStringLiteral("their file")));
    QVERIFY(!error->text.contains(u'\n'));
}

void TestBoards::tablesAreMerged()
{
    BoardSet mine = setOf("standard", 2), theirs = mine;
    mine.tables = {tableOf(QStringLiteral("Ada"), 0, {BoardPoints{1, 2}, {}})};
    mine.tables.front().here = true;
    theirs.tables = {tableOf(QStringLiteral("Bo"), 0, {BoardPoints{3, 4}, BoardPoints{5, 6}}),
                     tableOf(QStringLiteral("Ada"), 0, {BoardPoints{9, 9}, BoardPoints{7, 8}})};
    theirs.tables.front().here = true;
    mergeTables(mine, theirs);
    QCOMPARE(mine.tables.size(), 2);
    QVERIFY(mine.tables[0].here && !mine.tables[1].here);
    QCOMPARE(*mine.tables[0].points[0], (BoardPoints{1, 2})); // what counts stays
    QCOMPARE(*mine.tables[0].points[1], (BoardPoints{7, 8}));
    QCOMPARE(mine.tables[1].name, QStringLiteral("Bo"));
}

/// First results stay, those of others are hidden until a board is played, and a round goes on from
/// the next seat.
void TestBoards::everyoneHasTheirTurn()
{
    BoardSet set = setOf("standard", 2);
    set.rivals = {BoardRivals::Kind::round, 3, 2};
    seatTables(set, QStringLiteral("You"));
    QCOMPARE(set.tables.size(), 2);
    QCOMPARE(set.tables[1].seat, 1);
    QVERIFY(!isOpen(set, 0));
    QList<BoardTurn> turns;
    while (const auto turn = nextTurn(set)) {
        turns << *turn;
        enterBoard(set, *turn, {1, 2});
        enterBoard(set, *turn, {7, 8});
    }
    QCOMPARE(turns, (QList<BoardTurn>{{0, 0}, {0, 1}, {1, 0}, {1, 1}}));
    QCOMPARE(*set.tables[0].points[0], (BoardPoints{1, 2}));
    QVERIFY(isOpen(set, 0));
    QCOMPARE(tableOfRival(set), -1);

    BoardSet teams = setOf("standard", 2);
    teams.rivals = {BoardRivals::Kind::teams, 4, 1};
    seatTables(teams, QStringLiteral("You"));
    QCOMPARE(tableOfRival(teams), 1);
    QCOMPARE(rivalPlayers(teams), std::vector<std::string>(4, "level:4"));
    QCOMPARE(boardsKey(teams), boardsKey(setOf("standard", 2)));
    QVERIFY(boardsKey(teams) != boardsKey(setOf("standard", 2, 1)));
    teams.carried = true;
    endCarried(teams, {0, 0});
    QCOMPARE(*teams.tables[0].points[1], BoardPoints{});
}

void TestBoards::pbnComesBackEqual()
{
    const BoardSet set = setOf("standard", 16);
    const auto pbn = pbnOfBoards(set);
    QVERIFY(std::holds_alternative<QByteArray>(pbn));
    const auto read = boardsOfPbn(std::get<QByteArray>(pbn), set.rules, QStringLiteral("x.pbn"));
    QVERIFY(std::holds_alternative<BoardSet>(read));
    QVERIFY(sameBoards(std::get<BoardSet>(read), set));
    QVERIFY(std::holds_alternative<FileError>(pbnOfBoards(setOf("three-handed", 4))));
    const auto unfit =
        boardsOfPbn(std::get<QByteArray>(pbn), game("three-handed"), QStringLiteral("x.pbn"));
    QVERIFY(std::get<FileError>(unfit).text.startsWith(QStringLiteral("x.pbn: ")));
}

void TestBoards::shelfKeepsWhoPlaysHere()
{
    const QTemporaryDir folder;
    BoardShelf shelf(folder.filePath(QStringLiteral("new/boards.json")));
    QVERIFY(!std::get<std::optional<BoardSet>>(shelf.read()));
    BoardSet set = setOf("standard", 1);
    set.tables.append(tableOf(QStringLiteral("Ada"), 0, {BoardPoints{1, 2}}));
    set.tables.front().here = true;
    QVERIFY(!shelf.write(set));
    const auto read = shelf.read();
    QVERIFY(*std::get<std::optional<BoardSet>>(read) == set);
    QFile file(folder.filePath(QStringLiteral("new/boards.json")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    QVERIFY(std::holds_alternative<FileError>(shelf.read()));
}

/// Two windows, or two programs: who writes looks first.
void TestBoards::shelvesKeepWhatTheyDoNotKnow()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("boards.json"));
    BoardShelf one(path), two(path);
    QVERIFY(!std::get<std::optional<BoardSet>>(one.read()));
    QVERIFY(!std::get<std::optional<BoardSet>>(two.read()));
    const BoardSet first = setOf("standard", 1), second = setOf("standard", 2);
    QVERIFY(!one.write(first));
    QVERIFY(!one.write(first)); // its own
    const auto told = two.write(second);
    QVERIFY(told && told->kind == FileError::Kind::inUse);
    QVERIFY2(told->text.contains(QStringLiteral("boards.json.other")), qPrintable(told->text));
    QVERIFY(sameBoards(std::get<BoardSet>(readBoards(path)), second));
    QVERIFY(sameBoards(std::get<BoardSet>(readBoards(path + QStringLiteral(".other"))), first));

    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    BoardShelf third(path);
    QVERIFY(std::holds_alternative<FileError>(third.read()));
    QVERIFY(third.write(first));
    QFile damaged(path + QStringLiteral(".other-2"));
    QVERIFY(damaged.open(QIODevice::ReadOnly));
    QCOMPARE(damaged.readAll(), QByteArray("{"));
    QVERIFY(sameBoards(std::get<BoardSet>(readBoards(path)), first));

    // What someone else has written since it was read here.
    BoardShelf fourth(path), fifth(path);
    QVERIFY(std::get<std::optional<BoardSet>>(fourth.read()));
    QVERIFY(std::get<std::optional<BoardSet>>(fifth.read()));
    QVERIFY(!fourth.write(second));
    const auto later = fifth.write(first);
    QVERIFY(later && later->kind == FileError::Kind::inUse);
    QVERIFY(sameBoards(std::get<BoardSet>(readBoards(path + QStringLiteral(".other-3"))), second));
}

/// A million deals in which nothing happened are refused at the first too many.
void TestBoards::noMoreBoardsThanASetHas()
{
    const QByteArray deal = R"({"dealer":0,"void":"misdeal"})";
    QByteArray json = R"({"format":"spades-boards/1","rules":{"base":"standard","rules":{}},)"
                      R"("rivals":{"kind":"friends","level":1},"boards":[)";
    for (int board = 0; board <= kMostBoards; ++board)
        json += (board > 0 ? "," : "") + deal;
    json += R"(,"no deal: it is not come to"]})";
    const auto read = parseBoards(json, QStringLiteral("x"));
    QVERIFY(std::holds_alternative<FileError>(read));
    QVERIFY2(std::get<FileError>(read).text.contains(QString::number(kMostBoards)),
             qPrintable(std::get<FileError>(read).text));
}

void TestBoards::movementsMeetOnce_data()
{
    QTest::addColumn<int>("tables");
    for (int tables = kFewestTables; tables <= kMostTables; ++tables)
        QTest::addRow("%d", tables) << tables;
}

/// In each round everybody sits somewhere; no two pairs meet twice, and nobody plays a board twice.
void TestBoards::movementsMeetOnce()
{
    QFETCH(int, tables);
    const Movement movement = movementFor(tables, 16);
    QCOMPARE(movement.size(), tables == 2 ? 3 : tables % 2 == 0 ? tables - 1 : tables);
    std::set<std::pair<int, int>> meetings, played;
    for (const QList<TableInRound> &round : movement) {
        QCOMPARE(round.size(), tables);
        std::set<int> seated, boards;
        for (const TableInRound &at : round) {
            QVERIFY(seated.insert(at.northSouth).second && seated.insert(at.eastWest).second);
            QVERIFY(meetings.insert(std::minmax(at.northSouth, at.eastWest)).second);
            for (int board = at.firstBoard; board < at.firstBoard + at.boards; ++board) {
                QVERIFY(board < 16);
                QVERIFY(played.insert({at.northSouth, board}).second);
                QVERIFY(played.insert({at.eastWest, board}).second);
                if (tables > 2)
                    QVERIFY(boards.insert(board).second); // there is one copy of each
            }
        }
        QCOMPARE(static_cast<int>(seated.size()), 2 * tables);
    }
}

void TestBoards::movementsThatCannotBe()
{
    QVERIFY(movementFor(1, 16).isEmpty() && movementFor(9, 16).isEmpty());
    QVERIFY(movementFor(5, 4).isEmpty() && movementFor(2, 2).isEmpty());
    QVERIFY(!whyNoMovement(setOf("standard", 8), 8));
    QVERIFY(whyNoMovement(setOf("standard", 8), 1));
    QVERIFY(whyNoMovement(setOf("standard", 4), 5));
    QVERIFY(whyNoMovement(setOf("cutthroat", 16), 3));
    QVERIFY(whyNoMovement(setOf("three-handed", 16), 3));
    BoardSet carried = setOf("standard", 8);
    carried.carried = true;
    QVERIFY(whyNoMovement(carried, 3));
}

/// Three tables, three boards. Net of north and south by board and table:
/// board 1: +10, +30, +10: pairs 1, 2, 3 get 1, 4, 1; east and west the rest of 4: 3, 0, 3.
/// board 2: 0, −20, +5: 2, 0, 4 and 2, 4, 0. Board 3 was played at one table: nothing to win.
/// So 1: 3 of 8, 2: 4, 3: 5; in round r pair t of the north meets pair t − r of the others.
void TestBoards::pairsAreRankedByHand()
{
    BoardSet set = setOf("standard", 3);
    set.contest.tables = 3;
    set.contest.names = QStringList(6);
    set.contest.names[0] = QStringLiteral("Ada & Bo");
    const int net[2][3] = {{10, 30, 10}, {0, -20, 5}};
    for (const QList<TableInRound> &round : movementFor(3, 3)) {
        for (const TableInRound &at : round) {
            const int board = at.firstBoard;
            if (board < 2)
                enterResult(
                    set.contest,
                    {board, at.northSouth, at.eastWest, {100 + net[board][at.northSouth], 100}});
            else if (at.northSouth == 0)
                enterResult(set.contest, {board, at.northSouth, at.eastWest, {500, 0}});
        }
    }
    const auto ranking = rankingOf(set);
    QCOMPARE(ranking.size(), 2);
    QCOMPARE(ranking[0].size(), 3);
    const auto line = [&](int field, int place) {
        const PairRank &rank = ranking[field][place];
        return QStringLiteral("%1. pair %2: %3 of %4")
            .arg(QString::number(rank.place), QString::number(rank.pair + 1),
                 QString::number(rank.matchpoints), QString::number(rank.most));
    };
    QCOMPARE(line(0, 0), QStringLiteral("1. pair 3: 5 of 8"));
    QCOMPARE(line(0, 1), QStringLiteral("2. pair 2: 4 of 8"));
    QCOMPARE(line(0, 2), QStringLiteral("3. pair 1: 3 of 8"));
    // Board 1 is played by north 1 in round 1 with pair 4, north 3 in round 2 with pair 5, north 2
    // in round 3 with pair 6; board 2 by north 2 with 5, north 1 with 6, north 3 with 4. So pair 4
    // gets 3 + 0, pair 5 gets 3 + 4, pair 6 gets 0 + 2.
    QCOMPARE(line(1, 0), QStringLiteral("1. pair 5: 7 of 8"));
    QCOMPARE(line(1, 1), QStringLiteral("2. pair 4: 3 of 8"));
    QCOMPARE(line(1, 2), QStringLiteral("3. pair 6: 2 of 8"));
    QCOMPARE(pairName(set.contest, 0), QStringLiteral("Ada & Bo"));
    QVERIFY(pairName(set.contest, 1).contains(u'2'));
    const auto read = parseBoards(writeBoards(set), QStringLiteral("x"));
    QVERIFY(std::holds_alternative<BoardSet>(read));
    QVERIFY(std::get<BoardSet>(read) == set);
    enterResult(set.contest, {0, 0, 3, {}});
    QVERIFY(!findResult(set.contest, 0, 0) && findResult(set.contest, 0, 1));
}

void TestBoards::badContestsAreRefused_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("tables") << QByteArray("\"tables\": 3") << QByteArray("\"tables\": 9");
    QTest::newRow("names") << QByteArray("\"tables\": 3") << QByteArray("\"tables\": 2");
    QTest::newRow("board") << QByteArray("\"board\": 1") << QByteArray("\"board\": 4");
    QTest::newRow("pair") << QByteArray("\"ns\": 1") << QByteArray("\"ns\": 7");
    QTest::newRow("itself") << QByteArray("\"ns\": 1") << QByteArray("\"ns\": 4");
    QTest::newRow("twice") << QByteArray("\"board\": 2") << QByteArray("\"board\": 1");
    QTest::newRow("points") << QByteArray("[10, 20]") << QByteArray("[10]");
    QTest::newRow("none") << QByteArray("[10, 20]") << QByteArray("[]");
}

void TestBoards::badContestsAreRefused()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    BoardSet set = setOf("standard", 3);
    set.contest.tables = 3;
    set.contest.names = QStringList(6);
    enterResult(set.contest, {0, 0, 3, {10, 20}});
    enterResult(set.contest, {1, 0, 4, {30, 20}});
    QByteArray json = writeBoards(set);
    QVERIFY(std::holds_alternative<BoardSet>(parseBoards(json, QStringLiteral("x"))));
    QVERIFY2(json.contains(from), json.constData());
    json.replace(json.indexOf(from), from.size(), to);
    const auto read = parseBoards(json, QStringLiteral("x"));
    QVERIFY(std::holds_alternative<FileError>(read));
    QVERIFY(!std::get<FileError>(read).text.contains(u'\n'));
}

QTEST_GUILESS_MAIN(TestBoards)
#include "tst_boards.moc"
