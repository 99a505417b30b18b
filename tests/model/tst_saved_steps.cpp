// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of a saved match: every call of the system fails once at each place, the program is killed
// at each of them, lines are torn. The match never goes back by more than the card being played.
#include "failing_system.h"
#include "files/autosave.h"
#include "formats/check_word.h"
#include "formats/loaded_match.h"
#include "formats/saved_steps.h"
#include "match/dealing.h"
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

constexpr std::size_t kCards = 6; ///< events of the course

/// One match after each event of its last deal, none first.
std::vector<MatchRecord> course(int deals = 1)
{
    MatchRecord begun;
    begun.rules.deal_cut = DealCut::none;
    begun.players.resize(4);
    Match match(begun);
    std::vector<MatchRecord> records;
    for (int deal = 1; deal <= deals; ++deal) {
        const auto seed = static_cast<std::uint64_t>(deal);
        (void)match.beginDeal(dealCards(*match.context(), deal % 4, seed));
        records.assign(1, match.record());
        while (!match.dealOver() && (deal < deals || records.size() <= kCards)) {
            (void)match.apply(legal(*match.deal()).choices.back());
            records.push_back(match.record());
        }
    }
    return records;
}

/// What a window does: the whole match when a deal begins, and then every event.
class Window
{
public:
    explicit Window(const QString &folder,
                    std::shared_ptr<SystemCalls> calls = std::make_shared<FailingSystem>())
        : m_save(folder, nullptr, std::move(calls))
    {
    }

    bool whole(const MatchRecord &record)
    {
        m_save.save({record, {}});
        return m_save.flush();
    }
    bool event(const MatchRecord &record, int seconds = 0)
    {
        m_save.saveLastEvent(record, {{QStringLiteral("seconds_played"), seconds}});
        return m_save.flush();
    }
    Autosave &save() { return m_save; }

private:
    Autosave m_save;
};

/// The files as they lie there now, in a folder of their own: what a killed program leaves.
void copyTo(const QString &from, const QString &to)
{
    for (const QString &name : QDir(from).entryList(QDir::Files)) {
        if (!name.endsWith(QStringLiteral(".lock")))
            QVERIFY(QFile::copy(from + u'/' + name, to + u'/' + name));
    }
}

/// How many events of the course the next start would have; −1: none of it.
int eventsLeft(const QString &folder)
{
    const QTemporaryDir copy;
    copyTo(folder, copy.path());
    Autosave next(copy.path());
    const auto loaded = next.load();
    if (!loaded || loaded->match.record().deals.empty())
        return -1;
    return static_cast<int>(loaded->match.record().deals.back().events.size());
}

QString nameIn(const QString &folder, const QString &ending = {})
{
    return folder + QStringLiteral("/match.spades.json") + ending;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestSavedSteps : public QObject
{
    Q_OBJECT

private slots:
    void aStepIsALine();
    void aCardCostsTheSameInALongMatch();
    void everyCallFailsOnce();
    void killedAtEveryCall();
    void aTornEndCostsOneCard();
    void aBrokenLineIsSaid();
    void stepsOfAnotherSaveAreLeftAlone();
    void theFirstSaveIsThereTwice();
    void theSaveBeforeKeepsItsSteps();
    void stepsThatCannotBePlayedAreLeftAlone();
    void closedInOrderNothingLiesBeside();
};

void TestSavedSteps::aStepIsALine()
{
    const auto records = course();
    const QTemporaryDir folder;
    Window window(folder.path());
    QVERIFY(window.whole(records[0]));
    const QByteArray saved = contentOf(nameIn(folder.path()));
    QVERIFY(!QFile::exists(stepsFile(nameIn(folder.path()))));
    for (std::size_t at = 1; at < records.size(); ++at) {
        QVERIFY(window.event(records[at], static_cast<int>(at)));
        QCOMPARE(contentOf(nameIn(folder.path())), saved); // not written again
        const auto read = readRecord(nameIn(folder.path()));
        QVERIFY(std::get<RecordFile>(read).record == records[at]);
        QCOMPARE(std::get<RecordFile>(read).other.value(QStringLiteral("seconds_played")).toInt(),
                 static_cast<int>(at));
        const auto loaded = loadMatch(nameIn(folder.path()));
        QVERIFY(std::get<LoadedMatch>(loaded).match.record() == records[at]);
    }
    const auto lines = contentOf(stepsFile(nameIn(folder.path()))).count('\n');
    QCOMPARE(lines, static_cast<qsizetype>(records.size()));
}

void TestSavedSteps::aCardCostsTheSameInALongMatch()
{
    QList<qsizetype> written;
    for (const int deals : {1, 8}) {
        const auto records = course(deals);
        const QTemporaryDir folder;
        auto calls = std::make_shared<FailingSystem>();
        Window window(folder.path(), calls);
        QVERIFY(window.whole(records[0]));
        QVERIFY(window.event(records[1]));
        const qsizetype before = calls->bytes();
        QVERIFY(window.event(records[2]));
        written << calls->bytes() - before;
    }
    QVERIFY(written[0] > 0);
    QCOMPARE(written[0], written[1]);
}

void TestSavedSteps::everyCallFailsOnce()
{
    const auto records = course();
    for (const std::size_t failing : {std::size_t{1}, std::size_t{2}}) { // the first opens the file
        for (int number = 0;; ++number) {
            const QTemporaryDir folder;
            auto calls = std::make_shared<FailingSystem>();
            Window window(folder.path(), calls);
            QVERIFY(window.whole(records[0]));
            if (failing == 2)
                QVERIFY(window.event(records[1]));
            calls->failAt(number, FailingSystem::Which::one);
            const bool saved = window.event(records[failing]);
            const int left = eventsLeft(folder.path());
            const int now = static_cast<int>(failing);
            QVERIFY(left == now || (!saved && left == now - 1));
            if (number >= calls->count()) {
                QVERIFY(saved && number >= 2); // write, flush
                break;
            }
            QVERIFY(window.event(records[failing + 1])); // and with it what had failed
            QCOMPARE(eventsLeft(folder.path()), now + 1);
            QVERIFY(window.event(records[failing + 2]));
            QCOMPARE(eventsLeft(folder.path()), now + 2);
        }
    }
}

/// Two steps, the whole match, and a step: killed at each call of the system from the first step
/// on, at no time is less there than before the call.
void TestSavedSteps::killedAtEveryCall()
{
    const auto records = course();
    for (int number = 0;; ++number) {
        const QTemporaryDir folder;
        auto calls = std::make_shared<FailingSystem>();
        Window window(folder.path(), calls);
        QVERIFY(window.whole(records[0]));
        calls->failAt(number, FailingSystem::Which::rest);
        int safe = 0;
        safe = window.event(records[1]) ? 1 : safe;
        safe = window.event(records[2]) ? 2 : safe;
        safe = window.whole(records[3]) ? 3 : safe;
        safe = window.event(records[4]) ? 4 : safe;
        const int left = eventsLeft(folder.path());
        QVERIFY2(left >= safe && left <= 4, qPrintable(QString::number(left)));
        if (safe == 4)
            return;
    }
}

void TestSavedSteps::aTornEndCostsOneCard()
{
    const auto records = course();
    const QTemporaryDir folder;
    Window window(folder.path());
    QVERIFY(window.whole(records[0]));
    QVERIFY(window.event(records[1]));
    const qsizetype one = contentOf(stepsFile(nameIn(folder.path()))).size();
    QVERIFY(window.event(records[2]));
    const QByteArray two = contentOf(stepsFile(nameIn(folder.path())));
    for (qsizetype length = one; length < two.size(); ++length) {
        put(stepsFile(nameIn(folder.path())), two.left(length));
        QString broken;
        const auto loaded =
            loadWithSteps(contentOf(nameIn(folder.path())), nameIn(folder.path()), broken);
        QVERIFY(std::get<LoadedMatch>(loaded).match.record() == records[1]);
        QVERIFY(broken.isEmpty());
    }
    put(stepsFile(nameIn(folder.path())), two + QByteArray(500, '\0'));
    QCOMPARE(eventsLeft(folder.path()), 2);
}

void TestSavedSteps::aBrokenLineIsSaid()
{
    const auto records = course();
    const QTemporaryDir folder;
    const QTemporaryDir killed;
    {
        Window window(folder.path());
        QVERIFY(window.whole(records[0]));
        for (std::size_t at = 1; at <= 3; ++at)
            QVERIFY(window.event(records[at]));
        copyTo(folder.path(), killed.path());
    }
    const QString steps = stepsFile(nameIn(killed.path()));
    QByteArray bytes = contentOf(steps);
    const QList<QByteArray> lines = bytes.split('\n');
    bytes[lines[0].size() + lines[1].size() + 50] ^= 1; // in the second event
    put(steps, bytes);
    Autosave next(killed.path());
    const QSignalSpy failed(&next, &Autosave::failed);
    const auto loaded = next.load();
    QVERIFY(loaded && loaded->match.record() == records[1]);
    QCOMPARE(failed.count(), 1);
    QVERIFY(QFile::exists(steps + QStringLiteral(".damaged")));
}

void TestSavedSteps::stepsOfAnotherSaveAreLeftAlone()
{
    const auto records = course();
    const QTemporaryDir folder;
    Window window(folder.path());
    QVERIFY(window.whole(records[0]));
    QVERIFY(window.event(records[1]));
    QVERIFY(window.event(records[2]));
    QVERIFY(window.whole(records[1])); // taken back; the steps still lie there
    QCOMPARE(eventsLeft(folder.path()), 1);
    // Nor is a match that was changed by hand, and lost its check word, gone on with.
    const QByteArray plain = writeRecord({records[0], {}});
    put(nameIn(folder.path()), plain);
    QCOMPARE(eventsLeft(folder.path()), 0);
}

/// Of a match that was never saved before there are two all the same.
void TestSavedSteps::theFirstSaveIsThereTwice()
{
    const auto records = course();
    const QTemporaryDir folder;
    Window window(folder.path());
    QVERIFY(window.whole(records[0]));
    QVERIFY(window.event(records[1]));
    put(nameIn(folder.path()), contentOf(nameIn(folder.path())).chopped(100));
    QCOMPARE(eventsLeft(folder.path()), 1);
}

/// The newer save is damaged: the one before is there with its steps.
void TestSavedSteps::theSaveBeforeKeepsItsSteps()
{
    const auto records = course();
    for (const bool begun : {false, true}) {
        const QTemporaryDir folder;
        Window window(folder.path());
        QVERIFY(window.whole(records[0]));
        QVERIFY(window.event(records[1]));
        QVERIFY(window.event(records[2]));
        QVERIFY(window.whole(records[3]));
        if (begun)
            QVERIFY(window.event(records[4]));
        put(nameIn(folder.path()), contentOf(nameIn(folder.path())).chopped(100));
        QCOMPARE(eventsLeft(folder.path()), 2);
    }
}

void TestSavedSteps::stepsThatCannotBePlayedAreLeftAlone()
{
    const auto records = course();
    const QTemporaryDir folder;
    Window window(folder.path());
    QVERIFY(window.whole(records[0]));
    StepChain chain(checkWordIn(contentOf(nameIn(folder.path()))));
    QByteArray steps = chain.head();
    const Event first = records[1].deals.back().events.back();
    steps += chain.line(stepText(first, {}));
    steps += chain.line(stepText(first, {})); // again: another player's turn
    put(stepsFile(nameIn(folder.path())), steps);
    QString broken;
    const auto loaded =
        loadWithSteps(contentOf(nameIn(folder.path())), nameIn(folder.path()), broken);
    QVERIFY(std::get<LoadedMatch>(loaded).match.record() == records[0]);
    QVERIFY(!broken.isEmpty());
}

void TestSavedSteps::closedInOrderNothingLiesBeside()
{
    const auto records = course();
    const QTemporaryDir folder;
    {
        Window window(folder.path());
        QVERIFY(window.whole(records[0]));
        QVERIFY(window.event(records[1]));
    }
    auto parsed = parseRecord(contentOf(nameIn(folder.path())), QStringLiteral("x"));
    QVERIFY(std::get<RecordFile>(parsed).record == records[1]);
}

QTEST_GUILESS_MAIN(TestSavedSteps)
#include "tst_saved_steps.moc"
