// SPDX-License-Identifier: GPL-3.0-or-later
// Small files beside the matches that two programs write at the same time: neither takes away what
// the other has written.
#include "disk/file_lock.h"
#include "forgotten_names.h"
#include "history_query.h"
#include "library.h"
#include "match_maker.h"
#include "people_names.h"
#include "test_main.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

using namespace sandbag;

namespace {

constexpr int kWriters = 2;
constexpr int kNames = 20; // of each

QString nameOf(int writer, int number)
{
    return QStringLiteral("Player %1 of %2").arg(number).arg(writer);
}

/// Each on a thread of its own: a lock is between files that were opened, so that they are as two
/// programs to each other.
void writeAtOnce(const std::function<void(int writer, int number)> &write)
{
    std::vector<std::thread> writers;
    for (int writer = 0; writer < kWriters; ++writer)
        writers.emplace_back([&write, writer] {
            for (int number = 0; number < kNames; ++number)
                write(writer, number);
        });
    for (std::thread &writer : writers)
        writer.join();
}

} // namespace

class TestTwoPrograms : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void anIndexMadeAtOnceIsOnTheDisk();
    void namesGivenAtOnceStay();
    void namesForgottenAtOnceReachAll();
    void aRenamingTakenBackLeavesOthers();
    void whatWasRenamedSinceStays();
    void whatAnotherWritesIsNotWrittenOver();
    void whoIsForgottenMeanwhileIsTold();
    void namesThatCannotBeReadStayBehind();
    void namesGivenMeanwhileStayBehind();
    void noLockIsLeft();
    void whoMendsTheIndexForEverIsNotWaitedFor();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    [[nodiscard]] QString at(const char *name) const
    {
        return m_folder->filePath(QString::fromUtf8(name));
    }
};

void TestTwoPrograms::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

/// Nobody is told that the index of a new library cannot be written because another makes it.
void TestTwoPrograms::anIndexMadeAtOnceIsOnTheDisk()
{
    constexpr int kLibraries = 40, kOpeners = 4;
    for (int one = 0; one < kLibraries; ++one) {
        const QString folder = m_folder->filePath(QStringLiteral("library-%1").arg(one));
        std::vector<std::thread> openers;
        std::atomic<int> ready = 0;
        std::array<QStringList, kOpeners> notices;
        for (int opener = 0; opener < kOpeners; ++opener)
            openers.emplace_back([&, opener] {
                Library library(folder);
                for (++ready; ready < kOpeners;)
                    std::this_thread::yield();
                if (const auto error = library.open())
                    notices.at(opener) << error->text;
                notices.at(opener) << library.notice();
            });
        for (std::thread &opener : openers)
            opener.join();
        for (const QStringList &notice : notices)
            QCOMPARE(notice, QStringList{QString()});
    }
}

void TestTwoPrograms::namesGivenAtOnceStay()
{
    const QString file = at("people.json");
    writeAtOnce([&file](int writer, int number) {
        (void)PeopleNames::change(file, [=](PeopleNames &people) {
            people.rename(nameOf(writer, number), QStringLiteral("P"));
        });
    });
    QCOMPARE(PeopleNames::load(file).spellingsOf(QStringLiteral("P")).size(),
             kWriters * kNames + 1);
}

void TestTwoPrograms::namesForgottenAtOnceReachAll()
{
    const QString file = at("forgotten");
    QStringList all;
    for (int writer = 0; writer < kWriters; ++writer)
        for (int number = 0; number < kNames; ++number)
            all << nameOf(writer, number);
    writeAtOnce([&file](int writer, int number) {
        (void)ForgottenNames::addTo(file, {nameOf(writer, number)});
    });
    QCOMPARE(ForgottenNames::load(file).among(all), all);
}

/// Undo, while another window has renamed somebody else.
void TestTwoPrograms::aRenamingTakenBackLeavesOthers()
{
    writeMatch(playedMatch({}, "standard", 1, {"Ada", "Bo", "Cleo", "Di"}, 1), m_folder->path(), 0);
    Library one(m_folder->path()), other(m_folder->path());
    QVERIFY(!one.open() && !other.open());
    Library::Renaming renaming;
    QVERIFY(!one.rename(QStringLiteral("Ada"), QStringLiteral("Ann"), &renaming));
    QVERIFY(!other.rename(QStringLiteral("Bo"), QStringLiteral("Bob")));
    QVERIFY(!one.takeBack(renaming));
    for (const PeopleNames &people : {one.people(), PeopleNames::load(at("people.json"))}) {
        QCOMPARE(people.of(QStringLiteral("Ada")), QStringLiteral("Ada"));
        QCOMPARE(people.of(QStringLiteral("Bo")), QStringLiteral("Bob"));
    }
}

void TestTwoPrograms::whatWasRenamedSinceStays()
{
    writeMatch(playedMatch({}, "standard", 1, {"Ada", "Bo", "Cleo", "Di"}, 1), m_folder->path(), 0);
    Library one(m_folder->path()), other(m_folder->path());
    QVERIFY(!one.open() && !other.open());
    Library::Renaming renaming;
    QVERIFY(!one.rename(QStringLiteral("Ada"), QStringLiteral("Ann"), &renaming));
    QVERIFY(!other.rename(QStringLiteral("Ann"), QStringLiteral("Anna")));
    QVERIFY(!one.takeBack(renaming));
    QCOMPARE(PeopleNames::load(at("people.json")).of(QStringLiteral("Ada")),
             QStringLiteral("Anna"));
}

/// Another that was stopped in the middle would write its own over it when it goes on.
void TestTwoPrograms::whatAnotherWritesIsNotWrittenOver()
{
    const QString file = at("people.json");
    FileLock writing(file + QStringLiteral(".lock"));
    QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
    const auto changed = PeopleNames::change(file, [](PeopleNames &people) {
        people.rename(QStringLiteral("Ada"), QStringLiteral("Ann"));
    });
    const auto *error = std::get_if<FileError>(&changed);
    QVERIFY(error && error->text.contains(QStringLiteral("another window or program")));
    QVERIFY(!QFile::exists(file));
}

/// Nothing is written over it, and the person learns that others may show the name yet.
void TestTwoPrograms::whoIsForgottenMeanwhileIsTold()
{
    writeMatch(playedMatch({}, "standard", 1, {"Ada", "Bo", "Cleo", "Di"}, 1), m_folder->path(), 0);
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QVERIFY(!library.rename(QStringLiteral("Ada"), QStringLiteral("Ann")));
    FileLock writing(at("forgotten.lock"));
    QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
    const auto error = library.forgetPerson(QStringLiteral("Ann"));
    QVERIFY(error && error->text.contains(QStringLiteral("another window or program")));
    QVERIFY(!QFile::exists(at("forgotten")));
    QCOMPARE(library.people().spellingsOf(QStringLiteral("Ann")).size(), 1);
    int rows = 0;
    QVERIFY(!library.ask([&rows](HistoryIndex &index) {
        HistoryFilter named;
        named.text = QStringLiteral("Ann");
        rows = static_cast<int>(historyRows(index, named).size());
    }));
    QCOMPARE(rows, 0);
}

/// A later version's, perhaps. The other folder's own names stay as they are.
void TestTwoPrograms::namesThatCannotBeReadStayBehind()
{
    const QByteArray theirs = R"({"format":"spades-people/2","names":[["Bo","Bob"]]})";
    const QString from = at("from"), to = at("to");
    for (const QString &folder : {from, to})
        QVERIFY(QDir().mkpath(folder));
    writeMatch(playedMatch({}, "standard", 1, {"Ada", "Bo", "Cleo", "Di"}, 1), from, 0);
    QFile unreadable(from + QStringLiteral("/people.json"));
    QVERIFY(unreadable.open(QIODevice::WriteOnly) && unreadable.write(theirs) == theirs.size());
    unreadable.close();
    (void)PeopleNames::change(PeopleNames::fileIn(to), [](PeopleNames &people) {
        people.rename(QStringLiteral("Cleo"), QStringLiteral("Clea"));
    });
    Library library(from);
    QVERIFY(!library.open());
    const auto error = library.moveTo(to);
    Library::setUsualFolder({});
    QVERIFY(error && error->text.contains(QStringLiteral("people.json")));
    QCOMPARE(library.folder(), to);
    QVERIFY(unreadable.open(QIODevice::ReadOnly));
    QCOMPARE(unreadable.readAll(), theirs);
    QCOMPARE(library.people().of(QStringLiteral("Cleo")), QStringLiteral("Clea"));
    QVERIFY(!QFile::exists(to + QStringLiteral("/people.json.damaged")));
    QCOMPARE(QDir(from).entryList(QDir::Files), QStringList{QStringLiteral("people.json")});
}

void TestTwoPrograms::namesGivenMeanwhileStayBehind()
{
    const QString file = at("people.json");
    const auto rename = [&file](const char *from) {
        (void)PeopleNames::change(file, [from](PeopleNames &people) {
            people.rename(QString::fromUtf8(from), QStringLiteral("P"));
        });
    };
    rename("Ada");
    const PeopleNames known = PeopleNames::load(file);
    rename("Bo");
    QVERIFY(!PeopleNames::remove(file, known));
    {
        FileLock writing(file + QStringLiteral(".lock"));
        QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
        QVERIFY(!PeopleNames::remove(file, PeopleNames::load(file)));
    }
    QCOMPARE(PeopleNames::load(file).spellingsOf(QStringLiteral("P")).size(), 3);
    QVERIFY(PeopleNames::remove(file, PeopleNames::load(file)));
    QVERIFY(!QFile::exists(file));
    QVERIFY(PeopleNames::remove(file, {}));
}

void TestTwoPrograms::noLockIsLeft()
{
    (void)PeopleNames::change(at("people.json"), [](PeopleNames &) {});
    QVERIFY(!ForgottenNames::addTo(at("forgotten"), {QStringLiteral("Ada")}));
    QCOMPARE(QDir(m_folder->path()).entryList({QStringLiteral("*.lock")}, QDir::Files),
             QStringList());
}

/// One that stands still with its lock: a person who looks into the history waits for it.
void TestTwoPrograms::whoMendsTheIndexForEverIsNotWaitedFor()
{
    writeMatch(playedMatch({}, "standard", 1, {"Ada", "Bo", "Cleo", "Di"}, 1), m_folder->path(), 0);
    QFile index(at("index.sqlite"));
    QVERIFY(index.open(QIODevice::WriteOnly) && index.write(QByteArray(9000, 'x')) == 9000);
    index.close();
    FileLock mending(at("index.lock"));
    QCOMPARE(mending.tryLock(), FileLock::Outcome::held);
    QElapsedTimer waited;
    waited.start();
    Library library(m_folder->path());
    QVERIFY(!library.open());
    QVERIFY2(waited.elapsed() < 10'000, qPrintable(QString::number(waited.elapsed())));
    QVERIFY(!library.notice().isEmpty());
    int rows = 0;
    QVERIFY(!library.ask(
        [&rows](HistoryIndex &asked) { rows = static_cast<int>(historyRows(asked).size()); }));
    QCOMPARE(rows, 1);
}

QTEST_GUILESS_MAIN(TestTwoPrograms)
#include "tst_two_programs.moc"
