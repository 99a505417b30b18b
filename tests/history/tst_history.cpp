// SPDX-License-Identifier: GPL-3.0-or-later
// The library of matches: nothing is lost, whatever becomes of its index, and every figure that is
// told of the matches is the sum that plain loops over their scores give.
#include "match_maker.h"

#include "formats/result_json.h"
#include "history_query.h"
#include "index_schema.h"
#include "library.h"
#include "library_files.h"
#include "library_worker.h"
#include "random_rules.h"
#include "share.h"
#include "statistics.h"
#include "statistics_detail.h"

#include <QJsonArray>
#include <QProcess>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

using namespace sandbag;

namespace {

constexpr int kRandomMatches = share(200);
const std::vector<std::string> kNames{"Ada", "Bo", "Cleo", "Di", "Eve", "Fay", "Gus", "Hal"};

/// Matches by name of the rules and name of a player.
using Key = std::pair<QString, QString>;
using Sums = std::map<Key, StatisticsGroup>;

struct Nils {
    int nils = 0, made = 0;
};

/// What a player called in the deals that count; a line that says "failed" is of one that was not
/// kept.
Nils nilsOf(const Match &match, const QJsonObject &score, int seat, bool blind)
{
    Nils sums;
    const QJsonArray deals = score[u"deals"].toArray();
    for (std::size_t deal = 0; deal < match.results().size(); ++deal) {
        const QJsonObject told = deals[static_cast<qsizetype>(deal)].toObject();
        const Call &call = match.results()[deal].facts.bids[static_cast<std::size_t>(seat)];
        if (told[u"partial"].toBool() || told.contains(u"void") || !call.isNil() ||
            call.blind != blind)
            continue;
        bool failed = match.results()[deal].facts.tricks[static_cast<std::size_t>(seat)] > 0;
        for (const QJsonValue side : told[u"sides"].toArray()) {
            for (const QJsonValue line : side[u"lines"].toArray()) {
                const bool own =
                    line[u"seat"].toInt(-1) == seat && line[u"rule"].toString().endsWith(u"nil");
                failed = failed || (own && line[u"text"].toString().contains(u"failed") &&
                                    line[u"points"].toInt() < 0);
            }
        }
        ++sums.nils;
        sums.made += failed ? 0 : 1;
    }
    return sums;
}

void addDeals(StatisticsGroup &group, const QJsonObject &score, int side)
{
    for (const QJsonValue deal : score[u"deals"].toArray()) {
        if (deal[u"partial"].toBool())
            continue;
        group.deals += deal.toObject().contains(u"void") ? 0 : 1;
        const QJsonValue told = deal[u"sides"][side];
        group.points += told[u"points"].toInt();
        for (const QJsonValue line : told[u"lines"].toArray()) {
            const bool penalty =
                line[u"rule"].toString() == u"bags" && !line.toObject().contains(u"seat");
            group.penalties += penalty ? 1 : 0;
            group.bags += penalty ? 0 : line[u"bags"].toInt();
        }
    }
}

void addMatch(Sums &sums, const MatchRecord &record, const QString &rules)
{
    const auto folded = Match::fold(record);
    const auto &match = std::get<Match>(folded);
    const QJsonObject score = resultObject(match);
    for (int seat = 0; seat < match.table()->seating.players; ++seat) {
        const QString name =
            QString::fromStdString(record.players[static_cast<std::size_t>(seat)].name);
        const int side = match.table()->seating.sideOf(seat);
        StatisticsGroup &group = sums[{rules, name}];
        ++group.matches;
        group.finished += score[u"over"].toBool() ? 1 : 0;
        group.won += score[u"over"].toBool() && score[u"winner"].toInt() == side ? 1 : 0;
        addDeals(group, score, side);
        const Nils plain = nilsOf(match, score, seat, false);
        const Nils blind = nilsOf(match, score, seat, true);
        group.nils += plain.nils;
        group.nilsMade += plain.made;
        group.blindNils += blind.nils;
        group.blindNilsMade += blind.made;
    }
}

QString textOf(const StatisticsGroup &group)
{
    QStringList words;
    for (const int count :
         {group.matches, group.finished, group.won, group.deals, group.points, group.nils,
          group.nilsMade, group.blindNils, group.blindNilsMade, group.bags, group.penalties})
        words << QString::number(count);
    return words.join(u' ');
}

QStringList idsIn(Library &library, const HistoryFilter &filter = {})
{
    QStringList ids;
    const auto error = library.ask([&](HistoryIndex &index) {
        for (const HistoryRow &row : historyRows(index, filter))
            ids << row.id;
    });
    ids.sort();
    return error ? QStringList{error->text} : ids;
}

} // namespace

class TestHistory : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void figuresAsByPlainLoops();
    void detailAsByPlainLoops();
    void contractsOfStandard();
    void importedOnce();
    void importedWhereTheLibraryIs_data();
    void importedWhereTheLibraryIs();
    void wilsonIsKnown();
    void damagedIndexIsMadeAgain_data();
    void damagedIndexIsMadeAgain();
    void recordsAreTheTruth();
    void deletedAndBroughtBack();
    void filedMatchGrows();
    void searched();
    void oldIndexIsBroughtUpToDate();
    void killedAtAnyMoment();
    void nothingCanBeWritten();
    void manyWriteAtOnce();

private:
    void writeAtOnce();

    /// Some matches of Standard, some of them cut off.
    QTemporaryDir m_home;
    QString m_records;
    static constexpr int kMatches = 60;
};

void TestHistory::initTestCase()
{
    QVERIFY(m_home.isValid());
    m_records = m_home.filePath(QStringLiteral("records"));
    for (int i = 0; i < kMatches; ++i) {
        MatchRecord record = playedMatch({}, "standard", static_cast<std::uint64_t>(i), kNames, 6);
        if (i % 5 == 0)
            record.deals.back().events.resize(record.deals.back().events.size() / 2);
        writeMatch(record, m_records, i);
    }
}

/// Over random matches of random rules: other sums than the index makes, and made in another way.
void TestHistory::figuresAsByPlainLoops()
{
    const QTemporaryDir folder;
    Sums wanted;
    RandomRules random(7);
    int made = 0;
    for (std::uint64_t seed = 0; made < kRandomMatches; ++seed) {
        const RuleSet rules = random.draw(12);
        std::vector<std::string> names = kNames;
        std::rotate(names.begin(), names.begin() + static_cast<int>(seed % 4), names.begin() + 4);
        MatchRecord record = playedMatch(rules, "standard", seed, names, 12);
        if (record.deals.empty())
            continue;
        record.name = "Game " + std::to_string(made % 7);
        addMatch(wanted, record, QString::fromStdString(record.name));
        writeMatch(record, folder.filePath(QStringLiteral("in")), made++);
    }
    Library library(folder.filePath(QStringLiteral("library")));
    QVERIFY(!library.open());
    const auto imported = library.import({folder.filePath(QStringLiteral("in"))});
    QCOMPARE(std::get<Imported>(imported).added, kRandomMatches);
    std::size_t compared = 0;
    for (const std::string &name : kNames) {
        QList<StatisticsGroup> groups;
        const auto error = library.ask([&](HistoryIndex &index) {
            StatisticsQuestion question;
            question.name = QString::fromStdString(name);
            question.by = GroupBy::rules;
            groups = statistics(index, question);
        });
        QVERIFY(!error);
        for (const StatisticsGroup &group : std::as_const(groups)) {
            QCOMPARE(textOf(group), textOf(wanted[{group.key, QString::fromStdString(name)}]));
            ++compared;
        }
    }
    QCOMPARE(compared, wanted.size());
}

namespace {

/// What one player's matches come to, by going through them one after another.
struct PlainDetail {
    std::map<int, std::pair<int, int>> contracts;     ///< by size: how many, how many set
    std::map<std::pair<int, int>, int> bids;          ///< by bid and tricks
    std::map<std::string, std::pair<int, int>> calls; ///< how many, how many not set
    std::vector<int> points;                          ///< of every deal that counts
    std::vector<bool> won;                            ///< of every finished match
    qint64 squares = 0;

    void add(const MatchRecord &record, const std::string &name);
    void addDeal(const DealResult &result, const QJsonValue &told, std::size_t seat, int side);
    void addCall(const Call &call, int tricks, bool set);
};

void PlainDetail::addCall(const Call &call, int tricks, bool set)
{
    if (call.isNumber())
        ++bids[{call.halves / 2, tricks}];
    const bool plain = !call.made() || call.isNumber() || call.isNil() ||
                       call.what == Call::What::pass || call.what == Call::What::misdeal;
    if (plain)
        return;
    auto &[count, made] = calls[toString(call)];
    ++count;
    made += set ? 0 : 1;
}

void PlainDetail::addDeal(const DealResult &result, const QJsonValue &told, std::size_t seat,
                          int side)
{
    const QJsonValue sum = told[u"sides"][side];
    const auto &score = result.score.side[static_cast<std::size_t>(side)];
    const bool set = score.outcome == Outcome::failed;
    if (const int size = sum[u"contract"].toInt(); size > 0 && score.outcome != Outcome::none) {
        ++contracts[size].first;
        contracts[size].second += set ? 1 : 0;
    }
    if (told.toObject().contains(u"void"))
        return;
    points.push_back(sum[u"points"].toInt());
    addCall(result.facts.bids[seat], result.facts.tricks[seat], set);
}

void PlainDetail::add(const MatchRecord &record, const std::string &name)
{
    const auto folded = Match::fold(record);
    const auto &match = std::get<Match>(folded);
    const QJsonObject score = resultObject(match);
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        if (record.players[seat].name != name)
            continue;
        const int side = match.table()->seating.sideOf(static_cast<int>(seat));
        if (score[u"over"].toBool())
            won.push_back(score[u"winner"].toInt() == side);
        for (std::size_t deal = 0; deal < match.results().size(); ++deal) {
            const QJsonValue told = score[u"deals"][static_cast<qsizetype>(deal)];
            if (told[u"partial"].toBool())
                continue;
            const qint64 size = told[u"sides"][side][u"points"].toInt();
            squares += size * size;
            addDeal(match.results()[deal], told, seat, side);
        }
    }
}

void compareDetail(const PlainDetail &wanted, const StatisticsDetail &found)
{
    std::map<int, std::pair<int, int>> contracts;
    for (const ContractSize &size : found.contracts)
        contracts[size.contract] = {size.count, size.set};
    QVERIFY(contracts == wanted.contracts);
    std::map<std::pair<int, int>, int> bids;
    for (const BidOutcome &bid : found.bids)
        bids[{bid.bid, bid.tricks}] = bid.count;
    QVERIFY(bids == wanted.bids);
    std::map<std::string, std::pair<int, int>> calls;
    for (const SpecialCall &call : found.calls)
        calls[call.call.toStdString()] = {call.count, call.made};
    QVERIFY(calls == wanted.calls);
    QCOMPARE(found.sums.pointSquares, wanted.squares);
    std::vector<int> points = wanted.points;
    std::sort(points.begin(), points.end());
    for (int i = 0; i < 5; ++i) {
        const auto place = static_cast<std::size_t>(i);
        QCOMPARE(found.worst.value(i).points, points.at(place));
        QCOMPARE(found.best.value(i).points, points.at(points.size() - 1 - place));
    }
    int longest[2] = {}, run = 0, trend = 0;
    for (std::size_t i = 0; i < wanted.won.size(); ++i) {
        run = i > 0 && wanted.won[i] == wanted.won[i - 1] ? run + 1 : 1;
        longest[wanted.won[i] ? 1 : 0] = std::max(longest[wanted.won[i] ? 1 : 0], run);
    }
    QCOMPARE(found.streaks.lost, longest[0]);
    QCOMPARE(found.streaks.won, longest[1]);
    QCOMPARE(std::abs(found.streaks.now), run);
    for (const TrendPart &part : found.trend)
        trend += part.won;
    if (!found.trend.isEmpty())
        QCOMPARE(trend, static_cast<int>(std::count(wanted.won.begin(), wanted.won.end(), true)));
}

} // namespace

/// The same of everything else that is told, over random matches of random rules.
void TestHistory::detailAsByPlainLoops()
{
    const QTemporaryDir folder;
    PlainDetail wanted;
    RandomRules random(11);
    int made = 0;
    for (std::uint64_t seed = 500; made < kRandomMatches; ++seed) {
        RuleSet rules = random.draw(10);
        rules.win_deals = 3; // most of them end
        std::vector<std::string> names = kNames;
        std::rotate(names.begin(), names.begin() + static_cast<int>(seed % 3), names.begin() + 3);
        const MatchRecord record = playedMatch(rules, "standard", seed, names, 4);
        if (record.deals.empty())
            continue;
        wanted.add(record, "Ada");
        const QString begun =
            QDateTime(QDate(2024, 1, 1).addDays(made), QTime(20, 0), Qt::UTC).toString(Qt::ISODate);
        QFile file(folder.filePath(QStringLiteral("match-%1.spades.json").arg(made++)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(writeRecord({record, {{QStringLiteral("begun"), begun}}}));
    }
    Library library(folder.path());
    QVERIFY(!library.open());
    StatisticsDetail found;
    QVERIFY(!library.ask([&](HistoryIndex &index) {
        StatisticsQuestion question;
        question.name = QStringLiteral("Ada");
        found = statisticsDetail(index, question);
    }));
    QVERIFY(wanted.won.size() > kRandomMatches / 4);
    QVERIFY(kRandomMatches < 200 || !wanted.calls.empty());
    compareDetail(wanted, found);
}

/// In Standard a contract is a number above 0, and its line takes points where it failed.
void TestHistory::contractsOfStandard()
{
    int contracts = 0, sets = 0;
    for (int i = 0; i < kMatches; ++i) {
        const auto loaded =
            loadMatch(QStringLiteral("%1/match-%2.spades.json").arg(m_records).arg(i));
        const QJsonObject score = resultObject(std::get<LoadedMatch>(loaded).match);
        for (const QJsonValue deal : score[u"deals"].toArray()) {
            const QJsonValue side = deal[u"sides"][0];
            if (deal[u"partial"].toBool() || side[u"contract"].toInt() == 0)
                continue;
            ++contracts;
            for (const QJsonValue line : side[u"lines"].toArray())
                sets += line[u"rule"].toString() == u"contract" && line[u"points"].toInt() < 0;
        }
    }
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    QCOMPARE(std::get<Imported>(library.import({m_records})).added, kMatches);
    StatisticsGroup group;
    const auto error = library.ask([&](HistoryIndex &index) {
        StatisticsQuestion question;
        question.name = QStringLiteral("Ada");
        group = statistics(index, question).value(0);
    });
    QVERIFY(!error);
    QVERIFY(sets > 0);
    QCOMPARE(group.contracts, contracts);
    QCOMPARE(group.set, sets);
}

void TestHistory::importedOnce()
{
    const QTemporaryDir folder;
    QFile torn(folder.filePath(QStringLiteral("torn.spades.json")));
    QVERIFY(torn.open(QIODevice::WriteOnly) && torn.write("{") == 1);
    torn.close();
    Library library(folder.filePath(QStringLiteral("library")));
    QVERIFY(!library.open());
    const QString one = m_records + QStringLiteral("/match-3.spades.json");
    const auto first = std::get<Imported>(library.import({one, one}));
    QCOMPARE(first.added, 1);
    QCOMPARE(first.known, 1);
    const auto all = std::get<Imported>(library.import({m_records, torn.fileName()}));
    QCOMPARE(all.found, kMatches + 1);
    QCOMPARE(all.added, kMatches - 1);
    QCOMPARE(all.known, 1);
    QCOMPARE(all.refused.size(), 1);
    QCOMPARE(all.refused.front().file, torn.fileName());
    QCOMPARE(idsIn(library).size(), kMatches);
    QVERIFY(std::holds_alternative<FileError>(
        library.import({folder.filePath(QStringLiteral("nowhere"))})));
}

void TestHistory::importedWhereTheLibraryIs_data()
{
    QTest::addColumn<QString>("content");
    for (const char *content : {"../evil", "/tmp/evil", "..", "a/b", "evil", "mine", "people",
                                "0123456789abcdef0123456789abcde/", "\u202egnp.live"})
        QTest::newRow(content) << QString::fromUtf8(content);
    QTest::newRow("long") << QString(5000, u'a');
}

/// What a record says of itself names no file: neither one elsewhere nor another match's.
void TestHistory::importedWhereTheLibraryIs()
{
    QFETCH(QString, content);
    const QTemporaryDir above;
    const QString from = above.filePath(QStringLiteral("offered.spades.json"));
    auto record =
        std::get<RecordFile>(readRecord(m_records + QStringLiteral("/match-3.spades.json")));
    record.other.insert(contentKey(), content);
    QFile offered(from);
    QVERIFY(offered.open(QIODevice::WriteOnly) && offered.write(writeRecord(record)) > 0);
    offered.close();
    Library library(above.filePath(QStringLiteral("data/library")));
    QVERIFY(!library.open());
    const QString mine = library.pathOf(QStringLiteral("mine"));
    QVERIFY(!library.file(
        std::get<RecordFile>(readRecord(m_records + QStringLiteral("/match-4.spades.json"))),
        QStringLiteral("mine")));
    const auto before = std::get<RecordFile>(readRecord(mine));
    QCOMPARE(std::get<Imported>(library.import({from})).added, 1);
    const QString id = contentHash(record.record);
    QVERIFY(QFile::exists(library.pathOf(id)));
    QCOMPARE(recordsAt(above.path())->size(), 3);
    QVERIFY(std::get<RecordFile>(readRecord(mine)).record == before.record);
}

/// Against figures from a table.
void TestHistory::wilsonIsKnown()
{
    const Rate half = wilson(5, 10);
    QVERIFY(std::abs(half.lower - 0.2366) < 1e-4 && std::abs(half.upper - 0.7634) < 1e-4);
    const Rate none = wilson(0, 10);
    QVERIFY(none.lower == 0 && std::abs(none.upper - 0.2775) < 1e-4);
    const Rate all = wilson(1, 1);
    QVERIFY(std::abs(all.lower - 0.2065) < 1e-4 && all.upper == 1);
    QVERIFY(!rateOf(0, 0));
}

void TestHistory::damagedIndexIsMadeAgain_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("gone") << QByteArray();
    QTest::newRow("empty") << QByteArray("");
    QTest::newRow("no database") << QByteArray(5000, 'x');
    QTest::newRow("torn in the middle") << QByteArray("torn");
}

void TestHistory::damagedIndexIsMadeAgain()
{
    QFETCH(QByteArray, bytes);
    const QTemporaryDir folder;
    const QString index = folder.filePath(QStringLiteral("index.sqlite"));
    QStringList before;
    {
        Library library(folder.path());
        QVERIFY(!library.open());
        (void)library.import({m_records});
        before = idsIn(library);
    }
    QFile file(index);
    if (bytes.isNull()) {
        QVERIFY(file.remove());
    } else {
        QVERIFY(file.open(QIODevice::ReadWrite));
        const bool torn = bytes == "torn";
        if (torn) {
            const qint64 size = file.size();
            for (qint64 page = 4096; page < size; page += 8192) {
                file.seek(page);
                file.write(QByteArray(4096, '\x5a'));
            }
        } else {
            file.resize(0);
            file.write(bytes);
        }
        file.close();
    }
    Library library(folder.path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), before);
    QCOMPARE(before.size(), kMatches);
}

/// What is put into the folder or taken out by hand is seen.
void TestHistory::recordsAreTheTruth()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("by hand.spades.json"));
    QVERIFY(QFile::copy(m_records + QStringLiteral("/match-1.spades.json"), path));
    {
        Library library(folder.path());
        QVERIFY(!library.open());
        QCOMPARE(idsIn(library), QStringList{QStringLiteral("by hand")});
        QCOMPARE(library.pathOf(QStringLiteral("by hand")), path);
    }
    QVERIFY(QFile::remove(path));
    Library library(folder.path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), QStringList());
}

void TestHistory::deletedAndBroughtBack()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    const QStringList before = idsIn(library);
    QVERIFY(!library.remove(before[4]));
    QCOMPARE(idsIn(library).size(), kMatches - 1);
    QVERIFY(!QFile::exists(library.pathOf(before[4])));
    QVERIFY(!library.restore(before[4]));
    QCOMPARE(idsIn(library), before);
    QVERIFY(!library.remove(before[4]));
    library.empty();
    QVERIFY(library.restore(before[4]));
    QCOMPARE(idsIn(library).size(), kMatches - 1);
}

/// A match is filed again and again while it is played, and stays one; it keeps its first time.
void TestHistory::filedMatchGrows()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    RuleSet rules;
    rules.win_deals = 3;
    const MatchRecord whole = playedMatch(rules, "standard", 11, kNames);
    MatchRecord part = whole;
    part.deals.resize(1);
    const QString id = QStringLiteral("match-1");
    QVERIFY(!library.file({part, {}}, id));
    const QDateTime long_ago =
        QDateTime::fromString(QStringLiteral("2020-02-03T04:05:06Z"), Qt::ISODate);
    QVERIFY(!library.file({part, {{QStringLiteral("begun"), long_ago.toString(Qt::ISODate)}}}, id));
    QVERIFY(!library.file({whole, {}}, id));
    QList<HistoryRow> rows;
    QVERIFY(!library.ask([&](HistoryIndex &index) { rows = historyRows(index); }));
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].begun, long_ago);
    QVERIFY(rows[0].over && rows[0].ended.isValid());
    QCOMPARE(rows[0].deals, static_cast<int>(whole.deals.size()));
}

void TestHistory::searched()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    HistoryFilter filter;
    filter.text = QStringLiteral("ada STAND");
    QCOMPARE(idsIn(library, filter).size(), kMatches);
    filter.text = QStringLiteral("nobody");
    QCOMPARE(idsIn(library, filter).size(), 0);
    filter.text = QString();
    filter.players = 6;
    QCOMPARE(idsIn(library, filter).size(), 0);
    filter.players = 4;
    filter.table = HistoryFilter::Table::people;
    QCOMPARE(idsIn(library, filter).size(), 0);
    filter.table = HistoryFilter::Table::any;
    filter.result = HistoryFilter::Result::unfinished;
    const auto open = idsIn(library, filter).size();
    QVERIFY(open > 0 && open <= kMatches);
}

namespace {

/// The index as the first version of the program left it, to be brought up to date.
void makeOld(const QString &folder)
{
    const QString name = QStringLiteral("old");
    {
        QSqlDatabase index = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        index.setDatabaseName(folder + QStringLiteral("/index.sqlite"));
        QVERIFY(index.open());
        QSqlQuery query(index);
        for (const char *table : {"match", "seat", "deal", "call", "review", "fact", "file"})
            query.exec(QStringLiteral("DROP TABLE IF EXISTS %1").arg(QLatin1String(table)));
        for (const QString &statement : indexSteps().front())
            QVERIFY(query.exec(statement));
        QVERIFY(query.exec(QStringLiteral("PRAGMA user_version=1")));
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace

/// Matches of an index that an earlier version made are all there again.
void TestHistory::oldIndexIsBroughtUpToDate()
{
    const QTemporaryDir folder;
    {
        Library library(folder.path());
        QVERIFY(!library.open());
        (void)library.import({m_records});
    }
    makeOld(folder.path());
    Library library(folder.path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library).size(), kMatches);
    StatisticsDetail detail;
    QVERIFY(!library.ask([&](HistoryIndex &index) {
        StatisticsQuestion question;
        question.name = QStringLiteral("Ada");
        detail = statisticsDetail(index, question);
    }));
    QVERIFY(!detail.bids.isEmpty());
}

/// While records are imported, the index is made again or brought up to date. SANDBAG_KILLS says
/// how often, where it is to be more often than a test has time for.
void TestHistory::killedAtAnyMoment()
{
    const int kills = std::max(8, qEnvironmentVariableIntValue("SANDBAG_KILLS"));
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("library"));
    const QStringList import{QStringLiteral("import"), m_records, QStringLiteral("--library"),
                             place};
    Dice dice(5);
    for (int kill = 0; kill < kills; ++kill) {
        if (kill % 4 == 0)
            QDir(place).removeRecursively();
        else if (kill % 4 == 1)
            QFile::remove(place + QStringLiteral("/index.sqlite"));
        else if (kill % 4 == 2 && QFile::exists(place + QStringLiteral("/index.sqlite")))
            makeOld(place);
        QProcess process;
        process.start(QStringLiteral(SANDBAG_CLI), import);
        QVERIFY(process.waitForStarted());
        QTest::qSleep(5 + dice.below(150));
        process.kill();
        process.waitForFinished();
    }
    QProcess process;
    process.start(QStringLiteral(SANDBAG_CLI), import);
    QVERIFY(process.waitForFinished());
    QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    Library library(place);
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library).size(), kMatches);
}

/// One clear line, and it names the folder.
void TestHistory::nothingCanBeWritten()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("file")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Library library(folder.filePath(QStringLiteral("file/library")));
    const auto unopened = library.open();
    QVERIFY(unopened && unopened->text.startsWith(folder.path()));
    LibraryWorker worker(library.folder());
    QSignalSpy trouble(&worker, &LibraryWorker::trouble);
    const MatchRecord record = playedMatch({}, "standard", 3, kNames, 1);
    for (int i = 0; i < 3; ++i) {
        worker.file({record, {}}, QStringLiteral("match-%1").arg(i));
        worker.flush();
        QCoreApplication::processEvents();
    }
    QCOMPARE(trouble.size(), 1);
    QVERIFY(!trouble[0][0].toString().contains(u'\n'));
    // Once there is a place for them, all are filed with the next one.
    QVERIFY(inTheWay.remove());
    worker.file({record, {}}, QStringLiteral("match-3"));
    worker.flush();
    QCOMPARE(recordsIn(worker.folder()).size(), 4);
}

/// SANDBAG_ROUNDS says for how long: each is a program that imports, three at a time, beside one
/// that files.
void TestHistory::manyWriteAtOnce()
{
    const int rounds = std::max(1, qEnvironmentVariableIntValue("SANDBAG_ROUNDS"));
    for (int round = 0; round < rounds; ++round)
        writeAtOnce();
}

void TestHistory::writeAtOnce()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("library"));
    std::vector<std::unique_ptr<QProcess>> programs;
    for (int i = 0; i < 3; ++i) {
        programs.push_back(std::make_unique<QProcess>());
        programs.back()->start(QStringLiteral(SANDBAG_CLI), {QStringLiteral("import"), m_records,
                                                             QStringLiteral("--library"), place});
    }
    Library library(place);
    const auto opened = library.open();
    QVERIFY2(!opened, opened ? qPrintable(opened->text) : "");
    for (int i = 0; i < 20; ++i) {
        const MatchRecord record =
            playedMatch({}, "standard", static_cast<std::uint64_t>(900 + i), kNames, 1);
        const auto error = library.file({record, {}}, QStringLiteral("own-%1").arg(i));
        QVERIFY2(!error, error ? qPrintable(error->text) : "");
    }
    for (const auto &program : programs) {
        QVERIFY(program->waitForFinished());
        QVERIFY2(program->exitCode() == 0, program->readAllStandardError().constData());
    }
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library).size(), kMatches + 20);
}

QTEST_GUILESS_MAIN(TestHistory)
#include "tst_history.moc"
