// SPDX-License-Identifier: GPL-3.0-or-later
// How people at a table in company treat one another: someone is away, a computer plays instead,
// the match is stopped, something is taken back by consent, remarks.
#include "company_table.h"
#include "random_rules.h"
#include "test_main.h"

#include "heartbeat.h"
#include "match/match.h"
#include "match_clock.h"
#include "match_files.h"
#include "meeting.h"
#include "remarks.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace sandbag;

namespace {

constexpr qint64 kSecond = 1000;

/// Four guests at a table, the first call awaited.
struct FourGuests : CompanyTable {
    /// `step` as in stepTime: 0 where it matters when something is asked.
    explicit FourGuests(const RuleSet &rules = {}, DealCut cut = DealCut::none,
                        qint64 step = kSecond)
        : CompanyTable(7)
    {
        stepTime = step;
        RuleSet played = rules;
        played.deal_cut = cut;
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
        const Prompt prompt = legal(*session().match().deal());
        Dice dice(events()); // of cards to pass there are too many for a list
        const Event event =
            prompt.choices.empty() ? sandbag::choose(prompt, dice) : Event(prompt.choices.front());
        QVERIFY(!guest(seat).seat->act(event));
        settle();
    }
    /// Everyone does the first thing that they may until the match is there.
    bool playTo(const std::function<bool()> &there)
    {
        constexpr int kMostActs = 200;
        for (int acts = 0; acts < kMostActs && !there(); ++acts)
            act();
        return there();
    }
    bool playDeal()
    {
        return playTo([this] { return session().match().dealOver(); });
    }
    bool playToTurnOf(int seat)
    {
        return playTo([this, seat] { return turn() == seat; });
    }
    bool playToPhase(Phase phase)
    {
        return playTo([&] { return phaseOf(*session().match().deal()) == phase; });
    }
    void choose(int seat, int about, AwayChoice choice)
    {
        guest(seat).link->choose(about, choice);
        settle();
    }
    bool isPassedOver(int seat) { return conduct().state().isPassedOver(seat); }
    bool isLate(int seat) { return conduct().state().persons.at(seat).late; }
    /// The others have a computer play for that one, whom they have waited for.
    void passOver(int seat)
    {
        pass(conduct().awayRule().wait);
        QVERIFY(isLate(seat));
        choose((seat + 1) % 4, seat, AwayChoice::computer);
        choose((seat + 2) % 4, seat, AwayChoice::computer);
        QVERIFY(isPassedOver(seat));
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
    void othersDecideAboutOneWhoDoesNotAct_data();
    void othersDecideAboutOneWhoDoesNotAct();
    void nobodyIsPassedOverWithoutTheOthers();
    void whoSleepsDecidesNothing();
    void oneIsBackByAnything_data();
    void oneIsBackByAnything();
    void oneIsBackByAnotherConnection();
    void theSameDealIsNotStoppedTwice();
    void nobodyIsWaitedForLongerTheSecondTime();
    void theWaitIsOfTheMatchAlone();
    void idleWordsBuyNoTime();
    void whoAgreedOnNoEndWaits();
    void theHostsPersonIsNotWaitedForEither_data();
    void theHostsPersonIsNotWaitedForEither();
    void nothingOpenAtTheHostStopsOthers();
    void nobodyStopsAnHonestTable_data();
    void nobodyStopsAnHonestTable();
    void cardsTakenBackBuyNoTime();
    void aSecondVoteIsNotUndone();
    void whoWasPassedOverBeforeADealHasTimeInIt();
    void whatIsOpenAtTheHostForAMomentIsNotHeldAgainstThem();
    void theHostDoesNotWaitForACutterWhoIsAway();
    void aVoteOfTwoIsPausedByOneOfThem();
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
    state.persons[1] = {Presence::here, 3'000, {{0, AwayChoice::computer}}, true};
    state.persons[4] = {Presence::standIn, -1, {}, false, true};
    SeatSet ready;
    ready.add(0);
    state.pause = TableState::Pause{0, PauseReason::door, ready, 7'000};
    state.takeBack = TableState::TakeBack{2, 3, true, ready, 9'000};
    const QJsonObject message = tableMessage(state, 1'000);
    TableState read = readTable(JsonPlace(message), 101'000); // another clock
    QCOMPARE(read.persons.at(2).until, qint64{105'000});
    QCOMPARE(read.takeBack->until, qint64{109'000});
    QCOMPARE(read.pause->until, qint64{107'000});
    QCOMPARE(read.persons.at(1).until, qint64{103'000});
    read.persons.at(1).until = 3'000;
    read.persons.at(2).until = 5'000;
    read.takeBack->until = 9'000;
    read.pause->until = 7'000;
    QVERIFY(read == state);
    QVERIFY(state.present().has(0) && !state.present().has(2) && !state.present().has(3));
}

// --- One who is here and does not act -----------------------------------------------------------

namespace {

/// What the match waits for.
enum class Asked { bid, card, pass, cut, nextDeal };

RuleSet rulesOf(Asked asked)
{
    RuleSet rules;
    if (asked == Asked::pass)
        rules.pass_every_deal = 1;
    return rules;
}

/// The seat that is waited for, once it is.
int bringTo(Asked asked, FourGuests &table)
{
    switch (asked) {
    case Asked::bid:
        break;
    case Asked::pass:
        return table.playToPhase(Phase::pass) ? table.turn() : -1;
    case Asked::card:
        return table.playToPhase(Phase::play) ? table.turn() : -1;
    case Asked::cut:
        return table.session().beforeDeal().cutter;
    case Asked::nextDeal:
        if (!table.playDeal())
            return -1;
        for (const int seat : {0, 1, 3})
            table.guest(seat).seat->nextDeal();
        table.settle();
        return 2;
    }
    return table.turn();
}

/// The match has gone on without who was waited for.
bool hasGoneOn(Asked asked, FourGuests &table, int idle)
{
    if (asked == Asked::cut)
        return table.session().match().deal() != nullptr;
    if (asked == Asked::nextDeal)
        return table.session().match().record().deals.size() == 2;
    return table.turn() != idle;
}

} // namespace

void TestCompanyConduct::othersDecideAboutOneWhoDoesNotAct_data()
{
    QTest::addColumn<Asked>("asked");
    QTest::newRow("bid") << Asked::bid;
    QTest::newRow("card") << Asked::card;
    QTest::newRow("pass") << Asked::pass;
    QTest::newRow("cut") << Asked::cut;
    QTest::newRow("next deal") << Asked::nextDeal;
}

void TestCompanyConduct::othersDecideAboutOneWhoDoesNotAct()
{
    QFETCH(Asked, asked);
    FourGuests table(rulesOf(asked), asked == Asked::cut ? DealCut::cut : DealCut::none, 0);
    const int idle = bringTo(asked, table);
    QVERIFY(idle >= 0);
    const int other = (idle + 1) % 4;
    table.pass(table.conduct().awayRule().wait - 1);
    QVERIFY(!table.stateAt(other).isOpenToChoice(idle));
    table.choose(other, idle, AwayChoice::computer);
    QCOMPARE(table.guest(other).refusals.last(),
             QStringLiteral("That player isn't holding up the match."));

    table.pass(1);
    for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(table.stateAt(seat).isOpenToChoice(idle), true);
    table.choose(idle, idle, AwayChoice::wait); // it is not theirs to say
    table.choose(other, idle, AwayChoice::computer);
    QVERIFY(!table.isPassedOver(idle));
    QVERIFY(!hasGoneOn(asked, table, idle));
    table.choose((idle + 2) % 4, idle, AwayChoice::computer); // two of three
    QTRY_VERIFY(hasGoneOn(asked, table, idle));
    table.settle();
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(table.stateAt(seat).isPassedOver(idle));
    QCOMPARE(table.conduct().standIns().size(), 1);

    table.guest(idle).link->comeBack();
    table.settle();
    for (int seat = 0; seat < 4; ++seat)
        QCOMPARE(table.stateAt(seat).persons.at(idle), TableState::Person());
    QVERIFY(table.conduct().standIns().first().toObject().contains(QStringLiteral("to")));
    QVERIFY(table.playToTurnOf(idle));
    const std::size_t before = table.events();
    table.act();
    QCOMPARE(table.events(), before + 1); // nobody else has acted for them
    QCOMPARE(table.session().match().record().deals.back().events.back().seat, idle);
}

/// However slow someone is.
void TestCompanyConduct::nobodyIsPassedOverWithoutTheOthers()
{
    FourGuests table;
    const int slow = table.turn();
    for (int hour = 0; hour < 3; ++hour)
        table.pass(3600 * kSecond);
    QCOMPARE(table.turn(), slow);
    QVERIFY(table.isLate(slow));
    for (const int step : {1, 2})
        table.choose((slow + step) % 4, slow, AwayChoice::wait);
    QVERIFY(!table.isLate(slow)); // they wait as long again
    table.stepTime = 0;
    table.pass(table.conduct().awayRule().wait / 2);
    QVERIFY(!table.isLate(slow));
    table.pass(table.conduct().awayRule().wait / 2);
    QVERIFY(table.isLate(slow));
    table.act();
    QVERIFY(!table.stateAt((slow + 1) % 4).isOpenToChoice(slow));
    QCOMPARE(table.conduct().standIns().size(), 0);
}

/// Of those who could decide, too: what was chosen is done after a while.
void TestCompanyConduct::whoSleepsDecidesNothing()
{
    FourGuests table({}, DealCut::none, 0);
    const int idle = table.turn();
    table.pass(table.conduct().awayRule().wait);
    table.choose((idle + 1) % 4, idle, AwayChoice::computer);
    table.pass(TableConduct::kConsent - 1);
    QVERIFY(table.isLate(idle));
    table.pass(1);
    QVERIFY(table.isPassedOver(idle));

    FourGuests other({}, DealCut::none, 0); // somebody objects
    const int slow = other.turn();
    other.pass(other.conduct().awayRule().wait);
    other.choose((slow + 1) % 4, slow, AwayChoice::computer);
    other.choose((slow + 2) % 4, slow, AwayChoice::wait);
    other.pass(TableConduct::kConsent);
    QVERIFY(!other.isPassedOver(slow) && !other.isLate(slow));
}

void TestCompanyConduct::oneIsBackByAnything_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("back");
    QTest::newRow("says so") << QByteArray(R"({"type":"back"})") << true;
    QTest::newRow("remark") << QByteArray(R"({"type":"remark","n":11})") << true;
    QTest::newRow("pause") << QByteArray(R"({"type":"pause","why":"door"})") << true;
    QTest::newRow("too late") << QByteArray(R"({"type":"do","act":"3","epoch":1,"n":0})") << true;
    QTest::newRow("a program of no company") << QByteArray(R"({"act":"3"})") << true;
    QTest::newRow("ready") << QByteArray(R"({"type":"ready"})") << true;
    QTest::newRow("ping") << QByteArray(R"({"type":"ping"})") << false;
    QTest::newRow("not known") << QByteArray(R"({"type":"wave"})") << false;
}

void TestCompanyConduct::oneIsBackByAnything()
{
    QFETCH(QByteArray, line);
    QFETCH(bool, back);
    FourGuests table;
    const int idle = table.turn();
    table.passOver(idle);
    QTRY_VERIFY(table.turn() != idle);
    table.guest(idle).link->tell(QJsonDocument::fromJson(line).object());
    table.settle();
    QCOMPARE(!table.isPassedOver(idle), back);
    table.host().beat(); // which hears the connection
    QCOMPARE(!table.isPassedOver(idle), back);
}

void TestCompanyConduct::oneIsBackByAnotherConnection()
{
    for (const bool goesFirst : {true, false}) {
        FourGuests table;
        const int idle = table.turn();
        table.passOver(idle);
        if (goesFirst) {
            table.lose(idle);
            QVERIFY(!table.isPassedOver(idle));
            QCOMPARE(table.conduct().state().persons.at(idle).presence, Presence::standIn);
        }
        table.comeBack(table.guest(idle));
        table.settle();
        QCOMPARE(table.conduct().state().persons.at(idle), TableState::Person());
        QVERIFY(table.host().isPresent(idle));
    }
}

/// Who takes the seat back and does nothing again is waited for a moment each time.
void TestCompanyConduct::theSameDealIsNotStoppedTwice()
{
    FourGuests table({}, DealCut::none, 0);
    const int idle = table.turn();
    table.passOver(idle);
    QTRY_VERIFY(table.turn() != idle);
    table.settle();
    table.guest(idle).link->comeBack();
    table.settle();
    QVERIFY(table.playToTurnOf(idle));
    table.pass(TableConduct::kWaitAgain - 1);
    QVERIFY(!table.isLate(idle));
    table.pass(1);
    QVERIFY(table.isLate(idle));
    QVERIFY(table.playDeal());
    for (int seat = 0; seat < 4; ++seat)
        table.guest(seat).seat->nextDeal();
    table.settle();
    QVERIFY(table.playToTurnOf(idle));
    table.pass(table.conduct().awayRule().wait - 1); // another deal
    QVERIFY(!table.isLate(idle));
    table.pass(1);
    QVERIFY(table.isLate(idle));
}

/// Where people have agreed on a short wait.
void TestCompanyConduct::nobodyIsWaitedForLongerTheSecondTime()
{
    FourGuests table({}, DealCut::none, 0);
    constexpr int kShort = 20 * kSecond;
    static_assert(kShort < TableConduct::kWaitAgain);
    table.conduct().setAwayRule({kShort});
    const int idle = table.turn();
    table.act(); // what it is waited for now was agreed on before
    QVERIFY(table.playToTurnOf(idle));
    table.passOver(idle);
    QTRY_VERIFY(table.turn() != idle);
    table.settle();
    table.guest(idle).link->comeBack();
    table.settle();
    QVERIFY(table.playToTurnOf(idle));
    table.pass(kShort - 1);
    QVERIFY(!table.isLate(idle));
    table.pass(1);
    QVERIFY(table.isLate(idle));
}

/// While people have stopped it, nobody is slow.
void TestCompanyConduct::theWaitIsOfTheMatchAlone()
{
    FourGuests table({}, DealCut::none, 0);
    const int slow = table.turn();
    const int wait = table.conduct().awayRule().wait;
    table.pass(wait / 2);
    table.guest((slow + 1) % 4).link->pause(PauseReason::meal);
    table.settle();
    table.pass(3 * wait);
    table.guest((slow + 1) % 4).link->ready();
    table.settle();
    table.pass(wait / 2 - 1);
    QVERIFY(!table.isLate(slow));
    table.pass(1);
    QVERIFY(table.isLate(slow));
    table.lose(slow);
    QVERIFY(!table.isLate(slow)); // away, and that is decided otherwise
    table.comeBack(table.guest(slow));
    table.settle();
    table.pass(0);
    QVERIFY(table.isLate(slow)); // coming and going is no way to stop a table
}

/// What can be said at any time brings a match no further.
void TestCompanyConduct::idleWordsBuyNoTime()
{
    RuleSet rules;
    rules.claim_mode = ClaimMode::risk;
    FourGuests table(rules, DealCut::none, 0);
    const int idle = bringTo(Asked::card, table);
    const int wait = table.conduct().awayRule().wait;
    for (int time = 0; time < 4; ++time) {
        table.pass(wait / 4);
        table.guest(idle).link->remark(4);
        table.settle();
        (void)table.guest(idle).seat->act(Event::of(EventKind::claim, idle));
        table.settle();
        QVERIFY(!table.session().match().dealOver());
    }
    const auto &events = table.session().match().record().deals.back().events;
    QCOMPARE(events.back().kind, EventKind::claim);
    QVERIFY(table.isLate(idle));
}

void TestCompanyConduct::whoAgreedOnNoEndWaits()
{
    FourGuests table;
    table.conduct().setAwayRule({-1, QStringLiteral("level:3")});
    table.act();
    const int slow = table.turn();
    for (int hour = 0; hour < 3; ++hour)
        table.pass(3600 * kSecond);
    QVERIFY(!table.isLate(slow));
    QVERIFY(!table.conduct().nudge((slow + 1) % 4));
}

namespace {

/// The host's person and one guest, or a second one, and computers at the other seats.
struct HostAndGuest : CompanyTable {
    explicit HostAndGuest(int guestsChair, DealCut cut = DealCut::none, int secondChair = -1)
        : CompanyTable(7), far(guestsChair)
    {
        stepTime = 0;
        RuleSet rules;
        rules.deal_cut = cut;
        host().propose({"standard", {}, rules});
        (void)host().sitHere(QStringLiteral("Mia"), 0);
        join(QStringLiteral("Ben"));
        guest(0).link->sit(far);
        if (secondChair >= 0)
            guest(join(QStringLiteral("Cleo"))).link->sit(secondChair);
        settle();
        for (int chair = 1; chair < 4; ++chair) {
            if (chair != far && chair != secondChair)
                (void)host().setComputer(chair, QStringLiteral("C%1").arg(chair),
                                         QStringLiteral("simple"));
        }
        guest(0).link->agree();
        if (secondChair >= 0)
            guest(1).link->agree();
        settle();
        (void)host().agreeHere();
        QVERIFY(!host().begin(11));
        settle();
    }
    TableConduct &conduct() { return host().conduct(); }
    const TableState &state() { return guest(0).link->state(); }
    /// Ben acts where he is asked, and nobody else does.
    bool runTo(const std::function<bool()> &there)
    {
        return QTest::qWaitFor([&] {
            settle();
            if (!there() && session().seatAtTurn() == far)
                (void)session().act(legal(*session().match().deal()).choices.front());
            return there();
        });
    }
    int far;
};

} // namespace

void TestCompanyConduct::theHostsPersonIsNotWaitedForEither_data()
{
    QTest::addColumn<Asked>("asked");
    QTest::newRow("bid") << Asked::bid;
    QTest::newRow("cut") << Asked::cut;
    QTest::newRow("next deal") << Asked::nextDeal;
}

void TestCompanyConduct::theHostsPersonIsNotWaitedForEither()
{
    QFETCH(Asked, asked);
    HostAndGuest table(2, asked == Asked::cut ? DealCut::cut : DealCut::none);
    const auto hostsTurn = [&table] {
        return table.session().seatAtTurn() == 0 || table.session().beforeDeal().cutter == 0;
    };
    if (asked == Asked::nextDeal) {
        for (const auto over = [&table] { return table.session().match().dealOver(); }; !over();) {
            QVERIFY(table.runTo([&] { return over() || hostsTurn(); }));
            if (!over())
                (void)table.session().act(legal(*table.session().match().deal()).choices.front());
        }
    } else if (asked == Asked::cut) {
        while (!table.session().beforeDeal().cutAsked || table.session().beforeDeal().cutter != 0) {
            if (table.session().beforeDeal().cutAsked)
                table.session().cut({20, {}});
            else if (table.session().match().dealOver())
                table.session().nextDeal();
            else if (hostsTurn())
                (void)table.session().act(legal(*table.session().match().deal()).choices.front());
            QVERIFY(table.runTo([&] {
                return hostsTurn() || table.session().beforeDeal().cutAsked ||
                       table.session().match().dealOver();
            }));
        }
    } else {
        QVERIFY(table.runTo(hostsTurn));
    }
    const auto deals = [&table] { return table.session().match().record().deals.size(); };
    const std::size_t before = deals();
    table.now += table.conduct().awayRule().wait;
    table.conduct().tick();
    table.settle();
    QVERIFY(table.state().isOpenToChoice(0));
    QCOMPARE(table.state().host, 0);
    table.guest(0).link->choose(0, AwayChoice::computer); // the only other one
    table.settle();
    QVERIFY(table.state().isPassedOver(0));
    QCOMPARE(table.state().host, -1); // the guest may ask for deals now
    if (asked == Asked::nextDeal) {
        table.guest(0).seat->nextDeal();
        table.settle();
    }
    if (asked == Asked::bid)
        QTRY_VERIFY(table.session().seatAtTurn() != 0);
    else
        QCOMPARE(deals(), before + 1);
    table.conduct().comeBack(0);
    table.settle();
    QCOMPARE(table.state().host, 0);
    QVERIFY(!table.state().isPassedOver(0));
}

/// A trick that is looked at there, a menu: only computers wait for that, and so everyone does.
void TestCompanyConduct::nothingOpenAtTheHostStopsOthers()
{
    HostAndGuest table(2);
    const auto computers = [&table] { return table.session().seatAtTurn() % 2 == 1; };
    table.session().pace().setPaused(true);
    while (!computers())
        (void)table.session().act(legal(*table.session().match().deal()).choices.front());
    table.settle();
    QVERIFY(computers());
    table.conduct().tick();
    table.now += table.conduct().awayRule().wait;
    table.conduct().tick();
    table.settle();
    QVERIFY(table.state().isOpenToChoice(0));
    table.guest(0).link->choose(0, AwayChoice::computer);
    table.settle();
    QVERIFY(!table.session().pace().isPaused());
    QTRY_COMPARE(table.session().seatAtTurn(), 2);
}

// --- One who holds a table up
// ---------------------------------------------------------------------

namespace {

/// What people do, one after the other. "I" is the one who is to act at the beginning; "a", "b" and
/// "c" sit after them.
class Story
{
public:
    explicit Story(FourGuests &table) : m_table(table), m_first(table.turn()) {}

    /// Why it did not come to that, or nothing.
    QString play(const QString &steps)
    {
        const QStringList all = steps.split(QStringLiteral("; "));
        for (int number = 0; number < all.size(); ++number) {
            if (!step(all.at(number)))
                return QStringLiteral("%1: %2").arg(number).arg(all.at(number));
        }
        return {};
    }

private:
    int seatOf(const QString &word) const
    {
        return (m_first + static_cast<int>(QStringLiteral("Iabc").indexOf(word))) % 4;
    }
    bool wait(int seconds)
    {
        for (int second = 0; second < seconds; ++second)
            m_table.pass(kSecond);
        return true;
    }
    /// Of one person.
    bool says(const QString &what, int seat)
    {
        CompanyGuest &guest = m_table.guest(seat);
        if (what == QStringLiteral("lose"))
            m_table.lose(seat);
        else if (what == QStringLiteral("join"))
            m_table.comeBack(guest);
        else if (what == QStringLiteral("back"))
            guest.link->comeBack();
        else if (what == QStringLiteral("pause"))
            guest.link->pause(PauseReason::door);
        else if (what == QStringLiteral("ready"))
            guest.link->ready();
        else if (what == QStringLiteral("undo"))
            guest.link->askTakeBack();
        else if (what == QStringLiteral("turn"))
            return m_table.playToTurnOf(seat);
        else
            return false;
        m_table.settle();
        return true;
    }
    bool holds(const QString &what, int seat)
    {
        const TableState::Person &person = m_table.conduct().state().persons.at(seat);
        if (what == QStringLiteral("late"))
            return person.late;
        if (what == QStringLiteral("timely"))
            return !person.late && person.presence == Presence::here;
        if (what == QStringLiteral("in"))
            return person.presence != Presence::standIn;
        if (what == QStringLiteral("out"))
            return person.presence == Presence::standIn;
        return says(what, seat);
    }
    bool step(const QString &words)
    {
        const QStringList parts = words.split(u' ');
        bool isTime = false;
        if (const int seconds = words.toInt(&isTime); isTime)
            return wait(seconds);
        if (words == QStringLiteral("act")) {
            m_table.act();
            return true;
        }
        if (words == QStringLiteral("computer")) // has acted for the first one
            return QTest::qWaitFor([this] { return m_table.turn() != m_first; });
        if (words == QStringLiteral("held") || words == QStringLiteral("goes"))
            return m_table.session().isHeld() == (words == QStringLiteral("held"));
        if (parts.size() == 4) {
            const QStringList choices{QStringLiteral("wait"), QStringLiteral("computer"),
                                      QStringLiteral("pause")};
            m_table.choose(seatOf(parts.at(1)), seatOf(parts.at(2)),
                           static_cast<AwayChoice>(choices.indexOf(parts.at(3))));
            return true;
        }
        return holds(parts.at(0), seatOf(parts.at(1)));
    }

    FourGuests &m_table;
    int m_first;
};

} // namespace

void TestCompanyConduct::nobodyStopsAnHonestTable_data()
{
    QTest::addColumn<QString>("story");
    const auto row = [](const char *name, const char *story) {
        QTest::newRow(name) << QString::fromUtf8(story);
    };
    // Seconds; one waits for 120, a vote is open for 30.
    row("who sleeps does not keep a pause", "pause I; 120; ready a; held; 29; held; 1; goes");
    row("who wanted to go on before the end of it has asked",
        "pause I; ready a; 119; held; 1; held; 29; held; 1; goes");
    row("nobody has to go on", "pause I; 120; 300; held");
    row("who goes on and pauses again does so three times",
        "pause I; ready I; goes; pause I; ready I; pause I; held; ready I; pause I; goes");
    row("all others may at once", "pause I; 120; ready a; ready b; held; ready c; goes");

    row("votes outlast the connection", "120; vote a I computer; 5; lose I; 24; in I; 1; out I");
    row("and its return",
        "120; vote a I computer; 5; lose I; 5; join I; late I; 19; in I; 1; out I");
    row("votes about one who has left after the wait",
        "120; lose I; 5; vote a I computer; 29; in I; 1; out I");
    row("absence is waited for once at one point",
        "lose I; 119; join I; timely I; lose I; in I; 1; out I");
    row("and again at the next", "lose I; 119; join I; act; lose I; 119; in I; 1; out I");
    row("who drops off after the wait is known", "120; lose I; 120; out I; computer; join I; "
                                                 "turn I; 29; timely I; 1; late I");

    row("one who cannot act is not late", "act; act; 100; undo I; 29; timely b; 1; goes; 19; "
                                          "timely b; 1; late b");
    row("or voted about", "act; act; 120; late b; undo I; held; vote a b computer; "
                          "vote c b computer; in b");
    row("or in a pause", "120; late I; pause c; vote a I computer; vote b I computer; in I");
    row("a vote stands in a pause",
        "120; vote a I computer; 25; pause b; 60; ready b; 1; in I; 28; in I; 1; out I");

    row("a tie prolongs once",
        "120; vote a I computer; vote c I wait; 30; timely I; 119; timely I; "
        "1; late I; vote a I computer; vote c I wait; 30; out I");
    row("most may wait again", "120; vote a I wait; vote c I wait; timely I; 120; late I; "
                               "vote a I wait; vote c I wait; timely I");
    row("nobody waits because who voted has left", "120; vote a I computer; lose a; 30; late I");
    row("who was overruled pauses by no vote either",
        "pause c; ready I; ready a; ready b; 120; goes; 120; late I; vote c I pause; 30; goes; "
        "late I");
}

void TestCompanyConduct::nobodyStopsAnHonestTable()
{
    QFETCH(QString, story);
    FourGuests table({}, DealCut::none, 0);
    const QString wrong = Story(table).play(story);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

namespace {

/// The card that was played last.
void takeBack(FourGuests &table, int seat)
{
    Event event = Event::of(EventKind::back, seat);
    event.cards = table.session().match().record().deals.back().events.back().cards;
    QVERIFY(!table.guest(seat).seat->act(event));
    table.settle();
    QCOMPARE(table.turn(), seat);
}

} // namespace

/// Neither of the one who takes them back, nor against the one after them.
void TestCompanyConduct::cardsTakenBackBuyNoTime()
{
    RuleSet rules;
    rules.renege_mode = RenegeMode::challenge;
    FourGuests table(rules, DealCut::none, 0);
    const int first = bringTo(Asked::card, table);
    const int next = (first + 1) % 4;
    table.act();
    QCOMPARE(table.turn(), next);
    table.pass(kSecond);
    takeBack(table, first);
    table.pass(117 * kSecond);
    table.act();
    table.pass(3 * kSecond);
    QVERIFY(!table.isLate(next)); // it has been awaited for four
    takeBack(table, first);
    table.pass(3 * kSecond);
    QVERIFY(table.isLate(first)); // and this one for 120

    FourGuests other(rules, DealCut::none, 0);
    int winner = -1; // of a trick who played last to it, and leads to the next one
    const bool isFound = bringTo(Asked::card, other) >= 0 && other.playTo([&other, &winner] {
        return other.turn() == std::exchange(winner, other.turn());
    });
    QVERIFY(isFound);
    for (int time = 0; time < 2; ++time) {
        other.pass(50 * kSecond);
        takeBack(other, winner);
        other.pass(9 * kSecond);
        QVERIFY(!other.isLate(winner));
        other.act();
        QCOMPARE(other.turn(), winner);
    }
    other.pass(2 * kSecond);
    QVERIFY(other.isLate(winner));
}

/// A seat that is taken back and left idle again, before the computer could act.
void TestCompanyConduct::aSecondVoteIsNotUndone()
{
    FourGuests table({}, DealCut::none, 0);
    const int idle = table.turn();
    const auto passOver = [&] { // nothing else is heard of meanwhile
        for (const int step : {1, 2})
            QVERIFY(!table.conduct().choose((idle + step) % 4, idle, AwayChoice::computer));
        QVERIFY(table.isPassedOver(idle));
        table.conduct().comeBack(idle);
    };
    table.pass(table.conduct().awayRule().wait);
    passOver();
    QVERIFY(!table.isPassedOver(idle));
    table.pass(TableConduct::kWaitAgain);
    QVERIFY(table.isLate(idle));
    QCOMPARE(table.turn(), idle);
    passOver();
    QVERIFY(table.isPassedOver(idle));
    QTRY_VERIFY(table.turn() != idle);
    table.settle();
    QVERIFY(!table.isPassedOver(idle));
    QVERIFY(table.playToTurnOf(idle));
    table.act();
}

void TestCompanyConduct::whoWasPassedOverBeforeADealHasTimeInIt()
{
    FourGuests table({}, DealCut::none, 0);
    const int idle = bringTo(Asked::nextDeal, table);
    table.passOver(idle);
    QCOMPARE(table.session().match().record().deals.size(), std::size_t{2});
    table.guest(idle).link->comeBack();
    table.settle();
    QVERIFY(table.playToTurnOf(idle));
    table.pass(table.conduct().awayRule().wait - 1);
    QVERIFY(!table.isLate(idle));
    table.pass(1);
    QVERIFY(table.isLate(idle));
}

void TestCompanyConduct::whatIsOpenAtTheHostForAMomentIsNotHeldAgainstThem()
{
    HostAndGuest table(1, DealCut::none, 2);
    GameSession &session = table.session();
    const bool there = QTest::qWaitFor([&] {
        table.settle();
        if (session.seatAtTurn() == 0 || session.seatAtTurn() == 2)
            (void)session.act(legal(*session.match().deal()).choices.front());
        return session.seatAtTurn() == 1;
    });
    QVERIFY(there);
    const auto pass = [&table](qint64 ms) {
        table.now += ms;
        table.conduct().tick();
        table.settle();
    };
    const auto isLate = [&table] { return table.conduct().state().persons.at(0).late; };
    table.guest(0).wire->cutOff();
    table.settle();
    session.pace().setPaused(true); // for a moment, while Ben is away
    pass(kSecond);
    session.pace().setPaused(false);
    pass(118 * kSecond);
    session.pace().setPaused(true);
    pass(kSecond); // a computer plays for Ben, and waits for what is open
    QCOMPARE(table.conduct().state().persons.at(1).presence, Presence::standIn);
    pass(kSecond);
    pass(kSecond);
    QVERIFY(!isLate());
    pass(117 * kSecond);
    QVERIFY(!isLate());
    pass(kSecond);
    QVERIFY(isLate());
}

/// Their own program forbids them to have the next deal dealt then.
void TestCompanyConduct::theHostDoesNotWaitForACutterWhoIsAway()
{
    HostAndGuest table(2, DealCut::cut);
    GameSession &session = table.session();
    const auto isBefore = [&session](int seat) {
        const Match &match = session.match();
        return match.dealOver() && !session.beforeDeal().cutAsked &&
               match.context()->seating.rightOf(match.nextDealer()) == seat;
    };
    const bool there = QTest::qWaitFor(
        [&] {
            table.settle();
            if (isBefore(2))
                return true;
            if (session.beforeDeal().cutAsked)
                session.cut({20, {}});
            else if (session.match().dealOver())
                session.nextDeal();
            else if (session.seatAtTurn() % 2 == 0)
                (void)session.act(legal(*session.match().deal()).choices.front());
            return false;
        },
        30'000);
    QVERIFY(there);
    const auto pass = [&table](qint64 ms) {
        table.now += ms;
        table.conduct().tick();
        table.settle();
    };
    pass(10 * kSecond);
    table.guest(0).wire->cutOff();
    table.settle();
    pass(115 * kSecond);
    table.comeBack(table.guest(0));
    table.settle();
    pass(kSecond);
    QVERIFY(!table.conduct().state().persons.at(0).late); // awaited for eleven
    pass(108 * kSecond);
    QVERIFY(!table.conduct().state().persons.at(0).late);
    pass(kSecond);
    QVERIFY(table.conduct().state().persons.at(0).late);
}

/// Not by another who has chosen something else.
void TestCompanyConduct::aVoteOfTwoIsPausedByOneOfThem()
{
    RuleSet rules;
    rules.table_players = 6;
    FourGuests table(rules, DealCut::none, 0);
    QVERIFY2(table.why.empty(), table.why.c_str());
    while (table.turn() != 5)
        table.act();
    table.pass(table.conduct().awayRule().wait);
    table.choose(0, 5, AwayChoice::wait);
    table.choose(2, 5, AwayChoice::pause);
    table.choose(3, 5, AwayChoice::pause);
    table.pass(TableConduct::kConsent);
    QVERIFY(table.conduct().state().pause);
    QCOMPARE(table.conduct().state().pause->seat, 2);
}

QTEST_GUILESS_MAIN(TestCompanyConduct)
#include "tst_company_conduct.moc"
