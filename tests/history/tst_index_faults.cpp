// SPDX-License-Identifier: GPL-3.0-or-later
// The index is a file like any other: whatever is wrong with it, it is made anew from the records,
// with one line, and nothing that it says leads anywhere. So are the small files beside it.
#include "disk/file_lock.h"
#include "every_question.h"
#include "library.h"
#include "match_maker.h"
#include "test_main.h"
#include "text/shown_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace sandbag;

namespace {

const std::vector<std::string> kNames{"Ada", "Bo", "Cleo", "Di"};

/// What another program does to the file; why it could not.
QString actOn(const QString &file, const QStringList &statements)
{
    QString why;
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("stranger"));
        database.setDatabaseName(file);
        if (!database.open())
            why = database.lastError().text();
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            if (why.isEmpty() && !query.exec(statement))
                why = statement + query.lastError().text();
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("stranger"));
    return why;
}

QStringList idsIn(Library &library)
{
    QStringList ids;
    const auto error = library.ask([&](HistoryIndex &index) {
        for (const HistoryRow &row : historyRows(index))
            ids << row.id;
    });
    ids.sort();
    return error ? QStringList{error->text} : ids;
}

} // namespace

class TestIndexFaults : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void madeAnew_data();
    void madeAnew();
    void anotherProgramsStaysAsItIs();
    void somethingElseInItsPlace_data();
    void somethingElseInItsPlace();
    void whatIsNoDatabaseIsMadeAnew_data();
    void whatIsNoDatabaseIsMadeAnew();
    void damagedWhileItIsUsed();
    void heldForEver();
    void whatItSaysLeadsNowhere_data();
    void whatItSaysLeadsNowhere();
    void whatRecordsSayIsBounded();
    void manyPeople();
    void peopleThatCannotBeReadAreKept();
    void theFolderOfTheRemovedLeadsNowhere();
    void forItsOwner();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_ids;
    [[nodiscard]] QString index() const
    {
        return m_folder->filePath(QStringLiteral("index.sqlite"));
    }
};

void TestIndexFaults::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    for (int i = 0; i < 3; ++i)
        writeMatch(playedMatch({}, "standard", static_cast<std::uint64_t>(i), kNames, 2),
                   m_folder->path(), i);
    Library library(m_folder->path());
    QVERIFY(!library.open());
    m_ids = idsIn(library);
    QCOMPARE(m_ids.size(), 3);
    QVERIFY(library.notice().isEmpty());
}

void TestIndexFaults::madeAnew_data()
{
    QTest::addColumn<QStringList>("statements");
    for (const char *number : {"-1", "-5", "-2147483648", "99", "2147483647", "0", "1"})
        QTest::newRow(number) << QStringList{
            QStringLiteral("PRAGMA user_version=%1").arg(QLatin1String(number))};
    for (const char *table : {"file", "match", "seat", "deal", "call", "review", "fact"})
        QTest::newRow(table) << QStringList{
            QStringLiteral("DROP TABLE %1").arg(QLatin1String(table))};
    QTest::newRow("a column") << QStringList{QStringLiteral("ALTER TABLE match DROP COLUMN hints")};
    QTest::newRow("an index") << QStringList{QStringLiteral("DROP INDEX match_begun")};
    QTest::newRow("what acts by itself")
        << QStringList{QStringLiteral("CREATE TRIGGER t AFTER INSERT ON file BEGIN "
                                      "DELETE FROM match; END")};
    QTest::newRow("a table that is none")
        << QStringList{QStringLiteral("DROP TABLE review"),
                       QStringLiteral("CREATE VIEW review AS SELECT 1 AS match, 2 AS seat")};
    QTest::newRow("a match without an id")
        << QStringList{QStringLiteral("DROP TABLE match"),
                       QStringLiteral("CREATE TABLE match (number INTEGER PRIMARY KEY)")};
}

void TestIndexFaults::madeAnew()
{
    QFETCH(QStringList, statements);
    QCOMPARE(actOn(index(), statements), QString());
    for (const Library::Open how : {Library::Open::upToDate, Library::Open::asItIs}) {
        Library library(m_folder->path());
        QVERIFY(!library.open(how));
        QCOMPARE(idsIn(library), m_ids);
        const bool first = how == Library::Open::upToDate;
        QCOMPARE(!library.notice().isEmpty(), first);
        QVERIFY(!library.notice().contains(u'\n'));
    }
}

/// One that a link leads to, of a program that counts its schemas, too.
void TestIndexFaults::anotherProgramsStaysAsItIs()
{
    const QTemporaryDir theirs;
    const QString file = theirs.filePath(QStringLiteral("theirs.sqlite"));
    QCOMPARE(actOn(file, {QStringLiteral("CREATE TABLE bookmark (address TEXT)"),
                          QStringLiteral("INSERT INTO bookmark VALUES ('here')")}),
             QString());
    QFile content(file);
    QVERIFY(content.open(QIODevice::ReadOnly));
    const QByteArray before = content.readAll();
    QVERIFY(QFile::remove(index()));
    QVERIFY(QFile::link(file, index()));
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), m_ids);
    content.seek(0);
    QCOMPARE(content.readAll(), before);
}

void TestIndexFaults::somethingElseInItsPlace_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (const char *name :
         {"index.sqlite", "index.sqlite-wal", "index.sqlite-shm", "index.sqlite-journal",
          "index.lock", "people.json", "forgotten", "removed", "removed.lock", "x.spades.json"})
        for (const char *kind : {"pipe", "folder", "zeros", "loop", "noise"})
            QTest::addRow("%s: %s", name, kind)
                << QString::fromUtf8(name) << QString::fromUtf8(kind);
}

void TestIndexFaults::somethingElseInItsPlace()
{
    QFETCH(QString, name);
    QFETCH(QString, kind);
    const QString path = m_folder->filePath(name);
    QFile::remove(path);
    if (kind == QStringLiteral("pipe")) {
        QCOMPARE(::mkfifo(qPrintable(path), 0600), 0);
    } else if (kind == QStringLiteral("folder")) {
        QVERIFY(QDir().mkdir(path));
    } else if (kind == QStringLiteral("noise")) {
        QFile noise(path);
        QVERIFY(noise.open(QIODevice::WriteOnly) && noise.write(QByteArray(9000, '\x5a')) == 9000);
    } else {
        QVERIFY(
            QFile::link(kind == QStringLiteral("loop") ? path : QStringLiteral("/dev/zero"), path));
    }
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), m_ids);
    QVERIFY(!library.file(playedMatch({}, "standard", 9, kNames, 1), {}, QStringLiteral("new")));
    QCOMPARE(idsIn(library).size(), m_ids.size() + 1);
}

void TestIndexFaults::whatIsNoDatabaseIsMadeAnew_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("text") << QByteArray("A letter to somebody.\n").repeated(300);
    QTest::newRow("noise") << QByteArray::fromHex("8a17f3c5").repeated(2000);
    QTest::newRow("a head alone") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("a head and noise")
        << QByteArray("SQLite format 3\0", 16) + QByteArray::fromHex("8a17f3c5").repeated(2000);
}

void TestIndexFaults::whatIsNoDatabaseIsMadeAnew()
{
    QFETCH(QByteArray, bytes);
    QFile file(index());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), m_ids);
    QVERIFY(!library.notice().isEmpty());
    Library again(m_folder->path());
    QVERIFY(!again.open());
    QCOMPARE(idsIn(again), m_ids);
    QVERIFY(again.notice().isEmpty()); // it is on disk
}

void TestIndexFaults::damagedWhileItIsUsed()
{
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QCOMPARE(actOn(index(), {QStringLiteral("DROP TABLE match")}), QString());
    QCOMPARE(idsIn(library), m_ids);
    QVERIFY(!library.notice().isEmpty());
    QCOMPARE(idsIn(library), m_ids);
}

/// By a program that never lets go: its own lock, and that of whoever mends the index.
void TestIndexFaults::heldForEver()
{
    FileLock mending(m_folder->filePath(QStringLiteral("index.lock")));
    QCOMPARE(mending.tryLock(), FileLock::Outcome::held);
    FileLock second(mending.file());
    QCOMPARE(second.tryLock(), FileLock::Outcome::taken);
    QFile lock(mending.file());
    QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\nsandbag\nhere\n") > 0);
    lock.close();
    mending.unlock();
    QVERIFY(!QFile::exists(mending.file()));
    QVERIFY(lock.open(QIODevice::WriteOnly) && lock.write("1\nsandbag\nhere\n") > 0);
    lock.close();
    QCOMPARE(actOn(index(), {QStringLiteral("PRAGMA user_version=-5")}), QString());
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QCOMPARE(idsIn(library), m_ids);
    QVERIFY(QFile::exists(index() + QStringLiteral(".damaged")));
}

void TestIndexFaults::whatItSaysLeadsNowhere_data()
{
    QTest::addColumn<QStringList>("statements");
    const auto row = [](const char *name, const QStringList &statements) {
        QTest::newRow(name) << statements;
    };
    for (const char *number : {"-1", "-9223372036854775808", "9223372036854775807", "4294967297",
                               "1e300", "'x'", "NULL", "x'00'"}) {
        const QString n = QLatin1String(number);
        QTest::newRow(number) << QStringList{
            QStringLiteral("UPDATE match SET winner=%1, deals=%1, hints=%1, seconds=%1, undos=%1, "
                           "players=%1, kept=1, over=1")
                .arg(n),
            QStringLiteral("UPDATE seat SET side=%1, deals=%1, points=%1, won=%1, over=1, nils=%1, "
                           "best=%1, worst=%1, point_squares=%1, bags=%1, contracts=%1, sets=%1, "
                           "person=1")
                .arg(n),
            QStringLiteral("UPDATE deal SET contract=%1, points=%1, undertook=1, failed=%1, "
                           "counts=1")
                .arg(n),
            QStringLiteral("UPDATE call SET bid=%1, tricks=%1, special=1, made=%1").arg(n),
        };
    }
    row("tricks below none", {QStringLiteral("UPDATE call SET bid=0, tricks=-5")});
    row("a bid beyond all", {QStringLiteral("UPDATE call SET bid=1000000000, tricks=63")});
    row("sides of several sizes",
        {QStringLiteral("UPDATE match SET names='[[\"\",\"\",\"\"],[\"\"]]'")});
    row("one seat", {QStringLiteral("UPDATE match SET names='[[\"\"]]'")});
    row("no sides", {QStringLiteral("UPDATE match SET names='[]', totals='[]'")});
    row("no list", {QStringLiteral("UPDATE match SET names='{', totals='7'")});
    row("lists of others", {QStringLiteral("UPDATE match SET names='[1,[2,[]],{}]', "
                                           "totals='[\"x\",1e300,[]]'")});
    row("very many", {QStringLiteral("UPDATE match SET names='[' || replace(hex(zeroblob(20000)), "
                                     "'00', '[\"\"],') || '[]]'")});
    row("names that a terminal obeys",
        {QStringLiteral("UPDATE match SET rules=char(27)||']0;x'||char(7)||char(10)||char(8238), "
                        "names='[[\"\\u001b[2J\",\"a\\nb\"],[\"\\u202ex\",\"\"]]'"),
         QStringLiteral("UPDATE seat SET name=char(27)||'[31m', level=char(27)||'c'||char(155), "
                        "partner=char(8238)||'x'||char(10)"),
         QStringLiteral("UPDATE call SET call=char(27)||'x', special=1"),
         QStringLiteral("UPDATE file SET unreadable=char(27)||char(10)||'why'")});
}

void TestIndexFaults::whatItSaysLeadsNowhere()
{
    QFETCH(QStringList, statements);
    QCOMPARE(actOn(index(), statements), QString());
    Library library(m_folder->path());
    QVERIFY(!library.open(Library::Open::asItIs));
    QStringList texts;
    (void)library.ask([&texts](HistoryIndex &asked) {
        texts = everythingAsked(asked, {QStringLiteral("Ada"), QStringLiteral("Cleo")});
    });
    for (const QString &text : texts)
        QCOMPARE(text, harmless(text));
}

void TestIndexFaults::whatRecordsSayIsBounded()
{
    const QJsonObject other{
        {QStringLiteral("seconds_played"), 2147483647},
        {QStringLiteral("hints"), 2147483647},
        {QStringLiteral("tutored"), 2147483647},
        {QStringLiteral("undos"), -2147483647},
        {QStringLiteral("review"),
         QJsonDocument::fromJson(R"({"parts":[{"seat":0,"own":-1e308,"cards":1e308}]})").object()}};
    Library library(m_folder->path());
    QVERIFY(!library.open());
    for (int i = 0; i < 3; ++i)
        QVERIFY(!library.file(playedMatch({}, "standard", 9, kNames, 1), other,
                              QStringLiteral("new-%1").arg(i)));
    QStringList texts;
    QVERIFY(!library.ask([&texts](HistoryIndex &asked) {
        texts = everythingAsked(asked, {QStringLiteral("Ada"), QStringLiteral("Cleo")});
    }));
    for (const QString &text : texts)
        QVERIFY2(!text.contains(QStringLiteral("inf")) && !text.contains(QStringLiteral("nan")),
                 qPrintable(text));
}

void TestIndexFaults::manyPeople()
{
    QByteArray names;
    for (int i = 0; i < 200'000; ++i)
        names += (i ? ",\"n" : "\"n") + QByteArray::number(i) + "\":\"n" +
                 QByteArray::number(i + 1) + '"';
    QFile file(m_folder->filePath(QStringLiteral("people.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(R"({"format":"spades-people/1","names":{)" + names + "}}") > 0);
    file.close();
    const PeopleNames people = PeopleNames::load(file.fileName());
    QCOMPARE(people.of(QStringLiteral("n1")), QStringLiteral("n1"));
    QCOMPARE(people.mark(), QString());
}

void TestIndexFaults::peopleThatCannotBeReadAreKept()
{
    const QString path = m_folder->filePath(QStringLiteral("people.json"));
    const QByteArray theirs = R"({"format":"spades-people/2","names":[["Bo","Bob"]]})";
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(theirs) == theirs.size());
    file.close();
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QVERIFY(!library.rename(QStringLiteral("Ada"), QStringLiteral("Ann")));
    QVERIFY2(library.notice().contains(QStringLiteral("people.json.damaged")),
             qPrintable(library.notice()));
    QFile kept(path + QStringLiteral(".damaged"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), theirs);
    QCOMPARE(PeopleNames::load(path).of(QStringLiteral("Ada")), QStringLiteral("Ann"));
}

void TestIndexFaults::theFolderOfTheRemovedLeadsNowhere()
{
    const QTemporaryDir mine;
    QFile precious(mine.filePath(QStringLiteral("precious")));
    QVERIFY(precious.open(QIODevice::WriteOnly));
    precious.close();
    QVERIFY(QFile::link(mine.path(), m_folder->filePath(QStringLiteral("removed"))));
    Library library(m_folder->path());
    QVERIFY(!library.open());
    library.empty();
    QVERIFY(QFile::exists(precious.fileName()));
}

void TestIndexFaults::forItsOwner()
{
    const mode_t before = ::umask(0022);
    const QString path = m_folder->filePath(QStringLiteral("library"));
    {
        Library library(path);
        QVERIFY(!library.open());
        QVERIFY(!library.file(playedMatch({}, "standard", 9, kNames, 1), {}, QStringLiteral("a")));
        QVERIFY(std::holds_alternative<Imported>(library.import({m_folder->path()})));
        QVERIFY(!library.rename(QStringLiteral("Ada"), QStringLiteral("Ann")));
        struct stat there = {};
        QVERIFY(::stat(qPrintable(path), &there) == 0 && (there.st_mode & 07777) == 0700);
        for (const QFileInfo &file : QDir(path).entryInfoList(QDir::Files)) {
            QVERIFY(::stat(qPrintable(file.filePath()), &there) == 0);
            QVERIFY2((there.st_mode & 07777) == 0600, qPrintable(file.fileName()));
        }
    }
    ::umask(before);
}

QTEST_GUILESS_MAIN(TestIndexFaults)
#include "tst_index_faults.moc"
