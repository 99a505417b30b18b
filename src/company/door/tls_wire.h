// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wire.h"

#include <QSslConfiguration>
#include <QSslSocket>

#include <functional>

namespace sandbag {

struct OwnKey;

/// The name of the protocol, by which both ends of a TLS connection say what they will speak.
inline constexpr const char *kCompanyAlpn = "spades-company";

/// How this program speaks TLS, at either end: version 1.3, its own certificate, no authority.
[[nodiscard]] QSslConfiguration companyTls(const OwnKey &own);

/// A wire over an established TLS connection. Owns its socket; when it goes, bytes written still
/// has five seconds to arrive.
class TlsWire final : public Wire
{
    Q_OBJECT

public:
    /// `socket` is encrypted. `mostUnsent`: bytes that the other end may leave untaken before the
    /// connection is dropped.
    TlsWire(QSslSocket *socket, const WireKeys &keys, qint64 mostUnsent);
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
    void take();
    void drop();
    void end();

    QSslSocket *m_socket;
    WireKeys m_keys;
    QString m_address;
    qint64 m_mostUnsent;
    std::function<void()> m_blamed;
    bool m_open = true;
    bool m_ended = false; ///< closed() was said
};

} // namespace sandbag
