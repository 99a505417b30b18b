// SPDX-License-Identifier: GPL-3.0-or-later
// Programs at the table that misbehave: silent, slow, flooding, lying, forking, deaf to signals, or
// closing either end. The match goes on to its end, no process and no descriptor stays behind, the
// memory stays bounded, and it is said once that a program is no longer asked.
#include "arena/contest.h"
#include "match/match.h"
#include "named/named_player.h"
#include "protocol/external_player.h"
#include "test_main.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sandbag;

enum class Answers { none, some, perhaps };
Q_DECLARE_METATYPE(Answers)

namespace {

constexpr int kAnswerMs = 40;

/// More than one that floods may leave in our memory: what it wrote unread, with room for the heap.
#if defined(SANDBAG_SANITIZED)
// A sanitizer keeps 256 MiB of what is freed aside, and an eighth of all memory beside it.
constexpr qint64 kMostMemory = 512 << 20;
#else
constexpr qint64 kMostMemory = 24 << 20;
#endif

/// Answers with the first thing that is allowed; `before` runs before each answer.
QByteArray answering(const QByteArray &before)
{
    return "import json, os, signal, subprocess, sys, time\n"
           "def say(answer):\n"
           "    print(json.dumps(answer), flush=True)\n" +
           before +
           "for line in sys.stdin:\n"
           "    m = json.loads(line)\n"
           "    if m['type'] != 'act':\n"
           "        continue\n"
           "    legal = m['legal']\n"
           "    if isinstance(legal, dict):\n"
           "        answer = ' '.join(legal['from'].split()[:legal.get('count', legal.get('min', "
           "0))])\n"
           "    else:\n"
           "        answer = legal[0]\n"
           "    act({'act': answer})\n";
}

int descriptors()
{
    return static_cast<int>(QDir(QStringLiteral("/proc/self/fd"))
                                .entryList(QDir::NoDotAndDotDot | QDir::AllEntries)
                                .size());
}

/// Bytes of memory that this program has.
qint64 memory()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toLongLong() * 4096;
}

constexpr const char *kMark = "SANDBAG_ROGUE";

QByteArray readAll(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Processes that were started from here, directly or by one of those; the dead among them too.
QStringList offspring()
{
    const QString self = QString::number(QCoreApplication::applicationPid());
    const QByteArray mark = QByteArray(kMark) + '=' + self.toLatin1() + '\0';
    QStringList found;
    for (const QString &pid : QDir(QStringLiteral("/proc")).entryList(QDir::Dirs)) {
        if (pid.toInt() <= 0 || pid == self)
            continue;
        const QString place = QStringLiteral("/proc/") + pid;
        const QByteArray stat = readAll(place + QStringLiteral("/stat"));
        const QByteArray parent = stat.mid(stat.lastIndexOf(')') + 2).split(' ').value(1);
        if (parent == self.toLatin1() || readAll(place + QStringLiteral("/environ")).contains(mark))
            found << pid;
    }
    return found;
}

int told = 0;
void countWarnings(QtMsgType type, const QMessageLogContext &, const QString &)
{
    told += type == QtWarningMsg ? 1 : 0;
}

} // namespace

class TestRoguePlayers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theMatchGoesOn_data();
    void theMatchGoesOn();

private:
    /// One deal with the program at seat 1; answers of it that were replaced.
    static int play(const QString &command);
};

void TestRoguePlayers::initTestCase()
{
#ifndef Q_OS_LINUX
    QSKIP("processes and descriptors are counted in /proc");
#endif
    qputenv(kMark, QByteArray::number(QCoreApplication::applicationPid()));
}

int TestRoguePlayers::play(const QString &command)
{
    RuleSet rules;
    rules.win_deals = 1;
    rules.claim_mode = ClaimMode::no;
    ExternalPlayer external(command, kAnswerMs);
    std::vector<std::unique_ptr<Player>> plain;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat)
        seats[static_cast<std::size_t>(seat)] =
            plain.emplace_back(makePlayer("simple", static_cast<std::uint64_t>(seat))).get();
    seats[1] = &external;
    Contest contest(rules, seats);
    const Match match = contest.playMatch(1);
    if (!match.over())
        QTest::qFail("the match did not end", __FILE__, __LINE__);
    return external.fallbacks();
}

void TestRoguePlayers::theMatchGoesOn_data()
{
    QTest::addColumn<QByteArray>(
        "program"); // of Python; a command of the shell where it has no "\n"
    QTest::addColumn<int>("warnings");
    // Whether some of them can be used. How many late answers still arrive in time hangs on the
    // load of the machine, so nothing is said of those.
    QTest::addColumn<Answers>("answers");
    QTest::newRow("well-behaved") << answering("act = say\n") << 0 << Answers::some;
    QTest::newRow("silent") << QByteArray("exec sleep 1000") << 1 << Answers::none;
    QTest::newRow("not there") << QByteArray("/no/such/program") << 1 << Answers::none;
    QTest::newRow("ends at once") << QByteArray("true") << 1 << Answers::none;
    QTest::newRow("always slow") << answering("def act(a):\n    time.sleep(0.3)\n    say(a)\n") << 1
                                 << Answers::perhaps;
    QTest::newRow("floods in lines") << QByteArray("exec yes") << 0 << Answers::none;
    QTest::newRow("floods without a line")
        << QByteArray("exec cat /dev/zero") << 1 << Answers::none;
    QTest::newRow("floods and answers")
        << answering("def act(a):\n    say('x' * 900000)\n    say(a)\n") << -1 << Answers::perhaps;
    QTest::newRow("lies") << answering("def act(a):\n    say({'act': 'BJ'})\n") << 0
                          << Answers::none;
    QTest::newRow("speaks for others")
        << answering("def act(a):\n    say({'seat': 2, 'call': '4'})\n    say({'act': 'nil'})\n")
        << -1 << Answers::perhaps;
    QTest::newRow("no JSON") << answering("def act(a):\n    print('\\0\\xff{[', flush=True)\n") << 0
                             << Answers::none;
    QTest::newRow("deep JSON") << answering("def act(a):\n    print('[' * 100000, flush=True)\n")
                               << 0 << Answers::none;
    QTest::newRow("forks and stays")
        << answering("subprocess.Popen(['sleep', '1000'])\nact = say\n") << 0 << Answers::some;
    QTest::newRow("forks and leaves")
        << answering("subprocess.Popen(['sleep', '1000'])\nsys.exit(0)\n") << 1 << Answers::none;
    QTest::newRow("ignores signals")
        << answering("for s in range(1, 32):\n    try:\n        signal.signal(s, signal.SIG_IGN)\n"
                     "    except (OSError, ValueError):\n        pass\n"
                     "def act(a):\n    time.sleep(1000)\n")
        << 1 << Answers::none;
    QTest::newRow("does not read") << QByteArray("exec tail -f /dev/null") << 1 << Answers::none;
    QTest::newRow("closes its input") << QByteArray("exec sleep 1000 <&-") << 1 << Answers::none;
    QTest::newRow("closes its output") << QByteArray("exec sleep 1000 >&-") << 1 << Answers::none;
    QTest::newRow("closes both") << QByteArray("exec sleep 1000 <&- >&-") << 1 << Answers::none;
    QTest::newRow("ends in the middle")
        << answering("n = 0\ndef act(a):\n    global n\n    n += 1\n    say(a)\n"
                     "    if n == 4:\n        os._exit(3)\n")
        << 1 << Answers::some;
}

void TestRoguePlayers::theMatchGoesOn()
{
    QFETCH(QByteArray, program);
    QFETCH(int, warnings);
    QFETCH(Answers, answers);
    const QTemporaryDir folder;
    QString command = QString::fromUtf8(program);
    if (program.contains('\n')) {
        QFile script(folder.filePath(QStringLiteral("child.py")));
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write(program);
        script.close();
        command = QStringLiteral("exec python3 ") + script.fileName();
    }
    command = QStringLiteral("exec 2>/dev/null; ") + command;
    const int open = descriptors();
    const qint64 before = memory();
    told = 0;
    const auto handler = qInstallMessageHandler(countWarnings);
    QElapsedTimer clock;
    clock.start();
    const int fallbacks = play(command);
    qInstallMessageHandler(handler);
    QVERIFY2(clock.elapsed() < 30000, QByteArray::number(clock.elapsed()).constData());
    QVERIFY2(warnings < 0 ? told <= 1 : told == warnings, QByteArray::number(told).constData());
    const int decisions = 14; // a call and 13 cards
    QVERIFY2(answers == Answers::perhaps || (fallbacks < decisions) == (answers == Answers::some),
             QByteArray::number(fallbacks).constData());
    QCOMPARE(descriptors(), open);
    QTRY_COMPARE(offspring(), QStringList());
    QVERIFY2(memory() - before < kMostMemory, QByteArray::number(memory() - before).constData());
}

QTEST_GUILESS_MAIN(TestRoguePlayers)
#include "tst_rogue_players.moc"
