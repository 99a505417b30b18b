// SPDX-License-Identifier: GPL-3.0-or-later
// The library of matches: nothing is lost, whatever becomes of its index.
#include "formats/loaded_match.h"
#include "match_maker.h"
#include "test_main.h"

#include "files/kept_settings.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "history_model.h"
#include "history_query.h"
#include "index_schema.h"
#include "library.h"
#include "library_files.h"
#include "library_worker.h"
#include "match_hash.h"
#include "random_rules.h"
#include "read_match.h"
#include "shown_time.h"
#include "statistics_detail.h"
#include "text/numbers.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

using namespace sandbag;

namespace {

const std::vector<std::string> kNames{"Ada", "Bo", "Cleo", "Di", "Eve", "Fay", "Gus", "Hal"};

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
    void importedOnce();
    void importedWhereTheLibraryIs_data();
    void importedWhereTheLibraryIs();
    void importedAgainStaysTheFuller();
    void importOverwritesNothing();
    void unrepairedIndexIsNotAsked();
    void damagedIndexIsMadeAgain_data();
    void damagedIndexIsMadeAgain();
    void recordsAreTheTruth();
    void deletedAndBroughtBack();
    void timesHaveNoSeconds();
    void deletedForGood();
    void deletedStaysUntilNobodyCanBringItBack();
    void filedMatchGrows();
    void filedAgainKeepsWhatItsFileSays();
    void searched();
    void foundByResult();
    void wonOrLostIsYours();
    void helpedMatchesSaySo();
    void endsOfOneMatchCountOnce();
    void enteredMatchesAllCount();
    void rulesAreCalledAsTheyAreToday();
    void placesLieAsPlayGoes();
    void endedImportSaysSo();
    void nothingMovesWhereNothingCan();
    void oldIndexIsBroughtUpToDate();
    void killedAtAnyMoment();
    void nothingCanBeWritten();
    void whatWaitsIsForgottenToo();
    void pointsBelowNothingAreSaid();
    void commandSaysWhereThereIsTooLittle();
    void nobodyReadsBesideAChangeAlone();
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
    record.other.insert(record_member::content, content);
    QFile offered(from);
    QVERIFY(offered.open(QIODevice::WriteOnly) && offered.write(writeRecord(record)) > 0);
    offered.close();
    Library library(above.filePath(QStringLiteral("data/library")));
    QVERIFY(!library.open());
    const QString mine = library.pathOf(QStringLiteral("mine"));
    const auto played =
        std::get<RecordFile>(readRecord(m_records + QStringLiteral("/match-4.spades.json")));
    QVERIFY(!library.file(played.record, played.other, QStringLiteral("mine")));
    const auto before = std::get<RecordFile>(readRecord(mine));
    QCOMPARE(std::get<Imported>(library.import({from})).added, 1);
    const QString id = contentHash(record.record);
    QVERIFY(QFile::exists(library.pathOf(id)));
    QCOMPARE(recordsAt(above.path())->size(), 3);
    QVERIFY(std::get<RecordFile>(readRecord(mine)).record == before.record);
}

/// A match that came in unfinished and was played on here is known, and stays as it is by now.
void TestHistory::importedAgainStaysTheFuller()
{
    const QTemporaryDir folder;
    const MatchRecord whole = playedMatch({}, "standard", 5, kNames, 3);
    MatchRecord part = whole;
    part.deals.resize(1);
    const QString offered = writeMatch(part, folder.filePath(QStringLiteral("in")), 1);
    Library library(folder.filePath(QStringLiteral("library")));
    QVERIFY(!library.open());
    QCOMPARE(std::get<Imported>(library.import({offered})).added, 1);
    const QString id = idsIn(library).value(0);
    QVERIFY(!library.file(whole, {}, id));
    const auto again = std::get<Imported>(library.import({offered}));
    QCOMPARE(again.added, 0);
    QCOMPARE(again.known, 1);
    QCOMPARE(idsIn(library), QStringList{id});
    const auto kept = readRecord(library.pathOf(id));
    QVERIFY(std::get<RecordFile>(kept).record == whole);
}

/// What stands under the name that a match would get and cannot be read stays there, or beside it.
void TestHistory::importOverwritesNothing()
{
    const QTemporaryDir folder;
    const QString in = folder.filePath(QStringLiteral("in"));
    const MatchRecord records[] = {playedMatch({}, "standard", 31, kNames, 1),
                                   playedMatch({}, "standard", 32, kNames, 1),
                                   playedMatch({}, "standard", 33, kNames, 1)};
    for (int i = 0; i < 3; ++i)
        writeMatch(records[i], in, i);
    Library library(folder.filePath(QStringLiteral("library")));
    QVERIFY(!library.open());
    const QString unreadable = library.pathOf(contentHash(records[0]));
    QVERIFY(QDir().mkpath(unreadable)); // no read of it goes well
    const QString later = library.pathOf(contentHash(records[1]));
    const QByteArray bytes = R"({"format": "spades-match/99"})";
    QVERIFY(!writeWholeFile(later, bytes));
    const auto result = library.import({in});
    QVERIFY(std::holds_alternative<Imported>(result));
    const auto &imported = std::get<Imported>(result);
    QCOMPARE(imported.added, 2);
    QCOMPARE(imported.refused.size(), 1);
    QVERIFY(imported.refused[0].error.text.startsWith(unreadable));
    QVERIFY(QFileInfo(unreadable).isDir());
    QCOMPARE(std::get<QByteArray>(readWholeFile(later + QStringLiteral(".damaged"))), bytes);
    QVERIFY(!library.forgetEverything());
    QVERIFY(!QFile::exists(later + QStringLiteral(".damaged")));
}

/// Where a damaged index can neither be used nor put aside, what is asked is answered all the same.
void TestHistory::unrepairedIndexIsNotAsked()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("index.sqlite.damaged/in the way")));
    bool torn = false;
    for (int asked = 0; asked < 2; ++asked) {
        int rows = 0;
        const auto error = library.ask([&](HistoryIndex &index) {
            if (!std::exchange(torn, true)) {
                QFile file(folder.filePath(QStringLiteral("index.sqlite")));
                QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
                file.write(QByteArray(5000, 'x'));
                file.close();
                throw IndexFault{QStringLiteral("torn"), true, false};
            }
            rows = countHistory(index, {});
        });
        QVERIFY2(!error, error ? qPrintable(error->text) : "");
        QCOMPARE(rows, kMatches);
    }
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
    QVERIFY(!library.file(part, {}, id));
    const QDateTime long_ago =
        QDateTime::fromString(QStringLiteral("2020-02-03T04:05:06Z"), Qt::ISODate);
    QVERIFY(!library.file(part, {{QStringLiteral("begun"), long_ago.toString(Qt::ISODate)}}, id));
    QVERIFY(!library.file(whole, {}, id));
    QList<HistoryRow> rows;
    QVERIFY(!library.ask([&](HistoryIndex &index) { rows = historyRows(index); }));
    QCOMPARE(rows.size(), 1);
    QCOMPARE(rows[0].begun, long_ago);
    QVERIFY(rows[0].over && rows[0].ended.isValid());
    QCOMPARE(rows[0].deals, static_cast<int>(whole.deals.size()));
}

/// Whoever files a match once more knows when it was begun, but not what its file says beside.
void TestHistory::filedAgainKeepsWhatItsFileSays()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    RuleSet rules;
    rules.win_deals = 3;
    const MatchRecord over = playedMatch(rules, "standard", 11, kNames);
    MatchRecord part = over;
    part.deals.resize(1);
    const QJsonObject known{{record_member::begun, QStringLiteral("2020-02-03T04:05:06Z")}};
    const auto rows = {std::tuple(over, record_member::ended, "2020-02-03T05:00:00Z"),
                       {part, record_member::content, "0123456789abcdef"}};
    for (const auto &[record, member, said] : rows) {
        QVERIFY(!library.file(record, known, member));
        RecordFile there{record, known};
        there.other.insert(member, QLatin1String(said));
        qint64 changed = 0; // as it will lie there: the index is of that file, and of no other's
        QVERIFY(!writePrivateFile(library.pathOf(member), writeRecord(there), &changed));
        QCOMPARE(changed, stampOf(library.pathOf(member)).changed);
        QVERIFY(!library.file(record, known, member));
        const auto read = readRecord(library.pathOf(member));
        QCOMPARE(std::get<RecordFile>(read).other.value(member).toString(),
                 QString::fromLatin1(said));
    }
}

/// Every word is looked for in names, rules, day and totals; every filter against the records.
void TestHistory::searched()
{
    const QTemporaryDir folder;
    MatchRecord record = playedMatch({}, "standard", 1, kNames, 2);
    record.players[0] = {"Zoë Ünal", "human"};
    record.name = "Sunday table";
    const auto folded = Match::fold(record);
    const auto &totals = std::get<Match>(folded).standing().totals;
    const QString total = QString::number(totals[0]);
    const QString both = total + QStringLiteral(" : ") + QString::number(totals[1]);
    const QString begun = QStringLiteral("2023-02-14T20:00:00Z");
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    QVERIFY(!library.file(record, {{QStringLiteral("begun"), begun}}, QStringLiteral("mine")));
    const QStringList mine{QStringLiteral("mine")};
    HistoryFilter filter;
    for (const QString &text :
         {QStringLiteral("zoë"), QStringLiteral("ÜNAL sunday"), QStringLiteral("2023-02-14"),
          QStringLiteral("february table"), QStringLiteral("zoë ") + total,
          // As the list shows a score, and with its true minus.
          QStringLiteral("zoë ") + both, QStringLiteral("zoë ") + QString(both).remove(u' '),
          QStringLiteral("zoë ") + QString(both).replace(u'-', QChar(0x2212))}) {
        filter.text = text;
        QCOMPARE(idsIn(library, filter), mine);
    }
    // Filed in one language and looked for in another.
    const QLocale before;
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    filter.text = QStringLiteral("zoë februar");
    QCOMPARE(idsIn(library, filter), mine);
    QLocale::setDefault(before);
    filter.text = QStringLiteral("cleo STAND");
    QCOMPARE(idsIn(library, filter).size(), kMatches);
    filter.text = QStringLiteral("zoë nobody");
    QCOMPARE(idsIn(library, filter).size(), 0);
    // A whole text that was pasted: more conditions than the database takes.
    QStringList many;
    for (int number = 0; number < 5000; ++number)
        many << QStringLiteral("zo") << QStringLiteral("ë%1").arg(number);
    filter.text = many.join(u' ');
    QCOMPARE(idsIn(library, filter).size(), 0);
    filter.text = QStringLiteral("zoë ").repeated(5000);
    QCOMPARE(idsIn(library, filter), mine);
    filter = {};
    filter.players = 6;
    QCOMPARE(idsIn(library, filter).size(), 0);
    filter.players = 4;
    QCOMPARE(idsIn(library, filter).size(), kMatches + 1);
    filter.table = HistoryFilter::Table::people;
    QCOMPARE(idsIn(library, filter).size(), 0);
}

/// With hints, or with the tutor; only those.
void TestHistory::helpedMatchesSaySo()
{
    const QTemporaryDir folder;
    LibraryWorker worker(folder.path());
    const QString members[] = {QStringLiteral("hints"), QStringLiteral("tutored"), QString()};
    {
        Library library(folder.path());
        QVERIFY(!library.open());
        std::uint64_t seed = 3;
        for (const QString &member : members)
            QVERIFY(!library.file(playedMatch({}, "standard", seed++, kNames, 1),
                                  member.isEmpty() ? QJsonObject() : QJsonObject{{member, 2}},
                                  QStringLiteral("match-") + member));
    }
    HistoryModel model(&worker);
    QSignalSpy shown(&model, &HistoryModel::shown);
    model.reload();
    QVERIFY(shown.wait());
    QCOMPARE(model.rowCount(), 3);
    for (const QString &member : members) {
        const int row = model.rowOf(QStringLiteral("match-") + member);
        QVERIFY(row >= 0);
        QCOMPARE(model.index(row, HistoryModel::result).data().toString(),
                 member.isEmpty() ? QStringLiteral("Not finished")
                                  : QStringLiteral("Not finished, assisted"));
    }
}

namespace {

/// Files a match, with a time of its end in the file that is not now: file() writes the present
/// one.
void fileEndedAt(Library &library, const MatchRecord &record, const QString &id,
                 const QString &time)
{
    QVERIFY(!library.file(record, {}, id));
    auto read = readRecord(library.pathOf(id));
    auto &file = std::get<RecordFile>(read);
    file.other.insert(record_member::ended, time);
    QVERIFY(!writePrivateFile(library.pathOf(id), writeRecord(file)));
    QVERIFY(!library.fileAgain(id));
}

/// Matches and deals that count of a player, and how many matches the list shows as another end.
QList<int> countedOf(Library &library, const QString &name)
{
    QList<int> counted;
    const auto error = library.ask([&](HistoryIndex &index) {
        StatisticsQuery query;
        query.name = name;
        const StatisticsGroup sums = statistics(index, query).value(0);
        int others = 0;
        for (const HistoryRow &row : historyRows(index))
            others += row.counted ? 0 : 1;
        counted = {sums.matches, sums.deals, others};
    });
    return error ? QList<int>() : counted;
}

} // namespace

/// Who saves a match, plays it to its end, opens it again and wins has played it once: the end that
/// came first counts, and another takes its place where that one is deleted.
void TestHistory::endsOfOneMatchCountOnce()
{
    RuleSet rules;
    rules.win_deals = 4;
    MatchRecord first = playedMatch(rules, "standard", 91, kNames, 4);
    MatchRecord start = first;
    start.deals.resize(2);
    MatchRecord second = start;
    const MatchRecord other = playedMatch(rules, "standard", 92, kNames, 4);
    for (std::size_t deal = 2; deal < 4; ++deal)
        second.deals.push_back(other.deals[deal]);
    for (const MatchRecord *record : {&first, &start, &second})
        QVERIFY(std::holds_alternative<Match>(Match::fold(*record)));

    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    const QString ada = QStringLiteral("Ada");
    QVERIFY(!library.file(start, {}, QStringLiteral("start")));
    QCOMPARE(countedOf(library, ada), (QList<int>{1, 2, 0}));
    fileEndedAt(library, second, QStringLiteral("later"), QStringLiteral("2026-03-02T21:00:00Z"));
    QCOMPARE(countedOf(library, ada), (QList<int>{1, 4, 1}));
    // Its name comes after the other's, so that only the times tell them apart.
    fileEndedAt(library, first, QStringLiteral("sooner"), QStringLiteral("2026-03-01T21:00:00Z"));
    QCOMPARE(countedOf(library, ada), (QList<int>{1, 4, 2}));
    const auto isCounted = [&](const QString &id) {
        bool counted = false;
        const auto error = library.ask([&](HistoryIndex &index) {
            for (const HistoryRow &row : historyRows(index))
                counted = counted || (row.id == id && row.counted);
        });
        if (error)
            qWarning("%s", qPrintable(error->text));
        return counted;
    };
    QVERIFY(isCounted(QStringLiteral("sooner")));
    QVERIFY(!library.remove(QStringLiteral("sooner")));
    QVERIFY(isCounted(QStringLiteral("later")));
    QVERIFY(!library.restore(QStringLiteral("sooner")));
    QVERIFY(isCounted(QStringLiteral("sooner")));
    QCOMPARE(countedOf(library, ada), (QList<int>{1, 4, 2}));
    // Another match of the same people, and the same hands played otherwise, are matches of their
    // own.
    MatchRecord again = playedMatch(rules, "standard", 91, kNames, 1);
    again.deals.front().events.clear();
    auto folded = std::get<Match>(Match::fold(again));
    std::vector<std::unique_ptr<RandomPlayer>> players;
    for (std::uint64_t seat = 0; seat < 4; ++seat)
        players.push_back(std::make_unique<RandomPlayer>(500 + seat));
    playDeal(folded, players, 7);
    QVERIFY(folded.dealOver());
    QVERIFY(!library.file(folded.record(), {}, QStringLiteral("again")));
    QVERIFY(!library.file(other, {}, QStringLiteral("other")));
    QCOMPARE(countedOf(library, ada), (QList<int>{3, 9, 2}));
}

/// Of real cards nobody knows the hands: two deals and the people must be the same.
/// What is typed of two evenings may be alike by chance.
void TestHistory::enteredMatchesAllCount()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    for (const int last : {2, 5}) {
        MatchRecord record;
        record.players = {{"Ann", "human"}, {"Bo", "human"}, {"Cy", "human"}, {"Dot", "human"}};
        for (const int took : {4, 3, last}) {
            DealRecord deal;
            deal.kind = DealRecord::Kind::entered;
            for (const int seat : {0, 1, 2, 3})
                deal.bids[seat] = Call::number(3);
            deal.facts.tricks[0] = static_cast<std::uint8_t>(took);
            deal.facts.tricks[1] = static_cast<std::uint8_t>(7 - took);
            deal.facts.tricks[2] = deal.facts.tricks[3] = 3;
            deal.given.add(Fact::tricks);
            record.deals.push_back(deal);
        }
        QVERIFY(!library.file(record, {}, QString::number(last)));
    }
    QCOMPARE(countedOf(library, QStringLiteral("Ann")), (QList<int>{2, 6, 0}));
}

/// Won, lost and unfinished are what the records' own standings say.
void TestHistory::foundByResult()
{
    const QTemporaryDir folder;
    std::map<HistoryFilter::Result, int> wanted;
    for (int i = 0; i < 12; ++i) {
        RuleSet rules;
        rules.win_deals = 2;
        MatchRecord record =
            playedMatch(rules, "standard", static_cast<std::uint64_t>(i), kNames, i % 3 ? 4 : 1);
        record.players[0].kind = "human";
        writeMatch(record, folder.path(), i);
        const auto folded = Match::fold(record);
        const Standing &standing = std::get<Match>(folded).standing();
        ++wanted[!standing.over         ? HistoryFilter::Result::unfinished
                 : standing.winner == 0 ? HistoryFilter::Result::won
                                        : HistoryFilter::Result::lost];
    }
    QCOMPARE(wanted.size(), std::size_t{3});
    Library library(folder.path());
    QVERIFY(!library.open());
    for (const auto &[result, count] : wanted) {
        HistoryFilter filter;
        filter.own = QStringList{QStringLiteral("Ada")};
        filter.result = result;
        QCOMPARE(idsIn(library, filter).size(), count);
        filter.result = HistoryFilter::Result::any; // or as the list says it
        filter.text = result == HistoryFilter::Result::won    ? QStringLiteral("won")
                      : result == HistoryFilter::Result::lost ? QStringLiteral("lost")
                                                              : QStringLiteral("not finish");
        QCOMPARE(idsIn(library, filter).size(), count);
    }
}

namespace {

/// A match of two deals between these four, of whom the first and Wendy sit at one computer.
MatchRecord matchAmong(const QStringList &names, std::uint64_t seed)
{
    RuleSet rules;
    rules.win_deals = 2;
    MatchRecord record = playedMatch(rules, "standard", seed, kNames);
    for (int seat = 0; seat < 4; ++seat) {
        PlayerRecord &player = record.players[static_cast<std::size_t>(seat)];
        player.name = names[seat].toStdString();
        player.kind = seat == 0 || names[seat] == u"Wendy" ? "human" : "level:2";
    }
    return record;
}

} // namespace

/// Who sat at another seat than the first won or lost with that side, and a match among others is
/// nobody's: its winners are named.
void TestHistory::wonOrLostIsYours()
{
    const QTemporaryDir folder;
    LibraryWorker worker(folder.path());
    KeptSettings().setValue(QStringLiteral("seats/0/name"), QStringLiteral("Wendy"));
    const auto unnamed = qScopeGuard([] { KeptSettings().remove(QStringLiteral("seats/0/name")); });
    QStringList wanted[2];
    QHash<QString, QString> results;
    QHash<QString, int> seats;
    Library library(folder.path());
    QVERIFY(!library.open());
    const char *const tables[] = {"Bert Ada Bo Wendy", "Wendy Ada Bo Cleo", "Bert Ada Bo Cleo"};
    for (int i = 0; i < 18; ++i) {
        const QStringList names = QString::fromLatin1(tables[i % 3]).split(u' ');
        const MatchRecord record = matchAmong(names, static_cast<std::uint64_t>(i) + 1);
        const auto folded = Match::fold(record);
        const Standing &standing = std::get<Match>(folded).standing();
        QVERIFY(standing.over);
        const QString id = QStringLiteral("match-%1").arg(i, 2, 10, QChar(u'0'));
        const int winner = standing.winner;
        seats[id] = static_cast<int>(names.indexOf(QStringLiteral("Wendy")));
        if (const int seat = seats[id]; seat >= 0) {
            results[id] = winner == seat % 2 ? QStringLiteral("Won") : QStringLiteral("Lost");
            wanted[winner == seat % 2 ? 0 : 1] << id;
        } else {
            results[id] = QStringLiteral("%1 & %2 won").arg(names[winner], names[winner + 2]);
        }
        QVERIFY(!library.file(record, {}, id));
    }
    QVERIFY(!wanted[0].isEmpty() && !wanted[1].isEmpty());
    HistoryFilter filter;
    filter.own = QStringList{QStringLiteral("Wendy")};
    filter.text = QStringLiteral("lost");
    QCOMPARE(idsIn(library, filter), wanted[1]);
    filter.text.clear();
    filter.result = HistoryFilter::Result::lost;
    QCOMPARE(idsIn(library, filter), wanted[1]);
    filter.result = HistoryFilter::Result::won;
    QCOMPARE(idsIn(library, filter), wanted[0]);
    HistoryModel model(&worker);
    QSignalSpy shown(&model, &HistoryModel::shown);
    model.reload();
    QVERIFY(shown.wait());
    QCOMPARE(model.rowCount(), results.size());
    for (auto result = results.cbegin(); result != results.cend(); ++result) {
        const int row = model.rowOf(result.key());
        QCOMPARE(model.index(row, HistoryModel::result).data().toString(), result.value());
        QCOMPARE(model.matchAt(row).personSeat, seats[result.key()]);
        const QString players = model.index(row, HistoryModel::players).data().toString();
        QCOMPARE(players.section(u',', 0, 0).contains(QStringLiteral("Wendy")),
                 players.contains(QStringLiteral("Wendy"))); // one's own side is first
    }
}

namespace {

/// Another language, in which Standard is called Normal, and West Left.
class Turned : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *text, const char *,
                                    int) const override
    {
        const QByteArray said(text);
        return said == "Standard" ? QStringLiteral("Normal")
               : said == "West"   ? QStringLiteral("Left")
                                  : QString();
    }
};

} // namespace

/// The index was made in one language and is read in another.
void TestHistory::rulesAreCalledAsTheyAreToday()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    MatchRecord record = playedMatch({}, "standard", 1, kNames, 1);
    record.players[1].name.clear();
    QVERIFY(!library.file(record, {}, QStringLiteral("plain")));
    record.rules.nil_value = 70;
    QVERIFY(!library.file(record, {}, QStringLiteral("changed")));
    record.name = "Standard deluxe";
    QVERIFY(!library.file(record, {}, QStringLiteral("named")));
    Turned language;
    QCoreApplication::installTranslator(&language);
    QHash<QString, QString> names;
    QString nobody;
    QVERIFY(!library.ask([&](HistoryIndex &index) {
        for (const HistoryRow &row : historyRows(index)) {
            names.insert(row.id, row.rules);
            nobody = row.sides[1][0];
        }
    }));
    HistoryFilter filter;
    filter.text = QStringLiteral("NORMAL");
    const QStringList found = idsIn(library, filter);
    filter.text = QStringLiteral("standard");
    const QStringList own = idsIn(library, filter);
    QCoreApplication::removeTranslator(&language);
    QCOMPARE(nobody, QStringLiteral("Left"));
    QCOMPARE(names.value(QStringLiteral("plain")), QStringLiteral("Normal"));
    QCOMPARE(names.value(QStringLiteral("changed")), QStringLiteral("Normal with house rules"));
    QCOMPARE(names.value(QStringLiteral("named")), QStringLiteral("Standard deluxe"));
    QCOMPARE(found, (QStringList{QStringLiteral("changed"), QStringLiteral("plain")}));
    QCOMPARE(own, QStringList{QStringLiteral("named")});
}

/// Who has no name sits on the right of South where play goes to the right.
void TestHistory::placesLieAsPlayGoes()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    for (const auto &[id, places] : {std::pair("cutthroat", "South West North East"),
                                     std::pair("call-break", "South East North West")}) {
        MatchRecord record = playedMatch(rulesOf(*findPreset(id)), id, 1, kNames, 1);
        for (PlayerRecord &player : record.players)
            player.name.clear();
        QVERIFY(!library.file(record, {}, QLatin1String(id)));
        QStringList shown;
        QVERIFY(!library.ask([&, name = QLatin1String(id)](HistoryIndex &index) {
            for (const HistoryRow &row : historyRows(index))
                if (row.id == name)
                    for (const QStringList &side : row.sides)
                        shown << side;
        }));
        QCOMPARE(shown.join(u' '), QLatin1String(places));
    }
}

/// What was not looked at is counted.
void TestHistory::endedImportSaysSo()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    const auto ended =
        std::get<Imported>(library.import({m_records}, [](int, int) { return false; }));
    QCOMPARE(ended.found, 0);
    QCOMPARE(ended.left, kMatches);
    const auto whole = std::get<Imported>(library.import({m_records}));
    QCOMPARE(whole.added, kMatches);
    QCOMPARE(whole.left, 0);
}

/// The matches stay where they are, and whoever asked meanwhile is answered.
void TestHistory::nothingMovesWhereNothingCan()
{
    const QTemporaryDir folder;
    QFile inTheWay(folder.filePath(QStringLiteral("file")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const QString place = folder.filePath(QStringLiteral("library"));
    {
        Library library(place);
        QVERIFY(!library.open());
        (void)library.import({m_records});
    }
    for (const bool stopped : {false, true}) {
        LibraryWorker worker(place);
        QSignalSpy trouble(&worker, &LibraryWorker::trouble);
        QSignalSpy moved(&worker, &LibraryWorker::moved);
        worker.moveTo(folder.filePath(stopped ? QStringLiteral("elsewhere")
                                              : QStringLiteral("file/library")));
        if (stopped)
            worker.cancel();
        QObject asker;
        int count = -1;
        bool read = false;
        const auto answer = std::make_shared<int>(-1);
        worker.ask(
            &asker, [answer](HistoryIndex &index) { *answer = countHistory(index, {}); },
            [&](const auto &error) { count = error ? -2 : *answer; });
        QString id;
        for (const QFileInfo &file : QDir(place).entryInfoList(QDir::Files))
            if (file.fileName().endsWith(recordEnding()))
                id = file.fileName().chopped(recordEnding().size());
        worker.readMatch(&asker, id, 0, [&](const std::variant<ReadMatch, FileError> &match) {
            const auto *found = std::get_if<ReadMatch>(&match);
            read = found && found->sheet.deals == scoreSheetOf(found->match).deals;
        });
        QTRY_COMPARE(count, kMatches);
        QTRY_VERIFY(read);
        QCOMPARE(worker.folder(), place);
        QCOMPARE(moved.size(), 0);
        QCOMPARE(trouble.size(), 1);
        QCOMPARE(QDir(place).entryList({u'*' + recordEnding()}).size(), kMatches);
        QCOMPARE(QDir(folder.filePath(QStringLiteral("elsewhere")))
                     .entryList({u'*' + recordEnding()})
                     .size(),
                 0);
    }
}

void TestHistory::timesHaveNoSeconds()
{
    const QLocale before;
    const QDateTime time(QDate(2026, 11, 22), QTime(20, 7, 33));
    for (const char *name : {"C", "en_US", "en_GB", "de_DE", "fr_FR", "fi_FI", "da_DK", "ar_EG"}) {
        const QLocale locale(QString::fromLatin1(name));
        QLocale::setDefault(locale);
        const QString shown = shownTime(time);
        const QString seconds = locale.toString(33), minutes = locale.toString(7);
        QVERIFY2(!shown.contains(seconds) && shown.contains(minutes),
                 qPrintable(QString::fromLatin1(name) + u' ' + shown));
    }
    QLocale::setDefault(before);
}

/// Once a window says so, and not because another one looks into the library.
void TestHistory::deletedForGood()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    const QString id = idsIn(library).value(0);
    QVERIFY(!library.remove(id));
    QVERIFY(!library.open());
    QVERIFY(!library.restore(id)); // not yet
    QVERIFY(!library.remove(id));
    library.deleteForGood({id});
    QVERIFY(library.restore(id));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("removed"))));
}

/// No clock and no time of a file decides it: what a program that lives took out stays for others,
/// what one left that ended goes.
void TestHistory::deletedStaysUntilNobodyCanBringItBack()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.open());
    (void)library.import({m_records});
    const QString id = idsIn(library).value(0);
    const auto lookInAnotherProgram = [&folder] {
        QProcess program;
        program.start(QStringLiteral(SANDBAG_CLI),
                      {QStringLiteral("history"), QStringLiteral("--library"), folder.path()});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
    };
    QVERIFY(!library.remove(id));
    lookInAnotherProgram();
    QVERIFY(!library.restore(id));
    const QTemporaryDir other;
    const QString left = other.filePath(QStringLiteral("removed/left") + recordEnding());
    QVERIFY(QDir().mkpath(other.filePath(QStringLiteral("removed"))));
    QVERIFY(QFile::copy(library.pathOf(id), left));
    Library again(other.path());
    QVERIFY(!again.open());
    QVERIFY(!QFile::exists(left));
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
        StatisticsQuery query;
        query.name = QStringLiteral("Ada");
        detail = statisticsDetail(index, query);
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
    // Once there is a place for them, all are filed: with the next one, or at the end.
    QVERIFY(inTheWay.remove());
    worker.flush();
    QCOMPARE(recordsIn(worker.folder()).size(), 3);
}

/// What could not be filed before everything, or a person, was forgotten does not bring it back.
void TestHistory::whatWaitsIsForgottenToo()
{
    const QTemporaryDir folder;
    const QString way = folder.filePath(QStringLiteral("file"));
    LibraryWorker worker(way + QStringLiteral("/library"));
    const MatchRecord record = playedMatch({}, "standard", 3, kNames, 1);
    const auto fileInVain = [&] {
        QDir(way).removeRecursively();
        QVERIFY(!writeWholeFile(way, "in the way"));
        worker.file({record, {}}, QStringLiteral("match"));
        worker.flush();
        QVERIFY(QFile::remove(way));
    };
    fileInVain();
    worker.forgetPerson(QStringLiteral("Ada"), {}, {});
    worker.flush();
    const auto filed = readRecord(worker.pathOf(QStringLiteral("match")));
    QVERIFY(std::holds_alternative<RecordFile>(filed));
    QCOMPARE(std::get<RecordFile>(filed).record.players[0].name, std::string());
    QCOMPARE(std::get<RecordFile>(filed).record.players[1].name, kNames[1]);
    fileInVain();
    worker.forgetEverything({});
    worker.flush();
    QCOMPARE(recordsIn(worker.folder()).size(), 0);
}

/// Qt leaves "%n" as it stands where the number is below 0.
void TestHistory::pointsBelowNothingAreSaid()
{
    const QTemporaryDir folder;
    writeMatch(playedMatch({}, "standard", 5, kNames, 3), folder.path(), 1);
    const auto said = [&folder](const QStringList &more) {
        QProcess program;
        program.start(QStringLiteral(SANDBAG_CLI),
                      QStringList{QStringLiteral("stats"), QStringLiteral("--library"),
                                  folder.path(), QStringLiteral("--name"), QStringLiteral("Ada")} +
                          more);
        return program.waitForFinished() ? program.readAllStandardOutput() : QByteArray();
    };
    const auto groups = QJsonDocument::fromJson(said({QStringLiteral("--json")}));
    const int points = groups[QStringLiteral("groups")][0][QStringLiteral("points")].toInt();
    QVERIFY(points < 0);
    const QString text = QString::fromUtf8(said({}));
    QVERIFY2(text.contains(withSign(points, QStringLiteral("%1 points").arg(-points))),
             qPrintable(text));
}

/// A share of three matches is none, and a level has its name.
void TestHistory::commandSaysWhereThereIsTooLittle()
{
    const QTemporaryDir folder;
    RuleSet rules;
    rules.win_deals = 2;
    for (int i = 0; i < 3; ++i) {
        MatchRecord record =
            playedMatch(rules, "standard", 20 + static_cast<std::uint64_t>(i), kNames);
        for (PlayerRecord &player : record.players)
            player.kind = "level:3";
        record.players[0].kind = "human";
        writeMatch(record, folder.path(), i);
    }
    QProcess program;
    program.start(QStringLiteral(SANDBAG_CLI),
                  {QStringLiteral("stats"), QStringLiteral("--name"), QStringLiteral("Ada"),
                   QStringLiteral("--by"), QStringLiteral("level"), QStringLiteral("--library"),
                   folder.path()});
    QVERIFY(program.waitForFinished());
    const QString text = QString::fromUtf8(program.readAllStandardOutput());
    QVERIFY2(text.contains(QStringLiteral("of 3 (too few to rate)")), qPrintable(text));
    QVERIFY2(text.startsWith(QStringLiteral("Computer: ")), qPrintable(text));
}

/// What is asked while somebody changes the library alone is answered when that is done.
void TestHistory::nobodyReadsBesideAChangeAlone()
{
    const QTemporaryDir folder;
    LibraryWorker worker(folder.path());
    QStringList done; // on the threads in turn
    QSemaphore asked;
    bool answered = false;
    worker.changeAlone([&](Library &, const auto &) -> std::optional<FileError> {
        asked.acquire();
        done << QStringLiteral("changed");
        return std::nullopt;
    });
    worker.ask(
        this, [&done](HistoryIndex &) { done << QStringLiteral("read"); },
        [&answered](const auto &) { answered = true; });
    asked.release();
    QTRY_VERIFY(answered);
    QCOMPARE(done, (QStringList{QStringLiteral("changed"), QStringLiteral("read")}));
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
        const auto error = library.file(record, {}, QStringLiteral("own-%1").arg(i));
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
