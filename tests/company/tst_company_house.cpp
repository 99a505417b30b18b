// SPDX-License-Identifier: GPL-3.0-or-later
// A house with many tables in one process: guests find theirs, seat computers, begin, and come back
// after the house was closed or killed.
#include "door_table.h"
#include "test_main.h"

#include "act_pace.h"
#include "company_limits.h"
#include "door/table_house.h"
#include "match/match.h"

#include <QDir>
#include <QJsonObject>
#include <QTcpSocket>

#include <utility>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

using At = TableCaller::Stage;

struct House {
    explicit House(const QString &folder, int tables = 200) : house(planOf(folder, tables))
    {
        QObject::connect(&house, &TableHouse::happened, &house,
                         [this](const QJsonObject &line) { lines.append(line); });
    }
    static HousePlan planOf(const QString &folder, int tables)
    {
        HousePlan plan;
        plan.folder = folder;
        plan.tables = tables;
        return plan;
    }
    bool open(quint16 port = 0) { return !house.open({u"127.0.0.1"_s}, port); }
    int count(const QString &event) const
    {
        return static_cast<int>(
            std::count_if(lines.begin(), lines.end(), [&](const QJsonObject &line) {
                return line.value(u"event"_s).toString() == event;
            }));
    }
    TableGoal goal(const QString &table) const
    {
        return TableGoal::of(house.invitation(u"127.0.0.1"_s, table));
    }

    TableHouse house;
    QList<QJsonObject> lines;
};

/// Sits down with computers at all other seats, agrees and begins.
void playAlone(DoorGuest &guest, const TableGoal &goal, int chair)
{
    guest.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(guest.caller->stage(), At::inside);
    guest.caller->guest()->sit(chair);
    for (int other = 0; other < 4; ++other) {
        if (other != chair)
            guest.caller->guest()->setComputer(other, u"C%1"_s.arg(other), 1);
    }
    guest.caller->guest()->agree();
    QTRY_VERIFY(guest.caller->guest()->lobby().chairs.at(3).name != QString() &&
                guest.caller->guest()->lobby().chairs.at(std::size_t(chair)).agreed);
    guest.caller->guest()->begin();
    RemoteSeat &seat = guest.caller->seat();
    QTRY_VERIFY(seat.hasDeal() || seat.beforeDeal().cutAsked);
    if (seat.beforeDeal().cutAsked) // in one match of four the guest is at the dealer's right
        seat.cut({26, {}});
    QTRY_VERIFY(seat.hasDeal());
}

} // namespace

class TestCompanyHouse : public QObject
{
    Q_OBJECT

private slots:
    void tablesAreApart();
    void invitationsAreNeeded();
    void roomIsLimited();
    void emptyTablesAreCleared();
    void oneWhoIsAwayIsWaitedFor();
    void whoDoesNotActStopsNoTable();
    void matchesOutliveTheHouse_data();
    void matchesOutliveTheHouse();
    void damagedTablesAreLeftAlone();
    void aFolderIsOfOneHouse();
    void aTableTakesTwoThreads();
    void whoTriesTheDoorFillsNoLog();
};

void TestCompanyHouse::whoTriesTheDoorFillsNoLog()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    qint64 now = 0;
    house.house.setClock([&now] { return now; });
    QVERIFY(house.open());
    int tries = 0;
    const auto tryTheDoor = [&] {
        QSignalSpy keptOut(&house.house.door(), &TableDoor::keptOut);
        QTcpSocket socket;
        socket.connectToHost(u"127.0.0.1"_s, house.house.door().port());
        socket.write("GET / HTTP/1.1\r\n\r\n");
        ++tries;
        return QTest::qWaitFor([&] { return !keptOut.isEmpty(); });
    };
    while (tries < 30)
        QVERIFY(tryTheDoor());
    QCOMPARE(house.count(u"kept out"_s), 20);
    now += 10'000;
    QVERIFY(tryTheDoor());
    QCOMPARE(house.count(u"kept out"_s), 21);
    QCOMPARE(house.lines.last().value(u"count"_s).toInt(), 11);
    QCOMPARE(house.lines.last().value(u"address"_s).toString(), u"127.0.0.1"_s);
}

void TestCompanyHouse::tablesAreApart()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    DoorGuest ben(folder.filePath(u"ben"_s));
    DoorGuest eva(folder.filePath(u"eva"_s));
    playAlone(ben, house.goal(u"monday"_s), 1);
    playAlone(eva, house.goal(u"friday"_s), 2);
    QCOMPARE(house.house.tables(), 2);
    QVERIFY(house.house.table(u"monday"_s)->isPresent(1));
    QVERIFY(house.house.table(u"friday"_s)->isPresent(2));
    QVERIFY(!house.house.table(u"friday"_s)->isPresent(1));
    QTRY_COMPARE(ben.caller->seat().seatAtTurn(), 1);
    QTRY_COMPARE(eva.caller->seat().seatAtTurn(), 2);
    const auto events = [&house](const QString &table) {
        return house.house.session(table)->match().record().deals.back().events.size();
    };
    const auto friday = events(u"friday"_s);
    const auto monday = events(u"monday"_s);
    const auto choices = legal(*house.house.session(u"monday"_s)->match().deal()).choices;
    QVERIFY(!ben.caller->seat().act(choices.front()));
    QTRY_VERIFY(events(u"monday"_s) > monday);
    QCOMPARE(events(u"friday"_s), friday);
    QCOMPARE(house.count(u"table"_s), 2);
}

void TestCompanyHouse::invitationsAreNeeded()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    DoorGuest eve(folder.filePath(u"eve"_s));
    TableGoal goal = house.goal(u"monday"_s);
    goal.secret = drawnSecret();
    eve.caller->call(goal, u"Eve"_s);
    QTRY_COMPARE(eve.caller->stage(), At::over);
    QCOMPARE(eve.end, u"The host did not admit you to the table."_s);
    QCOMPARE(house.count(u"turned away"_s), 1);
    QTRY_COMPARE(house.house.tables(), 0);
    goal.table = u"../x"_s;
    goal.secret = house.goal({}).secret;
    eve.caller->call(goal, u"Eve"_s);
    QTRY_COMPARE(eve.caller->stage(), At::over);
    QCOMPARE(house.house.tables(), 0);
    QVERIFY(!QDir(folder.filePath(u"house/x"_s)).exists());

    // Its key is the one that the invitation names.
    goal.table = u"monday"_s;
    eve.caller->call(goal, u"Eve"_s);
    QTRY_COMPARE(eve.caller->stage(), At::inside);
}

void TestCompanyHouse::roomIsLimited()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s), 1);
    QVERIFY(house.open());
    DoorGuest ben(folder.filePath(u"ben"_s));
    DoorGuest eva(folder.filePath(u"eva"_s));
    ben.caller->call(house.goal(u"monday"_s), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    eva.caller->call(house.goal(u"friday"_s), u"Eva"_s);
    QTRY_COMPARE(eva.caller->stage(), At::over);
    QCOMPARE(eva.end, u"This host can't open another table."_s);
    eva.caller->call(house.goal(u"monday"_s), u"Eva"_s);
    QTRY_COMPARE(eva.caller->stage(), At::inside);
}

void TestCompanyHouse::emptyTablesAreCleared()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    DoorGuest ben(folder.filePath(u"ben"_s));
    for (int time = 0; time < 3; ++time) {
        ben.caller->call(house.goal(u"monday"_s), u"Ben"_s);
        QTRY_COMPARE(ben.caller->stage(), At::inside);
        ben.caller->leave();
        QTRY_COMPARE(house.house.tables(), 0);
    }
    QCOMPARE(house.count(u"cleared"_s), 3);
    QVERIFY(QDir(folder.filePath(u"house/tables"_s)).isEmpty());
}

/// Where a guest begins the match, as where the host does.
void TestCompanyHouse::oneWhoIsAwayIsWaitedFor()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    DoorGuest ben(folder.filePath(u"ben"_s));
    auto eva = std::make_unique<DoorGuest>(folder.filePath(u"eva"_s));
    int chair = 0;
    for (DoorGuest *guest : {&ben, eva.get()}) {
        guest->caller->call(house.goal(u"monday"_s), u"Guest %1"_s.arg(chair));
        QTRY_COMPARE(guest->caller->stage(), At::inside);
        guest->caller->guest()->sit(chair++);
        guest->caller->guest()->agree();
    }
    TableGuest &asker = *ben.caller->guest();
    const auto chairs = [&asker] { return asker.lobby().chairs; };
    for (int other = 2; other < 4; ++other)
        asker.setComputer(other, u"C%1"_s.arg(other), 1);
    QTRY_VERIFY(chairs().at(1).agreed && !chairs().at(3).isEmpty());
    eva.reset();
    QTRY_VERIFY(chairs().at(1).away);
    QStringList refusals;
    connect(&asker, &TableGuest::refused, &asker, [&refusals](const Sentence &why) {
        refusals << QString::fromStdString(plainEnglish(why));
    });
    asker.begin();
    QTRY_COMPARE(refusals.size(), 1);
    QCOMPARE(refusals.first(), u"Someone who has a seat is away. Wait, or put a computer there."_s);
    QVERIFY(!house.house.table(u"monday"_s)->hasBegun());
    asker.setComputer(1, u"C1"_s, 1);
    asker.begin();
    QTRY_VERIFY(house.house.table(u"monday"_s)->hasBegun());
    QCOMPARE(refusals.size(), 1);
}

/// Eva sits down, agrees, and does nothing any more, though she is connected.
void TestCompanyHouse::whoDoesNotActStopsNoTable()
{
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    DoorGuest ben(folder.filePath(u"ben"_s));
    DoorGuest eva(folder.filePath(u"eva"_s));
    int chair = 0;
    for (DoorGuest *guest : {&ben, &eva}) {
        guest->caller->call(house.goal(u"monday"_s), u"Guest %1"_s.arg(chair));
        QTRY_COMPARE(guest->caller->stage(), At::inside);
        guest->caller->guest()->sit(chair++);
        guest->caller->guest()->agree();
    }
    TableGuest &asker = *ben.caller->guest();
    for (int other = 2; other < 4; ++other)
        asker.setComputer(other, u"C%1"_s.arg(other), 1);
    QTRY_VERIFY(asker.lobby().chairs.at(1).agreed && !asker.lobby().chairs.at(3).isEmpty());
    TableHost *table = house.house.table(u"monday"_s);
    table->conduct().setAwayRule({0, u"level:1"_s});
    house.house.session(u"monday"_s)->pace().setLeast(0);
    asker.begin();
    RemoteSeat &seat = ben.caller->seat();
    std::size_t asked = 0;   // of Ben, by what he has heard: each once
    const auto isNew = [&] { // more lines than a person sends end the connection
        const std::size_t heard = 100 * std::size_t(seat.deals()) +
                                  (seat.hasDeal() ? seat.view(0).told().events.size() + 2 : 1);
        return std::exchange(asked, heard) != heard;
    };
    bool chosen = false;
    const auto goOn = [&] {
        table->beat();
        if (asker.state().isOpenToChoice(1) && !std::exchange(chosen, true))
            asker.choose(1, AwayChoice::computer);
        else if (!seat.hasMatch())
            return;
        else if (seat.beforeDeal().cutAsked && seat.beforeDeal().cutter == 0 && isNew())
            seat.cut({26, {}});
        else if (seat.hasDeal() && seat.seatAtTurn() == 0 && isNew())
            (void)seat.act(Event(seat.view(0).prompt().choices.front()));
    };
    constexpr int kLong = 60'000;
    QTRY_VERIFY_WITH_TIMEOUT((goOn(), seat.deals() == 1 && seat.dealOver()), kLong);
    QVERIFY(asker.state().isPassedOver(1));
    seat.nextDeal();
    QTRY_VERIFY_WITH_TIMEOUT((goOn(), seat.hasDeal() && !seat.dealOver()), kLong);
    eva.caller->guest()->comeBack();
    QTRY_VERIFY(!asker.state().isPassedOver(1));
    QVERIFY(table->isPresent(1));
}

void TestCompanyHouse::matchesOutliveTheHouse_data()
{
    QTest::addColumn<bool>("killed");
    QTest::newRow("closed") << false;
    QTest::newRow("killed") << true;
}

void TestCompanyHouse::matchesOutliveTheHouse()
{
    QFETCH(bool, killed);
    const QTemporaryDir folder;
    DoorGuest ben(folder.filePath(u"ben"_s));
    auto house = std::make_unique<House>(folder.filePath(u"house"_s));
    QVERIFY(house->open());
    playAlone(ben, house->goal(u"monday"_s), 1);
    QTRY_COMPARE(ben.caller->seat().seatAtTurn(), 1);
    const auto hand = ben.caller->seat().view(1).hand();
    const auto events = ben.caller->seat().view(1).told().events.size();
    const quint16 port = house->house.door().port();
    if (!killed)
        house->house.close();
    house.reset();
    QTRY_COMPARE(ben.caller->stage(), At::away);

    house = std::make_unique<House>(folder.filePath(u"house"_s));
    QVERIFY(house->open(port));
    QCOMPARE(house->count(u"resumed"_s), 1);
    ben.caller->tryNow();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    QTRY_COMPARE(ben.caller->seat().seatAtTurn(), 1);
    QVERIFY(ben.caller->seat().view(1).hand() == hand);
    QCOMPARE(ben.caller->seat().view(1).told().events.size(), events);
    QVERIFY(!ben.caller->seat().act(
        legal(*house->house.session(u"monday"_s)->match().deal()).choices.front()));
    QTRY_VERIFY(ben.caller->seat().view(1).told().events.size() > events);

    // Nobody else has that seat, whatever they say.
    DoorGuest eve(folder.filePath(u"eve"_s));
    TableGoal goal = house->goal(u"monday"_s);
    goal.token = ben.caller->goal().token;
    eve.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(eve.caller->stage(), At::over);
    QCOMPARE(eve.end, u"The match has already begun."_s);
    QVERIFY(house->house.table(u"monday"_s)->isPresent(1));
}

void TestCompanyHouse::damagedTablesAreLeftAlone()
{
    const QTemporaryDir folder;
    const QString table = folder.filePath(u"house/tables/monday"_s);
    QVERIFY(QDir().mkpath(table));
    for (const QByteArray &text :
         {QByteArray("{"), QByteArray("{\"format\":\"sandbag-table/1\"}"),
          QByteArray("{\"format\":\"sandbag-table/1\",\"table\":\"monday\",\"chairs\":[],\"seats\":"
                     "[],\"rules\":{\"base\":\"standard\",\"rules\":{}}}")}) {
        QFile file(table + u"/table.json"_s);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(text);
        file.close();
        House house(folder.filePath(u"house"_s));
        QVERIFY(house.open());
        QCOMPARE(house.count(u"damaged"_s), 1);
        QCOMPARE(house.house.tables(), 0);
        QVERIFY(QFile::exists(table + u"/table.json"_s));

        // Nor does anyone who asks for it take its place, and leave it to be cleared.
        DoorGuest ben(folder.filePath(u"ben"_s));
        for (const bool invited : {true, false}) {
            TableGoal goal = house.goal(u"monday"_s);
            if (!invited)
                goal.secret = drawnSecret();
            ben.end.clear();
            ben.caller->call(goal, u"Ben"_s);
            QTRY_COMPARE(ben.caller->stage(), At::over);
            QCOMPARE(ben.end, u"The invitation is for a table that isn't open now."_s);
            QCOMPARE(house.house.tables(), 0);
        }
        QCOMPARE(house.count(u"cleared"_s), 0);
        QVERIFY(QFile::exists(table + u"/table.json"_s));
    }
    QVERIFY(QFile::remove(table + u"/table.json"_s));
    QFile match(table + u"/match.spades.json"_s);
    QVERIFY(match.open(QFile::WriteOnly));
    match.close();
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    QCOMPARE(house.count(u"damaged"_s), 1);
    QVERIFY(match.exists());
}

void TestCompanyHouse::aFolderIsOfOneHouse()
{
    const QTemporaryDir folder;
    {
        House house(folder.path());
        QVERIFY(house.open());
        const QString key = house.house.invitation({}, {}).key;
        TableHouse other(House::planOf(folder.path(), 200));
        const auto why = other.open({u"127.0.0.1"_s}, 0);
        QVERIFY(why);
        QVERIFY2(why->contains(u"another program"_s), qPrintable(*why));
        QVERIFY(QFile::exists(folder.filePath(u"host.lock"_s)));
        House again(folder.filePath(u"other"_s));
        QVERIFY(again.open());
        QVERIFY(again.house.invitation({}, {}).key != key);
    }
    House again(folder.path());
    QVERIFY(again.open());
}

/// One that saves, and one on which its computers think; none before its match, and none after it.
void TestCompanyHouse::aTableTakesTwoThreads()
{
    const QDir tasks(u"/proc/self/task"_s);
    if (!tasks.exists())
        QSKIP("the system does not count threads");
    const auto threads = [&tasks] {
        return tasks.entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
    };
    const QTemporaryDir folder;
    House house(folder.filePath(u"house"_s));
    QVERIFY(house.open());
    const QStringList tables{u"monday"_s, u"friday"_s, u"sunday"_s};
    std::vector<std::unique_ptr<DoorGuest>> guests;
    for (const QString &table : tables) {
        guests.push_back(std::make_unique<DoorGuest>(folder.filePath(table)));
        guests.back()->caller->call(house.goal(table), u"Ben"_s);
        QTRY_COMPARE(guests.back()->caller->stage(), At::inside);
        guests.back()->caller->leave();
    }
    QTRY_COMPARE(house.house.tables(), 0);
    const auto before = threads();
    for (std::size_t number = 0; number < guests.size(); ++number)
        playAlone(*guests[number], house.goal(tables[static_cast<int>(number)]), 1);
    QCOMPARE(house.house.tables(), 3);
    QVERIFY2(threads() <= before + 2 * tables.size(), qPrintable(QString::number(threads())));
    QVERIFY(threads() > before);
    house.house.close();
}

QTEST_GUILESS_MAIN(TestCompanyHouse)
#include "tst_company_house.moc"
