// SPDX-License-Identifier: GPL-3.0-or-later
// Saving that survives: every call of the system fails once at each place, the program is killed at
// each of them, the disk is full for a while. Two whole saves always stand.
#include "failing_system.h"
#include "files/autosave.h"
#include "formats/check_word.h"
#include "formats/loaded_match.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <memory>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

using namespace sandbag;

namespace {

/// What a save holds in these tests: larger than one write, whole only with its last byte.
QByteArray text(char letter)
{
    return QByteArray(2500, letter) + '.';
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The letters of the whole saves, newest first; '?' for one that is torn.
QByteArray saves(const SavedFile &file)
{
    QByteArray letters;
    for (const QString &copy : file.copies()) {
        const QByteArray bytes = contentOf(copy);
        letters += !bytes.isEmpty() && bytes == text(bytes[0]) ? bytes[0] : '?';
    }
    return letters;
}

RecordFile recordOf(const QString &name)
{
    RecordFile file;
    file.record.rules.deal_cut = DealCut::none;
    file.record.base = "standard";
    file.record.players.resize(4);
    file.record.players[0].name = name.toStdString();
    return file;
}

QString nameIn(const std::optional<LoadedMatch> &loaded)
{
    return loaded ? QString::fromStdString(loaded->match.record().players[0].name) : QString();
}

} // namespace

class TestSaving : public QObject
{
    Q_OBJECT

private slots:
    void everyCallFailsOnce();
    void oneThreadWritesAll();
    void killedAtEveryCall();
    void readersAlwaysFindOne();
    void fullDiskIsSaidOnceAndSavedLater();
    void lastSaveWaitsForTheEnd();
    void folderThatComesLater();
    void folderThatVanishes();
    void tornFileIsKnown();
    void tornFileIsBetterThanNone();
    void checkWordIsNotKept();
    void noMarkHidesAMatch_data();
    void noMarkHidesAMatch();
    void aLivingProgramKeepsItsPlace();
    void aPlaceOutOfReachIsTold();
};

namespace {

/// Counts the files that are made on the thread that makes them.
class CountingSystem : public FailingSystem
{
public:
    int create(const QString &path) override
    {
        thread_local int onThisThread = 0;
        m_last = ++onThisThread;
        ++m_all;
        return FailingSystem::create(path);
    }
    [[nodiscard]] bool byOneThread() const { return m_last == m_all; }
    [[nodiscard]] int all() const { return m_all; }

private:
    std::atomic<int> m_last = 0, m_all = 0;
};

} // namespace

/// Whoever waits for what is saved leaves the thread for the next save: it may be that of a program
/// whose memory ends.
void TestSaving::oneThreadWritesAll()
{
    QTemporaryDir folder;
    const auto system = std::make_shared<CountingSystem>();
    Autosave saving(folder.path(), nullptr, system);
    for (const char *name : {"A", "B", "C"}) {
        saving.save(recordOf(QString::fromLatin1(name)));
        QVERIFY(saving.flush());
        QVERIFY(system->byOneThread());
    }
    QVERIFY(system->all() >= 3);
}

void TestSaving::everyCallFailsOnce()
{
    for (int number = 0;; ++number) {
        const QTemporaryDir folder;
        auto calls = std::make_shared<FailingSystem>();
        SavedFile file(folder.filePath(QStringLiteral("m")), calls);
        QVERIFY(!file.write(text('a')));
        QVERIFY(!file.write(text('b')));
        QCOMPARE(saves(file), QByteArray("ba"));
        calls->failAt(number, FailingSystem::Which::one);
        const auto fault = file.write(text('c'));
        if (number >= calls->count()) {
            QVERIFY(number >= 10); // open, three writes, flush, close, two renamings, the folder
            QVERIFY(!fault);
            return;
        }
        const QByteArray after = saves(file);
        QVERIFY2(QByteArrayList({"ba", "cb", "bca", "bcb"}).contains(after), after.constData());
        QVERIFY2(fault || after == "cb", after.constData());
        QVERIFY(!fault || !fault->text.isEmpty());
        calls->succeed();
        QVERIFY(!file.write(text('d')));
        const QByteArray last = saves(file);
        QVERIFY2(QByteArrayList({"db", "dc"}).contains(last), last.constData());
    }
}

void TestSaving::killedAtEveryCall()
{
    for (int number = 0;; ++number) {
        const QTemporaryDir folder;
        auto calls = std::make_shared<FailingSystem>();
        const QString path = folder.filePath(QStringLiteral("m"));
        {
            SavedFile file(path, calls);
            QVERIFY(!file.write(text('a')));
            QVERIFY(!file.write(text('b')));
            calls->failAt(number, FailingSystem::Which::rest);
            (void)file.write(text('c'));
        }
        if (number >= calls->count())
            return;
        SavedFile again(path);
        again.recover();
        QByteArray found = saves(again);
        QVERIFY2(found == "ba" || found == "cb" || found == "cba", found.constData());
        // Nor does the next one, killed anywhere, take more than itself.
        calls->failAt(number, FailingSystem::Which::rest);
        SavedFile third(path, calls);
        (void)third.write(text('d'));
        SavedFile fourth(path);
        fourth.recover();
        const QByteArray later = saves(fourth);
        QVERIFY2(!later.contains('?') && later.size() >= 2, later.constData());
        QVERIFY2(later[0] == 'd' || later[0] == found[0], later.constData());
    }
}

/// Another program that reads the file while it is saved: looked at before each call.
void TestSaving::readersAlwaysFindOne()
{
    class Watching : public SystemCalls
    {
    public:
        explicit Watching(QString path) : m_path(std::move(path)) {}
        int rename(const QString &from, const QString &to) override
        {
            const int result = SystemCalls::rename(from, to);
            const QByteArray bytes = contentOf(m_path);
            m_missing += bytes.isEmpty() || bytes != text(bytes[0]) ? 1 : 0;
            return result;
        }
        [[nodiscard]] int missing() const { return m_missing; }

    private:
        QString m_path;
        int m_missing = 0;
    };
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("m"));
    auto calls = std::make_shared<Watching>(path);
    SavedFile file(path, calls);
    for (const char letter : {'a', 'b', 'c', 'd'})
        QVERIFY(!file.write(text(letter)));
    QCOMPARE(calls->missing(), 0);
    QCOMPARE(saves(file), QByteArray("dc"));
}

void TestSaving::fullDiskIsSaidOnceAndSavedLater()
{
    const QTemporaryDir folder;
    auto calls = std::make_shared<FailingSystem>();
    Autosave autosave(folder.path(), nullptr, calls);
    QSignalSpy failed(&autosave, &Autosave::failed);
    QSignalSpy again(&autosave, &Autosave::savedAgain);
    autosave.save(recordOf(QStringLiteral("one")));
    QVERIFY(autosave.flush());
    autosave.save(recordOf(QStringLiteral("two")));
    QVERIFY(autosave.flush());
    calls->failAt(0, FailingSystem::Which::rest);
    for (int save = 0; save < 5; ++save) {
        autosave.save(recordOf(QStringLiteral("three")));
        QVERIFY(!autosave.flush());
        QCoreApplication::processEvents();
    }
    QCOMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains(qt_error_string(ENOSPC)));
    QCOMPARE(nameIn(std::get<LoadedMatch>(loadMatch(autosave.path()))), QStringLiteral("two"));
    calls->succeed();
    QTRY_COMPARE(again.count(), 1); // without another event
    QCOMPARE(nameIn(std::get<LoadedMatch>(loadMatch(autosave.path()))), QStringLiteral("three"));
    calls->failAt(0, FailingSystem::Which::rest);
    autosave.save(recordOf(QStringLiteral("four")));
    QTRY_COMPARE(failed.count(), 2);
}

void TestSaving::lastSaveWaitsForTheEnd()
{
    const QTemporaryDir folder;
    auto calls = std::make_shared<FailingSystem>();
    QString path;
    {
        Autosave autosave(folder.path(), nullptr, calls);
        path = autosave.path();
        calls->failAt(0, FailingSystem::Which::one);
        autosave.save(recordOf(QStringLiteral("one")));
    }
    QCOMPARE(nameIn(std::get<LoadedMatch>(loadMatch(path))), QStringLiteral("one"));
}

void TestSaving::folderThatComesLater()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("data"));
    QFile inTheWay(place);
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    inTheWay.close();
    Autosave autosave(place);
    QSignalSpy failed(&autosave, &Autosave::failed);
    QSignalSpy again(&autosave, &Autosave::savedAgain);
    QTRY_COMPARE(failed.count(), 1);
    autosave.save(recordOf(QStringLiteral("one")));
    QVERIFY(!autosave.flush());
    QVERIFY(inTheWay.remove());
    QTRY_COMPARE(again.count(), 1);
    QCOMPARE(failed.count(), 1);
    QCOMPARE(nameIn(std::get<LoadedMatch>(loadMatch(autosave.path()))), QStringLiteral("one"));
}

/// Somebody removes the folder while a match is played: it comes again, and is nobody else's.
void TestSaving::folderThatVanishes()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("data"));
    Autosave autosave(place);
    autosave.save(recordOf(QStringLiteral("one")));
    QVERIFY(autosave.flush());
    const QString path = autosave.path();
    QVERIFY(QDir(place).removeRecursively());
    autosave.save(recordOf(QStringLiteral("two")));
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(autosave.flush());
    QCOMPARE(nameIn(std::get<LoadedMatch>(loadMatch(autosave.path()))), QStringLiteral("two"));
    const Autosave other(place);
    QVERIFY(other.path() != autosave.path());
}

/// Two saves, the newer of which is changed where JSON does not mind.
static void saveAndTear(const QString &folder, bool keepBefore)
{
    QString path;
    {
        Autosave autosave(folder);
        path = autosave.path();
        autosave.save(recordOf(QStringLiteral("one")));
        autosave.flush();
        autosave.save(recordOf(QStringLiteral("two")));
        autosave.flush();
    }
    const QByteArray bytes = contentOf(path);
    QCOMPARE(checkWordOf(bytes), CheckWord::right);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(bytes).replace("\"two\"", "\"twx\""));
    if (!keepBefore)
        QVERIFY(QFile::remove(path + QStringLiteral(".bak")));
}

void TestSaving::tornFileIsKnown()
{
    const QTemporaryDir folder;
    saveAndTear(folder.path(), true);
    Autosave autosave(folder.path());
    QSignalSpy failed(&autosave, &Autosave::failed);
    QCOMPARE(nameIn(autosave.load()), QStringLiteral("one"));
    QCOMPARE(failed.count(), 1);
    QVERIFY(QFile::exists(autosave.path() + QStringLiteral(".damaged")));
}

void TestSaving::tornFileIsBetterThanNone()
{
    const QTemporaryDir folder;
    saveAndTear(folder.path(), false);
    Autosave autosave(folder.path());
    QCOMPARE(nameIn(autosave.load()), QStringLiteral("twx"));
}

void TestSaving::checkWordIsNotKept()
{
    const QByteArray plain = writeRecord(recordOf(QStringLiteral("one")));
    const QByteArray checked = withCheckWord(plain);
    QCOMPARE(checkWordOf(plain), CheckWord::none);
    QCOMPARE(checkWordOf(checked), CheckWord::right);
    QCOMPARE(checkWordOf(QByteArray(checked).replace("one", "onf")), CheckWord::wrong);
    QCOMPARE(checkWordOf(checked + ' '), CheckWord::wrong);
    const auto read = parseRecord(checked, QStringLiteral("x"));
    QCOMPARE(writeRecord(std::get<RecordFile>(read)), plain);
    // A member of another program that happens to be called so stays.
    const QByteArray other = QByteArray(plain).replace("\"rules\"", "\"check\": 7,\n  \"rules\"");
    QVERIFY(std::get<RecordFile>(parseRecord(other, QStringLiteral("x")))
                .other.contains(QStringLiteral("check")));
}

/// What a killed program, another one or a stranger left where the mark of a place is.
void TestSaving::noMarkHidesAMatch_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("kind");
    const QByteArray number = QByteArray::number(QCoreApplication::applicationPid());
    QTest::newRow("empty") << QByteArray() << "file";
    QTest::newRow("noise") << QByteArray("\0\xff\n\n\x1b", 5) << "file";
    QTest::newRow("our own number") << number + "\nsandbag\nhere\n\n\n"
                                    << "file";
    QTest::newRow("number of a program that lives") << QByteArray("1\ninit\nhere\n\n\n") << "file";
    QTest::newRow("of another machine") << number + "\nsandbag\nelsewhere\n\n\n"
                                        << "file";
    QTest::newRow("nobody may read it") << QByteArray("x") << "closed";
    QTest::newRow("folder") << QByteArray() << "folder";
    QTest::newRow("pipe") << QByteArray() << "pipe";
    QTest::newRow("link to nothing") << QByteArray() << "link";
}

void TestSaving::noMarkHidesAMatch()
{
    QFETCH(QByteArray, content);
    QFETCH(QString, kind);
    const QTemporaryDir folder;
    {
        Autosave autosave(folder.path());
        autosave.save(recordOf(QStringLiteral("Ann")));
        QVERIFY(autosave.flush());
    }
    const QString mark = folder.filePath(QStringLiteral("match.lock"));
    if (kind == QStringLiteral("folder")) {
        QVERIFY(QDir().mkdir(mark));
    } else if (kind == QStringLiteral("pipe")) {
        QCOMPARE(::mkfifo(qPrintable(mark), 0600), 0);
    } else if (kind == QStringLiteral("link")) {
        QVERIFY(QFile::link(folder.filePath(QStringLiteral("none")), mark));
    } else {
        QFile file(mark);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
        if (kind == QStringLiteral("closed"))
            file.setPermissions({});
    }
    Autosave again(folder.path());
    QCOMPARE(again.path(), folder.filePath(QStringLiteral("match.spades.json")));
    QCOMPARE(nameIn(again.load()), QStringLiteral("Ann"));
}

void TestSaving::aLivingProgramKeepsItsPlace()
{
    const QTemporaryDir folder;
    auto first = std::make_unique<Autosave>(folder.path());
    const Autosave second(folder.path());
    QVERIFY(first->path() != second.path());
    QVERIFY(QFile::remove(folder.filePath(QStringLiteral("match-2.lock"))));
    QFile number(folder.filePath(QStringLiteral("match.lock")));
    QVERIFY(number.open(QIODevice::WriteOnly) && number.write("99999999") > 0);
    number.close();
    const Autosave third(folder.path());
    QVERIFY(third.path() != first->path());
    first.reset();
    QVERIFY(!QFile::exists(number.fileName()));
    const Autosave fourth(folder.path());
    QCOMPARE(fourth.path(), folder.filePath(QStringLiteral("match.spades.json")));
}

/// A socket can be neither opened nor locked, and is not ours to take away: the match that lies
/// beside it is named once, stays as it is, and another place is taken.
void TestSaving::aPlaceOutOfReachIsTold()
{
    const QTemporaryDir folder;
    const QString place = folder.filePath(QStringLiteral("match.spades.json"));
    {
        Autosave autosave(folder.path());
        autosave.save(recordOf(QStringLiteral("Ann")));
        QVERIFY(autosave.flush());
    }
    const QByteArray mark = QFile::encodeName(folder.filePath(QStringLiteral("match.lock")));
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    QVERIFY(static_cast<std::size_t>(mark.size()) < sizeof address.sun_path);
    std::copy(mark.begin(), mark.end(), address.sun_path);
    const int listener = ::socket(AF_UNIX, SOCK_STREAM, 0);
    QCOMPARE(::bind(listener, reinterpret_cast<sockaddr *>(&address), sizeof address), 0);
    Autosave again(folder.path());
    QSignalSpy failed(&again, &Autosave::failed);
    QVERIFY(again.path() != place);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed.front().front().toString().contains(QFile::decodeName(mark)));
    again.save(recordOf(QStringLiteral("Bea")));
    QVERIFY(again.flush());
    QCOMPARE(failed.size(), 1);
    ::close(listener);
    QVERIFY(QFile::remove(QFile::decodeName(mark)));
    Autosave third(folder.path());
    QCOMPARE(third.path(), place);
    QCOMPARE(nameIn(third.load()), QStringLiteral("Ann"));
}

QTEST_GUILESS_MAIN(TestSaving)
#include "tst_saving.moc"
