// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtPlugin>

#include <functional>
#include <memory>
#include <variant>

class QObject;

namespace sandbag {

/// Where every address of this computer is meant.
inline constexpr const char *kEveryAddress = "*";

/// One end of a TLS connection: of version 1.3, each end with a certificate of its own, which no
/// authority is asked about. Lives on one thread; nothing blocks. When it goes, bytes written still
/// have five seconds to arrive.
class SecureSocket
{
public:
    /// Called as things happen; a call may delete the socket.
    struct Ear {
        std::function<void()> secured = {}; ///< both ends have shaken hands
        std::function<void()> arrived = {}; ///< bytes may be read
        std::function<void()> stirred = {}; ///< some came, of which none may be readable yet
        std::function<void()> lost = {};    ///< it could not be made, or has ended
    };

    virtual ~SecureSocket() = default;

    /// Calls that one from now on.
    virtual void setEar(Ear ear) = 0;
    /// Makes the connection to where someone listens.
    virtual void call(const QString &address, quint16 port, const QString &serverName) = 0;
    /// Makes it of one that came.
    virtual void answer() = 0;
    /// The call was taken, by any program, also where no secure connection came of it.
    [[nodiscard]] virtual bool wasTaken() const = 0;

    /// Of the other end, as people write it.
    [[nodiscard]] virtual QString address() const = 0;
    /// SecureSockets::houseOf() that.
    [[nodiscard]] virtual QByteArray house() const = 0;
    /// SHA-256 of the other end's public key; empty where it has shown none, or speaks another
    /// protocol than ours.
    [[nodiscard]] virtual QByteArray peer() const = 0;

    [[nodiscard]] virtual QByteArray readAll() = 0;
    virtual void write(const QByteArray &bytes) = 0;
    /// Bytes written that the system has not taken yet.
    [[nodiscard]] virtual qint64 unsent() const = 0;
    /// Bytes written before still arrive.
    virtual void close() = 0;
    virtual void abort() = 0;
    /// Calls `then` once nothing is left of the connection, which may be after this has gone; not
    /// after `whose` has.
    virtual void whenGone(QObject *whose, const std::function<void()> &then) = 0;
};

/// Listens at one address as long as it is there.
class SecureListener
{
public:
    virtual ~SecureListener() = default;
    [[nodiscard]] virtual quint16 port() const = 0;
};

/// Why nobody can listen there.
struct ListenFault {
    bool portIsTaken = false;
    QString text; ///< of the system
};

/// TLS connections: a plugin, since what speaks TLS takes 1.3 MiB of a program, and most sessions
/// are played by one person. A key is PEM: the private key and a certificate that it has signed
/// itself.
class SecureSockets
{
public:
    using Receive = std::function<void(std::unique_ptr<SecureSocket>)>;

    virtual ~SecureSockets() = default;

    /// SHA-256 of the public part of a key; empty where that is none, or lacks its certificate.
    [[nodiscard]] virtual QByteArray printOf(const QByteArray &key) const = 0;

    /// A number, IPv4 or IPv6.
    [[nodiscard]] virtual bool isAddress(const QString &text) const = 0;
    /// What of an address those who live there do not choose: all of IPv4, and 64 bits of IPv6.
    [[nodiscard]] virtual QByteArray houseOf(const QString &address) const = 0;
    /// Of this computer, at which people in the networks of this house come.
    [[nodiscard]] virtual QStringList addressesInHouse() const = 0;
    /// At which people reach one who listens at these; loopback addresses last.
    [[nodiscard]] virtual QStringList reachedAt(const QStringList &listening) const = 0;

    /// `receive` gets everyone who comes, unanswered.
    [[nodiscard]] virtual std::variant<std::unique_ptr<SecureListener>, ListenFault>
    listen(const QString &address, quint16 port, const QByteArray &key, Receive receive) const = 0;
    /// One that calls.
    [[nodiscard]] virtual std::unique_ptr<SecureSocket> makeSocket(const QByteArray &key) const = 0;
};

} // namespace sandbag

#define SANDBAG_SECURE_SOCKETS "io.github.sandbag.SecureSockets/2"
Q_DECLARE_INTERFACE(sandbag::SecureSockets, SANDBAG_SECURE_SOCKETS)
