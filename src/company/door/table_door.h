// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/address_watch.h"
#include "door/invitation.h"
#include "door/own_key.h"
#include "guest.h"
#include "text/sentence.h"

#include <QList>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace sandbag {

class SecureListener;
class SecureSocket;
class Wire;

/// Who may find a door.
enum class DoorReach {
    network, ///< people in the networks of this house: only their addresses are listened at
    everybody
};

/// The addresses of this computer at which people of that reach can come.
[[nodiscard]] QStringList addressesFor(DoorReach reach);
/// Whether a door can listen at that: a number, IPv4 or IPv6.
[[nodiscard]] bool isAddress(const QString &text);

/// A door that is to be opened.
struct DoorPlan {
    OwnKey key;
    QStringList addresses;     ///< to listen at
    quint16 port = kUsualPort; ///< 0: any that is free
};

/// What a door takes; COMPANY limits in FORMATS.md.
struct DoorLimits {
    int handshake = 10'000;     ///< ms until TLS is established
    int atOnce = 32;            ///< connections that are still being made
    int anAddress = 16;         ///< connections of one address
    int connections = 1024;     ///< in all
    qint64 unsent = 256 * 1024; ///< bytes that one guest may leave untaken
    int strangers = 200;        ///< refused connections within a minute before it shuts itself;
                                ///< 0: it never does
};

/// The door of a host: listens once it is opened, makes TLS connections, keeps those out that take
/// too much, and hands each of the others on as a wire. Says nothing to those that it does not
/// admit. Lives on one thread; nothing blocks.
class TableDoor : public QObject
{
    Q_OBJECT

public:
    using Receive = std::function<void(std::unique_ptr<Wire>)>;

    explicit TableDoor(Receive receive, QObject *parent = nullptr);
    ~TableDoor() override;

    void setLimits(const DoorLimits &limits) { m_limits = limits; }
    /// Instead of the machine's own clock.
    void setClock(TickingClock now) { m_now = std::move(now); }

    /// Begins to listen; otherwise why not. It must be closed.
    [[nodiscard]] Refusal open(const DoorPlan &plan);
    /// Nobody comes in any more. Open connections stay.
    void close();
    [[nodiscard]] bool isOpen() const { return !m_listeners.empty(); }
    /// 0 while it is closed.
    [[nodiscard]] quint16 port() const;
    /// At which people reach it, as text; loopback addresses last.
    [[nodiscard]] QStringList addresses() const;
    /// That are open or being made.
    [[nodiscard]] int connections() const { return m_connections; }

signals:
    void opened();
    void closed();
    /// It has shut itself: too many strangers came.
    void shutItself(const sandbag::Sentence &why);
    /// Someone was kept out, from that address.
    void keptOut(const QString &address);

private:
    /// One who has come and not shaken hands yet.
    struct Coming {
        std::unique_ptr<SecureSocket> socket;
        QTimer patience;
    };

    void comes(std::unique_ptr<SecureSocket> socket);
    void onEncrypted(int coming);
    [[nodiscard]] bool hasRoom() const;
    [[nodiscard]] bool isWelcome(const QByteArray &house);
    void keepOut(int coming);
    void countStranger();

    Receive m_receive;
    DoorLimits m_limits;
    TickingClock m_now;
    DoorPlan m_plan;
    std::vector<std::unique_ptr<SecureListener>> m_listeners;
    QStringList m_listening; ///< at which addresses
    AddressWatch m_watch;
    int m_connections = 0;
    std::map<int, Coming> m_coming;
    int m_came = 0;
    QList<qint64> m_strangers; ///< when each of the last ones was refused
};

} // namespace sandbag
