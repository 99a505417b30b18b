// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/table_door.h"

#include "boot_clock.h"
#include "door/tls_wire.h"

#include <QCoreApplication>
#include <QNetworkInterface>
#include <QPointer>
#include <QSslConfiguration>
#include <QSslSocket>
#include <QTcpServer>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr qint64 kMinute = 60'000;

bool isOfHouse(const QHostAddress &address)
{
    static const QList<QPair<QHostAddress, int>> nets{
        QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
        QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
        QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16")),
        QHostAddress::parseSubnet(QStringLiteral("fc00::/7")),
        QHostAddress::parseSubnet(QStringLiteral("fe80::/10")),
    };
    return address.isLoopback() || std::any_of(nets.begin(), nets.end(), [&](const auto &net) {
               return address.isInSubnet(net);
           });
}

/// Why it cannot listen.
Sentence cannotOpen(const QTcpServer &server, quint16 port)
{
    if (server.serverError() == QAbstractSocket::AddressInUseError)
        return {QT_TRANSLATE_NOOP("engine",
                                  "The table could not be opened: another program uses port %1."),
                {static_cast<int>(port)}};
    return {QT_TRANSLATE_NOOP("engine", "The table could not be opened on port %1 (%2)."),
            {static_cast<int>(port), server.errorString().toStdString()}};
}

} // namespace

QList<QHostAddress> addressesFor(DoorReach reach)
{
    if (reach == DoorReach::everybody)
        return {QHostAddress(QHostAddress::Any)};
    QList<QHostAddress> found;
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        if (isOfHouse(address))
            found.append(address);
    }
    return found;
}

/// Qt's QSslServer shakes hands with anyone who comes before it says who that is. Here the address
/// is looked at first, which is what the limits are for.
class TableDoor::Listener : public QTcpServer
{
public:
    explicit Listener(TableDoor *door) : m_door(door) {}

protected:
    void incomingConnection(qintptr descriptor) override { m_door->comes(descriptor); }

private:
    TableDoor *m_door;
};

TableDoor::TableDoor(Receive receive, QObject *parent)
    : QObject(parent), m_receive(std::move(receive)), m_now(bootClock())
{
}

TableDoor::~TableDoor() = default;

Refusal TableDoor::open(const DoorPlan &plan)
{
    Q_ASSERT(!isOpen());
    m_plan = plan;
    std::optional<Sentence> why;
    for (const QHostAddress &address : plan.addresses) {
        auto server = std::make_unique<Listener>(this);
        if (server->listen(address, port() == 0 ? plan.port : port()))
            m_servers.push_back(std::move(server));
        else if (!why)
            why = cannotOpen(*server, plan.port);
    }
    if (m_servers.empty())
        return why ? why
                   : Sentence(QT_TRANSLATE_NOOP(
                         "engine",
                         "The table could not be opened: this computer isn't on a network."));
    emit opened();
    return std::nullopt;
}

void TableDoor::close()
{
    if (!isOpen())
        return;
    m_servers.clear();
    m_strangers.clear();
    emit closed();
}

quint16 TableDoor::port() const
{
    return m_servers.empty() ? 0 : m_servers.front()->serverPort();
}

QStringList TableDoor::addresses() const
{
    QStringList told;
    QStringList last;
    const auto add = [&](QHostAddress address) {
        if (!address.isLinkLocal() || address.protocol() == QAbstractSocket::IPv4Protocol)
            (address.isLoopback() ? last : told) << address.toString();
    };
    for (const auto &server : m_servers) {
        if (server->serverAddress() == QHostAddress(QHostAddress::Any)) {
            for (const QHostAddress &address : QNetworkInterface::allAddresses())
                add(address);
        } else {
            add(server->serverAddress());
        }
    }
    return told + last;
}

bool TableDoor::mayCome(const QHostAddress &address)
{
    return m_connections < m_limits.connections && m_beingMade < m_limits.atOnce &&
           m_watch.connections(address) < m_limits.anAddress && !m_watch.isShutTo(address, m_now());
}

/// A connection counts from here until its socket is gone, which may be after its wire is.
void TableDoor::comes(qintptr descriptor)
{
    auto *socket = new QSslSocket(this);
    if (!socket->setSocketDescriptor(descriptor)) {
        delete socket;
        return;
    }
    const QHostAddress address = socket->peerAddress();
    if (!mayCome(address)) {
        emit keptOut(address.toString());
        socket->abort();
        delete socket;
        countStranger();
        return;
    }
    ++m_connections;
    m_watch.enter(address);
    connect(socket, &QObject::destroyed, this, [this, address] {
        --m_connections;
        m_watch.leave(address);
    });
    auto *patience = new QTimer(socket); // gone with the handshake
    patience->setSingleShot(true);
    patience->setObjectName(QStringLiteral("handshake"));
    ++m_beingMade;
    connect(patience, &QObject::destroyed, this, [this] { --m_beingMade; });
    connect(
        patience, &QTimer::timeout, this, [this, socket] { keepOut(socket); },
        Qt::QueuedConnection); // which deletes it
    connect(socket, &QSslSocket::disconnected, this, [this, socket] { keepOut(socket); });
    connect(socket, &QSslSocket::encrypted, this, [this, socket] { onEncrypted(socket); });
    patience->start(m_limits.handshake);
    socket->setSslConfiguration(companyTls(m_plan.key));
    socket->startServerEncryption();
}

/// A connection that became none: nobody behind it has been heard of.
void TableDoor::keepOut(QSslSocket *socket)
{
    disconnect(socket, &QSslSocket::disconnected, this, nullptr);
    disconnect(socket, &QSslSocket::encrypted, this, nullptr);
    delete socket->findChild<QTimer *>(QStringLiteral("handshake"));
    emit keptOut(socket->peerAddress().toString());
    socket->abort();
    socket->deleteLater();
    countStranger();
}

void TableDoor::onEncrypted(QSslSocket *socket)
{
    const QSslConfiguration tls = socket->sslConfiguration();
    const QByteArray there = printOf(socket->peerCertificate());
    if (there.isEmpty() || tls.nextNegotiatedProtocol() != kCompanyAlpn) {
        keepOut(socket);
        return;
    }
    const QHostAddress address = socket->peerAddress();
    delete socket->findChild<QTimer *>(QStringLiteral("handshake"));
    disconnect(socket, &QSslSocket::disconnected, this, nullptr);
    disconnect(socket, &QSslSocket::encrypted, this, nullptr);
    auto wire =
        std::make_unique<TlsWire>(socket, WireKeys{m_plan.key.print(), there}, m_limits.unsent);
    wire->setBlamed([this, address, here = QPointer(this)] {
        if (here)
            m_watch.blame(address, m_now());
    });
    m_receive(std::move(wire));
}

/// Someone tries the door again and again: a person is asked to open it again.
void TableDoor::countStranger()
{
    const qint64 now = m_now();
    m_strangers.append(now);
    while (now - m_strangers.first() > kMinute)
        m_strangers.removeFirst();
    if (m_limits.strangers <= 0 || m_strangers.size() < m_limits.strangers || !isOpen())
        return;
    // Not from within the listener's own call.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!isOpen())
                return;
            close();
            emit shutItself(QT_TRANSLATE_NOOP(
                "engine",
                "Too many strangers tried to join: the table is closed to new players now."));
        },
        Qt::QueuedConnection);
}

} // namespace sandbag
