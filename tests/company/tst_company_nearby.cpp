// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in the same network: what is told to the Avahi daemon and what it tells, by a daemon of
// the test's own on a bus of its own. What strangers say is cut and shown as plain text.
#include "avahi_daemon.h"
#include "test_main.h"

#include "door/nearby.h"

#include <QDBusArgument>
#include <QProcess>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <memory>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

QList<QByteArray> wordsOf(const QVariant &value)
{
    return qdbus_cast<QList<QByteArray>>(value);
}

} // namespace

class TestCompanyNearby : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void tableIsAnnounced();
    void tablesAreFound();
    void strangersAreNotBelieved();
    void nothingIsAskedBefore();
    void daemonMayBeMissing();

private:
    QProcess m_busDaemon;
    QString m_address;
};

void TestCompanyNearby::initTestCase()
{
    if (QStandardPaths::findExecutable(u"dbus-daemon"_s).isEmpty())
        QSKIP("there is no dbus-daemon");
    m_busDaemon.start(u"dbus-daemon"_s, {u"--session"_s, u"--nofork"_s, u"--print-address"_s});
    QVERIFY(m_busDaemon.waitForReadyRead());
    m_address = QString::fromUtf8(m_busDaemon.readLine()).trimmed();
    QVERIFY(!m_address.isEmpty());
}

void TestCompanyNearby::cleanupTestCase()
{
    m_busDaemon.terminate();
    m_busDaemon.waitForFinished();
}

void TestCompanyNearby::tableIsAnnounced()
{
    AvahiDaemon daemon(m_address);
    {
        Nearby nearby;
        nearby.setBus(m_address);
        AnnouncedTable table{u"k3f9"_s, u"Mia's table"_s, u"Mia"_s, 28117, false, 3};
        nearby.announce(table);
        QTRY_VERIFY(daemon.calls.contains(u"Commit"_s));
        QCOMPARE(daemon.added.size(), 1);
        QCOMPARE(daemon.added[0].at(4).toString(), u"_sandbag._tcp"_s);
        QCOMPARE(daemon.added[0].at(7).value<quint16>(), quint16(28117));
        const QList<QByteArray> words = wordsOf(daemon.added[0].at(8));
        for (const char *word : {"from=1", "to=1", "table=k3f9", "name=Mia's table", "host=Mia",
                                 "state=waiting", "free=3"})
            QVERIFY2(words.contains(word), word);
        nearby.announce(table); // nothing has changed
        table.playing = true;
        table.freeSeats = 0;
        nearby.announce(table);
        QTRY_COMPARE(daemon.added.size(), 2);
        QCOMPARE(daemon.calls.count(u"Reset"_s), 1);
        QVERIFY(wordsOf(daemon.added[1].at(8)).contains("state=playing"));
        QVERIFY(!nearby.isMissing());
        nearby.withdraw();
        QTRY_COMPARE(daemon.calls.count(u"Free"_s), 1);
        nearby.announce(table);
        QTRY_COMPARE(daemon.added.size(), 3);
    }
    QTRY_COMPARE(daemon.calls.count(u"Free"_s), 2); // with who announced it
}

void TestCompanyNearby::tablesAreFound()
{
    AvahiDaemon daemon(m_address);
    Nearby nearby;
    nearby.setBus(m_address);
    nearby.look();
    QTRY_VERIFY(daemon.calls.contains(u"ServiceBrowserNew"_s));
    daemon.find(u"Sandbag k3f9"_s, u"fe80::1"_s,
                {"from=1", "to=2", "table=k3f9", "name=Mia's table", "host=Mia", "state=playing",
                 "free=0"});
    QTRY_COMPARE(nearby.tables().size(), 1);
    daemon.find(u"Sandbag k3f9"_s, u"192.168.1.5"_s,
                {"from=1", "to=2", "table=k3f9", "name=Mia's table", "host=Mia", "state=playing",
                 "free=0"});
    QTRY_COMPARE(nearby.tables().first().address, u"192.168.1.5"_s);
    const FoundTable found = nearby.tables().first();
    QCOMPARE(found.table, u"k3f9"_s);
    QCOMPARE(found.name, u"Mia's table"_s);
    QCOMPARE(found.host, u"Mia"_s);
    QCOMPARE(found.port, quint16(28117));
    QCOMPARE(found.to, 2);
    QVERIFY(found.playing);
    daemon.find(u"Sandbag a1"_s, u"192.168.1.6"_s,
                {"from=1", "to=1", "table=a1", "name=Ada's table", "free=2"});
    QTRY_COMPARE(nearby.tables().size(), 2);
    QCOMPARE(nearby.tables().first().name, u"Ada's table"_s);
    QSignalSpy changed(&nearby, &Nearby::tablesChanged);
    daemon.tell(u"ItemRemove"_s, u"Sandbag k3f9"_s);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(nearby.tables().size(), 1);
    nearby.stopLooking();
    QTRY_VERIFY(daemon.calls.contains(u"Free"_s));
    QVERIFY(nearby.tables().isEmpty());
}

void TestCompanyNearby::strangersAreNotBelieved()
{
    AvahiDaemon daemon(m_address);
    Nearby nearby;
    nearby.setBus(m_address);
    nearby.look();
    QTRY_VERIFY(daemon.calls.contains(u"ServiceBrowserNew"_s));
    daemon.find(u"one"_s, u"10.0.0.1"_s, {"from=1", "to=1", "table=../etc"});
    daemon.find(u"two"_s, u"10.0.0.1"_s, {"from=2", "to=1", "table=a"});
    daemon.find(u"three"_s, u"10.0.0.1"_s, {});
    daemon.find(u"four"_s, u""_s, {"from=1", "to=1", "table=a"});
    daemon.find(u"five"_s, u"10.0.0.1"_s,
                {"from=1", "to=1", "table=b",
                 "name=" + QByteArray(300, 'x') + "\n\x1b[2J\xe2\x80\xae", "free=999"});
    QTRY_COMPARE(nearby.tables().size(), 1);
    QTest::qWait(50);
    QCOMPARE(nearby.tables().size(), 1);
    const FoundTable found = nearby.tables().first();
    QCOMPARE(found.name, QString(32, u'x'));
    QCOMPARE(found.freeSeats, 8);
    for (int table = 0; table < 200; ++table)
        daemon.find(u"more %1"_s.arg(table), u"10.0.0.1"_s,
                    {"from=1", "to=1", "table=t" + QByteArray::number(table)});
    QTRY_COMPARE(daemon.calls.count(u"ResolveService"_s), 205);
    QTRY_COMPARE(nearby.tables().size(), 64);
    QTest::qWait(50);
    QCOMPARE(nearby.tables().size(), 64);
}

void TestCompanyNearby::nothingIsAskedBefore()
{
    AvahiDaemon daemon(m_address);
    {
        Nearby nearby;
        nearby.setBus(m_address);
        QTest::qWait(20);
        nearby.withdraw();
        nearby.stopLooking();
        QVERIFY(nearby.tables().isEmpty());
    }
    QTest::qWait(20);
    QVERIFY(daemon.calls.isEmpty());
}

void TestCompanyNearby::daemonMayBeMissing()
{
    for (const QString &address : {m_address, u"unix:path=/nowhere/at/all"_s}) {
        Nearby nearby;
        nearby.setBus(address);
        QSignalSpy missing(&nearby, &Nearby::missing);
        nearby.look();
        nearby.announce({u"a"_s, {}, {}, 1, false, 0});
        QTRY_VERIFY(nearby.isMissing());
        QCOMPARE(missing.size(), 1);
        QVERIFY(nearby.tables().isEmpty());
    }
}

QTEST_GUILESS_MAIN(TestCompanyNearby)
#include "tst_company_nearby.moc"
