// SPDX-License-Identifier: GPL-3.0-or-later
// How people at a table in company treat one another: someone is away, a computer plays instead,
// the match is stopped, something is taken back by consent, remarks.
#include "company_table.h"
#include "test_main.h"

#include "heartbeat.h"
#include "match/match.h"
#include "match_clock.h"
#include "match_files.h"
#include "meeting.h"
#include "remarks.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QTest>

using namespace sandbag;

namespace {

constexpr qint64 kSecond = 1000;

/// Four guests at a table, the first call awaited.
struct FourGuests : CompanyTable {
    explicit FourGuests(const RuleSet &rules = {}) : CompanyTable(7)
    {
        RuleSet played = rules;
        played.deal_cut = DealCut::none;
        begin(played, 11);
    }

    TableConduct &conduct() { return host().conduct(); }
    int turn() { return session().seatAtTurn(); }
    std::size_t events() { return session().match().record().deals.back().events.size(); }
    const TableState &stateAt(int seat) { return guest(seat).link->state(); }
    /// The one whose turn it is does the first thing that it may.
    void act()
    {
        const int seat = turn();
        const auto choices = legal(*session().match().deal()).choices;
        QVERIFY(!choices.empty());
        QVERIFY(!guest(seat).seat->act(choices.front()));
        settle();
    }
    void lose(int seat)
    {
        guest(seat).wire->cutOff();
        settle();
    }
    void pass(qint64 ms)
    {
        now += ms;
        conduct().tick();
        settle();
    }
};

QString english(const Refusal &refused)
{
    return refused ? QString::fromStdString(plainEnglish(*refused)) : QString();
}

} // namespace

class TestCompanyConduct : public QObject
{
    Q_OBJECT

private slots:
    void computerPlaysForOneWhoIsAway();
    void othersDecideAboutOneWhoIsAway();
    void nobodyPlaysWhereNobodyIs();
    void timeOfOneWhoIsAwayStands();
    void matchIsStopped();
    void nobodyStopsItForGood();
    void takingBackNeedsEverybody();
    void takingBackIsAskedOnce();
    void silenceIsNo();
    void remarksAreFew();
    void nudgeComesLate();
    void silenceIsJudged();
    void stateTravels();
};

void TestCompanyConduct::computerPlaysForOneWhoIsAway()
{
    FourGuests table;
    const int away = table.turn();
    const QString name = table.session().seats().at(away).name;
    table.lose(away);
    const int other = (away + 1) % 4;
    QCOMPARE(table.stateAt(other).persons.at(away).presence, Presence::away);
    QVERIFY(table.stateAt(other).persons.at(away).until > 0);
    QCOMPARE(table.turn(), away); // nobody plays yet
    QCOMPARE(table.events(), std::size_t{0});

    table.pass(table.conduct().awayRule().wait);
    QTRY_COMPARE(table.turn(), other); // the computer has called
    table.settle();
    QCOMPARE(table.stateAt(other).persons.at(away).presence, Presence::standIn);
    QCOMPARE(table.session().seats().at(away).name, name);
    QCOMPARE(
        QString::fromStdString(table.session().match().record().players[std::size_t(away)].kind),
        personKind()); // whose seat it is has not changed

    for (int seat = 0; seat < 3; ++seat)
        table.act();
    QTRY_VERIFY(table.turn() != away); // it leads, too
    table.settle();
    table.comeBack(table.guest(away));
    table.settle();
    QCOMPARE(table.stateAt(other).persons.at(away).presence, Presence::here);
    QVERIFY(table.host().isPresent(away));
    while (table.turn() != away)
        table.act();
    QTest::qWait(50); // the computer does not answer any more
    QCOMPARE(table.turn(), away);
    table.act();

    const QJsonObject company = table.session().files().noted(QStringLiteral("company")).toObject();
    const QJsonArray standIns = company.value(QStringLiteral("stand_ins")).toArray();
    QCOMPARE(standIns.size(), 1);
    const QJsonObject noted = standIns.first().toObject();
    QCOMPARE(noted.value(QStringLiteral("seat")).toInt(), away);
    QCOMPARE(noted.value(QStringLiteral("from")).toArray(), QJsonArray({0, 0}));
    QVERIFY(noted.value(QStringLiteral("to")).toArray().at(1).toInt() >= 5);
    QCOMPARE(company.value(QStringLiteral("agreed")).toString(), table.host().lobby().rulesHash());
}

void TestCompanyConduct::othersDecideAboutOneWhoIsAway()
{
    FourGuests table;
    const int away = table.turn();
    table.lose(away);
    const auto choose = [&](int step, AwayChoice choice) {
        table.guest((away + step) % 4).link->choose(away, choice);
        table.settle();
    };
    choose(1, AwayChoice::computer);
    QCOMPARE(table.conduct().state().persons.at(away).presence, Presence::away);
    QCOMPARE(table.stateAt((away + 2) % 4).persons.at(away).choices.size(), std::size_t{1});
    choose(2, AwayChoice::computer); // two of three
    QCOMPARE(table.conduct().state().persons.at(away).presence, Presence::standIn);
    choose(3, AwayChoice::wait);
    QVERIFY(table.guest((away + 3) % 4)
                .refusals.contains(QStringLiteral("That player is no longer away.")));

    table.comeBack(table.guest(away));
    table.settle();
    table.lose(away);
    const qint64 until = table.conduct().state().persons.at(away).until;
    choose(1, AwayChoice::wait);
    choose(2, AwayChoice::pause);
    choose(3, AwayChoice::computer); // none is ahead, nobody sits at the host's screen
    QVERIFY(table.conduct().state().persons.at(away).until > until);
    QVERIFY(!table.conduct().state().pause);
    choose(1, AwayChoice::pause);
    choose(2, AwayChoice::pause);
    QVERIFY(table.conduct().state().pause);
}

void TestCompanyConduct::nobodyPlaysWhereNobodyIs()
{
    FourGuests table;
    for (int seat = 0; seat < 4; ++seat)
        table.lose(seat);
    QVERIFY(table.session().isHeld());
    table.pass(10 * table.conduct().awayRule().wait);
    QTest::qWait(20);
    QCOMPARE(table.events(), std::size_t{0});
    const int back = table.turn();
    table.comeBack(table.guest(back));
    table.settle();
    QVERIFY(!table.session().isHeld());
    table.act();
    QCOMPARE(table.events(), std::size_t{1});
}

void TestCompanyConduct::timeOfOneWhoIsAwayStands()
{
    RuleSet rules;
    rules.tempo_seconds = 1;
    FourGuests table(rules);
    for (int seat = 0; seat < 4; ++seat)
        table.act();
    const int away = table.turn(); // it leads
    QVERIFY(table.session().clock().leftForCard() > 0);
    table.lose(away);
    QCOMPARE(table.session().clock().leftForCard(), -1);
    const std::size_t before = table.events();
    QTest::qWait(1300);
    QCOMPARE(table.events(), before);
    table.comeBack(table.guest(away));
    table.settle();
    QVERIFY(table.session().clock().leftForCard() > 0);
    QVERIFY(!table.conduct().pause(away, PauseReason::door));
    QCOMPARE(table.session().clock().leftForCard(), -1);
    QTest::qWait(1300);
    QCOMPARE(table.events(), before);
}

void TestCompanyConduct::matchIsStopped()
{
    FourGuests table;
    const int first = table.turn();
    table.guest(2).link->pause(PauseReason::meal);
    table.settle();
    for (int seat = 0; seat < 4; ++seat) {
        const auto &pause = table.stateAt(seat).pause;
        QVERIFY(pause);
        QCOMPARE(pause->seat, 2);
        QCOMPARE(pause->why, PauseReason::meal);
    }
    const auto choices = legal(*table.session().match().deal()).choices;
    QVERIFY(!table.guest(first).seat->act(choices.front())); // sent
    table.settle();
    QCOMPARE(table.guest(first).refusals.last(), QStringLiteral("The match is paused."));
    QCOMPARE(table.events(), std::size_t{0});

    for (const int seat : {0, 1, 3}) { // the one who stopped it has not said so yet
        table.guest(seat).link->ready();
        table.settle();
        QVERIFY(table.session().isHeld());
    }
    QCOMPARE(table.stateAt(2).pause->ready.count(), 3);
    table.guest(2).link->ready();
    table.settle();
    QVERIFY(!table.session().isHeld());
    QVERIFY(!table.stateAt(0).pause);
    table.act();
    QCOMPARE(table.events(), std::size_t{1});
}

/// One who pauses and never goes on is waited for as long as agreed, and stops the same deal once.
void TestCompanyConduct::nobodyStopsItForGood()
{
    FourGuests table;
    const int wait = table.conduct().awayRule().wait;
    const auto pause = [&table] {
        table.guest(2).link->pause(PauseReason::moment);
        table.settle();
    };
    const auto othersGoOn = [&table] {
        for (const int seat : {0, 1, 3}) {
            table.guest(seat).link->ready();
            table.settle();
        }
    };
    pause();
    QVERIFY(table.stateAt(1).pause->until > 0); // everyone sees how long
    othersGoOn();
    table.pass(wait / 2);
    QVERIFY(table.session().isHeld());
    table.pass(wait / 2);
    table.settle();
    QVERIFY(!table.session().isHeld());
    QVERIFY(!table.stateAt(0).pause);

    pause();
    QVERIFY(!table.session().isHeld());
    QCOMPARE(table.guest(2).refusals.last(),
             QStringLiteral("The others wanted to go on. You can pause again in the next deal."));

    table.guest(1).link->pause(PauseReason::door); // someone else may
    table.settle();
    table.pass(wait);
    QVERIFY(table.session().isHeld()); // until the others want to go on
    table.guest(0).link->ready();
    table.settle();
    QVERIFY(table.session().isHeld());
    for (const int seat : {2, 3}) {
        table.guest(seat).link->ready();
        table.settle();
    }
    QVERIFY(!table.session().isHeld());

    while (table.session().match().deal() && !table.session().match().deal()->over())
        table.act();
    pause();
    QVERIFY(table.session().isHeld());
}

void TestCompanyConduct::takingBackNeedsEverybody()
{
    FourGuests table;
    const int first = table.turn();
    table.guest(first).link->askTakeBack();
    table.settle();
    QCOMPARE(table.guest(first).refusals.last(),
             QStringLiteral("You haven't bid or played in this deal yet."));
    table.act();
    table.act();
    table.guest(first).link->askTakeBack();
    table.settle();
    for (int seat = 0; seat < 4; ++seat) {
        const auto &asked = table.stateAt(seat).takeBack;
        QVERIFY(asked);
        QCOMPARE(asked->seat, first);
        QCOMPARE(asked->events, 2);
        QVERIFY(!asked->seen);
    }
    // Meanwhile nothing goes on.
    const int third = table.turn();
    QVERIFY(!table.guest(third).seat->act(legal(*table.session().match().deal()).choices.front()));
    table.settle();
    QCOMPARE(table.events(), std::size_t{2});

    QSignalSpy over(&table.conduct(), &TableConduct::takeBackOver);
    for (int step = 1; step < 4; ++step) {
        QCOMPARE(over.size(), 0);
        table.guest((first + step) % 4).link->consent(true);
        table.settle();
    }
    QCOMPARE(over.size(), 1);
    QCOMPARE(over[0][1].toBool(), true);
    QCOMPARE(table.events(), std::size_t{0});
    QCOMPARE(table.turn(), first);
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(table.guest(seat).seat->view(seat).told().events.empty());
    table.act();
    QCOMPARE(table.events(), std::size_t{1});
}

void TestCompanyConduct::takingBackIsAskedOnce()
{
    FourGuests table;
    const int first = table.turn();
    table.act();
    table.guest(first).link->askTakeBack();
    table.settle();
    table.guest((first + 2) % 4).link->askTakeBack();
    table.settle();
    QCOMPARE(table.guest((first + 2) % 4).refusals.last(),
             QStringLiteral("Another player has just asked to undo."));
    table.guest((first + 1) % 4).link->consent(true);
    table.guest((first + 2) % 4).link->consent(false);
    table.settle();
    QVERIFY(!table.conduct().state().takeBack);
    QCOMPARE(table.events(), std::size_t{1});
    QVERIFY(!table.session().isHeld());
    table.guest(first).link->askTakeBack();
    table.settle();
    QCOMPARE(table.guest(first).refusals.last(),
             QStringLiteral("You can ask to undo once per deal."));
}

void TestCompanyConduct::silenceIsNo()
{
    FourGuests table;
    const int first = table.turn();
    table.act();
    QVERIFY(!table.conduct().askTakeBack(first));
    table.pass(TableConduct::kConsent / 2);
    QVERIFY(table.conduct().state().takeBack);
    table.pass(TableConduct::kConsent / 2);
    QVERIFY(!table.conduct().state().takeBack);
    QCOMPARE(table.events(), std::size_t{1});
    QCOMPARE(english(table.conduct().consent((first + 1) % 4, true)),
             QStringLiteral("Too late: the deal had already moved on."));
}

void TestCompanyConduct::remarksAreFew()
{
    FourGuests table;
    QSignalSpy heard(table.guest(3).link.get(), &TableGuest::remarked);
    QSignalSpy own(table.guest(1).link.get(), &TableGuest::remarked);
    table.guest(1).link->remark(4);
    table.guest(1).link->remark(5);
    while (table.step()) // no time passes
        QCoreApplication::processEvents();
    QCOMPARE(heard.size(), 1);
    QCOMPARE(heard[0][0].toInt(), 1);
    QCOMPARE(heard[0][1].toInt(), 4);
    QCOMPARE(own.size(), 0);
    QCOMPARE(table.guest(1).refusals.last(),
             QStringLiteral("You can send one remark every four seconds."));
    table.now += 4 * kSecond;
    table.guest(1).link->remark(kRemarks - 1);
    table.settle();
    QCOMPARE(heard.size(), 2);
    table.guest(1).link->remark(kRemarks); // there is none
    table.settle();
    QCOMPARE(heard.size(), 2);
    std::set<std::string> texts;
    for (const Sentence &remark : remarks())
        texts.insert(plainEnglish(remark));
    QCOMPARE(texts.size(), std::size_t{kRemarks});
}

void TestCompanyConduct::nudgeComesLate()
{
    FourGuests table;
    const int slow = table.turn();
    const int other = (slow + 1) % 4;
    QSignalSpy nudged(table.guest(slow).link.get(), &TableGuest::nudged);
    QVERIFY(table.conduct().nudge(other)); // not yet
    table.pass(TableConduct::kNudge);
    QVERIFY(table.conduct().nudge(slow)); // oneself
    table.guest(other).link->nudge();
    table.settle();
    QCOMPARE(nudged.size(), 1);
    QCOMPARE(nudged[0][0].toInt(), other);
    QVERIFY(table.conduct().nudge((slow + 2) % 4)); // once a turn
}

void TestCompanyConduct::silenceIsJudged()
{
    Heartbeat beat;
    using Pulse = Heartbeat::Pulse;
    beat.heard(0);
    for (qint64 now = 0; now < 60 * kSecond; now += kSecond)
        QCOMPARE(beat.pulse(now), Pulse::steady); // it has never said ping
    beat.heardPing();
    beat.heard(60 * kSecond);
    for (qint64 second = 60; second < 90; ++second) {
        const qint64 silent = second - 60;
        QCOMPARE(beat.pulse(second * kSecond), silent < 12   ? Pulse::steady
                                               : silent < 25 ? Pulse::quiet
                                                             : Pulse::gone);
    }
    // The machine slept for a night: what has come meanwhile is read first.
    Heartbeat sleeper;
    sleeper.heardPing();
    sleeper.heard(0);
    QCOMPARE(sleeper.pulse(kSecond), Pulse::steady);
    const qint64 morning = 8 * 3600 * kSecond;
    QCOMPARE(sleeper.pulse(morning), Pulse::steady);
    QCOMPARE(sleeper.pulse(morning + kSecond), Pulse::quiet);
    QCOMPARE(sleeper.pulse(morning + 5 * kSecond), Pulse::quiet);
    qint64 now = morning + 5 * kSecond;
    while (sleeper.pulse(now) != Pulse::gone)
        now += kSecond;
    QVERIFY(now - morning < 25 * kSecond);
    Heartbeat early; // nobody had looked before
    early.heardPing();
    early.heard(0);
    QCOMPARE(early.pulse(morning), Pulse::steady);
    QVERIFY(!beat.mustPing(4999));
    QVERIFY(beat.mustPing(5000));
}

void TestCompanyConduct::stateTravels()
{
    TableState state;
    state.host = 3;
    state.persons[0] = {};
    state.persons[2] = {Presence::away, 5'000, {{0, AwayChoice::pause}}};
    state.persons[3] = {Presence::standIn, -1, {}};
    SeatSet ready;
    ready.add(0);
    state.pause = TableState::Pause{0, PauseReason::door, ready, 7'000};
    state.takeBack = TableState::TakeBack{2, 3, true, ready, 9'000};
    const QJsonObject message = tableMessage(state, 1'000);
    TableState read = readTable(JsonPlace(message), 101'000); // another clock
    QCOMPARE(read.persons.at(2).until, qint64{105'000});
    QCOMPARE(read.takeBack->until, qint64{109'000});
    QCOMPARE(read.pause->until, qint64{107'000});
    read.persons.at(2).until = 5'000;
    read.takeBack->until = 9'000;
    read.pause->until = 7'000;
    QVERIFY(read == state);
    QVERIFY(state.present().has(0) && !state.present().has(2) && !state.present().has(3));
}

QTEST_GUILESS_MAIN(TestCompanyConduct)
#include "tst_company_conduct.moc"
