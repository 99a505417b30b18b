// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/table_door.h"

#include "boot_clock.h"
#include "door/sockets_door.h"
#include "door/tls_wire.h"
#include "log/log_categories.h"
#include "secure_sockets.h"

#include <QCoreApplication>
#include <QPointer>

#include <optional>
#include <utility>
#include <variant>

namespace sandbag {

namespace {

constexpr qint64 kMinute = 60'000;

/// Why it cannot listen.
Sentence cannotOpen(const ListenFault &fault, quint16 port)
{
    if (fault.portIsTaken)
        return {QT_TRANSLATE_NOOP("company",
                                  "The table could not be opened: another program uses port %1."),
                {static_cast<int>(port)}};
    return {QT_TRANSLATE_NOOP("company", "The table could not be opened on port %1 (%2)."),
            {static_cast<int>(port), fault.text.toStdString()}};
}

} // namespace

QStringList addressesFor(DoorReach reach)
{
    if (reach == DoorReach::everybody)
        return {QString::fromLatin1(kEveryAddress)};
    const SecureSockets *sockets = secureSockets();
    return sockets ? sockets->addressesInHouse() : QStringList();
}

bool isAddress(const QString &text)
{
    const SecureSockets *sockets = secureSockets();
    return sockets && sockets->isAddress(text);
}

TableDoor::TableDoor(Receive receive, QObject *parent)
    : QObject(parent), m_receive(std::move(receive)), m_now(bootClock())
{
}

TableDoor::~TableDoor()
{
    for (auto &[number, coming] : m_coming) {
        coming.socket->setEar({});
        coming.socket->abort();
    }
}

/// The plan's key was read by what makes sockets.
Refusal TableDoor::open(const DoorPlan &plan)
{
    Q_ASSERT(!isOpen());
    m_plan = plan;
    std::optional<Sentence> why;
    for (const QString &address : plan.addresses) {
        auto listens =
            secureSockets()->listen(address, port() == 0 ? plan.port : port(), plan.key.pem,
                                    [this](auto socket) { comes(std::move(socket)); });
        if (auto *listener = std::get_if<std::unique_ptr<SecureListener>>(&listens)) {
            m_listeners.push_back(std::move(*listener));
            m_listening << address;
        } else if (!why) {
            why = cannotOpen(std::get<ListenFault>(listens), plan.port);
        }
    }
    if (m_listeners.empty()) {
        qCInfo(logCompany) << "port" << plan.port << "could not be opened at"
                           << plan.addresses.size() << "addresses";
        return why ? why
                   : Sentence(QT_TRANSLATE_NOOP(
                         "company",
                         "The table could not be opened: this computer isn't on a network."));
    }
    emit opened();
    return std::nullopt;
}

void TableDoor::close()
{
    if (!isOpen())
        return;
    m_listeners.clear();
    m_listening.clear();
    m_strangers.clear();
    emit closed();
}

quint16 TableDoor::port() const
{
    return m_listeners.empty() ? 0 : m_listeners.front()->port();
}

QStringList TableDoor::addresses() const
{
    return m_listening.isEmpty() ? QStringList() : secureSockets()->reachedAt(m_listening);
}

bool TableDoor::hasRoom() const
{
    return m_connections < m_limits.connections &&
           static_cast<int>(m_coming.size()) < m_limits.atOnce;
}

/// As far as what its address has done goes.
bool TableDoor::isWelcome(const QByteArray &house)
{
    return !m_watch.isShutTo(house, m_now()) && m_watch.allows(house, m_now()) &&
           m_watch.connections(house) < m_limits.anAddress;
}

/// A connection counts from here until its socket is gone, which may be after its wire is.
void TableDoor::comes(std::unique_ptr<SecureSocket> socket)
{
    const QByteArray house = socket->house();
    const bool welcome = isWelcome(house);
    if (!welcome || !hasRoom()) {
        emit keptOut(socket->address());
        socket->abort();
        if (welcome) // one address that is kept out is not to shut the door to all others
            countStranger();
        return;
    }
    ++m_connections;
    m_watch.enter(house);
    socket->whenGone(this, [this, house] {
        --m_connections;
        m_watch.leave(house);
    });
    const int number = m_came++;
    socket->setEar({.secured = [this, number] { onEncrypted(number); },
                    .lost = [this, number] { keepOut(number); }});
    Coming &coming = m_coming[number];
    coming.socket = std::move(socket);
    coming.patience.setSingleShot(true);
    connect(
        &coming.patience, &QTimer::timeout, this, [this, number] { keepOut(number); },
        Qt::QueuedConnection); // which deletes it
    coming.patience.start(m_limits.handshake);
    coming.socket->answer();
}

/// A connection that became none: nobody behind it has been heard of.
void TableDoor::keepOut(int coming)
{
    const auto at = m_coming.find(coming);
    if (at == m_coming.end())
        return; // shook hands in the last moment
    const std::unique_ptr<SecureSocket> socket = std::move(at->second.socket);
    m_coming.erase(at);
    socket->setEar({});
    emit keptOut(socket->address());
    socket->abort();
    countStranger();
}

void TableDoor::onEncrypted(int coming)
{
    SecureSocket &there = *m_coming.at(coming).socket;
    if (there.peer().isEmpty()) {
        keepOut(coming);
        return;
    }
    const QByteArray house = there.house();
    std::unique_ptr<SecureSocket> socket = std::move(m_coming.at(coming).socket);
    m_coming.erase(coming);
    auto wire = std::make_unique<TlsWire>(std::move(socket), m_plan.key.print, m_limits.unsent);
    wire->setBlamed([this, house, here = QPointer(this)] {
        if (here)
            m_watch.blame(house, m_now());
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
            qCInfo(logCompany) << "too many strangers: the door is shut";
            close();
            emit shutItself(QT_TRANSLATE_NOOP(
                "company",
                "Too many strangers tried to join: the table is closed to new players now."));
        },
        Qt::QueuedConnection);
}

} // namespace sandbag
