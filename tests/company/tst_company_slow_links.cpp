// SPDX-License-Identifier: GPL-3.0-or-later
// Slow connections, in time that the test makes: a long line is no silence, and one that is lost
// again and again gets to the end of what it is told all the same.
#include "company_table.h"
#include "test_main.h"

#include "match/match.h"

#include <QTest>

using namespace sandbag;

namespace {

constexpr int kSlow = 1125; // bytes a second: 9 kbit/s
constexpr qint64 kStep = 20;

/// Four guests. What is under way to the first and from there takes its time.
struct SlowTable : CompanyTable {
    SlowTable() : CompanyTable(3)
    {
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        begin(rules, 11);
    }

    CompanyGuest &slow() { return guest(0); }
    /// The first guest's program was ended and started again. Both ends judge silence by these.
    void beginAnew(const Heartbeat::Times &times = {})
    {
        host().setHeartbeat(times);
        const QString token = slow().link->token();
        slow().link.reset();
        slow().seat = std::make_unique<RemoteSeat>();
        connectGuest(slow(), QStringLiteral("back"), token);
        slow().link->setClock([this] { return now; });
        slow().link->setHeartbeat(times);
    }
    void pass(qint64 ms)
    {
        for (const qint64 end = now + ms; now < end; now += kStep) {
            for (BufferWire *wire : {slow().wire.data(), slow().far.data()}) {
                if (wire && wire->hasComing())
                    wire->deliver(kSlow * kStep / 1000);
            }
            QCoreApplication::processEvents(QEventLoop::AllEvents);
            host().beat();
            if (slow().link->isOpen())
                slow().link->beat();
        }
    }
    /// So many acts of whoever is to act.
    void play(int acts)
    {
        for (int act = 0; act < acts; ++act) {
            const DealState &deal = *session().match().deal();
            QVERIFY(!guest(deal.seat).seat->act(legal(deal).choices.front()));
            settle();
        }
    }
    bool slowKnowsAll()
    {
        const RemoteSeat &seat = *slow().seat;
        const DealState &deal = *session().match().deal();
        return slow().link->isOpen() && seat.hasDeal() && seat.dealOver() == false &&
               seat.view(0).told() == toldTo(deal, 0) && seat.seatAtTurn() == deal.seat;
    }
};

} // namespace

class TestCompanySlowLinks : public QObject
{
    Q_OBJECT

private slots:
    void longLineIsNoSilence();
    void silenceIs();
    void oneWhoIsMuteFromTheStartIsLost();
    void oneWhoIsLostAgainAndAgainGetsThere();
    void whatIsKnownIsNotToldAgain();
    void comingBackWaitsForOneAnswer();
    void sameLobbyIsNotToldAgain();
};

/// The whole deal takes longer than silence may last.
void TestCompanySlowLinks::longLineIsNoSilence()
{
    SlowTable table;
    while (!table.session().match().dealOver() && !QTest::currentTestFailed())
        table.play(1);
    table.beginAnew({200, 400, 600});
    table.pass(10'000);
    QCOMPARE(table.slow().end, QString());
    QVERIFY(table.slow().link->isOpen());
    QVERIFY(table.slow().seat->match().record().deals == table.session().match().record().deals);
}

/// Where nothing comes, the connection is lost as ever.
void TestCompanySlowLinks::silenceIs()
{
    SlowTable table;
    table.beginAnew({200, 400, 600});
    table.pass(5000);
    QVERIFY(table.slow().link->isOpen());
    for (int steps = 0; steps < 40; ++steps) {
        table.now += kStep;
        table.slow().link->beat();
    }
    QVERIFY(!table.slow().link->isOpen());
}

/// Its lines stop before it had any reason to say `ping`, and it hears the host all the time.
void TestCompanySlowLinks::oneWhoIsMuteFromTheStartIsLost()
{
    SlowTable table;
    const QString token = table.slow().link->token();
    table.beginAnew({200, 400, 600});
    while (table.slow().link->token() == token)
        QVERIFY(table.step());
    for (int steps = 0; steps < 100; ++steps) {
        table.now += kStep;
        if (table.slow().wire->hasComing())
            table.slow().wire->deliver(4000);
        table.host().beat();
        table.slow().link->beat();
    }
    QVERIFY(!table.host().isPresent(0));
}

void TestCompanySlowLinks::oneWhoIsLostAgainAndAgainGetsThere()
{
    SlowTable table;
    table.play(40);
    table.beginAnew();
    int connections = 1;
    while (table.pass(1500), !table.slowKnowsAll() && connections < 30) {
        table.slow().wire->cutOff();
        table.pass(200);
        table.comeBack(table.slow());
        ++connections;
    }
    QVERIFY(table.slowKnowsAll());
    QVERIFY2(connections > 3, "the link is too fast to be lost");
}

/// One who knows it all is told little more than that.
void TestCompanySlowLinks::whatIsKnownIsNotToldAgain()
{
    SlowTable table;
    table.play(40);
    table.slow().wire->cutOff();
    table.settle();
    table.comeBack(table.slow());
    table.settle();
    QVERIFY(table.slowKnowsAll());
    const qint64 again = table.slow().wire->carried();
    QVERIFY2(again < 1500, qPrintable(QString::number(again)));
}

/// On a slow connection each answer costs its way there and back.
void TestCompanySlowLinks::comingBackWaitsForOneAnswer()
{
    SlowTable table;
    table.play(40);
    table.slow().wire->cutOff();
    table.settle();
    table.comeBack(table.slow());
    for (BufferWire *end : {table.slow().far.data(), table.slow().wire.data()}) {
        while (end->hasComing())
            end->deliver(4000);
    }
    QVERIFY(table.host().isPresent(0));
    QVERIFY(table.slowKnowsAll());
}

/// One who asks for what is so already makes no work for a slow connection.
void TestCompanySlowLinks::sameLobbyIsNotToldAgain()
{
    CompanyTable table(1);
    const int one = table.join(QStringLiteral("Ben"));
    const int other = table.join(QStringLiteral("Mia"));
    table.guest(one).link->sit(1);
    table.settle();
    const qint64 before = table.guest(other).wire->carried();
    for (int times = 0; times < 5; ++times)
        table.guest(one).link->sit(1);
    table.settle();
    QCOMPARE(table.guest(other).wire->carried(), before);
    table.guest(one).link->rise();
    table.settle();
    QVERIFY(table.guest(other).wire->carried() > before);
}

QTEST_GUILESS_MAIN(TestCompanySlowLinks)
#include "tst_company_slow_links.moc"
