// SPDX-License-Identifier: GPL-3.0-or-later
// Whole deals over bad connections: late, in pieces, reset again and again, deaf or mute. Each
// ends, everybody knows the same of it, and nothing is done twice. SANDBAG_CELLS plays over so many
// links that are bad in several ways.
#include "bad_link.h"
#include "door_table.h"
#include "test_main.h"

#include "deal/event.h"
#include "deal/told_deal.h"
#include "match/match.h"

#include <QElapsedTimer>

#include <algorithm>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

using At = TableCaller::Stage;

/// Two guests, each behind a bad link of their own, and two computers.
class BadTable
{
public:
    BadTable(const Badness &bad, std::uint64_t seed) : m_dice(seed)
    {
        m_table.admits = true;
        m_table.open();
        m_table.host().setHeartbeat(kTimes);
        for (int number = 0; number < kGuests; ++number) {
            m_links.push_back(std::make_unique<BadLink>(m_table.door().port(), bad, seed + number));
            DoorGuest &guest = m_table.guest(name(number));
            m_guests.push_back(&guest);
            guest.caller->setHeartbeat(kTimes);
            QObject::connect(
                guest.caller.get(), &TableCaller::refused, [this, number](const Sentence &why) {
                    m_refused[std::size_t(number)] = QString::fromStdString(plainEnglish(why));
                });
            guest.caller->call(goal(number), name(number));
        }
    }

    /// Everybody sits down and agrees, as often as it takes, and the match begins.
    bool sitDown() { return takeChairs() && !m_table.host().begin(); }
    bool takeChairs()
    {
        for (const int chair : {2, 3})
            (void)m_table.host().setComputer(chair, u"C%1"_s.arg(chair), u"simple"_s);
        return until([this] {
            for (int seat = 0; seat < kGuests; ++seat) {
                TableCaller &caller = *m_guests[std::size_t(seat)]->caller;
                if (caller.stage() == At::over) // the first call failed: once more, by hand
                    again(seat, [&] { caller.call(goal(seat), name(seat)); });
                TableGuest *guest = caller.guest();
                if (!guest || guest->lobby().chairs.empty())
                    continue;
                const Chair &chair = guest->lobby().chairs[std::size_t(seat)];
                if (chair.person != guest->lobby().you && chair.isEmpty())
                    again(seat, [&] { guest->sit(seat); });
                else if (chair.person == guest->lobby().you && !chair.agreed)
                    again(seat, [&] { guest->agree(); });
            }
            return m_table.host().lobby().isReady();
        });
    }
    /// Whoever sits and has agreed goes on to, over so many connections.
    bool stay(int most)
    {
        bool kept = true;
        const bool done = until([this, most, &kept] {
            const auto &chairs = m_table.host().lobby().chairs();
            kept = kept && std::all_of(chairs.begin(), chairs.end(), [](const Chair &chair) {
                       return !chair.isEmpty() && (chair.person < 0 || chair.agreed);
                   });
            return !kept || connections() >= most;
        });
        return done && kept;
    }

    bool playDeal()
    {
        return until([this] {
            for (int seat = 0; seat < kGuests; ++seat)
                act(seat);
            return m_table.session().match().dealOver();
        });
    }
    /// All guests are there, and have heard everything.
    bool isEqual()
    {
        return until([this] {
            for (int seat = 0; seat < kGuests; ++seat) {
                RemoteSeat &remote = m_guests[std::size_t(seat)]->caller->seat();
                if (!remote.hasMatch() || !remote.dealOver() ||
                    remote.match().record().deals != m_table.session().match().record().deals)
                    return false;
            }
            return true;
        });
    }
    int connections() const
    {
        int all = 0;
        for (const auto &link : m_links)
            all += link->connections();
        return all;
    }
    int acts() const { return m_acts; }
    GameSession &session() { return m_table.session(); }

    /// Someone in between changes a byte of every connection, so many of them, while the guests
    /// come back and act.
    bool playUnderChanges(int count)
    {
        for (const auto &link : m_links)
            link->setChanging(true);
        bool right = true; // nothing is taken back, so that nothing is told in other words
        const bool done = until(
            [this, count, &right] {
                int changed = 0;
                for (int seat = 0; seat < kGuests; ++seat) {
                    changed += m_links[std::size_t(seat)]->changed();
                    goOnChanged(seat);
                }
                right = right && isRightSoFar();
                return changed >= count || !right;
            },
            120'000 + 100 * count);
        for (const auto &link : m_links)
            link->setChanging(false);
        return done && right;
    }

private:
    static constexpr int kGuests = 2;
    static constexpr Heartbeat::Times kTimes{200, 500, 1000};

    static QString name(int number) { return u"Guest %1"_s.arg(number); }
    TableGoal goal(int number) const
    {
        TableGoal goal = m_table.goal();
        goal.port = m_links[std::size_t(number)]->port();
        goal.hostKey = m_table.key().print;
        return goal;
    }
    bool until(const std::function<bool()> &done, int patience = 120'000)
    {
        QElapsedTimer timer;
        timer.start();
        while (!done()) {
            if (timer.hasExpired(patience)) {
                say();
                return false;
            }
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        }
        return true;
    }
    /// Where it stands when it does not go on.
    void say()
    {
        const GameSession &session = m_table.session();
        qWarning() << "host: begun" << m_table.host().hasBegun() << "guests"
                   << m_table.host().guests() << "turn"
                   << (session.hasMatch() ? session.seatAtTurn() : -1) << "cut"
                   << (session.hasMatch() && session.beforeDeal().cutAsked);
        for (int number = 0; number < kGuests; ++number) {
            DoorGuest &guest = *m_guests[std::size_t(number)];
            const TableGuest *link = guest.caller->guest();
            const RemoteSeat &seat = guest.caller->seat();
            qWarning() << name(number) << guest.caller->stage() << guest.end << "connections"
                       << m_links[std::size_t(number)]->connections() << "chairs"
                       << (link ? link->lobby().chairs.size() : 0) << "you"
                       << (link ? link->lobby().you : -1) << "deal" << seat.hasDeal() << "turn"
                       << (seat.hasMatch() ? seat.seatAtTurn() : -1) << "paused"
                       << (link && link->state().pause) << m_refused[std::size_t(number)];
        }
    }
    /// What was asked for may have been lost: asked again after a while.
    void again(int seat, const std::function<void()> &ask)
    {
        QElapsedTimer &timer = m_asked[std::size_t(seat)];
        if (timer.isValid() && !timer.hasExpired(300))
            return;
        timer.start();
        ask();
    }
    void goOnChanged(int seat)
    {
        TableCaller &caller = *m_guests[std::size_t(seat)]->caller;
        if (caller.stage() == At::away)
            caller.tryNow();
        else if (caller.stage() == At::over)
            caller.call(goal(seat), name(seat));
        else if (caller.stage() == At::inside && caller.guest()) {
            act(seat);
            m_links[std::size_t(seat)]->changeNext();
            caller.guest()->tell({{"type", "ping"}});
        }
    }
    /// What the guests have heard of the deal is what has happened.
    bool isRightSoFar()
    {
        const Match &match = m_table.session().match();
        for (int seat = 0; seat < kGuests; ++seat) {
            RemoteSeat &remote = m_guests[std::size_t(seat)]->caller->seat();
            if (!remote.hasDeal() || remote.dealOver() || match.dealOver())
                continue;
            const auto heard = remote.view(seat).told().events; // of a view that goes
            const auto told = toldTo(*match.deal(), seat).events;
            if (heard.size() > told.size() || !std::equal(heard.begin(), heard.end(), told.begin()))
                return false;
        }
        return true;
    }
    void act(int seat)
    {
        RemoteSeat &remote = m_guests[std::size_t(seat)]->caller->seat();
        const Match &match = m_table.session().match();
        if (const BeforeDeal before = m_table.session().beforeDeal();
            before.cutAsked && before.cutter == seat && remote.beforeDeal().cutAsked)
            again(seat, [&] { remote.cut({26, {}}); });
        if (!remote.hasDeal() || remote.seatAtTurn() != seat || match.dealOver() ||
            match.deal()->seat != seat)
            return;
        const auto now = std::pair(match.results().size(), match.deal()->log.size());
        if (std::exchange(m_at[std::size_t(seat)], now) != now)
            m_asked[std::size_t(seat)].invalidate();
        again(seat, [&] {
            const auto choices = legal(*match.deal()).choices;
            ++m_acts;
            const auto refused =
                remote.act(choices[std::size_t(m_dice.below(int(choices.size())))]);
            if (refused)
                m_refused[std::size_t(seat)] = QString::fromStdString(plainEnglish(*refused));
        });
    }

    Dice m_dice;
    DoorTable m_table;
    std::vector<std::unique_ptr<BadLink>> m_links;
    std::vector<DoorGuest *> m_guests;
    std::array<QElapsedTimer, kGuests> m_asked;
    std::array<std::pair<std::size_t, std::size_t>, kGuests> m_at{};
    int m_acts = 0;
    std::array<QString, kGuests> m_refused; ///< the last one
    QTimer m_ticks;                         ///< so that the loop comes round
    bool m_ticking = [this] {
        m_ticks.start(20);
        return true;
    }();
};

} // namespace

class TestCompanyBadLinks : public QObject
{
    Q_OBJECT

private slots:
    void dealsEnd_data();
    void dealsEnd();
    void anyLinkEnds();
    void chairsOutlastTheLink_data();
    void chairsOutlastTheLink();
    void changedBytesAreNeverBelieved();

private:
    static void playThrough(const Badness &bad, int fewest, std::uint64_t seed);
};

void TestCompanyBadLinks::dealsEnd_data()
{
    QTest::addColumn<Badness>("bad");
    QTest::addColumn<int>("fewest"); // connections
    QTest::newRow("good") << Badness{} << 2;
    QTest::newRow("late") << Badness{30, 30} << 2;
    QTest::newRow("single bytes") << Badness{0, 0, 1} << 2;
    QTest::newRow("late in pieces") << Badness{10, 20, 100} << 2;
    QTest::newRow("reset") << Badness{5, 5, 0, 1500} << 4;
    QTest::newRow("deaf") << Badness{0, 0, 0, 0, 700, 0} << 4;
    QTest::newRow("mute") << Badness{0, 0, 0, 0, 0, 700} << 4;
    QTest::newRow("dead") << Badness{5, 0, 0, 0, 700, 700, 2} << 4;
    if (qEnvironmentVariableIsSet("SANDBAG_CELLS")) // beside other work it may end after a minute
        QTest::newRow("9 kbit/s") << Badness{40, 20, 0, 0, 0, 0, 1, 1125} << 2;
}

void TestCompanyBadLinks::dealsEnd()
{
    QFETCH(Badness, bad);
    QFETCH(int, fewest);
    playThrough(bad, fewest, 5);
}

/// Everything that can be wrong with a link, together and by chance. SANDBAG_CELLS sets how many
/// are tried, SANDBAG_SEED where they begin.
void TestCompanyBadLinks::anyLinkEnds()
{
    const int cells = qEnvironmentVariableIntValue("SANDBAG_CELLS");
    if (cells <= 0)
        QSKIP("a long run: SANDBAG_CELLS");
    const int first = qMax(1, qEnvironmentVariableIntValue("SANDBAG_SEED"));
    for (int cell = first; cell < first + cells; ++cell) {
        Dice dice(static_cast<std::uint64_t>(cell));
        const auto oneOf = [&dice](std::initializer_list<int> values) {
            return *(values.begin() + dice.below(static_cast<int>(values.size())));
        };
        Badness bad;
        bad.delay = oneOf({0, 5, 20, 60, 120});
        bad.jitter = oneOf({0, 10, 60});
        bad.rate = oneOf({0, 0, 1125, 8000});
        bad.most = bad.rate > 0 ? oneOf({0, 200}) : oneOf({0, 1, 40, 400});
        bad.cutEvery = oneOf({0, 0, 2500, 6000});
        bad.deafAfter = oneOf({0, 0, 900});
        bad.muteAfter = oneOf({0, 0, 900});
        bad.deaths = oneOf({1, 2});
        playThrough(bad, 2, static_cast<std::uint64_t>(cell));
        if (QTest::currentTestFailed()) {
            qWarning("cell %d: delay %d, jitter %d, rate %d, pieces %d, reset %d, deaf %d, mute %d",
                     cell, bad.delay, bad.jitter, bad.rate, bad.most, bad.cutEvery, bad.deafAfter,
                     bad.muteAfter);
            return;
        }
    }
    qInfo("%d cells", cells);
}

void TestCompanyBadLinks::chairsOutlastTheLink_data()
{
    QTest::addColumn<Badness>("bad");
    QTest::newRow("reset") << Badness{5, 5, 0, 500};
    QTest::newRow("dead") << Badness{5, 0, 0, 0, 700, 700, 4};
}

/// Before the match too, one who comes back sits where they sat.
void TestCompanyBadLinks::chairsOutlastTheLink()
{
    QFETCH(Badness, bad);
    BadTable table(bad, 7);
    QVERIFY(table.takeChairs());
    QVERIFY(table.stay(table.connections() + 4));
    QVERIFY(table.sitDown());
    QVERIFY(table.playDeal());
    QVERIFY(table.isEqual());
}

/// SANDBAG_CHANGED sets how many bytes are changed.
void TestCompanyBadLinks::changedBytesAreNeverBelieved()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_CHANGED");
    BadTable table({}, 11);
    QVERIFY(table.sitDown());
    QVERIFY(table.playUnderChanges(asked > 0 ? asked : 100));
    QVERIFY(table.playDeal());
    QVERIFY(table.isEqual());
    Match again(table.session().match().record());
    QVERIFY(again.dealOver());
}

void TestCompanyBadLinks::playThrough(const Badness &bad, int fewest, std::uint64_t seed)
{
    BadTable table(bad, seed);
    if (QTest::currentTestFailed())
        return;
    QVERIFY(table.sitDown());
    QVERIFY(table.playDeal());
    QVERIFY(table.isEqual());
    // Nothing was done twice, or by anyone but whose turn it was: the deal folds again.
    Match again(table.session().match().record());
    QVERIFY(again.dealOver());
    QTRY_VERIFY(table.connections() >= fewest);
}

QTEST_GUILESS_MAIN(TestCompanyBadLinks)
#include "tst_company_bad_links.moc"
