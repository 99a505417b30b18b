// SPDX-License-Identifier: GPL-3.0-or-later
// Boards at real tables: points from what was bid and taken there, and the ranking, counted anew.
#include "boards/board_file.h"
#include "boards/pair_result.h"
#include "boards/pairs_contest.h"
#include "contest_sums.h"
#include "numbers/deal_number.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QTest>

#include <array>

using namespace sandbag;

namespace {

using Bids = std::array<const char *, 4>;
using Tricks = std::array<int, 4>;

BoardSet boards(int count, const char *game = "standard")
{
    const CodedRules rules{QString::fromLatin1(game), rulesOf(*findPreset(game))};
    return std::get<BoardSet>(boardsOfNumber(*numberText({rules, 4711, {}, {}}), count));
}

DealRecord entered(const Bids &bids, const Tricks &tricks)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    for (int seat = 0; seat < 4; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        deal.bids[seat] = *parseCall(bids[at]);
        deal.facts.tricks[seat] = static_cast<std::uint8_t>(tricks[at]);
    }
    deal.given.add(Fact::tricks);
    return deal;
}

std::variant<PairResult, QString> made(const BoardSet &set, const Bids &bids, const Tricks &tricks)
{
    return scored(set, {0, 0, set.contest.tables, {}, entered(bids, tricks)});
}

BoardPoints pointsOf(const BoardSet &set, const Bids &bids, const Tricks &tricks)
{
    const auto result = made(set, bids, tricks);
    return std::holds_alternative<PairResult>(result) ? std::get<PairResult>(result).points
                                                      : BoardPoints{};
}

QString refusal(const BoardSet &set, const Bids &bids, const Tricks &tricks)
{
    const auto result = made(set, bids, tricks);
    const auto *why = std::get_if<QString>(&result);
    return why ? *why : QString();
}

/// What a table of Standard made where nobody bids nil: ten a trick bid, one a trick more, and ten
/// bags cost 100.
int plainPoints(int bid, int took)
{
    const int more = took - bid;
    return more < 0 ? -10 * bid : 10 * bid + more - (more >= 10 ? 100 : 0);
}

/// A contest all of whose tables have bid and taken something, and the same in bare numbers.
struct Evening {
    BoardSet set;
    std::vector<PlainResult> results;
};

Evening evening(int tables, int boardCount)
{
    Evening all{boards(boardCount), {}};
    all.set.contest.tables = tables;
    unsigned chance = 7u + static_cast<unsigned>(tables);
    const auto draw = [&chance](int from, int to) {
        chance = chance * 1103515245u + 12345u;
        return from + static_cast<int>((chance >> 16) % static_cast<unsigned>(to - from + 1));
    };
    for (const QList<TableInRound> &round : movementFor(tables, boardCount)) {
        for (const TableInRound &at : round) {
            for (int board = at.firstBoard; board < at.firstBoard + at.boards; ++board) {
                std::array<QByteArray, 4> words;
                std::array<int, 4> bids{};
                for (std::size_t seat = 0; seat < 4; ++seat) {
                    bids[seat] = draw(1, 5);
                    words[seat] = QByteArray::number(bids[seat]);
                }
                const int north = draw(0, 13);
                const auto result =
                    scored(all.set, {board,
                                     at.northSouth,
                                     at.eastWest,
                                     {},
                                     entered({words[0], words[1], words[2], words[3]},
                                             {north / 2, 13 - north, north - north / 2, 0})});
                enterResult(all.set.contest, std::get<PairResult>(result));
                all.results.push_back({board, at.northSouth, at.eastWest,
                                       plainPoints(bids[0] + bids[2], north),
                                       plainPoints(bids[1] + bids[3], 13 - north)});
            }
        }
    }
    return all;
}

} // namespace

class TestRealTables : public QObject
{
    Q_OBJECT

private slots:
    void pointsByHand();
    void otherRulesScoreOtherwise();
    void whatCannotBeIsRefused();
    void twoTablesByHand();
    void rankingsByHand_data();
    void rankingsByHand();
    void filesKeepWhatWasEntered();
    void badResultsEndInOneLine_data();
    void badResultsEndInOneLine();
};

/// Bid 8, took 8: 80. Bid 5, took 5: 50. A nil of 100 next to a four that took one more: 141. Bid
/// 6, took 5: −60. A nil that took one next to a four that took four: 40 − 100; its bag is no
/// point.
void TestRealTables::pointsByHand()
{
    const BoardSet set = boards(4);
    QCOMPARE(pointsOf(set, {"4", "3", "4", "2"}, {5, 3, 3, 2}), (BoardPoints{80, 50}));
    QCOMPARE(pointsOf(set, {"4", "3", "nil", "5"}, {5, 3, 0, 5}), (BoardPoints{141, 80}));
    QCOMPARE(pointsOf(set, {"3", "4", "3", "2"}, {3, 4, 2, 4}), (BoardPoints{-60, 62}));
    // Eleven bags: ten of them cost 100 at once.
    QCOMPARE(pointsOf(set, {"1", "1", "1", "1"}, {12, 0, 1, 0}), (BoardPoints{-69, -20}));
    const auto nil = made(set, {"4", "3", "nil", "5"}, {4, 3, 1, 5});
    QCOMPARE(std::get<PairResult>(nil).points, (BoardPoints{-60, 80}));
    QCOMPARE(enteredInShort(std::get<PairResult>(nil)), QStringLiteral("4 3 N 5 · 5 : 8"));
}

/// The same bids and tricks by the rules of the boards.
void TestRealTables::otherRulesScoreOtherwise()
{
    BoardSet set = boards(4);
    set.rules.rules.nil_value = 50;
    QCOMPARE(pointsOf(set, {"4", "3", "nil", "5"}, {5, 3, 0, 5}), (BoardPoints{91, 80}));
    set.rules.rules.over_points = 0;
    QCOMPARE(pointsOf(set, {"4", "3", "nil", "5"}, {5, 3, 0, 5}), (BoardPoints{90, 80}));
}

void TestRealTables::whatCannotBeIsRefused()
{
    BoardSet set = boards(4);
    QVERIFY(!refusal(set, {"4", "3", "4", "2"}, {5, 3, 3, 3}).isEmpty()); // fourteen tricks
    QVERIFY(!refusal(set, {"4", "3", "4", "2"}, {5, 3, 3, 1}).isEmpty());
    for (const QString &why : {refusal(set, {"4", "3", "4", "2"}, {5, 3, 3, 3}),
                               refusal(set, {"blind nil", "3", "4", "2"}, {0, 8, 3, 2})}) {
        QVERIFY(!why.isEmpty());
        QVERIFY(!why.contains(u'\n'));
    }
    // A rule wants a fact that nobody told.
    set.rules.rules.last_trick_bonus = 10;
    QVERIFY(!refusal(set, {"4", "3", "4", "2"}, {5, 3, 3, 2}).isEmpty());
}

/// Two tables, three boards; everyone meets everyone, both tables play the board of the round.
/// Round 1, board 1: pairs 1–2 +30, 3–4 +10: pair 1 gets 2, 3 gets 0, 2 gets 0, 4 gets 2.
/// Round 2, board 2: pairs 1–3 −50, 4–2 −50: level, 1 each.
/// Round 3, board 3: pairs 1–4 +5, 2–3 +61: pair 1 gets 0, 2 gets 2, 4 gets 2, 3 gets 0.
/// In all of 6: pair 1 3, pair 2 3, pair 3 1, pair 4 5.
void TestRealTables::twoTablesByHand()
{
    BoardSet set = boards(3);
    set.contest.tables = 2;
    const int net[3][2] = {{30, 10}, {-50, -50}, {5, 61}};
    const Movement movement = movementFor(2, 3);
    QCOMPARE(movement.size(), 3);
    for (int round = 0; round < 3; ++round) {
        for (int table = 0; table < 2; ++table) {
            const TableInRound &at = movement[round][table];
            enterResult(
                set.contest,
                {at.firstBoard, at.northSouth, at.eastWest, {100 + net[round][table], 100}, {}});
        }
    }
    const auto ranking = rankingOf(set);
    QCOMPARE(ranking.size(), 1);
    QStringList lines;
    for (const PairRank &rank : ranking[0])
        lines << QStringLiteral("%1. pair %2: %3 of %4")
                     .arg(rank.place)
                     .arg(rank.pair + 1)
                     .arg(rank.matchpoints)
                     .arg(rank.most);
    QCOMPARE(lines, (QStringList{
                        QStringLiteral("1. pair 4: 5 of 6"), QStringLiteral("2. pair 1: 3 of 6"),
                        QStringLiteral("2. pair 2: 3 of 6"), QStringLiteral("4. pair 3: 1 of 6")}));
}

void TestRealTables::rankingsByHand_data()
{
    QTest::addColumn<int>("tables");
    for (int tables = kFewestTables; tables <= kMostTables; ++tables)
        QTest::addRow("%d", tables) << tables;
}

/// Points of every table by arithmetic, matchpoints by comparing each two results of a board,
/// places by how many of the field have more: none of it by the program.
void TestRealTables::rankingsByHand()
{
    QFETCH(int, tables);
    const Evening all = evening(tables, 16);
    QVERIFY(all.results.size() >= static_cast<std::size_t>(tables * 10));
    for (const PlainResult &plain : all.results) {
        const PairResult *result = findResult(all.set.contest, plain.board, plain.northSouth);
        QVERIFY(result);
        QCOMPARE(result->points, (BoardPoints{plain.ofNorth, plain.ofEast}));
    }
    const std::vector<PlainRank> plain = plainRanks(all.results, 2 * tables);
    int ranked = 0, won = 0;
    for (const QList<PairRank> &field : rankingOf(all.set)) {
        for (const PairRank &rank : field) {
            ++ranked;
            won += rank.matchpoints;
            const PlainRank &own = plain[static_cast<std::size_t>(rank.pair)];
            QCOMPARE(rank.matchpoints, own.matchpoints);
            QCOMPARE(rank.most, own.most);
            QCOMPARE(rank.points, own.points);
            int before = 0;
            for (const PairRank &other : field) {
                const PlainRank &theirs = plain[static_cast<std::size_t>(other.pair)];
                before += theirs.matchpoints * own.most > own.matchpoints * theirs.most ? 1 : 0;
            }
            QCOMPARE(rank.place, before + 1);
        }
    }
    QCOMPARE(ranked, 2 * tables);
    int toWin = 0; // each two results of a board share two points in both directions
    for (const PlainResult &one : all.results)
        for (const PlainResult &other : all.results)
            toWin += one.board == other.board && one.northSouth < other.northSouth ? 4 : 0;
    QCOMPARE(won, toWin);
}

void TestRealTables::filesKeepWhatWasEntered()
{
    BoardSet set = evening(3, 6).set;
    set.contest.names = QStringList(6);
    set.contest.results[2].deal.reset(); // ruled
    set.contest.results[2].points = {10, -20};
    const QByteArray json = writeBoards(set);
    const auto read = parseBoards(json, QStringLiteral("x"));
    QVERIFY2(std::holds_alternative<BoardSet>(read), json.constData());
    const auto &again = std::get<BoardSet>(read);
    QCOMPARE(again.contest.results.size(), set.contest.results.size());
    QVERIFY(again.contest.results[0].deal->bids[2] == set.contest.results[0].deal->bids[2]);
    QVERIFY(again == set);
    QCOMPARE(writeBoards(again), json);
}

void TestRealTables::badResultsEndInOneLine_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("points") << QByteArray("[80, 50]") << QByteArray("[81, 50]");
    QTest::newRow("bid") << QByteArray("\"4\", \"3\"") << QByteArray("\"5\", \"3\"");
    QTest::newRow("tricks") << QByteArray("[5, 3, 3, 2]") << QByteArray("[5, 3, 3, 3]");
    QTest::newRow("tricks moved") << QByteArray("[5, 3, 3, 2]") << QByteArray("[3, 5, 3, 2]");
    QTest::newRow("no bid") << QByteArray("\"4\", \"3\"") << QByteArray("\"\", \"3\"");
    QTest::newRow("words") << QByteArray("\"4\", \"3\"") << QByteArray("\"<script>\", \"3\"");
    QTest::newRow("void") << QByteArray("\"bids\"") << QByteArray("\"void\": \"misdeal\", \"x\"");
}

void TestRealTables::badResultsEndInOneLine()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    BoardSet set = boards(3);
    set.contest.tables = 3;
    const auto result = made(set, {"4", "3", "4", "2"}, {5, 3, 3, 2});
    enterResult(set.contest, std::get<PairResult>(result));
    QByteArray json = writeBoards(set);
    QVERIFY(std::holds_alternative<BoardSet>(parseBoards(json, QStringLiteral("x"))));
    QVERIFY2(json.contains(from), json.constData());
    json.replace(json.indexOf(from), from.size(), to);
    const auto read = parseBoards(json, QStringLiteral("their file"));
    QVERIFY2(std::holds_alternative<FileError>(read), json.constData());
    const QString text = std::get<FileError>(read).text;
    QVERIFY2(text.startsWith(QStringLiteral("their file")) && !text.contains(u'\n'),
             qPrintable(text));
}

QTEST_GUILESS_MAIN(TestRealTables)
#include "tst_real_tables.moc"
