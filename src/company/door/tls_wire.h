// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire.h"

#include <functional>
#include <memory>
#include <utility>

namespace sandbag {

class SecureSocket;

/// A wire over an established TLS connection. Owns its socket; when it goes, bytes written still
/// have five seconds to arrive.
class TlsWire final : public Wire
{
    Q_OBJECT

public:
    /// `here`: SHA-256 of the own public key. `mostUnsent`: bytes that the other end may leave
    /// untaken before the connection is dropped.
    TlsWire(std::unique_ptr<SecureSocket> socket, const QByteArray &here, qint64 mostUnsent);
    ~TlsWire() override;

    void write(const QByteArray &bytes) override;
    void close() override;
    void abort() override;
    [[nodiscard]] bool isOpen() const override { return m_open; }
    [[nodiscard]] WireKeys keys() const override { return m_keys; }
    [[nodiscard]] QString address() const override { return m_address; }
    void blame() override;

    /// Called by blame().
    void setBlamed(std::function<void()> blamed) { m_blamed = std::move(blamed); }

private:
    void send();
    void sendAll();
    void take();
    void drop();
    void end();

    std::unique_ptr<SecureSocket> m_socket;
    WireKeys m_keys;
    QString m_address;
    qint64 m_mostUnsent;
    std::function<void()> m_blamed;
    QByteArray m_unsent; ///< what the socket does not have yet
    bool m_open = true;
    bool m_ended = false; ///< closed() was said
};

} // namespace sandbag
