// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are none: pipes, devices, sockets, folders in their place, read and written. Files
// that are much too large in a place that nothing bounded. Who may read what is kept.
#include "boards/board_file.h"
#include "catalogue/rules_library.h"
#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "disk/unpacked.h"
#include "entry/score_book.h"
#include "files/autosave.h"
#include "files/kept_settings.h"
#include "formats/check_word.h"
#include "formats/rules_json.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "no_plain_file.h"
#include "review/review_store.h"
#include "test_main.h"
#include "text/shown_text.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace sandbag;

namespace {

mode_t modeOf(const QString &path)
{
    struct stat there = {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 ? there.st_mode & 07777 : 0;
}

bool isPipe(const QString &path)
{
    struct stat there = {};
    return ::stat(QFile::encodeName(path).constData(), &there) == 0 && S_ISFIFO(there.st_mode);
}

RecordFile aMatch()
{
    RecordFile file;
    file.record.base = "standard";
    file.record.rules.deal_cut = DealCut::none;
    file.record.players.resize(4);
    return file;
}

/// A match of a list of deals as text, and of further members.
QByteArray matchWith(const QByteArray &deals, const QByteArray &others = {})
{
    return R"({"format":"spades-match/1","rules":{"base":"standard"},)" + others + R"("deals":[)" +
           deals + "]}";
}

QString faultOf(const std::variant<RecordFile, FileError> &read)
{
    const auto *fault = std::get_if<FileError>(&read);
    return fault ? fault->text : QString();
}

} // namespace

class TestStrangeFiles : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void nothingIsReadFrom_data() { addKinds(); }
    void nothingIsReadFrom();
    void whoWaitsAtAPipeWaitsOn();
    void stepsAreReadFrom_data() { addKinds(); }
    void stepsAreReadFrom();
    void settingsAreReadFrom_data() { addKinds(); }
    void settingsAreReadFrom();
    void aSaveLiesBeside_data() { addKinds(); }
    void aSaveLiesBeside();
    void aPipeIsWrittenInto();
    void aPipeWhoseReaderLeaves();
    void aPipeThatNobodyReads();
    void aDeviceStaysOne();
    void linksInTheWayGo_data();
    void linksInTheWayGo();
    void whatIsPackedIsBounded();
    void settingsThatCannotBeKeptAreToldOnce();
    void whatIsKeptIsForItsOwner();
    void whatGoesElsewhereIsAsTheSystemHasIt();
    void namesAreLines_data();
    void namesAreLines();
    void sizesAreBounded_data();
    void sizesAreBounded();
};

void TestStrangeFiles::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("tst_strange_files"));
}

void TestStrangeFiles::nothingIsReadFrom()
{
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("f"));
    QVERIFY(make(kind, path));
    const auto bytes = readWholeFile(path);
    QVERIFY(std::holds_alternative<FileError>(bytes));
    QCOMPARE(std::get<FileError>(bytes).text.count(u'\n'), 0);
    QVERIFY(std::holds_alternative<FileError>(loadMatch(path)));
    QVERIFY(std::holds_alternative<FileError>(readRules(path)));
    QVERIFY(std::holds_alternative<FileError>(readBoards(path)));
    ScoreBook book{QString()};
    QVERIFY(book.openFile(path));
    const QString tables = folder.filePath(QStringLiteral("tables"));
    QVERIFY(QDir().mkpath(tables));
    QVERIFY(make(kind, tables + QStringLiteral("/last-table") + RulesLibrary::fileEnding()));
    QVERIFY(make(kind, tables + QStringLiteral("/a") + RulesLibrary::fileEnding()));
    const RulesLibrary library(tables);
    QVERIFY(library.tables().isEmpty());
    QVERIFY(sameTable(library.lastUsed(), RuleFile{}));
}

/// To open a device already has an effect: a program that waits to write would write to nobody.
void TestStrangeFiles::whoWaitsAtAPipeWaitsOn()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("f"));
    QVERIFY(make(QStringLiteral("pipe"), path));
    const QByteArray name = QFile::encodeName(path);
    std::atomic<bool> letIn{false};
    std::thread writer([&] {
        ::close(::open(name.constData(), O_WRONLY));
        letIn = true;
    });
    QTest::qWait(50); // it stands there by then
    const bool refused = std::holds_alternative<FileError>(readWholeFile(path));
    QTest::qWait(50);
    const bool early = letIn;
    const int reader = ::open(name.constData(), O_RDONLY | O_NONBLOCK);
    writer.join();
    ::close(reader);
    QVERIFY(refused);
    QVERIFY(!early);
}

void TestStrangeFiles::stepsAreReadFrom()
{
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("m.spades.json"));
    RecordFile file = aMatch();
    DealRecord deal;
    deal.kind = DealRecord::Kind::played;
    deal.dealer = 0;
    file.record.deals.push_back(deal);
    QVERIFY(!writeWholeFile(path, withCheckWord(writeRecord(file))));
    QVERIFY(make(kind, stepsFile(path)));
    QVERIFY(make(kind, stepsBefore(path)));
    (void)readRecord(path); // comes back
    (void)loadMatch(path);
}

void TestStrangeFiles::settingsAreReadFrom()
{
    QFETCH(QString, kind);
    const QString file = settingsFile();
    for (const QString &where : {file, file + QStringLiteral(".lock")}) {
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(make(kind, where));
        {
            KeptSettings settings;
            settings.setValue(QStringLiteral("a"), 1);
        }
        if (where == file)
            QVERIFY(!KeptSettings().contains(QStringLiteral("a")));
        else
            QCOMPARE(KeptSettings().value(QStringLiteral("a")).toInt(), 1); // the way was cleared
        QVERIFY(QDir(QFileInfo(file).path()).removeRecursively());
    }
}

/// The places in which a save is written, and what killed programs left there.
void TestStrangeFiles::aSaveLiesBeside()
{
    QFETCH(QString, kind);
    for (const char *ending : {"", ".new", ".bak", ".bak.new", ".steps", ".steps.bak"}) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("match.spades.json"));
        QVERIFY(make(kind, path + QString::fromUtf8(ending)));
        Autosave autosave(folder.path());
        (void)autosave.load();
        autosave.save(aMatch());
        const bool saved = autosave.flush();
        QVERIFY2(saved || kind == QStringLiteral("folder"), ending);
    }
}

void TestStrangeFiles::aPipeIsWrittenInto()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p"));
    QVERIFY(make(QStringLiteral("pipe"), path));
    QProcess reader;
    reader.setStandardOutputFile(folder.filePath(QStringLiteral("taken")));
    reader.start(QStringLiteral("cat"), {path});
    QVERIFY(reader.waitForStarted());
    const QByteArray much(300'000, 'x'); // more than a pipe holds
    bool done = false;                   // once cat has opened it
    QTRY_VERIFY(done || (done = !writeWholeFile(path, much, kEndlessPatience)));
    QVERIFY(reader.waitForFinished());
    QCOMPARE(QFileInfo(folder.filePath(QStringLiteral("taken"))).size(), much.size());
    QVERIFY(isPipe(path));
}

/// Which would end a program that is not asked.
void TestStrangeFiles::aPipeWhoseReaderLeaves()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p"));
    QVERIFY(make(QStringLiteral("pipe"), path));
    QProcess reader;
    reader.setStandardOutputFile(QProcess::nullDevice());
    reader.start(QStringLiteral("head"), {QStringLiteral("-c"), QStringLiteral("10"), path});
    QVERIFY(reader.waitForStarted());
    const QByteArray much(3'000'000, 'x');
    std::optional<FileError> fault;
    const auto left = [&] { // before head has opened it nobody reads, either
        fault = writeWholeFile(path, much, kEndlessPatience);
        return reader.state() == QProcess::NotRunning || reader.waitForFinished(10);
    };
    QTRY_VERIFY(left());
    QVERIFY(fault && fault->text.contains(QStringLiteral("no program is reading from the pipe")));
}

void TestStrangeFiles::aPipeThatNobodyReads()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("p"));
    QVERIFY(make(QStringLiteral("pipe"), path));
    QVERIFY(writeWholeFile(path, "x"));
    const int idle = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK);
    QVERIFY(idle >= 0);
    QVERIFY(writeWholeFile(path, QByteArray(300'000, 'x'))); // and takes nothing
    ::close(idle);
    QVERIFY(isPipe(path));
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::System),
             QStringList(QStringLiteral("p")));
}

void TestStrangeFiles::aDeviceStaysOne()
{
    const QTemporaryDir folder;
    const QString full = folder.filePath(QStringLiteral("full"));
    const QString none = folder.filePath(QStringLiteral("none"));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), full));
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), none));
    QVERIFY(writeWholeFile(full, "x"));
    QVERIFY(!writeWholeFile(none, "x"));
    for (const QString &path : {full, none}) {
        struct stat there = {};
        QVERIFY(::stat(QFile::encodeName(path).constData(), &there) == 0);
        QVERIFY(S_ISCHR(there.st_mode) && QFileInfo(path).isSymLink());
    }
}

void TestStrangeFiles::linksInTheWayGo_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("dangling");
    for (const char *name : {"match.lock", "match.spades.json.new"})
        for (const bool dangling : {false, true})
            QTest::addRow("%s, %s", name, dangling ? "to nothing" : "to a file")
                << QString::fromUtf8(name) << dangling;
}

/// What they lead to stays as it is, and the match is saved all the same.
void TestStrangeFiles::linksInTheWayGo()
{
    QFETCH(QString, name);
    QFETCH(bool, dangling);
    const QTemporaryDir folder, elsewhere;
    const QString precious = elsewhere.filePath(QStringLiteral("precious"));
    if (!dangling)
        QVERIFY(!writeWholeFile(precious, "mine"));
    QVERIFY(QFile::link(precious, folder.filePath(name)));
    {
        Autosave autosave(folder.path());
        autosave.save(aMatch());
        QVERIFY(autosave.flush());
    }
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("match.spades.json"))));
    QCOMPARE(QFile::exists(precious), !dangling);
    if (!dangling)
        QCOMPARE(std::get<QByteArray>(readWholeFile(precious)), QByteArray("mine"));
}

/// A few bytes that stand for many, whatever they say of themselves.
void TestStrangeFiles::whatIsPackedIsBounded()
{
    const QByteArray text(100'000, 'x');
    const QByteArray packed = qCompress(text, 9).mid(4);
    QCOMPARE(unpacked(packed, 100'000), text);
    QCOMPARE(unpacked(packed, 99'999), QByteArray());
    QCOMPARE(unpacked(packed.chopped(1), 200'000), QByteArray());
    QCOMPARE(unpacked(QByteArray(), 10), QByteArray());
    QCOMPARE(unpacked("noise", 10), QByteArray());
    const QByteArray bomb = qCompress(QByteArray(200 << 20, 'x'), 9).mid(4);
    QCOMPARE(unpacked(bomb, 16 << 20), QByteArray());
}

void TestStrangeFiles::settingsThatCannotBeKeptAreToldOnce()
{
    QVERIFY(QDir().mkpath(QFileInfo(settingsFile()).path()));
    QVERIFY(make(QStringLiteral("folder"), settingsFile()));
    QSignalSpy told(&SettingsTrouble::instance(), &SettingsTrouble::told);
    for (int i = 0; i < 3; ++i)
        KeptSettings().setValue(QStringLiteral("a"), i);
    QCoreApplication::processEvents();
    QVERIFY(told.size() <= 1); // another test of this program may have heard it
    QVERIFY(QDir(QFileInfo(settingsFile()).path()).removeRecursively());
    KeptSettings().setValue(QStringLiteral("a"), 1);
    QCoreApplication::processEvents();
    QVERIFY(told.size() <= 1);
}

void TestStrangeFiles::whatIsKeptIsForItsOwner()
{
    const mode_t before = ::umask(0022);
    const QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("a/b"));
    {
        Autosave autosave(data);
        autosave.save(aMatch());
        QVERIFY(autosave.flush());
    }
    QCOMPARE(modeOf(data), mode_t{0700});
    QCOMPARE(modeOf(folder.filePath(QStringLiteral("a"))), mode_t{0700});
    QCOMPARE(modeOf(data + QStringLiteral("/match.spades.json")), mode_t{0600});
    {
        RulesLibrary library(data + QStringLiteral("/tables"));
        library.save(RuleFile{});
    }
    QCOMPARE(modeOf(data + QStringLiteral("/tables")), mode_t{0700});
    const QFileInfoList tables = QDir(data + QStringLiteral("/tables")).entryInfoList(QDir::Files);
    QCOMPARE(tables.size(), 1);
    QCOMPARE(modeOf(tables.front().filePath()), mode_t{0600});
    KeptSettings().setValue(QStringLiteral("a"), 1);
    QCOMPARE(modeOf(settingsFile()), mode_t{0600});
    QVERIFY(QFile::remove(settingsFile()));
    // What an older version left open is closed.
    const QString own = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QVERIFY(QDir().mkpath(own));
    QVERIFY(::chmod(QFile::encodeName(own).constData(), 0755) == 0);
    closeOwnFolders();
    QCOMPARE(modeOf(own), mode_t{0700});
    QVERIFY(!writeWholeFile(own + QStringLiteral("/x.spades.json"), "x"));
    QCOMPARE(modeOf(own + QStringLiteral("/x.spades.json")), mode_t{0600});
    QVERIFY(QDir(own).removeRecursively());
    ::umask(before);
}

void TestStrangeFiles::whatGoesElsewhereIsAsTheSystemHasIt()
{
    const mode_t before = ::umask(0027);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("mine.spades.json"));
    QVERIFY(!writeWholeFile(path, "x"));
    QCOMPARE(modeOf(path), mode_t{0640});
    QVERIFY(::chmod(QFile::encodeName(path).constData(), 0664) == 0);
    QVERIFY(!writeWholeFile(path, "y"));
    QCOMPARE(modeOf(path), mode_t{0664});
    ::umask(before);
}

void TestStrangeFiles::namesAreLines_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << "Ann"
                           << "Ann";
    QTest::newRow("another script")
        << QStringLiteral("\u05e9 12 \u05dc") << QStringLiteral("\u05e9 12 \u05dc");
    QTest::newRow("joined") << QStringLiteral("\U0001F468\u200D\U0001F469")
                            << QStringLiteral("\U0001F468\u200D\U0001F469");
    QTest::newRow("lines") << "a\nb\r\nc\td"
                           << "a b  c d";
    QTest::newRow("paragraphs") << QStringLiteral("a\u2028b\u2029c\u0085d") << "a b c d";
    QTest::newRow("escapes") << QStringLiteral("\u001b]0;owned\u0007\u009b2J\u007f")
                             << "]0;owned2J";
    QTest::newRow("direction") << QStringLiteral("evil\u202e & \u2066x\u2069\u200f\u061c")
                               << "evil & x";
    QTest::newRow("zero") << QString(QChar(0)) << "";
    QTest::newRow("long") << QString(1'000'000, u'W') << QString(kMostOfName, u'W');
    QTest::newRow("cut in a pair") << QString(kMostOfName - 1, u'W') + QStringLiteral("\U0001F600")
                                   << QString(kMostOfName - 1, u'W');
}

void TestStrangeFiles::namesAreLines()
{
    QFETCH(QString, name);
    QFETCH(QString, shown);
    QCOMPARE(oneLine(name), shown);
    QCOMPARE(oneLine(shown), shown);
    RecordFile file = aMatch();
    file.record.name = file.record.players[2].name = file.record.players[2].kind =
        name.toStdString();
    DealRecord deal;
    deal.kind = DealRecord::Kind::voided;
    deal.voidReason = name.toStdString();
    Ruling ruling;
    ruling.points = 5;
    ruling.reason = name.toStdString();
    deal.rulings.push_back(ruling);
    file.record.deals.push_back(deal);
    const auto read = parseRecord(writeRecord(file), QStringLiteral("m"));
    QVERIFY2(std::holds_alternative<RecordFile>(read), qPrintable(faultOf(read)));
    const MatchRecord &record = std::get<RecordFile>(read).record;
    QCOMPARE(QString::fromStdString(record.name), shown);
    QCOMPARE(QString::fromStdString(record.players[2].name), shown);
    QCOMPARE(QString::fromStdString(record.players[2].kind), shown);
    const QString remark = oneLine(name, kMostOfRemark);
    QCOMPARE(QString::fromStdString(record.deals[0].voidReason), remark);
    QCOMPARE(QString::fromStdString(record.deals[0].rulings[0].reason), remark);
    RuleFile rules;
    rules.name = name;
    const auto table = parseRules(writeRules(rules), QStringLiteral("r"));
    QCOMPARE(std::get<RuleFile>(table).name, shown);
}

void TestStrangeFiles::sizesAreBounded_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<bool>("taken");
    const QByteArray deal = R"({"dealer":0,"void":""})";
    const auto deals = [&deal](int count) { return QByteArrayList(count, deal).join(','); };
    const auto member = [](qsizetype bytes) {
        return R"("theirs":")" + QByteArray(bytes, 'x') + R"(",)";
    };
    QByteArrayList members;
    for (int i = 0; i < 2000; ++i)
        members << "\"x" + QByteArray::number(i) + "\":1,";
    QTest::newRow("an evening") << matchWith(deals(300)) << true;
    QTest::newRow("as many deals as there may be") << matchWith(deals(9999)) << true;
    QTest::newRow("more deals") << matchWith(deals(10000)) << false;
    QTest::newRow("a member of another program") << matchWith({}, member(100'000)) << true;
    QTest::newRow("a large one") << matchWith({}, member(2'000'000)) << false;
    QTest::newRow("many") << matchWith({}, members.join()) << false;
    const QByteArray player = R"({"name":"a","x":")" + QByteArray(2'000'000, 'x') + R"("})";
    QTest::newRow("of a player") << matchWith({}, R"("players":[{},{},{},)" + player + "],")
                                 << false;
    const QByteArray large = R"({"dealer":0,"void":"","x":")" + QByteArray(5000, 'x') + R"("})";
    QTest::newRow("of deals") << matchWith(QByteArrayList(500, large).join(',')) << false;
    const QByteArray ruling = R"({"side":0,"points":100000})";
    const QByteArray rulings =
        R"({"dealer":0,"void":"","adjust":[)" + QByteArrayList(101, ruling).join(',') + "]}";
    QTest::newRow("rulings in a deal") << matchWith(rulings) << false;
    const QByteArray ruled =
        R"({"dealer":0,"void":"","adjust":[)" + QByteArrayList(100, ruling).join(',') + "]}";
    QTest::newRow("rulings of a match") << matchWith(QByteArrayList(11, ruled).join(',')) << false;
    const QByteArray review = R"("review":{"decisions":[)" +
                              QByteArrayList(500'000, R"({"seat":0,"a":1})").join(',') + "]},";
    QTest::newRow("a review") << matchWith({}, review) << false;
    const QByteArray agreement = R"({"deal":1})";
    QTest::newRow("agreements")
        << R"({"format":"spades-match/1","rules":{"base":"standard"},"agreements":[)" +
               QByteArrayList(10000, agreement).join(',') + "]}"
        << false;
}

void TestStrangeFiles::sizesAreBounded()
{
    QFETCH(QByteArray, json);
    QFETCH(bool, taken);
    const auto read = parseRecord(json, QStringLiteral("m"));
    QCOMPARE(std::holds_alternative<RecordFile>(read), taken);
    if (!taken)
        QVERIFY2(faultOf(read).size() < 300 && faultOf(read) == harmless(faultOf(read)),
                 qPrintable(faultOf(read)));
}

QTEST_GUILESS_MAIN(TestStrangeFiles)
#include "tst_strange_files.moc"
