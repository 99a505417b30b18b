// SPDX-License-Identifier: GPL-3.0-or-later
// What tables in company cost the process that holds them, and what stays of them: threads, and
// bytes of the heap over many deals, matches, returns and requests. The whole of a house is
// measured by cli/many_tables.py. SANDBAG_MATCHES sets how many matches are played one after
// another.
#include "company_table.h"
#include "given_tokens.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include "match/match.h"
#include "match_files.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#if defined(SANDBAG_SANITIZED)
#include <sanitizer/allocator_interface.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

using namespace sandbag;

namespace {

constexpr int kPersons = 4;

int matches()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_MATCHES");
    return asked > 0 ? asked : share(64);
}

/// Bytes in use; nothing where nobody counts them.
std::optional<qint64> heap()
{
#if defined(SANDBAG_SANITIZED)
    return static_cast<qint64>(__sanitizer_get_current_allocated_bytes());
#elif defined(__GLIBC__)
    const auto counted = mallinfo2();
    return static_cast<qint64>(counted.uordblks + counted.hblkhd);
#else
    return {};
#endif
}

/// Threads of this process; 0 where the system does not say.
int threads()
{
    return static_cast<int>(QDir(QStringLiteral("/proc/self/task"))
                                .entryList(QDir::Dirs | QDir::NoDotAndDotDot)
                                .size());
}

RuleSet rulesOfDeals(int deals)
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    rules.win_deals = deals;
    rules.win_target = 5000; // no match ends earlier
    return rules;
}

/// Four persons elsewhere. What a test notes of them is forgotten again and again.
class CostlyTable : public CompanyTable
{
public:
    CostlyTable() : CompanyTable(5) {}

    void playDeal(Dice &dice)
    {
        const auto before = session().match().results().size();
        if (session().match().dealOver())
            for (int seat = 0; seat < kPersons; ++seat)
                guest(seat).seat->nextDeal();
        settle();
        while (!session().match().dealOver()) {
            RemoteSeat &seat = *guest(session().seatAtTurn()).seat;
            QVERIFY(!seat.act(choose(seat.view(session().seatAtTurn()).prompt(), dice)));
            settle();
        }
        QVERIFY(session().match().results().size() >= before);
        forget();
    }
    /// One goes and comes again, speaks, stops the match, wants something taken back.
    void disturb(Dice &dice)
    {
        CompanyGuest &one = guest(dice.below(kPersons));
        one.wire->cutOff();
        settle();
        comeBack(one);
        settle();
        one.link->remark(dice.below(12));
        one.link->pause(PauseReason::meal);
        settle();
        one.link->ready();
        one.link->askTakeBack();
        settle();
        guest(dice.below(kPersons)).link->consent(false);
        settle();
    }
    /// Until no more tokens that were given out are remembered than were before.
    void giveTokens()
    {
        for (int token = 0; token < GivenTokens::kMost; ++token) {
            CompanyGuest &one = guest(token % kPersons);
            one.wire->cutOff();
            settle();
            comeBack(one);
            settle();
        }
        forget();
    }
    /// The same people once more.
    void playAgain(quint64 seed)
    {
        guest(0).link->playAgain();
        settle();
        for (int seat = 1; seat < kPersons; ++seat)
            guest(seat).link->agree();
        settle();
        const auto refused = host().begin(seed);
        QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
        settle();
        forget();
    }

private:
    void forget()
    {
        for (int seat = 0; seat < kPersons; ++seat) {
            guest(seat).heard = {};
            guest(seat).refusals = {};
        }
    }
};

} // namespace

class TestCompanyCost : public QObject
{
    Q_OBJECT

private slots:
    void aTableOfPersonsThinksOnNoThread();
    void matchesLeaveNothing();
    void aDealIsKeptOnce();
};

void TestCompanyCost::aTableOfPersonsThinksOnNoThread()
{
    const int before = threads();
    if (before == 0)
        QSKIP("the system does not count threads");
    Dice dice(2);
    CostlyTable table;
    table.begin(rulesOfDeals(2), 2);
    table.playDeal(dice);
    QCOMPARE(threads(), before);
    // One who is away is played for.
    table.guest(1).wire->cutOff();
    table.settle();
    table.now += 121'000;
    table.host().beat();
    table.settle();
    QCOMPARE(threads(), before + 1);
}

void TestCompanyCost::matchesLeaveNothing()
{
    if (!heap())
        QSKIP("nobody counts the bytes");
    Dice dice(3);
    CostlyTable table;
    table.begin(rulesOfDeals(2), 3);
    table.giveTokens();
    QList<qint64> after;
    for (int match = 0; match < matches() && !QTest::currentTestFailed(); ++match) {
        while (!table.session().match().over()) {
            table.playDeal(dice);
            if (!table.session().match().over())
                table.disturb(dice);
        }
        table.playAgain(static_cast<quint64>(match) + 4);
        after << *heap();
    }
    const qint64 grown = after.last() - after[after.size() / 2];
    qInfo("%lld bytes after the first match, %lld after half of %lld, %lld in the end",
          static_cast<long long>(after.first()), static_cast<long long>(after[after.size() / 2]),
          static_cast<long long>(after.size()), static_cast<long long>(after.last()));
    constexpr qint64 kMostGrown = 32 * 1024; // deals are not all as long: 8 to 18 KiB were seen
    QVERIFY2(grown < kMostGrown, qPrintable(QString::number(grown)));
}

/// A match grows by its record, at the host and at each guest.
void TestCompanyCost::aDealIsKeptOnce()
{
    if (!heap())
        QSKIP("nobody counts the bytes");
    const QTemporaryDir folder;
    Dice dice(4);
    CostlyTable table;
    table.session().files().startAutosave(folder.path());
    constexpr int kDeals = 24;
    table.begin(rulesOfDeals(kDeals), 4);
    const auto play = [&](int deals) {
        for (int deal = 0; deal < deals && !QTest::currentTestFailed(); ++deal)
            table.playDeal(dice);
        table.session().files().flush();
        return *heap();
    };
    const qint64 before = play(kDeals / 3);
    const qint64 grown = (play(kDeals / 2) - before) / (kDeals / 2);
    qInfo("a deal takes %lld bytes at the host and its four guests", static_cast<long long>(grown));
    constexpr qint64 kMostOfADeal = 64 * 1024;
    QVERIFY2(grown > 0 && grown < kMostOfADeal, qPrintable(QString::number(grown)));
}

QTEST_GUILESS_MAIN(TestCompanyCost)
#include "tst_company_cost.moc"
