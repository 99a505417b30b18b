// SPDX-License-Identifier: GPL-3.0-or-later
// What it takes to file a long match, which happens after each of its deals, or to agree on
// something in it: the program that plays it is to stay as large as it is, and works nothing out
// twice.
#include "../history/match_maker.h"
#include "entry/score_book.h"
#include "library.h"
#include "sheet/score_sheet.h"
#include "test_main.h"

#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <cstdlib>
#include <functional>
#include <new>
#include <utility>

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace sandbag;

namespace {

// What the engine's values take: everything that is made by `new`, as QByteArray and others are
// not.
std::atomic<std::ptrdiff_t> heldNow = 0;
std::atomic<std::ptrdiff_t> heldMost = 0;
std::atomic<int> timesTaken = 0;
constexpr std::size_t kBefore = alignof(std::max_align_t); // where the size is noted

void *taken(std::size_t size)
{
    auto *block = static_cast<char *>(std::malloc(size + kBefore));
    if (!block)
        throw std::bad_alloc();
    *reinterpret_cast<std::size_t *>(block) = size;
    ++timesTaken;
    const std::ptrdiff_t now = heldNow += static_cast<std::ptrdiff_t>(size);
    std::ptrdiff_t most = heldMost;
    while (now > most && !heldMost.compare_exchange_weak(most, now)) {
    }
    return block + kBefore;
}

void given(void *at)
{
    if (!at)
        return;
    char *block = static_cast<char *>(at) - kBefore;
    heldNow -= static_cast<std::ptrdiff_t>(*reinterpret_cast<std::size_t *>(block));
    std::free(block);
}

/// The most that was held at once while `act` ran, beyond what was held before.
template<typename Act>
std::ptrdiff_t mostHeldBy(const Act &act)
{
    const std::ptrdiff_t before = heldNow;
    heldMost = before;
    act();
    return heldMost - before;
}

/// How often something was made while `act` ran: to play a deal through takes much of it, to take
/// over what it came to hardly any.
template<typename Act>
int madeBy(const Act &act)
{
    const int before = timesTaken;
    act();
    return timesTaken - before;
}

/// How many rows of the later card were worked out, rather than taken from the earlier one: what
/// Qt's values take is not counted above.
int rowsMade(const ScoreSheet &before, const ScoreSheet &now)
{
    int made = 0;
    for (qsizetype row = 0; row < now.deals.size(); ++row)
        made += row >= before.deals.size() ||
                before.deals.at(row).sides.constData() != now.deals.at(row).sides.constData();
    return made;
}

/// The same deals again and again, as a table that never ends.
MatchRecord longMatch()
{
    RuleSet rules;
    rules.win_target = 5000;
    return playedMatch(rules, "standard", 7, {"Ada", "Bo", "Cleo", "Dan"}, 300);
}

} // namespace

void *operator new(std::size_t size)
{
    return taken(size);
}

void operator delete(void *at) noexcept
{
    given(at);
}

void operator delete(void *at, std::size_t) noexcept
{
    given(at);
}

class TestFilingMemory : public QObject
{
    Q_OBJECT

private slots:
    void largeBlocksStayApart(); // first: what others give back changes what the library keeps
    void longMatchIsHeldOnce();
    void whatWasFiledIsNotParsed();
    void agreementsPlayNothingAgain();
    void namesMakeNoRow();
};

/// One match more than there was: folded, for the index. Neither what is filed nor what the file
/// said before is held beside it.
void TestFilingMemory::longMatchIsHeldOnce()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.openToFile());
    const MatchRecord record = longMatch();
    QVERIFY(record.deals.size() > 50);
    const auto match = mostHeldBy([&record] { (void)Match::fold(record); });
    const QString id = QStringLiteral("long");
    RecordFile file{record, {}};
    QVERIFY(!library.file(file.record, file.other, id));
    file.record.deals.pop_back(); // as it is filed after each deal
    QVERIFY(!library.file(file.record, file.other, id));
    file.record = record;
    const auto most = mostHeldBy([&] { QVERIFY(!library.file(file.record, file.other, id)); });
    const double matches = double(most) / double(match);
    QVERIFY2(matches < 1.5, qPrintable(QStringLiteral("%1 matches").arg(matches)));
}

/// A match that says when it began, and whose file has no review, takes nothing from that file.
void TestFilingMemory::whatWasFiledIsNotParsed()
{
    const QTemporaryDir folder;
    Library library(folder.path());
    QVERIFY(!library.openToFile());
    const QString begun = QStringLiteral("begun"), review = QStringLiteral("review");
    const QString id = QStringLiteral("long"), day = QStringLiteral("2026-11-29T12:00:00Z");
    RecordFile file{longMatch(), {{begun, day}}};
    file.record.deals.pop_back(); // it is not over
    QVERIFY(!library.file(file.record, file.other, id));
    const int plain = madeBy([&] { QVERIFY(!library.file(file.record, file.other, id)); });
    const int parsed = madeBy([&] { QVERIFY(!library.file(file.record, {}, id)); });
    QVERIFY2(plain < parsed * 3 / 4, qPrintable(QStringLiteral("%1 of %2").arg(plain).arg(parsed)));
    auto read = readRecord(library.pathOf(id));
    QCOMPARE(std::get<RecordFile>(read).other.value(begun).toString(), day);
    QVERIFY(!library.addReview(id, {{begun, 1}}));
    QVERIFY(!library.file(file.record, file.other,
                          id)); // the same match, of which someone else knows a review
    read = readRecord(library.pathOf(id));
    QVERIFY(std::get<RecordFile>(read).other.contains(review));
}

/// In mid-match, where they hold for the deals to come; and when that is taken back.
void TestFilingMemory::agreementsPlayNothingAgain()
{
    const MatchRecord record = longMatch();
    ScoreBook book{QString()};
    book.start(record, 0);
    for (const DealRecord &deal : record.deals)
        QVERIFY(!book.enter(deal));
    const QStringList names{QStringLiteral("Eva"), QStringLiteral("Finn"), QStringLiteral("Gus"),
                            QStringLiteral("Hal")};
    AgreedRules rules{record.base, {}, record.rules};
    rules.rules.bags_limit = 5;
    const auto sheet = [&book] { return book.sheet().deals.size(); };
    QCOMPARE(sheet(), qsizetype(record.deals.size()));
    const int fold = madeBy([&record] { (void)Match::fold(record); });
    const auto changes = {
        std::pair<const char *, std::function<void()>>("players",
                                                       [&] { book.changePlayers(names); }),
        {"undo", [&] { book.undo(); }},
        {"rules", [&] { (void)book.changeRules(rules); }},
        {"undo", [&] { book.undo(); }},
        {"redo", [&] { book.redo(); }},
        {"names", [&] { book.correctNames(names); }},
    };
    for (const auto &[what, change] : changes) {
        const MatchRecord before = book.match().record();
        const ScoreSheet card = book.sheet();
        const int made = madeBy(change);
        QVERIFY2(!(book.match().record() == before), what);
        QVERIFY2(made < fold / 3,
                 qPrintable(
                     QStringLiteral("%1: %2 of %3").arg(QLatin1String(what)).arg(made).arg(fold)));
        const auto whole = Match::fold(book.match().record());
        QCOMPARE(std::get<Match>(whole).standing(), book.match().standing());
        QCOMPARE(sheet(), qsizetype(record.deals.size()));
        QCOMPARE(rowsMade(card, book.sheet()), 0);
        QVERIFY2(*book.sharedRecord() == book.match().record(), what);
    }
}

/// Other people, or other names of theirs, since the middle of the match; and the card says so.
void TestFilingMemory::namesMakeNoRow()
{
    const MatchRecord record = longMatch();
    ScoreBook book{QString()};
    book.start(record, 0);
    const std::size_t half = record.deals.size() / 2;
    const auto enter = [&](std::size_t deal) { QVERIFY(!book.enter(record.deals[deal])); };
    for (std::size_t deal = 0; deal < half; ++deal)
        enter(deal);
    book.changePlayers({QStringLiteral("Eva"), QStringLiteral("Finn"), QStringLiteral("Gus"),
                        QStringLiteral("Hal")});
    for (std::size_t deal = half; deal < record.deals.size(); ++deal)
        enter(deal);
    const ScoreSheet card = book.sheet();
    book.correctNames({QStringLiteral("Eve"), QStringLiteral("Finn"), QStringLiteral("Gus"),
                       QStringLiteral("Hal")});
    const ScoreSheet &now = book.sheet();
    QCOMPARE(rowsMade(card, now), 0);
    const ScoreSheet whole = scoreSheetOf(book.match());
    QVERIFY(now.deals == whole.deals);
    QCOMPARE(now.players, whole.players);
    QVERIFY(now.deals.at(qsizetype(half)).agreed.join(u' ').contains(QStringLiteral("Eve")));
    QVERIFY(now.callsOf(now.deals.front().sides.front()).contains(QStringLiteral("Eve: ")));
    book.undo();
    QCOMPARE(rowsMade(card, book.sheet()), 0);
    QVERIFY(book.sheet().deals == card.deals);
}

/// The C library takes a large block that is given back as a sign that more of them come, and keeps
/// them, and what lies between, from then on: a file that is read is none.
void TestFilingMemory::largeBlocksStayApart()
{
#ifdef __GLIBC__
    const QByteArray bytes = writeRecord({longMatch(), {}});
    QVERIFY(std::holds_alternative<RecordFile>(parseRecord(bytes, QStringLiteral("long"))));
    const auto apart = mallinfo2().hblks;
    void *const block = std::malloc(std::size_t(31) * static_cast<std::size_t>(bytes.size()));
    QVERIFY(block);
    *static_cast<volatile char *>(block) = 0; // or a compiler might leave both calls out
    const auto then = mallinfo2().hblks;
    std::free(block);
    QCOMPARE(then, apart + 1);
#else
    QSKIP("only of that library");
#endif
}

QTEST_GUILESS_MAIN(TestFilingMemory)
#include "tst_filing_memory.moc"
