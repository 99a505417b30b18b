// SPDX-License-Identifier: GPL-3.0-or-later
// Before the match a connection is lost as well: who was at the table comes back to the same chair,
// for as long as one is waited for who is away, and nobody else does.
#include "company_table.h"
#include "test_main.h"

#include "match/match.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace sandbag;

namespace {

/// Ada and Ben, who has agreed, and computers opposite them.
struct SetTable : CompanyTable {
    SetTable() : CompanyTable(3)
    {
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        rules.win_deals = 1;
        host().propose({"standard", {}, rules});
        for (const int chair : {2, 3})
            (void)host().setComputer(chair, QStringLiteral("C%1").arg(chair),
                                     QStringLiteral("simple"));
        guest(join(QStringLiteral("Ada"))).link->sit(0);
        guest(join(QStringLiteral("Ben"))).link->sit(1);
        settle();
        ben().link->agree();
        settle();
    }
    CompanyGuest &ada() { return guest(0); }
    CompanyGuest &ben() { return guest(1); }
    Chair chair(int number) { return host().lobby().chairs()[static_cast<std::size_t>(number)]; }
    void lose(CompanyGuest &guest)
    {
        guest.wire->cutOff();
        settle();
    }
    void pass(qint64 ms)
    {
        now += ms;
        host().beat();
        settle();
    }
    /// Somebody with a token, wherever they have it from.
    int stranger(const QString &token) { return join(QStringLiteral("Eve"), token); }
    void beginMatch()
    {
        ada().link->agree();
        settle();
        const auto refused = host().begin(3);
        QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
        settle();
    }
    void playToTheEnd()
    {
        while (!session().match().over() && !QTest::currentTestFailed()) {
            const int seat = session().seatAtTurn();
            if (seat == 0 || seat == 1)
                QVERIFY(!session().act(legal(*session().match().deal()).choices.front()));
            else
                QTest::qWait(1);
            settle();
        }
    }
};

using Meanwhile = std::function<void(SetTable &)>;

void nothing(SetTable &) {}

void otherRules(SetTable &table)
{
    AgreedRules rules = table.host().lobby().rules();
    rules.rules.nil_value = 50;
    table.host().propose(rules);
}

void otherChair(SetTable &table)
{
    table.ada().link->sit(1);
    table.settle();
    QCOMPARE(table.ada().refusals.size(), 1);
}

void changeWithOneWhoIsAway(SetTable &table)
{
    table.ada().link->askSwap(1);
    table.settle();
    QCOMPARE(table.ada().refusals, QStringList{"There is nobody in that seat to ask."});
}

void guessedToken(SetTable &table)
{
    const int eve = table.stranger(QString(64, u'a'));
    QVERIFY(table.guest(eve).link->lobby().name == "Eve");
}

void computer(SetTable &table)
{
    QVERIFY(!table.host().setComputer(1, QStringLiteral("Cleo"), QStringLiteral("simple")));
}

void waitedInVain(SetTable &table)
{
    table.pass(121'000);
}

void waitedWithoutEnd(SetTable &table)
{
    table.pass(100'000'000);
}

} // namespace

class TestCompanyLobby : public QObject
{
    Q_OBJECT

private slots:
    void chairsWaitForThoseWhoLostTheConnection_data();
    void chairsWaitForThoseWhoLostTheConnection();
    void namesStayDifferent();
    void whoSaysGoodbyeLeavesAnEmptyChair();
    void theNewConnectionReplacesTheOld();
    void eachTokenIsGoodOnce();
    void noMatchBeginsMeanwhile_data();
    void noMatchBeginsMeanwhile();
    void chairsWaitBetweenTwoMatches();
};

void TestCompanyLobby::chairsWaitForThoseWhoLostTheConnection_data()
{
    QTest::addColumn<Meanwhile>("meanwhile");
    QTest::addColumn<int>("wait"); // as agreed, in ms
    QTest::addColumn<int>("knocks");
    QTest::addColumn<int>("chair");
    QTest::addColumn<bool>("agreed");
    const int two = AwayRule().wait;
    QTest::newRow("at once") << Meanwhile(nothing) << two << 0 << 1 << true;
    QTest::newRow("with other rules") << Meanwhile(otherRules) << two << 0 << 1 << false;
    QTest::newRow("another wants the chair") << Meanwhile(otherChair) << two << 0 << 1 << true;
    QTest::newRow("another wants to change")
        << Meanwhile(changeWithOneWhoIsAway) << two << 0 << 1 << true;
    QTest::newRow("a guessed token") << Meanwhile(guessedToken) << two << 0 << 1 << true;
    QTest::newRow("a computer instead") << Meanwhile(computer) << two << 0 << -1 << false;
    QTest::newRow("too late") << Meanwhile(waitedInVain) << two << 1 << -1 << false;
    QTest::newRow("never too late") << Meanwhile(waitedWithoutEnd) << -1 << 0 << 1 << true;
}

void TestCompanyLobby::chairsWaitForThoseWhoLostTheConnection()
{
    QFETCH(Meanwhile, meanwhile);
    QFETCH(int, wait);
    QFETCH(int, knocks);
    QFETCH(int, chair);
    QFETCH(bool, agreed);
    SetTable table;
    table.host().conduct().setAwayRule({wait, QStringLiteral("level:3")});
    table.lose(table.ben());
    QVERIFY(table.chair(1).away);
    QVERIFY(table.ada().link->lobby().chairs[1].away);
    QCOMPARE(table.ada().link->lobby().chairs[1].name, QString("Ben"));
    meanwhile(table);
    table.settle();
    QSignalSpy knocked(&table.host(), &TableHost::knocked);
    table.comeBack(table.ben()); // and says another name
    table.settle();
    QCOMPARE(knocked.size(), knocks);
    const HeardLobby &lobby = table.ben().link->lobby();
    QCOMPARE(lobby.name, QString(knocks == 0 ? "Ben" : "back"));
    QCOMPARE(table.host().lobby().chairOf(lobby.you), chair);
    QVERIFY(!table.chair(1).away);
    QVERIFY(!table.ada().link->lobby().chairs[1].away);
    if (chair >= 0)
        QCOMPARE(table.chair(chair).agreed, agreed);
}

/// Nobody else is called as one who may come back, and nobody is called as a computer is.
void TestCompanyLobby::namesStayDifferent()
{
    SetTable table;
    table.lose(table.ben());
    const int other = table.join(QStringLiteral("Ben"));
    QCOMPARE(table.guest(other).link->lobby().name, QString("Ben (2)"));
    table.guest(other).link->leave();
    table.settle();
    QVERIFY(!table.host().setComputer(1, QStringLiteral("Ben"), QStringLiteral("simple")));
    table.comeBack(table.ben());
    table.settle();
    QCOMPARE(table.ben().link->lobby().name, QString("Ben (2)"));
}

void TestCompanyLobby::whoSaysGoodbyeLeavesAnEmptyChair()
{
    SetTable table;
    table.ben().link->leave();
    table.settle();
    QVERIFY(table.chair(1).isEmpty());
    QSignalSpy knocked(&table.host(), &TableHost::knocked);
    table.comeBack(table.ben());
    table.settle();
    QCOMPARE(knocked.size(), 1);
    QVERIFY(table.chair(1).isEmpty());
    QVERIFY(!table.host().isEmpty());
    table.ben().link->leave();
    table.lose(table.ada());
    QCOMPARE(table.host().guests(), 0);
    QVERIFY(!table.host().isEmpty()); // her chair is kept
    QSignalSpy left(&table.host(), &TableHost::guestLeft);
    waitedInVain(table);
    QCOMPARE(left.size(), 1);
    QVERIFY(table.host().isEmpty());
}

/// What looks as if it stood may be half dead.
void TestCompanyLobby::theNewConnectionReplacesTheOld()
{
    SetTable table;
    const int again = table.stranger(table.ben().link->token());
    QVERIFY(table.guest(again).link->isOpen());
    QCOMPARE(table.host().lobby().chairOf(table.guest(again).link->lobby().you), 1);
    QVERIFY(table.chair(1).agreed);
    QVERIFY(!table.chair(1).away);
    QVERIFY(!table.ben().link->isOpen());
    QCOMPARE(table.ben().end, QString("You are already at this table through another connection."));
}

void TestCompanyLobby::eachTokenIsGoodOnce()
{
    SetTable table;
    const QString first = table.ben().link->token();
    QCOMPARE(first.size(), 64);
    table.lose(table.ben());
    table.comeBack(table.ben());
    table.settle();
    QVERIFY(table.ben().link->token() != first);
    const int eve = table.stranger(first);
    QCOMPARE(table.host().lobby().chairOf(table.guest(eve).link->lobby().you), -1);
    QVERIFY(table.ben().link->isOpen());
}

void TestCompanyLobby::noMatchBeginsMeanwhile_data()
{
    QTest::addColumn<bool>("atAHouse"); // where a guest asks, as nobody is in front of the host
    QTest::addColumn<bool>("comesBack");
    QTest::newRow("Ben comes back") << false << true;
    QTest::newRow("a computer plays") << false << false;
    QTest::newRow("Ben comes back, at a house") << true << true;
    QTest::newRow("a computer plays, at a house") << true << false;
}

void TestCompanyLobby::noMatchBeginsMeanwhile()
{
    QFETCH(bool, atAHouse);
    QFETCH(bool, comesBack);
    const QString why(
        QStringLiteral("Someone who has a seat is away. Wait, or put a computer there."));
    SetTable table;
    table.host().setNeutral(atAHouse);
    table.ada().link->agree();
    table.lose(table.ben());
    const auto begin = [&] { // and why not
        table.ada().refusals.clear();
        if (!atAHouse) {
            const Refusal refused = table.host().begin(3);
            table.settle();
            return refused ? QString::fromStdString(plainEnglish(*refused)) : QString();
        }
        table.ada().link->begin();
        table.settle();
        return table.ada().refusals.join(u' ');
    };
    QCOMPARE(begin(), why);
    QVERIFY(!table.host().hasBegun());
    otherRules(table); // to which he has not agreed
    table.settle();
    table.ada().link->agree();
    table.settle();
    QCOMPARE(begin(), why);
    if (comesBack) {
        table.comeBack(table.ben());
        table.settle();
        table.ben().link->agree();
        table.settle();
    } else {
        computer(table);
    }
    QCOMPARE(begin(), QString());
    QVERIFY(table.host().hasBegun());
    QCOMPARE(table.host().isPresent(1), comesBack);
    QVERIFY(table.ada().seat->hasDeal());
}

void TestCompanyLobby::chairsWaitBetweenTwoMatches()
{
    SetTable table;
    table.beginMatch();
    table.playToTheEnd();
    table.lose(table.ben());
    table.ada().link->playAgain();
    table.settle();
    QCOMPARE(table.chair(1).name, QString("Ben"));
    QVERIFY(table.chair(1).away);
    table.comeBack(table.ben());
    table.settle();
    QVERIFY(!table.chair(1).away);
    QVERIFY(!table.chair(1).agreed); // everybody is asked anew
    table.ben().link->agree();
    table.beginMatch();
    table.playToTheEnd();
    table.ben().link->leave();
    table.settle();
    table.ada().link->playAgain();
    table.settle();
    QVERIFY(table.chair(1).isEmpty());
}

QTEST_GUILESS_MAIN(TestCompanyLobby)
#include "tst_company_lobby.moc"
