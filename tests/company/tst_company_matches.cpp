// SPDX-License-Identifier: GPL-3.0-or-later
// Matches in company under rules drawn from the whole catalogue, all persons elsewhere: after every
// event each seat sees over its wire what it would see in front of the host's own screen, while
// guests act out of turn, take acts back, lose the connection and come again.
// SANDBAG_MATCHES sets how many matches are tried, SANDBAG_SEED which ones.
#include "company_table.h"
#include "named_rules.h"
#include "random_rules.h"
#include "run_seed.h"
#include "share.h"
#include "test_main.h"

#include "conduct/seat_picture.h"
#include "conduct/table_pace.h"
#include "local_seat.h"
#include "match/match.h"

#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

constexpr int kDeals = 2; // of a match: what is carried over from the first is seen in the second
constexpr int kMostEvents = 600;

int matches()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_MATCHES");
    return asked > 0 ? asked : share(24);
}

/// The same seat in front of the host's own screen.
class SameSeatHere : public LocalSeat
{
public:
    SameSeatHere(GameSession *session, int seat) : LocalSeat(session), m_seat(seat) {}
    [[nodiscard]] Occupant occupant(int seat) const override
    {
        return seat == m_seat ? Occupant::personHere : LocalSeat::occupant(seat);
    }
    [[nodiscard]] bool isPaused() const override { return m_paused; }
    void setPaused(bool paused) override { m_paused = paused; }
    void setClockStopped(bool) override {}

private:
    int m_seat;
    bool m_paused = false;
};

TableLook still()
{
    TableLook look;
    look.motion = false;
    look.speed = TableLook::Speed::instant;
    look.moments = false;
    return look;
}

ToldDeal inOrder(ToldDeal told)
{
    for (CardList &hand : told.start.hands)
        sortForFiles(hand);
    return told;
}

/// A seat twice: as the host would show it, and as its guest does.
struct Twice {
    SameSeatHere here;
    TablePace herePace;
    SeatAtMatch &there;
    TablePace therePace;

    Twice(GameSession *session, int seat, SeatAtMatch *remote)
        : here(session, seat), herePace(&here), there(*remote), therePace(remote)
    {
        for (TablePace *pace : {&herePace, &therePace}) {
            pace->setLook(still());
            pace->setCeremony(true); // cuts are made by hand
        }
    }
};

} // namespace

class TestCompanyMatches : public QObject
{
    Q_OBJECT

private slots:
    void everySeatSeesTheSame()
    {
        RandomRules random(2026 + runSeed());
        for (int number = 0; number < matches(); ++number) {
            RuleSet rules = random.draw(4 + number % 50);
            rules.tempo_seconds = 0; // nobody waits for a clock here
            playMatch(rules, caseOfRun(number) + 1);
            if (QTest::currentTestFailed()) {
                qWarning("match %d, rules: %s", number, qPrintable(named(rules)));
                return;
            }
        }
        qInfo("%d deals, %d events, %d pictures; %d take-backs, %d returns, %d deals played on, %d "
              "refusals, %d cuts",
              m_deals, m_events, m_pictures, m_takenBack, m_returns, m_playedOn, m_refusals,
              m_cuts);
        QVERIFY(m_events > 20 * matches());
        QVERIFY(m_takenBack > 0 && m_returns > 0 && m_playedOn > 0);
        QVERIFY(m_refusals > 0 && m_cuts > 0);
    }

    /// The deal that a guest had heard of ends in another way while they are away, or is known
    /// better, and the next one begins.
    void whatNoLongerHoldsIsToldAnew_data()
    {
        QTest::addColumn<bool>("takenBack");
        QTest::newRow("an act was taken back") << true;
        QTest::newRow("a pass was on its way") << false;
    }
    void whatNoLongerHoldsIsToldAnew()
    {
        QFETCH(bool, takenBack);
        Dice dice(7);
        CompanyTable table(7);
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        rules.pass_every_deal = 2;
        table.begin(rules, 7);
        QVERIFY2(table.why.empty(), table.why.c_str());
        const auto &log = table.session().match().deal()->log;
        while (!takenBack ? log.empty() || log.back().kind != EventKind::pass : log.size() < 20) {
            goOn(table, dice);
            QVERIFY(!QTest::currentTestFailed());
        }
        const int away = takenBack ? 0 : log.back().receiver();
        CompanyGuest &guest = table.guest(away);
        const QString telling = guest.seat->heardBefore().telling;
        guest.wire->cutOff();
        table.settle();
        if (takenBack) {
            const Event before = log.back();
            table.session().undo();
            const auto choices = legal(*table.session().match().deal()).choices;
            const auto other = std::find_if(choices.begin(), choices.end(),
                                            [&](const Event &one) { return !(one == before); });
            QVERIFY(other != choices.end());
            QVERIFY(!table.session().act(*other));
        }
        playOnWithout(table, dice);
        QCOMPARE(int(table.session().match().results().size()), 2);
        table.comeBack(guest);
        table.settle();
        QVERIFY2(guest.link->isOpen(), qPrintable(guest.end));
        QVERIFY(guest.seat->view(away).told() ==
                SeatView(*table.session().match().deal(), away).told());
        QCOMPARE(guest.seat->heardBefore().telling, telling); // the match before is not
    }

private:
    void playMatch(const RuleSet &rules, std::uint64_t seed)
    {
        Dice dice(seed);
        CompanyTable table(seed);
        table.begin(rules, seed);
        QVERIFY2(table.why.empty(), table.why.c_str());
        std::vector<std::unique_ptr<Twice>> seats;
        for (int seat = 0; seat < rules.table_players; ++seat)
            seats.push_back(
                std::make_unique<Twice>(&table.session(), seat, table.guest(seat).seat.get()));
        for (const auto &seat : seats) {
            seat->herePace.begin();
            seat->therePace.begin();
        }
        compare(seats);
        for (int steps = 0; steps < kMostEvents && !QTest::currentTestFailed(); ++steps) {
            const Match &match = table.session().match();
            if (match.over() ||
                (match.dealOver() && static_cast<int>(match.results().size()) >= kDeals))
                break;
            disturb(table, dice);
            goOn(table, dice);
            compare(seats);
            ++m_events;
        }
        m_deals += static_cast<int>(table.session().match().results().size());
        for (int seat = 0; seat < rules.table_players; ++seat)
            m_refusals += static_cast<int>(table.guest(seat).refusals.size());
    }

    /// Whoever is asked answers.
    void goOn(CompanyTable &table, Dice &dice)
    {
        GameSession &session = table.session();
        const BeforeDeal before = session.beforeDeal();
        if (before.cutAsked) {
            ++m_cuts;
            table.guest(before.cutter).seat->cut(someCut(session, dice));
        } else if (session.match().dealOver()) {
            for (int seat = 0; seat < session.match().context()->seating.players; ++seat)
                table.guest(seat).seat->nextDeal();
        } else {
            RemoteSeat &seat = *table.guest(session.seatAtTurn()).seat;
            QVERIFY(seat.view(session.seatAtTurn()).mayAct());
            (void)seat.act(choose(seat.view(session.seatAtTurn()).prompt(), dice));
        }
        table.settle();
    }

    /// Whoever is to act in the deal does, if it is not cut and not over.
    void act(CompanyTable &table, Dice &dice)
    {
        GameSession &session = table.session();
        if (session.beforeDeal().cutAsked || session.match().dealOver())
            return;
        RemoteSeat &seat = *table.guest(session.seatAtTurn()).seat;
        QVERIFY(seat.view(session.seatAtTurn()).mayAct());
        (void)seat.act(choose(seat.view(session.seatAtTurn()).prompt(), dice));
    }
    void actWithout(CompanyTable &table, const CompanyGuest &away, Dice &dice)
    {
        if (dice.below(8) == 0) {
            table.session().undo();
            table.settle(); // whoever is to act now has to hear of it
        }
        const GameSession &session = table.session();
        if (session.match().dealOver() || &table.guest(session.seatAtTurn()) != &away)
            act(table, dice);
        table.settle();
    }

    /// Stand-ins end the deal, and the next one is dealt.
    static void playOnWithout(CompanyTable &table, Dice &dice)
    {
        GameSession &session = table.session();
        for (int steps = 0; steps < kMostEvents && !session.match().dealOver(); ++steps) {
            (void)session.act(choose(legal(*session.match().deal()), dice));
            table.settle();
        }
        if (static_cast<int>(session.match().results().size()) < kDeals &&
            !session.beforeDeal().cutAsked)
            session.nextDeal(); // nothing where the match is over
        table.settle();
        if (session.beforeDeal().cutAsked)
            session.cut(someCut(session, dice));
        table.settle();
    }

    static Cut someCut(const GameSession &session, Dice &dice)
    {
        if (session.match().rules().deal_cut == DealCut::french)
            return cutByChance(*session.match().context(), dice.next());
        const int cards = static_cast<int>(session.match().context()->pack.cards.size());
        return {dice.below(cards), {}};
    }

    /// Now and then something else comes between.
    void disturb(CompanyTable &table, Dice &dice)
    {
        GameSession &session = table.session();
        const int players = session.match().context()->seating.players;
        CompanyGuest &guest = table.guest(dice.below(players));
        switch (dice.below(24)) {
        case 0:
        case 1:
            if (const DealState *deal = session.match().deal()) {
                const Event event = someActOutOfTurn(*deal, dice);
                if (event.seat >= 0)
                    (void)table.guest(event.seat).seat->act(event);
            }
            break;
        case 2:
            ++m_returns;
            guest.wire->cutOff();
            break;
        case 3:
            ++m_returns;
            table.comeBack(guest); // and the old connection still seems to stand
            break;
        case 4:
            if (m_takenBack % 3 == 0 || !session.match().dealOver()) {
                ++m_takenBack;
                session.undo();
            }
            break;
        case 5: // lines are lost, the first of them are not
            ++m_returns;
            act(table, dice);
            for (int steps = dice.below(12); steps > 0; --steps)
                table.step();
            guest.wire->cutOff();
            break;
        case 6: // the deal goes on, or back, while the guest is away
            ++m_returns;
            guest.wire->cutOff();
            table.settle();
            for (int acts = dice.below(12); acts > 0; --acts)
                actWithout(table, guest, dice);
            if (dice.below(3) == 0) {
                ++m_playedOn;
                if (dice.below(2) == 0)
                    session.undo(); // so that it goes another way than was told
                playOnWithout(table, dice);
            }
            break;
        default:
            return;
        }
        table.settle();
        for (int seat = 0; seat < players; ++seat) {
            if (!table.guest(seat).link->isOpen())
                table.comeBack(table.guest(seat));
        }
        table.settle();
    }

    void compare(const std::vector<std::unique_ptr<Twice>> &seats)
    {
        for (std::size_t seat = 0; seat < seats.size() && !QTest::currentTestFailed(); ++seat)
            compareSeat(*seats[seat], static_cast<int>(seat));
    }

    void compareSeat(Twice &twice, int seat)
    {
        const SeatAtMatch &here = twice.here;
        const SeatAtMatch &there = twice.there;
        QCOMPARE(there.hasDeal(), here.hasDeal());
        QCOMPARE(there.dealOver(), here.dealOver());
        QCOMPARE(there.matchOver(), here.matchOver());
        QCOMPARE(there.deals(), here.deals());
        QCOMPARE(there.seatAtTurn(), here.seatAtTurn());
        QCOMPARE(there.trick().cards, here.trick().cards);
        QCOMPARE(there.trick().winner, here.trick().winner);
        QCOMPARE(there.beforeDeal().cutAsked, here.beforeDeal().cutAsked);
        QCOMPARE(there.beforeDeal().cutter, here.beforeDeal().cutter);
        QCOMPARE(there.beforeDeal().draw.shown, here.beforeDeal().draw.shown);
        QVERIFY(there.standing().totals == here.standing().totals);
        if (here.hasDeal()) {
            const SeatView one = here.view(seat);
            const SeatView other = there.view(seat);
            QVERIFY(inOrder(other.told()) == inOrder(one.told()));
            QVERIFY(other.prompt().choices == one.prompt().choices);
            QCOMPARE(other.prompt().talk, one.prompt().talk);
            QVERIFY(other.unseen() == one.unseen());
        }
        const HandOrder order;
        const TablePicture picture = pictureOfTable(there, twice.therePace, order);
        QVERIFY(picture == pictureOfTable(here, twice.herePace, order));
        ++m_pictures;
    }

    int m_deals = 0;
    int m_events = 0;
    int m_pictures = 0;
    int m_takenBack = 0;
    int m_returns = 0;
    int m_playedOn = 0;
    int m_refusals = 0;
    int m_cuts = 0;
};

QTEST_GUILESS_MAIN(TestCompanyMatches)
#include "tst_company_matches.moc"
