// SPDX-License-Identifier: GPL-3.0-or-later
// The door of a table in company, over real TLS: who comes in, who does not, and what strangers
// can take.
#include "test_main.h"

#include "bad_link.h"
#include "door_table.h"

#include "company_limits.h"
#include "disk/file_lock.h"
#include "door/address_watch.h"
#include "door/invitation.h"
#include "door/own_key.h"
#include "door/sockets_door.h"
#include "key_sign.h"
#include "line_json.h"
#include "meeting.h"
#include "qt/tls_settings.h"
#include "secure_sockets.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QTcpServer>
#include <QTcpSocket>
#include <QThreadPool>

#include <array>
#include <set>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

using At = TableCaller::Stage;

/// A guest that speaks TLS, and otherwise does what it likes.
struct Crank {
    explicit Crank(const OwnKey &key, quint16 port)
    {
        QSslConfiguration tls = companyTls(key.pem);
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        socket.setSslConfiguration(tls);
        socket.connectToHostEncrypted(u"127.0.0.1"_s, port, u"table.sandbag.invalid"_s);
    }
    bool stands() const { return socket.isEncrypted(); }
    bool isGone() const { return socket.state() == QAbstractSocket::UnconnectedState; }

    QSslSocket socket;
};

OwnKey keyIn(const QString &folder)
{
    const auto read = ownKeyIn(folder);
    const auto *key = std::get_if<OwnKey>(&read);
    return key ? *key : OwnKey();
}

QByteArray hello()
{
    return lineOf(helloMessage(ownHello()));
}

/// The last connection is lost to the host at once, and to the guest as soon as it looks.
void cutOff(DoorTable &table)
{
    const QPointer<Wire> wire = table.wires.back();
    wire->abort();
    QCoreApplication::sendPostedEvents(wire, QEvent::MetaCall);
}

void cutAllOff(DoorTable &table)
{
    const auto wires = table.wires;
    for (const QPointer<Wire> &wire : wires) {
        if (!wire)
            continue;
        wire->abort();
        QCoreApplication::sendPostedEvents(wire, QEvent::MetaCall);
    }
}

} // namespace

class TestCompanyDoor : public QObject
{
    Q_OBJECT

private slots:
    void keyIsMadeOnce();
    void namesOfKeysShowMistakes();
    void invitationsAreReadStrictly_data();
    void invitationsAreReadStrictly();
    void fiveCardsDiffer();
    void strangersCompareFiveCards();
    void returningNeedNoCards();
    void anOldTokenIsSaidOnce();
    void invitedNeedNoCards();
    void otherKeyIsNotTalkedTo();
    void changedKeyNeverConnects();
    void firstStartsMakeOneKey();
    void damagedListIsPutAside();
    void listTooLargeIsPutAside();
    void programsShareTheList();
    void listThatAnotherWritesIsNotWrittenOver();
    void listThatAnotherWritesIsWrittenLater();
    void whoIsMetAgainStays();
    void peopleAreForgottenByName();
    void whatCannotBeReadIsForgottenAloud_data();
    void whatCannotBeReadIsForgottenAloud();
    void comesBackToTheSeat();
    void nobodyAnswers();
    void aCallThatIsTakenIsMadeAgain();
    void addressesAreRemembered();
    void slowHandshakeIsEnded();
    void plainTextIsKeptOut();
    void whoDoesNotKnockIsDropped();
    void floodIsClosed();
    void floodsShutTheDoor_data();
    void floodsShutTheDoor();
    void handshakesAreNotEndless();
    void halfLinesWait();
    void slowReaderIsDropped();
    void linesOnTheirWayAreRead();
    void oneAddressTakesNoMore();
    void tokensAreNotTried();
    void oldTokensShutNoDoor();
    void doorShutsItself();
};

void TestCompanyDoor::keyIsMadeOnce()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"company"_s);
    const OwnKey made = keyIn(path);
    QVERIFY(!made.isNull());
    QCOMPARE(made.print.size(), 32);
    const QFileInfo file(path + u"/own-key.pem"_s);
    QCOMPARE(file.permissions() & ~(QFile::ReadUser | QFile::WriteUser),
             QFile::ReadOwner | QFile::WriteOwner);
    QCOMPARE(keyIn(path).print, made.print);
    const auto other = newKeyIn(path);
    QVERIFY(std::get<OwnKey>(other).print != made.print);
    QCOMPARE(keyIn(path).print, std::get<OwnKey>(other).print);
    QVERIFY(QSslCertificate(made.pem).isSelfSigned());
    QCOMPARE(QSslKey(made.pem, QSsl::Ec).length(), 256);
}

void TestCompanyDoor::firstStartsMakeOneKey()
{
    const QTemporaryDir folder;
    for (int round = 0; round < 5; ++round) {
        const QString path = folder.filePath(QString::number(round));
        QThreadPool pool;
        pool.setMaxThreadCount(8);
        std::array<QByteArray, 8> prints;
        for (QByteArray &print : prints)
            pool.start([&print, path] { print = keyIn(path).print; });
        pool.waitForDone();
        QCOMPARE(prints.front().size(), 32);
        for (const QByteArray &print : prints)
            QCOMPARE(print, prints.front());
    }
}

void TestCompanyDoor::namesOfKeysShowMistakes()
{
    const QString name = keyName(keyIn(QTemporaryDir().filePath(u"k"_s)).print);
    QCOMPARE(name.size(), kKeyLetters + 1);
    QVERIFY(isKeyName(name));
    int wrong = 0;
    for (qsizetype place = 0; place < name.size(); ++place) {
        for (const QChar letter : u"abcdefghijklmnopqrstuvwxyz234567"_s) {
            QString mistaken = name;
            mistaken[place] = letter;
            if (mistaken != name)
                wrong += isKeyName(mistaken) ? 1 : 0;
        }
        QString turned = name;
        if (place + 1 < name.size() && turned[place] != turned[place + 1]) {
            std::swap(turned[place], turned[place + 1]);
            wrong += isKeyName(turned) ? 1 : 0;
        }
    }
    QCOMPARE(wrong, 0);
    const QByteArray bytes = drawnMeetingNumber();
    QCOMPARE(bytesOfBase32(base32Of(bytes)), bytes);
}

void TestCompanyDoor::invitationsAreReadStrictly_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    const QString key = keyName(QByteArray(32, 'k'));
    const QString secret = drawnSecret();
    const auto row = [](const char *name, const QString &text, bool good) {
        QTest::newRow(name) << text << good;
    };
    row("name", u"sandbag:mia.example:28117/k3f9#"_s + key, true);
    row("number", u"sandbag:192.168.1.5:1/a#"_s + key, true);
    row("six", u"sandbag:[fe80::1%eth0]:28117/k3f9#"_s + key, true);
    row("secret", u"sandbag:mia.example:28117/k3f9#"_s + key + u'.' + secret, true);
    row("space around", u" sandbag:mia:28117/k3f9#"_s + key + u"\n"_s, true);
    row("empty", u""_s, false);
    row("scheme", u"http://mia:28117/k3f9#"_s + key, false);
    row("no port", u"sandbag:mia/k3f9#"_s + key, false);
    row("port 0", u"sandbag:mia:0/k3f9#"_s + key, false);
    row("port too high", u"sandbag:mia:65536/k3f9#"_s + key, false);
    row("port with sign", u"sandbag:mia:+80/k3f9#"_s + key, false);
    row("no table", u"sandbag:mia:28117/#"_s + key, false);
    row("capital", u"sandbag:mia:28117/K3F9#"_s + key, false);
    row("long table", u"sandbag:mia:28117/"_s + QString(17, u'a') + u'#' + key, false);
    row("no key", u"sandbag:mia:28117/k3f9"_s, false);
    row("short key", u"sandbag:mia:28117/k3f9#"_s + key.chopped(1), false);
    row("long key", u"sandbag:mia:28117/k3f9#"_s + key + u'a', false);
    row("wrong sign",
        u"sandbag:mia:28117/k3f9#"_s + key.chopped(1) + (key.back() == u'a' ? u'b' : u'a'), false);
    row("short secret", u"sandbag:mia:28117/k3f9#"_s + key + u'.' + secret.chopped(1), false);
    row("empty secret", u"sandbag:mia:28117/k3f9#"_s + key + u'.', false);
    row("user", u"sandbag:eve@mia:28117/k3f9#"_s + key, false);
    row("space within", u"sandbag:mi a:28117/k3f9#"_s + key, false);
    row("line within", u"sandbag:mia:28117/k3f9\n#"_s + key, false);
    row("open bracket", u"sandbag:[fe80::1:28117/k3f9#"_s + key, false);
    row("six without brackets", u"sandbag:fe80::1:28117/k3f9#"_s + key, false);
    row("turned writing", u"sandbag:\u202emia:28117/k3f9#"_s + key, false);
    row("long", u"sandbag:"_s + QString(400, u'a') + u":28117/k3f9#"_s + key, false);
}

void TestCompanyDoor::invitationsAreReadStrictly()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const auto read = readInvitation(text);
    QCOMPARE(read.has_value(), good);
    if (read)
        QCOMPARE(textOf(*read), text.trimmed());
}

/// All 52 cards come, at every place about as often; no card twice.
void TestCompanyDoor::fiveCardsDiffer()
{
    std::array<std::array<int, 52>, 5> seen{};
    constexpr int kMeetings = 5200;
    for (int meeting = 0; meeting < kMeetings; ++meeting) {
        const QByteArray number = QByteArray(28, '\0') + QByteArray::number(1000 + meeting);
        const FiveCards cards = fiveCardsOf({number, number, "guest", "host"});
        QCOMPARE(std::set<Card>(cards.begin(), cards.end()).size(), cards.size());
        for (std::size_t place = 0; place < cards.size(); ++place)
            ++seen[place][static_cast<std::size_t>(cards[place].face())];
    }
    for (const auto &place : seen) {
        for (const int count : place) // 100 each; six deviations of 10
            QVERIFY2(count > 40 && count < 160, qPrintable(QString::number(count)));
    }
    const FiveCards cards = fiveCardsOf({"1", "2", "3", "4"});
    QVERIFY(cards != fiveCardsOf({"1", "2", "3", "5"}));
    QVERIFY(cards != fiveCardsOf({"1", "2", "5", "4"}));
    QVERIFY(cards != fiveCardsOf({"1", "5", "3", "4"}));
    QVERIFY(cards != fiveCardsOf({"5", "2", "3", "4"}));
}

void TestCompanyDoor::strangersCompareFiveCards()
{
    DoorTable table;
    table.open();
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    QTRY_COMPARE(table.knocks.size(), 1);
    const Knock *knock = table.host().knock(table.knocks.first());
    QVERIFY(knock && knock->cards);
    QCOMPARE(knock->name, u"Ben"_s);
    QCOMPARE(knock->key, ben.papers.key().print);
    QVERIFY(ben.caller->cards() == knock->cards);
    table.host().letIn(knock->guest);
    QTest::qWait(50);
    QCOMPARE(ben.caller->stage(), At::comparing); // not before both have found them right
    ben.caller->confirmCards();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    QVERIFY(ben.papers.known().find(table.key().print));
    QVERIFY(!table.host().knock(table.knocks.first()));

    // The second time nothing is compared at the guest's screen.
    ben.caller->leave();
    QTRY_VERIFY(table.door().connections() == 0);
    table.admits = true;
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::inside);
}

/// Both knew one another when the connection was lost: nobody is asked for numbers again, nor the
/// host whether it lets them in.
void TestCompanyDoor::returningNeedNoCards()
{
    DoorTable table;
    table.open();
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    QTRY_COMPARE(table.knocks.size(), 1);
    table.host().letIn(table.knocks.first());
    ben.caller->confirmCards();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    ben.caller->guest()->sit(2);
    QTRY_COMPARE(table.host().lobby().chairs()[2].name, u"Ben"_s);
    for (int times = 0; times < 2; ++times) {
        cutOff(table);
        QVERIFY(table.host().lobby().chairs()[2].away);
        QTRY_VERIFY(!table.host().lobby().chairs()[2].away);
        QTRY_COMPARE(ben.caller->stage(), At::inside);
        QCOMPARE(table.knocks.size(), 1);
        QCOMPARE(ben.caller->guest()->lobby().you, table.host().lobby().chairs()[2].person);
        QVERIFY(!ben.caller->guest()->cards());
    }
    // The key is enough, since the last token may have been lost.
    cutOff(table);
    TableGoal goal = ben.caller->goal();
    goal.token.clear();
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    QCOMPARE(table.knocks.size(), 1);
    QCOMPARE(ben.caller->guest()->lobby().you, table.host().lobby().chairs()[2].person);
}

/// Who was away for longer than anybody waits knocks again, over however many connections: the
/// door would be shut to five tokens that open nothing.
void TestCompanyDoor::anOldTokenIsSaidOnce()
{
    DoorTable table;
    table.open();
    table.host().conduct().setAwayRule({0, u"level:3"_s});
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    QTRY_COMPARE(table.knocks.size(), 1);
    table.host().letIn(table.knocks.first());
    ben.caller->confirmCards();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    for (int knocks = 2; knocks <= 9; ++knocks) {
        cutOff(table);
        table.host().beat();
        QTRY_VERIFY((ben.caller->tryNow(), table.knocks.size() >= knocks));
        QCOMPARE(table.knocks.size(), knocks);
    }
}

void TestCompanyDoor::invitedNeedNoCards()
{
    DoorTable table;
    table.open();
    table.host().setTable(u"k3f9"_s);
    table.host().setSecret(drawnSecret());
    Invitation invitation{u"127.0.0.1"_s, table.door().port(), u"k3f9"_s,
                          keyName(table.key().print), drawnSecret()};
    DoorGuest &eva = table.guest(u"Eva"_s);
    eva.caller->call(TableGoal::of(invitation), u"Eva"_s);
    QTRY_COMPARE(table.knocks.size(), 1);
    QCOMPARE(eva.caller->stage(), At::knocking);
    QVERIFY(!table.host().isInvited(*table.host().knock(table.knocks.first())));
    table.host().turnAway(table.knocks.first());
    QTRY_COMPARE(eva.caller->stage(), At::over);
    QCOMPARE(eva.end, u"The host did not admit you to the table."_s);

    const QString secret = drawnSecret();
    table.host().setSecret(secret);
    invitation.secret = secret;
    eva.caller->call(TableGoal::of(invitation), u"Eva"_s);
    QTRY_COMPARE(table.knocks.size(), 2);
    QVERIFY(table.host().isInvited(*table.host().knock(table.knocks.last())));
    table.host().letIn(table.knocks.last());
    QTRY_COMPARE(eva.caller->stage(), At::inside);

    invitation.table = u"gone"_s;
    eva.caller->call(TableGoal::of(invitation), u"Eva"_s);
    QTRY_COMPARE(eva.caller->stage(), At::over);
    QCOMPARE(eva.end, u"The invitation is for a table that isn't open now."_s);
}

/// Somebody else answers at the address of an invitation: nothing is said to them.
void TestCompanyDoor::otherKeyIsNotTalkedTo()
{
    DoorTable table;
    table.open();
    const Invitation invitation{u"127.0.0.1"_s,
                                table.door().port(),
                                u"k3f9"_s,
                                keyName(keyIn(table.folder(u"another"_s)).print),
                                {}};
    DoorGuest &eva = table.guest(u"Eva"_s);
    eva.caller->call(TableGoal::of(invitation), u"Eva"_s);
    QTRY_COMPARE(eva.caller->stage(), At::over);
    QCOMPARE(eva.end,
             u"The host of this name used another computer before, so this may be someone else."_s);
    QVERIFY(eva.changed.isEmpty()); // there is nothing to be met again
    QVERIFY(table.knocks.isEmpty());
    QVERIFY(eva.papers.known().people().isEmpty());
}

void TestCompanyDoor::changedKeyNeverConnects()
{
    DoorTable table;
    table.open();
    DoorGuest &ben = table.guest(u"Ben"_s);
    const QByteArray old = keyIn(table.folder(u"old"_s)).print;
    ben.papers.change(
        [&](KnownPeople &known) { known.meet(old, u"Mia"_s, QDateTime::currentDateTimeUtc()); });
    TableGoal goal = table.goal();
    goal.hostName = u"mia"_s;
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::over);
    QCOMPARE(ben.changed, u"mia"_s);
    QVERIFY(table.knocks.isEmpty());

    // A table that was sat at, and whose key is another one now.
    ben.changed.clear();
    goal.hostKey = old;
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::over);
    QCOMPARE(ben.end,
             u"The host of this name used another computer before, so this may be someone else."_s);
    QVERIFY(table.knocks.isEmpty());

    ben.caller->meetAgain();
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    ben.caller->confirmCards();
    QTRY_COMPARE(table.knocks.size(), 1);
    table.host().letIn(table.knocks.first());
    QTRY_COMPARE(ben.caller->stage(), At::inside);
}

void TestCompanyDoor::damagedListIsPutAside()
{
    DoorTable table;
    const QString folder = table.folder(u"Ben"_s);
    {
        DoorGuest &ben = table.guest(u"Ben"_s);
        ben.papers.change([&](KnownPeople &known) {
            known.meet(QByteArray(32, 'm'), u"Mia"_s, QDateTime::currentDateTimeUtc());
            known.setAdmitted(QByteArray(32, 'm'), true);
            known.sitAt({u"mia.example"_s, 28117, u"k3f9"_s, u"Mia's table"_s, QByteArray(32, 'm'),
                         u"token"_s, QDateTime::currentDateTimeUtc()});
        });
        ben.papers.flush();
    }
    CompanyPapers again(folder);
    again.load();
    QTRY_VERIFY(again.isReady());
    QCOMPARE(again.known().people().size(), 1);
    QVERIFY(again.known().people().first().admitted);
    QCOMPARE(again.known().tables().first().token, u"token"_s);

    QFile file(folder + u"/people.json"_s);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("{\"format\":\"sandbag-people/1\",\"people\":[{}]}");
    file.close();
    CompanyPapers damaged(folder);
    QSignalSpy failed(&damaged, &CompanyPapers::failed);
    damaged.load();
    QTRY_VERIFY(damaged.isReady());
    QCOMPARE(failed.count(), 1);
    QVERIFY(damaged.known().people().isEmpty());
    QVERIFY(QFile::exists(folder + u"/people.json.damaged"_s));
}

/// What is there is kept, whatever keeps it from being read.
void TestCompanyDoor::listTooLargeIsPutAside()
{
    const QTemporaryDir folder;
    CompanyPapers papers(folder.path());
    papers.load();
    QTRY_VERIFY(papers.isReady());
    const auto grow = [&folder] {
        QFile file(folder.filePath(u"people.json"_s));
        QVERIFY(file.open(QFile::WriteOnly));
        QVERIFY(file.resize(qint64(300) << 20));
    };
    const QFileInfo aside(folder.filePath(u"people.json.damaged"_s));
    grow();
    CompanyPapers again(folder.path());
    QSignalSpy failed(&again, &CompanyPapers::failed);
    again.load();
    QTRY_VERIFY(again.isReady());
    QCOMPARE(failed.count(), 1);
    QVERIFY(aside.exists());
    QVERIFY(QFile::remove(aside.filePath()));
    grow(); // while it is in use
    papers.change([](KnownPeople &known) {
        known.meet(QByteArray(32, 'm'), u"Mia"_s, QDateTime::currentDateTimeUtc());
    });
    papers.flush();
    QVERIFY(QFileInfo(aside.filePath()).size() > 1 << 20);
    CompanyPapers last(folder.path());
    last.load();
    QTRY_VERIFY(last.isReady());
    QCOMPARE(last.known().people().size(), 1);
}

void TestCompanyDoor::programsShareTheList()
{
    const QTemporaryDir folder;
    CompanyPapers one(folder.path());
    CompanyPapers other(folder.path());
    for (CompanyPapers *papers : {&one, &other}) {
        papers->load();
        QTRY_VERIFY(papers->isReady());
    }
    const QByteArray mia(32, 'm');
    const QByteArray eva(32, 'e');
    const auto meet = [](CompanyPapers &papers, const QByteArray &key, const QString &name) {
        papers.change(
            [&](KnownPeople &known) { known.meet(key, name, QDateTime::currentDateTimeUtc()); });
        papers.flush();
    };
    meet(one, mia, u"Mia"_s);
    meet(other, eva, u"Eva"_s);
    QTRY_VERIFY(other.known().find(mia)); // and is shown
    one.change([&](KnownPeople &known) { known.setAdmitted(mia, true); });
    one.flush();
    QTRY_VERIFY(one.known().find(eva));
    other.change([&](KnownPeople &known) { known.setAdmitted(eva, true); });
    other.flush();
    QTRY_VERIFY(other.known().find(mia)->admitted);
    one.change([&](KnownPeople &known) { known.forget(mia); });
    one.flush();
    CompanyPapers again(folder.path());
    again.load();
    QTRY_VERIFY(again.isReady());
    QCOMPARE(again.known().people().size(), 1);
    QVERIFY(again.known().find(eva)->admitted);
    meet(other, QByteArray(32, 'b'), u"Ben"_s);
    QTRY_VERIFY(!other.known().find(mia));
    QCOMPARE(other.known().people().size(), 2);
}

void TestCompanyDoor::listThatAnotherWritesIsNotWrittenOver()
{
    const QTemporaryDir folder;
    CompanyPapers papers(folder.path());
    QSignalSpy failed(&papers, &CompanyPapers::failed);
    papers.load();
    QTRY_VERIFY(papers.isReady());
    const auto meet = [&papers](char key, const QString &name) {
        papers.change([&](KnownPeople &known) {
            known.meet(QByteArray(32, key), name, QDateTime::currentDateTimeUtc());
        });
        papers.flush();
    };
    {
        FileLock writing(folder.filePath(u"people.lock"_s));
        QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
        meet('m', u"Mia"_s);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(!QFileInfo::exists(folder.filePath(u"people.json"_s)));
    }
    meet('e', u"Eva"_s);
    CompanyPapers again(folder.path());
    again.load();
    QTRY_VERIFY(again.isReady());
    QCOMPARE(again.known().people().size(), 2);
}

/// Nothing else has to change for that, and it is told once.
void TestCompanyDoor::listThatAnotherWritesIsWrittenLater()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"people.json"_s);
    const auto names = [&file](const char *name) {
        QFile people(file);
        return people.open(QIODevice::ReadOnly) && people.readAll().contains(name);
    };
    const auto meet = [](CompanyPapers &papers, char key, const QString &name) {
        papers.change([&](KnownPeople &known) {
            known.meet(QByteArray(32, key), name, QDateTime::currentDateTimeUtc());
        });
        papers.flush();
    };
    CompanyPapers papers(folder.path());
    QSignalSpy failed(&papers, &CompanyPapers::failed);
    papers.load();
    QTRY_VERIFY(papers.isReady());
    meet(papers, 'm', u"Mia"_s);
    {
        FileLock writing(folder.filePath(u"people.lock"_s));
        QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
        meet(papers, 'e', u"Eva"_s);
        papers.forgetNamed({u"Mia"_s});
        papers.flush();
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(names("Mia") && !names("Eva"));
    }
    QTRY_VERIFY_WITH_TIMEOUT(names("Eva") && !names("Mia"), 20'000);
    QCOMPARE(failed.count(), 1);
    auto closing = std::make_unique<CompanyPapers>(folder.path());
    closing->load();
    QTRY_VERIFY(closing->isReady());
    {
        FileLock writing(folder.filePath(u"people.lock"_s));
        QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
        meet(*closing, 'b', u"Ben"_s);
    }
    closing.reset();
    QVERIFY(names("Ben") && names("Eva"));
}

/// A name that could not be forgotten in the file at once is forgotten there before anybody is met
/// again, not after.
void TestCompanyDoor::whoIsMetAgainStays()
{
    const QTemporaryDir folder;
    const QByteArray mia(32, 'm');
    const QByteArray eva(32, 'e');
    auto papers = std::make_unique<CompanyPapers>(folder.path());
    papers->load();
    QTRY_VERIFY(papers->isReady());
    const auto meet = [&papers](const QByteArray &key, const QString &name) {
        papers->change(
            [&](KnownPeople &known) { known.meet(key, name, QDateTime::currentDateTimeUtc()); });
        papers->flush();
    };
    meet(mia, u"Mia"_s);
    meet(eva, u"Eva"_s);
    {
        FileLock writing(folder.filePath(u"people.lock"_s));
        QCOMPARE(writing.tryLock(), FileLock::Outcome::held);
        papers->forgetNamed({u"Mia"_s, u"Eva"_s});
        papers->flush();
    }
    meet(mia, u"Mia"_s);
    papers.reset(); // tries what waits
    CompanyPapers again(folder.path());
    again.load();
    QTRY_VERIFY(again.isReady());
    QVERIFY(again.known().find(mia));
    QVERIFY(!again.known().find(eva));
}

/// Whether or not the list was read before, and however much of it was.
void TestCompanyDoor::peopleAreForgottenByName()
{
    const QByteArray mia(32, 'm');
    const QByteArray eva(32, 'e');
    for (const QString &state : {u"unread"_s, u"being read"_s, u"read"_s, u"damaged"_s}) {
        const QTemporaryDir folder;
        {
            CompanyPapers before(folder.path());
            before.load();
            QTRY_VERIFY(before.isReady());
            before.change([&](KnownPeople &known) {
                const QDateTime now = QDateTime::currentDateTimeUtc();
                known.meet(mia, u"Mia"_s, now);
                known.meet(eva, u"Eva"_s, now);
                known.sitAt({u"::1"_s, 28117, u"a"_s, u"Friday"_s, mia, u"token"_s, now});
                known.sitAt({u"::1"_s, 28117, u"b"_s, u"Mia"_s, QByteArray(32, 'x'), {}, now});
                known.sitAt({u"::1"_s, 28117, u"c"_s, u"Eva"_s, eva, {}, now});
            });
            before.flush();
        }
        const QString file = folder.filePath(u"people.json"_s);
        if (state == u"damaged") {
            QVERIFY(QFile::copy(file, file + u".damaged"_s));
        }
        CompanyPapers papers(folder.path());
        if (state == u"read" || state == u"being read")
            papers.load();
        if (state == u"read") {
            QTRY_VERIFY(papers.isReady());
        }
        papers.forgetNamed({u"Mia"_s, u"Mimi"_s});
        papers.load();
        QTRY_VERIFY(papers.isReady());
        papers.flush();
        QVERIFY2(!papers.known().find(mia), qPrintable(state));
        QVERIFY(papers.known().find(eva));
        QCOMPARE(papers.known().tables().size(), 1);
        for (const QString &name : QDir(folder.path()).entryList(QDir::Files)) {
            QFile left(folder.filePath(name));
            QVERIFY(left.open(QIODevice::ReadOnly));
            const QByteArray bytes = left.readAll();
            QVERIFY2(!bytes.contains("\"Mia\"") && !bytes.contains(mia.toHex()), qPrintable(name));
        }
    }
}

/// The list is lost to nobody silently, and only what is damaged is deleted.
void TestCompanyDoor::whatCannotBeReadIsForgottenAloud_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::addColumn<bool>("stays");
    QTest::newRow("newer") << QByteArray(R"({"format":"sandbag-people/2","people":["Zoë"]})")
                           << true;
    QTest::newRow("damaged") << QByteArray(R"({"format":"sandbag-people/1","people":["Zoë)")
                             << false;
    QTest::newRow("in ASCII") << QByteArray(R"(["Zo\u00EB)") << false;
    QTest::newRow("of others") << QByteArray(R"({"format":"sandbag-people/1","people":["Eva)")
                               << true;
    QTest::newRow("too large") << QByteArray() << true;
}

void TestCompanyDoor::whatCannotBeReadIsForgottenAloud()
{
    QFETCH(QByteArray, list);
    QFETCH(bool, stays);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"people.json"_s));
    QVERIFY(file.open(QFile::WriteOnly));
    QCOMPARE(file.write(list), list.size());
    if (list.isEmpty()) {
        QVERIFY(file.resize(qint64(300) << 20));
    }
    file.close();
    CompanyPapers papers(folder.path());
    QSignalSpy failed(&papers, &CompanyPapers::failed);
    papers.forgetNamed({u"Zoë"_s});
    papers.flush();
    QTRY_COMPARE(failed.size(), 1);
    const QFileInfo aside(file.fileName() + u".damaged"_s);
    QCOMPARE(aside.exists(), stays);
    papers.forgetNamed({u"Zoë"_s}); // once more
    papers.flush();
    QCOMPARE(QFileInfo(aside.filePath()).exists(), stays);
}

/// A connection breaks in the middle of a deal: the guest comes back by itself, and sees what it
/// saw.
void TestCompanyDoor::comesBackToTheSeat()
{
    DoorTable table;
    table.admits = true;
    table.open();
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    ben.caller->confirmCards();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    ben.caller->guest()->sit(2);
    for (const int chair : {0, 1, 3})
        QVERIFY(!table.host().setComputer(chair, u"C%1"_s.arg(chair), u"simple"_s));
    QTRY_VERIFY(table.host().lobby().chairOf(table.knocks.first()) == 2);
    ben.caller->guest()->agree();
    QTRY_VERIFY(table.host().lobby().isReady());
    // One of the seeds whose first dealer is not the one after Ben, who would have to cut.
    QVERIFY(!table.host().begin(1));
    QTRY_VERIFY(ben.caller->seat().hasDeal() && ben.caller->seat().seatAtTurn() == 2);
    const auto hand = ben.caller->seat().view(2).hand();
    QVERIFY(!hand.empty());

    const int returns = 5;
    QSignalSpy changes(ben.caller.get(), &TableCaller::stageChanged);
    for (int time = 1; time <= returns; ++time) {
        table.wires.back()->abort();
        QTRY_VERIFY(changes.size() >= 2 * time); // away, and inside again
        QTRY_COMPARE(ben.caller->stage(), At::inside);
        QVERIFY(table.host().isPresent(2));
        QVERIFY(ben.caller->seat().view(2).hand() == hand);
    }
    QCOMPARE(table.knocks.size(), 1); // nobody was asked again

    // A host that answers and then says nothing is not waited for by one who will not.
    ben.caller->setHeartbeat({200, 500, 60'000});
    table.deaf = true;
    table.wires.back()->abort();
    QTRY_VERIFY(ben.caller->guest() && ben.caller->guest()->isQuiet());
    QCOMPARE(ben.caller->stage(), At::away);
    table.deaf = false;
    ben.caller->tryNow();
    QTRY_COMPARE(ben.caller->stage(), At::inside);
    ben.caller->setHeartbeat({});

    // Who is impatient while it comes back does not get in its way.
    QTimer impatience;
    bool tried = false;
    QObject::connect(&impatience, &QTimer::timeout, &impatience, [&] {
        if (ben.caller->stage() != At::away || !ben.caller->guest())
            return;
        tried = true;
        ben.caller->tryNow();
    });
    impatience.start(0);
    table.wires.back()->abort();
    QTRY_VERIFY(tried && ben.caller->stage() == At::inside);
    impatience.stop();
    const auto legal = ben.caller->seat().view(2).prompt().choices;
    const auto refused = ben.caller->seat().act(legal.front());
    QVERIFY2(!refused, refused ? plainEnglish(*refused).c_str() : "");
    QTRY_VERIFY(!table.session().match().deal()->log.empty());

    // The same person from another program while the first still seems to be there.
    TableCaller second(&ben.papers);
    QString why;
    QObject::connect(&second, &TableCaller::ended, &second,
                     [&](const Sentence &end) { why = QString::fromStdString(plainEnglish(end)); });
    second.call(ben.caller->goal(), u"Ben"_s);
    QTRY_COMPARE(second.stage(), At::inside);
    QTRY_COMPARE(ben.caller->stage(), At::over);
    QCOMPARE(ben.end, u"You are already at this table through another connection."_s);

    table.host().close();
    QTRY_COMPARE(second.stage(), At::over);
    QCOMPARE(why, u"The host closed the table."_s);
}

void TestCompanyDoor::nobodyAnswers()
{
    DoorTable table;
    table.open();
    TableGoal goal = table.goal();
    table.door().close();
    QVERIFY(!table.door().isOpen());
    QCOMPARE(table.door().port(), 0);
    DoorGuest &ben = table.guest(u"Ben"_s);
    // For a report: neither his name nor the address.
    QTest::ignoreMessage(QtInfoMsg, "no connection");
    QTest::ignoreMessage(QtInfoMsg, QRegularExpression(u"^over: No answer from that address"_s));
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::over);
    QCOMPARE(ben.end, u"No answer from that address. Is the table open, and does its router allow "
                      "port %1?"_s.arg(goal.port));
}

/// Calls that are taken and come to nothing, as over a bad link, are made again; but not without
/// end: there may be another program behind that port.
void TestCompanyDoor::aCallThatIsTakenIsMadeAgain()
{
    DoorTable table;
    table.open();
    QTcpServer other;
    QVERIFY(other.listen(QHostAddress::LocalHost));
    int calls = 0;
    connect(&other, &QTcpServer::newConnection, this, [&] {
        std::unique_ptr<QTcpSocket> there(other.nextPendingConnection());
        ++calls;
        there->abort();
    });
    TableGoal goal = table.goal();
    goal.port = other.serverPort();
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(calls, 2);
    QCOMPARE(ben.caller->stage(), At::calling);
    QTRY_COMPARE_WITH_TIMEOUT(ben.caller->stage(), At::over, 20'000);
    QCOMPARE(calls, 4);
    QVERIFY(ben.end.startsWith(u"No answer from that address."_s));

    table.deaf = true; // shakes hands, and says nothing
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(table.wires.size(), std::size_t{1});
    QTRY_COMPARE(ben.caller->stage(), At::knocking);
    table.deaf = false;
    table.wires.front()->abort();
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    const auto cards = ben.caller->cards();
    table.wires.back()->abort();
    QTRY_COMPARE(ben.caller->stage(), At::calling);
    QVERIFY(!ben.caller->cards());
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
    QVERIFY(cards && ben.caller->cards() != cards);
    const auto bothSeeThem = [&] {
        const Knock *knock =
            table.knocks.isEmpty() ? nullptr : table.host().knock(table.knocks.last());
        return knock && knock->cards == ben.caller->cards();
    };
    QTRY_VERIFY(bothSeeThem());
    ben.caller->leave();

    calls = 0;
    const quint16 port = other.serverPort();
    ben.caller->call(goal, u"Ben"_s);
    QTRY_COMPARE(calls, 2);
    other.close();
    table.door().close();
    QVERIFY(!table.door().open({table.key(), {u"127.0.0.1"_s}, port}));
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
}

void TestCompanyDoor::addressesAreRemembered()
{
    AddressWatch watch;
    const QByteArray one = secureSockets()->houseOf(u"2001:db8:1:2::1"_s);
    const QByteArray same = secureSockets()->houseOf(u"2001:db8:1:2:ffff::9"_s);
    const QByteArray other = secureSockets()->houseOf(u"2001:db8:1:3::1"_s);
    watch.enter(one);
    watch.enter(same);
    QCOMPARE(watch.connections(one), 2);
    QCOMPARE(watch.connections(other), 0);
    watch.leave(one);
    QCOMPARE(watch.connections(same), 1);
    for (int fault = 0; fault < AddressWatch::kMostFaults - 1; ++fault)
        watch.blame(one, fault);
    QVERIFY(!watch.isShutTo(one, 10));
    watch.blame(same, 10);
    QVERIFY(watch.isShutTo(one, 10));
    QVERIFY(!watch.isShutTo(other, 10));
    QVERIFY(watch.isShutTo(one, 10 + AddressWatch::kFaultsLast));
    QVERIFY(!watch.isShutTo(one, 11 + AddressWatch::kFaultsLast));
    for (qint64 fault = 0; fault < 20; ++fault) // one every three minutes is no attack
        watch.blame(other, fault * 180'000);
    QVERIFY(!watch.isShutTo(other, 19 * 180'000));
}

void TestCompanyDoor::slowHandshakeIsEnded()
{
    DoorLimits limits;
    limits.handshake = 200;
    DoorTable table(limits);
    table.open();
    QTcpSocket silent;
    silent.connectToHost(u"127.0.0.1"_s, table.door().port());
    QTRY_COMPARE(silent.state(), QAbstractSocket::ConnectedState);
    QTRY_COMPARE(table.door().connections(), 1);
    QTRY_COMPARE(silent.state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(table.door().connections(), 0);
    QVERIFY(table.wires.empty());
}

/// No TLS, TLS without our protocol, without a certificate, or an older TLS: nobody is handed on.
void TestCompanyDoor::plainTextIsKeptOut()
{
    DoorTable table;
    table.open();
    QTcpSocket plain;
    plain.connectToHost(u"127.0.0.1"_s, table.door().port());
    plain.write(hello());
    QTRY_COMPARE(plain.state(), QAbstractSocket::UnconnectedState);

    const OwnKey key = keyIn(table.folder(u"crank"_s));
    for (int lie = 0; lie < 3; ++lie) {
        QSslSocket socket;
        QSslConfiguration tls = companyTls(key.pem);
        tls.setPeerVerifyMode(QSslSocket::VerifyNone);
        if (lie == 0)
            tls.setAllowedNextProtocols({"http/1.1"});
        else if (lie == 1)
            tls.setLocalCertificate(QSslCertificate());
        else
            tls.setProtocol(QSsl::TlsV1_2);
        socket.setSslConfiguration(tls);
        socket.connectToHostEncrypted(u"127.0.0.1"_s, table.door().port());
        QTest::qWait(20);
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
    }
    QVERIFY(table.wires.empty());
    QTRY_COMPARE(table.door().connections(), 0);
}

void TestCompanyDoor::whoDoesNotKnockIsDropped()
{
    DoorTable table;
    table.open();
    Crank crank(keyIn(table.folder(u"crank"_s)), table.door().port());
    QTRY_VERIFY(crank.stands());
    QTest::qWait(company_limit::knockStep / 2); // its line is late
    crank.socket.write(hello());
    QTest::qWait(company_limit::knockStep * 3 / 4);
    QVERIFY(!crank.isGone());
    QTRY_VERIFY_WITH_TIMEOUT(crank.isGone(), company_limit::knockStep);
    QVERIFY(table.knocks.isEmpty());
    QTRY_COMPARE(table.door().connections(), 0);
}

void TestCompanyDoor::floodIsClosed()
{
    DoorTable table;
    table.open();
    Crank crank(keyIn(table.folder(u"crank"_s)), table.door().port());
    QTRY_VERIFY(crank.stands());
    QByteArray said;
    QObject::connect(&crank.socket, &QSslSocket::readyRead, &crank.socket,
                     [&] { said += crank.socket.readAll(); });
    for (int line = 0; line < 1000; ++line)
        crank.socket.write("{\"type\":\"remark\"}\n");
    QTRY_VERIFY(crank.isGone());
    QVERIFY2(said.contains("Too much was sent at once"), said.constData());
}

void TestCompanyDoor::floodsShutTheDoor_data()
{
    QTest::addColumn<QByteArray>("flood");
    QTest::newRow("many lines") << QByteArray("{\"type\":\"remark\"}\n").repeated(200);
    QTest::newRow("a long line") << QByteArray(company_limit::guestLine + 1, 'x');
    QTest::newRow("no line") << QByteArray("GET / HTTP/1.1\r\n\r\n");
}

/// Whoever has an invitation could flood the house again and again: each time costs it a handshake.
/// After five times nobody of that address comes in; whoever is inside stays.
void TestCompanyDoor::floodsShutTheDoor()
{
    QFETCH(QByteArray, flood);
    DoorLimits limits;
    limits.strangers = 20;
    DoorTable table(limits);
    table.open();
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    Crank inside(key, table.door().port());
    QTRY_VERIFY(inside.stands());
    for (int time = 0; time < AddressWatch::kMostFaults; ++time) {
        Crank crank(key, table.door().port());
        QTRY_VERIFY(crank.stands());
        crank.socket.write(flood);
        QTRY_VERIFY(crank.isGone());
    }
    for (int time = 0; time < 2 * limits.strangers; ++time) {
        Crank late(key, table.door().port());
        QTRY_VERIFY(late.isGone());
        QVERIFY(!late.stands());
    }
    QVERIFY(inside.stands());
    QCoreApplication::processEvents();
    QVERIFY(table.door().isOpen()); // to everybody else
}

/// Each handshake costs a host some milliseconds, which others at its tables would wait for.
void TestCompanyDoor::handshakesAreNotEndless()
{
    qint64 now = 0;
    DoorTable table;
    table.door().setClock([&now] { return now; });
    table.open();
    QSignalSpy keptOut(&table.door(), &TableDoor::keptOut);
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    for (int time = 0; time < int(AddressWatch::kConnectionsAtOnce); ++time) {
        Crank crank(key, table.door().port());
        QTRY_COMPARE(table.wires.size(), std::size_t(time + 1));
    }
    QCOMPARE(keptOut.count(), 0);
    Crank late(key, table.door().port());
    QTRY_VERIFY(late.isGone());
    QVERIFY(!late.stands());
    QCOMPARE(keptOut.count(), 1);
    now += 1000;
    Crank later(key, table.door().port());
    QTRY_VERIFY(later.stands());
}

/// A line may come in any pieces; one of a megabyte is not waited for.
void TestCompanyDoor::halfLinesWait()
{
    DoorTable table;
    table.open();
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    Crank slow(key, table.door().port());
    QTRY_VERIFY(slow.stands());
    QByteArray said;
    QObject::connect(&slow.socket, &QSslSocket::readyRead, &slow.socket,
                     [&] { said += slow.socket.readAll(); });
    for (const char letter : hello()) {
        slow.socket.write(&letter, 1);
        slow.socket.flush();
        QTest::qWait(1);
    }
    QTRY_VERIFY(said.contains("\"hello\""));

    Crank endless(key, table.door().port());
    QTRY_VERIFY(endless.stands());
    endless.socket.write(QByteArray(1024 * 1024, 'x'));
    QTRY_VERIFY(endless.isGone());
}

/// Whoever takes nothing is dropped; what waits for them stays small.
void TestCompanyDoor::slowReaderIsDropped()
{
    DoorTable table;
    table.open();
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    std::unique_ptr<Wire> host;
    TableDoor door([&](std::unique_ptr<Wire> wire) { host = std::move(wire); });
    QVERIFY(!door.open({key, {u"127.0.0.1"_s}, 0}));
    Crank reader(key, door.port());
    reader.socket.setReadBufferSize(4096);
    QTRY_VERIFY(host != nullptr);
    QSignalSpy closed(host.get(), &Wire::closed);
    int lines = 0;
    const QByteArray line = QByteArray(1000, 'x') + '\n';
    while (host->isOpen() && lines < 100'000) {
        host->write(line);
        if (++lines % 100 == 0)
            QCoreApplication::processEvents();
    }
    QVERIFY2(lines < 20'000, qPrintable(QString::number(lines))); // what the system takes, too
    QTRY_COMPARE(closed.count(), 1);
    host.reset();
    QTRY_COMPARE(door.connections(), 0);
}

/// On a slow connection, which may be lost at any time, the first lines are read long before the
/// last ones have come.
void TestCompanyDoor::linesOnTheirWayAreRead()
{
    constexpr int kLines = 20;
    const QByteArray line = QByteArray(299, 'x') + '\n';
    DoorTable table;
    table.open();
    Badness slow;
    slow.rate = 8000;
    BadLink link(table.door().port(), slow, 1);
    Crank crank(keyIn(table.folder(u"crank"_s)), link.port());
    QTRY_COMPARE(table.wires.size(), std::size_t{1});
    qint64 first = 0; // that could be read at once
    connect(&crank.socket, &QIODevice::readyRead, this, [&] {
        if (first == 0)
            first = crank.socket.bytesAvailable();
    });
    for (int lines = 0; lines < kLines; ++lines)
        table.wires.front()->write(line);
    QTRY_VERIFY(crank.socket.bytesAvailable() > 0);
    QVERIFY(first > 0);
    QVERIFY2(first < kLines * line.size() / 2, qPrintable(QString::number(first)));
    QTRY_COMPARE(crank.socket.bytesAvailable(), kLines * line.size());
}

void TestCompanyDoor::oneAddressTakesNoMore()
{
    DoorLimits limits;
    limits.anAddress = 4;
    limits.strangers = 20;
    DoorTable table(limits);
    table.open();
    QSignalSpy keptOut(&table.door(), &TableDoor::keptOut);
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    std::vector<std::unique_ptr<Crank>> cranks;
    for (int crank = 0; crank < 8; ++crank)
        cranks.push_back(std::make_unique<Crank>(key, table.door().port()));
    QTRY_COMPARE(keptOut.count(), 4);
    QTRY_COMPARE(std::count_if(cranks.begin(), cranks.end(),
                               [](const auto &crank) { return crank->stands(); }),
                 4);
    QCOMPARE(table.door().connections(), 4);
    for (int more = 0; more < 2 * limits.strangers; ++more) {
        Crank crank(key, table.door().port());
        QTRY_VERIFY(crank.isGone());
    }
    QCoreApplication::processEvents();
    QVERIFY(table.door().isOpen()); // to everybody else
    cranks.clear();
    QTRY_COMPARE(table.door().connections(), 0);
    DoorGuest &ben = table.guest(u"Ben"_s);
    ben.caller->call(table.goal(), u"Ben"_s);
    QTRY_COMPARE(ben.caller->stage(), At::comparing);
}

/// Five tokens that open nothing: the door is shut to that address.
void TestCompanyDoor::tokensAreNotTried()
{
    DoorTable table;
    table.open();
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    for (int time = 0; time < AddressWatch::kMostFaults; ++time) {
        Crank crank(key, table.door().port());
        QTRY_VERIFY(crank.stands());
        crank.socket.write(hello() + "{\"type\":\"knock\",\"name\":\"Eve\",\"token\":\"" +
                           QByteArray::number(time) + "\"}\n");
        QTRY_COMPARE(table.knocks.size(), time + 1);
    }
    Crank late(key, table.door().port());
    QTRY_VERIFY(late.isGone());
    QVERIFY(!late.stands());
}

/// Five people of one house were away for longer than anybody waits: their tokens open nothing, but
/// the door stays open to them, to everyone else there, and shuts to a sixth who guesses.
void TestCompanyDoor::oldTokensShutNoDoor()
{
    DoorTable table;
    table.open();
    table.host().conduct().setAwayRule({0, u"level:3"_s});
    table.admits = true;
    QList<DoorGuest *> house;
    for (int one = 0; one < AddressWatch::kMostFaults; ++one) {
        house.append(&table.guest(u"Guest %1"_s.arg(one)));
        TableCaller &caller = *house.last()->caller;
        caller.call(table.goal(), u"Guest %1"_s.arg(one));
        QTRY_COMPARE(caller.stage(), At::comparing);
        caller.confirmCards();
        QTRY_COMPARE(caller.stage(), At::inside);
    }
    table.deaf = true; // nobody comes back before they are given up
    cutAllOff(table);
    QTRY_VERIFY(table.host().isEmpty());
    table.host().beat();
    table.deaf = false;
    cutAllOff(table);
    const auto tryNow = [&house] {
        for (DoorGuest *one : std::as_const(house))
            one->caller->tryNow();
    };
    QTRY_COMPARE((tryNow(), table.knocks.size()), 2 * AddressWatch::kMostFaults);
    table.admits = false;
    const OwnKey key = keyIn(table.folder(u"crank"_s));
    for (int time = 0; time < AddressWatch::kMostFaults; ++time) {
        const qsizetype knocks = table.knocks.size();
        Crank crank(key, table.door().port());
        QTRY_VERIFY(crank.stands());
        crank.socket.write(hello() + "{\"type\":\"knock\",\"name\":\"Eve\",\"token\":\"" +
                           QByteArray::number(time) + "\"}\n");
        QTRY_COMPARE(table.knocks.size(), knocks + 1);
    }
    Crank late(key, table.door().port());
    QTRY_VERIFY(late.isGone());
    QVERIFY(!late.stands());
}

void TestCompanyDoor::doorShutsItself()
{
    DoorLimits limits;
    limits.strangers = 20;
    DoorTable table(limits);
    table.open();
    QSignalSpy shut(&table.door(), &TableDoor::shutItself);
    for (int stranger = 0; stranger < 20; ++stranger) {
        QTcpSocket socket;
        socket.connectToHost(u"127.0.0.1"_s, table.door().port());
        socket.write("GET / HTTP/1.1\r\n\r\n");
        QTRY_COMPARE(socket.state(), QAbstractSocket::UnconnectedState);
    }
    QTRY_COMPARE(shut.count(), 1);
    QVERIFY(!table.door().isOpen());
    table.open(); // a person may open it anew
    QVERIFY(table.door().isOpen());
}

QTEST_GUILESS_MAIN(TestCompanyDoor)
#include "tst_company_door.moc"
