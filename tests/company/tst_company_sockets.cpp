// SPDX-License-Identifier: GPL-3.0-or-later
// What speaks TLS: as it is linked into this program, and as the plugin that people's programs
// load.
#include "test_main.h"

#include "door/own_key.h"
#include "door/sockets_door.h"
#include "secure_sockets.h"

#include <QPluginLoader>
#include <QTemporaryDir>
#include <QtTest>

#include <memory>
#include <variant>

using namespace sandbag;
using namespace Qt::StringLiterals;

namespace {

OwnKey keyIn(const QString &folder)
{
    const auto read = ownKeyIn(folder);
    const auto *key = std::get_if<OwnKey>(&read);
    return key ? *key : OwnKey();
}

} // namespace

class TestCompanySockets : public QObject
{
    Q_OBJECT

private slots:
    void addressesAreRead();
    void addressesAreTold();
    void keysAreWhole();
    void programLoadsThem();
};

void TestCompanySockets::addressesAreRead()
{
    const SecureSockets &sockets = *secureSockets();
    QVERIFY(sockets.isAddress(u"192.168.1.5"_s) && sockets.isAddress(u"fe80::1"_s));
    QVERIFY(!sockets.isAddress(u"mia.example"_s) && !sockets.isAddress(u"1.2.3.4:5"_s));
    QCOMPARE(sockets.houseOf(u"::ffff:1.2.3.4"_s), sockets.houseOf(u"1.2.3.4"_s));
    QVERIFY(sockets.houseOf(u"1.2.3.5"_s) != sockets.houseOf(u"1.2.3.4"_s));
    QCOMPARE(sockets.houseOf(u"2001:db8:1:2::1"_s), sockets.houseOf(u"2001:db8:1:2:ffff::9"_s));
    QVERIFY(sockets.houseOf(u"2001:db8:1:2::1"_s) != sockets.houseOf(u"2001:db8:1:3::1"_s));
}

/// People elsewhere read the first one, so a loopback address comes last.
void TestCompanySockets::addressesAreTold()
{
    const SecureSockets &sockets = *secureSockets();
    QCOMPARE(sockets.reachedAt({u"127.0.0.1"_s, u"192.168.1.5"_s, u"fe80::1"_s}),
             (QStringList{u"192.168.1.5"_s, u"127.0.0.1"_s}));
    QVERIFY(sockets.reachedAt({QString::fromLatin1(kEveryAddress)}).contains(u"127.0.0.1"_s));
    QVERIFY(sockets.addressesInHouse().contains(u"127.0.0.1"_s));
    QVERIFY(!sockets.reachedAt(sockets.addressesInHouse()).isEmpty());
}

void TestCompanySockets::keysAreWhole()
{
    const QTemporaryDir folder;
    const OwnKey key = keyIn(folder.path());
    QCOMPARE(secureSockets()->printOf(key.pem), key.print);
    const qsizetype half = key.pem.indexOf("-----BEGIN CERTIFICATE");
    QVERIFY(half > 0);
    QCOMPARE(secureSockets()->printOf(key.pem.left(half)), QByteArray());
    QCOMPARE(secureSockets()->printOf(key.pem.mid(half)), QByteArray());
}

/// This program is linked with them; the one that people start loads them from a file, and both
/// meet.
void TestCompanySockets::programLoadsThem()
{
    QPluginLoader loader(QStringLiteral(SANDBAG_PLUGIN));
    const auto *sockets = qobject_cast<SecureSockets *>(loader.instance());
    QVERIFY2(sockets, qPrintable(loader.errorString()));
    QVERIFY(sockets != secureSockets());
    const QTemporaryDir folder;
    const OwnKey host = keyIn(folder.filePath(u"host"_s));
    const OwnKey guest = keyIn(folder.filePath(u"guest"_s));
    QCOMPARE(sockets->printOf(host.pem), host.print);

    std::unique_ptr<SecureSocket> come;
    QByteArray heard;
    auto listens = sockets->listen(u"127.0.0.1"_s, 0, host.pem, [&](auto socket) {
        come = std::move(socket);
        come->setEar({.arrived = [&] { heard += come->readAll(); }});
        come->answer();
    });
    QVERIFY(std::holds_alternative<std::unique_ptr<SecureListener>>(listens));
    const auto &listener = std::get<std::unique_ptr<SecureListener>>(listens);
    bool secured = false;
    bool lost = false;
    const auto call = secureSockets()->makeSocket(guest.pem);
    call->setEar({.secured = [&] { secured = true; }, .lost = [&] { lost = true; }});
    call->call(u"127.0.0.1"_s, listener->port(), u"table.sandbag.invalid"_s);
    QTRY_VERIFY(secured);
    QCOMPARE(call->peer(), host.print);
    QTRY_COMPARE(come->peer(), guest.print);
    call->write("of the program");
    QTRY_COMPARE(heard, QByteArray("of the program"));
    bool gone = false;
    come->whenGone(this, [&] { gone = true; });
    come.reset();
    QTRY_VERIFY(lost && gone);

    const auto taken = sockets->listen(u"127.0.0.1"_s, listener->port(), host.pem, {});
    QVERIFY(std::get<ListenFault>(taken).portIsTaken);
}

QTEST_GUILESS_MAIN(TestCompanySockets)
#include "tst_company_sockets.moc"
