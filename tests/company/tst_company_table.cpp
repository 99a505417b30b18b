// SPDX-License-Identifier: GPL-3.0-or-later
// The host's end of a table in company: who is let in, who sits where, and what is done once, late,
// twice, by the wrong one or not at all.
#include "company_table.h"
#include "random_rules.h"
#include "test_main.h"

#include "line_json.h"
#include "match/match.h"
#include "meeting.h"
#include "rules/catalogue.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace sandbag;

namespace {

RuleSet plainRules()
{
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    return rules;
}

/// A connection on which a test speaks for itself.
struct Stranger {
    explicit Stranger(CompanyTable &table, WireScheduler &wires)
    {
        auto [near, far] = BufferWire::pair();
        wires.add(near.get());
        wires.add(far.get());
        wire = std::move(near);
        QObject::connect(wire.get(), &Wire::arrived, wire.get(),
                         [this](const QByteArray &bytes) { heard += bytes; });
        table.host().receive(std::move(far));
    }
    void say(const QByteArray &line) const { wire->write(line + '\n'); }

    std::unique_ptr<BufferWire> wire;
    QByteArray heard;
};

QByteArray compact(const QJsonObject &object)
{
    return lineOf(object).trimmed();
}

} // namespace

class TestCompanyTable : public QObject
{
    Q_OBJECT

private slots:
    void nobodyComesInUnasked();
    void otherProgramsAreToldWhy();
    void oneWhoHeardSomethingElseKnocksAllTheSame();
    void theTableIsSetInTheLobby();
    void anAnswerIsDoneOnce();
    void whatComesLateIsRefused();
    void nobodyActsForOthers();
    void aSeatIsTakenAgainByItsToken();
    void aTakeBackIsToldAnew();
    void tooMuchAtOnceEndsTheConnection();
    void computersFillTheTable();
    void commandsOfProgramsStayAtHome();
    void moreSitAtTheNextMatch();
};

void TestCompanyTable::nobodyComesInUnasked()
{
    CompanyTable table(1);
    table.admits = false;
    QSignalSpy knocks(&table.host(), &TableHost::knocked);
    const int ada = table.join("Ada");
    const int bo = table.join("Bo");
    QCOMPARE(knocks.size(), 2);
    QVERIFY(table.guest(ada).link->lobby().chairs.empty());
    table.guest(ada).link->sit(0); // is not heard
    table.settle();
    QCOMPARE(table.host().lobby().chairOf(knocks[0][0].toInt()), -1);
    table.host().letIn(knocks[0][0].toInt());
    table.host().turnAway(knocks[1][0].toInt());
    table.settle();
    QCOMPARE(table.guest(ada).link->lobby().chairs.size(), std::size_t{4});
    QVERIFY(!table.guest(bo).link->isOpen());
    QCOMPARE(table.guest(bo).end, QString("The host did not admit you to the table."));
}

void TestCompanyTable::otherProgramsAreToldWhy()
{
    CompanyTable table(2);
    WireScheduler wires(2);
    Stranger stranger(table, wires);
    Hello hello = ownHello();
    hello.catalogue = QStringLiteral("another");
    stranger.say(compact(helloMessage(hello)));
    stranger.say(compact({{"type", "knock"}, {"name", "Eve"}}));
    while (wires.step()) {
    }
    QVERIFY(stranger.heard.contains("\"bye\""));
    QVERIFY(!stranger.wire->isOpen());
}

/// What it says of it only spares lines.
void TestCompanyTable::oneWhoHeardSomethingElseKnocksAllTheSame()
{
    const QJsonArray others{QJsonObject{{"told", "a"}}, QJsonObject{{"told", "a"}, {"deals", -1}},
                            "all of it", QJsonObject{{"told", 1}, {"deals", 0}}};
    for (const QJsonValue &heard : others) {
        CompanyTable table(2);
        QSignalSpy knocks(&table.host(), &TableHost::knocked);
        WireScheduler wires(2);
        Stranger stranger(table, wires);
        stranger.say(compact(helloMessage(ownHello())));
        stranger.say(compact(
            {{"type", "knock"}, {"name", "Eve"}, {"token", "an old one"}, {"heard", heard}}));
        while (wires.step()) {
        }
        QVERIFY2(!stranger.heard.contains("\"refused\""), stranger.heard.constData());
        QCOMPARE(knocks.size(), 1);
    }
}

void TestCompanyTable::theTableIsSetInTheLobby()
{
    CompanyTable table(3);
    const int ada = table.join("Ada");
    const int other = table.join("Ada");
    QCOMPARE(table.guest(other).link->lobby().name, QString("Ada (2)"));
    table.guest(ada).link->sit(0);
    table.settle();
    table.guest(other).link->sit(0);
    table.settle();
    QCOMPARE(table.guest(other).refusals.size(), 1);
    table.guest(other).link->sit(2);
    table.guest(ada).link->agree();
    table.settle();
    QVERIFY(table.guest(other).link->lobby().chairs[0].agreed);
    AgreedRules rules = table.host().lobby().rules();
    rules.rules.nil_value = 50;
    table.guest(other).link->propose(rules);
    table.settle();
    QCOMPARE(table.guest(ada).link->lobby().rules.rules.nil_value, 50);
    QVERIFY(!table.guest(ada).link->lobby().chairs[0].agreed);
    QVERIFY(table.host().begin(1)); // two chairs are empty, and nobody has agreed
    table.guest(other).link->leave();
    table.settle();
    QVERIFY(table.guest(ada).link->lobby().chairs[2].isEmpty());
}

void TestCompanyTable::anAnswerIsDoneOnce()
{
    CompanyTable table(4);
    table.begin(plainRules(), 4);
    const int seat = table.session().seatAtTurn();
    RemoteSeat &remote = *table.guest(seat).seat;
    QJsonObject line{{"type", "do"}, {"no", 1}, {"epoch", 1}, {"n", 0}, {"seat", seat}};
    line.insert("call", "3");
    QCOMPARE(remote.view(seat).prompt().phase, Phase::call);
    table.guest(seat).link->tell(line);
    table.guest(seat).link->tell(line);
    table.settle();
    QCOMPARE(table.session().match().deal()->log.size(), std::size_t{1});
    QVERIFY(table.guest(seat).refusals.isEmpty());
    line.insert("no", 2); // the same answer said again is late
    table.guest(seat).link->tell(line);
    table.settle();
    QCOMPARE(table.guest(seat).refusals, QStringList{"Too late: the deal had already moved on."});
}

void TestCompanyTable::whatComesLateIsRefused()
{
    CompanyTable table(5);
    table.begin(plainRules(), 5);
    const int seat = table.session().seatAtTurn();
    RemoteSeat &remote = *table.guest(seat).seat;
    const Prompt prompt = remote.view(seat).prompt();
    QVERIFY(!remote.act(prompt.choices.front()));
    table.settle();
    table.session().undo();
    // It has not heard yet that its call was taken back.
    QVERIFY(!remote.act(prompt.choices.front()));
    table.settle();
    QCOMPARE(table.guest(seat).refusals.size(), 1);
    QVERIFY(table.session().match().deal()->log.empty());
    QVERIFY(!remote.act(prompt.choices.front()));
    table.settle();
    QCOMPARE(table.session().match().deal()->log.size(), std::size_t{1});
}

void TestCompanyTable::nobodyActsForOthers()
{
    CompanyTable table(6);
    table.begin(plainRules(), 6);
    const int seat = table.session().seatAtTurn();
    const int other = (seat + 1) % 4;
    const auto said = [&](const char *call, int as) {
        QJsonObject line{{"type", "do"}, {"seat", as}};
        line.insert("call", call);
        table.guest(other).link->tell(line);
        table.settle();
    };
    said("3", seat);
    said("3", other);
    table.guest(other).link->tell({{"type", "do"}, {"clock", 5}});
    table.guest(other).link->tell({{"type", "do"}, {"call", 5}});
    table.guest(other).link->tell({{"type", "do"}});
    table.guest(other).link->tell({{"type", "what"}}); // passed over
    table.settle();
    QCOMPARE(table.guest(other).refusals.size(), 5);
    QVERIFY(table.session().match().deal()->log.empty());
    QVERIFY(table.guest(other).link->isOpen());
}

void TestCompanyTable::aSeatIsTakenAgainByItsToken()
{
    CompanyTable table(7);
    table.begin(plainRules(), 7);
    const int seat = table.session().seatAtTurn();
    CompanyGuest &guest = table.guest(seat);
    const QString first = guest.link->token();
    QCOMPARE(first.size(), 64);
    QSignalSpy presence(&table.host(), &TableHost::presenceChanged);
    guest.wire->cutOff();
    table.settle();
    QVERIFY(!table.host().isPresent(seat));
    QVERIFY(guest.seat->act(Event::makeCall(seat, *parseCall("3")))); // nobody hears it
    table.comeBack(guest);
    table.settle();
    QVERIFY(table.host().isPresent(seat));
    QVERIFY(guest.link->token() != first);
    QCOMPARE(presence.size(), 2);
    // The old token opens nothing any more.
    WireScheduler wires(7);
    Stranger stranger(table, wires);
    stranger.say(compact(helloMessage(ownHello())));
    stranger.say(compact({{"type", "knock"}, {"name", "Eve"}, {"token", first}}));
    while (wires.step()) {
    }
    QVERIFY(!stranger.wire->isOpen());
    QVERIFY(!stranger.heard.contains("\"hand\""));
    QVERIFY(table.host().isPresent(seat));
    QVERIFY(!guest.seat->act(guest.seat->view(seat).prompt().choices.front()));
    table.settle();
    QCOMPARE(table.session().match().deal()->log.size(), std::size_t{1});
}

void TestCompanyTable::aTakeBackIsToldAnew()
{
    CompanyTable table(8);
    table.begin(plainRules(), 8);
    Dice dice(8);
    for (int i = 0; i < 3; ++i) {
        RemoteSeat &seat = *table.guest(table.session().seatAtTurn()).seat;
        (void)seat.act(choose(seat.view(table.session().seatAtTurn()).prompt(), dice));
        table.settle();
    }
    QSignalSpy rebuilt(table.guest(0).seat.get(), &SeatAtMatch::rebuilt);
    QSignalSpy happened(table.guest(0).seat.get(), &SeatAtMatch::happened);
    table.session().undo();
    table.settle();
    QCOMPARE(rebuilt.size(), 1);
    QCOMPARE(happened.size(), 0);
    QCOMPARE(table.guest(0).seat->view(0).told().events.size(), std::size_t{2});
}

void TestCompanyTable::tooMuchAtOnceEndsTheConnection()
{
    CompanyTable table(9);
    table.begin(plainRules(), 9);
    CompanyGuest &guest = table.guest(0);
    for (int i = 0; i < 100; ++i)
        guest.link->tell({{"type", "ping"}});
    while (table.step()) { // no time passes
    }
    QVERIFY(!guest.link->isOpen());
    QCOMPARE(guest.end, QString("Too much was sent at once; the connection was closed."));
    // It was told before.
    QCOMPARE(
        guest.refusals,
        QStringList{QString(
            "Too much is being sent at once. If this continues, the connection will be closed.")});
    QVERIFY(!table.host().isPresent(0));
    QVERIFY(table.host().isPresent(1));
}

void TestCompanyTable::computersFillTheTable()
{
    CompanyTable table(10);
    table.host().propose({"standard", {}, plainRules()});
    const int ada = table.join("Ada");
    table.guest(ada).link->sit(1);
    table.settle();
    for (const int chair : {0, 2, 3})
        QVERIFY(!table.host().setComputer(chair, QString("C%1").arg(chair), "random"));
    table.settle();
    QCOMPARE(table.guest(ada).link->lobby().chairs[2].player, QString("random"));
    table.guest(ada).link->agree();
    table.settle();
    QVERIFY(!table.host().begin(10));
    RemoteSeat &seat = *table.guest(ada).seat;
    for (int i = 0; i < 2000 && !(seat.hasMatch() && seat.deals() == 1 && seat.dealOver()); ++i) {
        table.settle();
        if (seat.hasMatch() && seat.seatAtTurn() == 1 && seat.view(1).mayAct())
            (void)seat.act(seat.view(1).prompt().choices.front());
        else
            QTest::qWait(1);
    }
    QVERIFY(seat.dealOver());
    QCOMPARE(seat.record().deals.size(), std::size_t{1});
    QVERIFY(table.guest(ada).refusals.isEmpty());
    QCOMPARE(seat.occupant(0), Occupant::computer);
    QCOMPARE(seat.occupant(1), Occupant::personHere);
    QVERIFY(seat.whole() == nullptr);
}

void TestCompanyTable::commandsOfProgramsStayAtHome()
{
    CompanyTable table(11);
    table.host().propose({"standard", {}, plainRules()});
    const int ada = table.join("Ada");
    table.guest(ada).link->sit(0);
    table.settle();
    for (const int chair : {1, 2, 3})
        QVERIFY(!table.host().setComputer(chair, "C", "external:/home/mia/secret"));
    table.guest(ada).link->agree();
    table.settle();
    QByteArray heard;
    connect(table.guest(ada).wire, &Wire::arrived, this,
            [&heard](const QByteArray &bytes) { heard += bytes; });
    QVERIFY(!table.host().begin(11));
    table.settle();
    QVERIFY(heard.contains("\"hand\""));
    QVERIFY(!heard.contains("secret"));
    QCOMPARE(table.guest(ada).link->lobby().chairs[1].player, QString("computer"));
}

void TestCompanyTable::moreSitAtTheNextMatch()
{
    RuleSet brief = plainRules();
    brief.win_deals = 1;
    CompanyTable table(12);
    table.begin(brief, 12);
    QCOMPARE(table.why, std::string());
    Dice dice(12);
    while (!table.session().match().over()) {
        const int seat = table.session().seatAtTurn();
        QVERIFY(seat >= 0);
        RemoteSeat &remote = *table.guest(seat).seat;
        QVERIFY(!remote.act(choose(remote.view(seat).prompt(), dice)));
        table.settle();
    }
    table.guest(0).link->playAgain();
    table.settle();
    RuleSet eight = rulesOf(*findPreset("cancellation-8"));
    eight.deal_cut = DealCut::none;
    table.host().propose({"cancellation-8", {}, eight});
    for (const char *name : {"Eva", "Fay", "Gus", "Hal"})
        table.join(QString::fromUtf8(name));
    for (int number = 0; number < 8; ++number)
        table.guest(number).link->sit(number);
    table.settle();
    for (int number = 0; number < 8; ++number)
        table.guest(number).link->agree();
    table.settle();
    const auto refused = table.host().begin(13);
    QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
    table.settle();
    for (int number = 0; number < 8; ++number) {
        QVERIFY2(table.guest(number).link->isOpen(), qPrintable(table.guest(number).end));
        QCOMPARE(table.guest(number).seat->match().context()->seating.players, 8);
        QVERIFY(table.guest(number).link->state().isPerson(7));
    }
}

QTEST_GUILESS_MAIN(TestCompanyTable)
#include "tst_company_table.moc"
