// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secure_sockets.h"

#include <QHostAddress>
#include <QObject>
#include <QSslConfiguration>

class QSslSocket;

namespace sandbag {

/// What of an address those who live there do not choose.
[[nodiscard]] QByteArray houseOf(const QHostAddress &address);

/// A connection by Qt's own socket.
class QtSecureSocket final : public SecureSocket
{
public:
    /// One that came, by its descriptor; null where the system has it no more.
    [[nodiscard]] static std::unique_ptr<QtSecureSocket> of(qintptr descriptor,
                                                            const QSslConfiguration &tls);
    explicit QtSecureSocket(const QSslConfiguration &tls);
    ~QtSecureSocket() override;
    Q_DISABLE_COPY_MOVE(QtSecureSocket)

    void setEar(Ear ear) override { m_ear = std::move(ear); }
    void call(const QString &address, quint16 port, const QString &serverName) override;
    void answer() override;
    [[nodiscard]] bool wasTaken() const override { return m_taken; }
    [[nodiscard]] QString address() const override;
    [[nodiscard]] QByteArray house() const override;
    [[nodiscard]] QByteArray peer() const override;
    [[nodiscard]] QByteArray readAll() override;
    void write(const QByteArray &bytes) override;
    [[nodiscard]] qint64 unsent() const override;
    void close() override;
    void abort() override;
    void whenGone(QObject *whose, const std::function<void()> &then) override;

private:
    void tell(std::function<void()> Ear::*what);
    void onEncrypted();

    QSslConfiguration m_tls;
    QSslSocket *m_socket; ///< may outlive this
    Ear m_ear;
    bool m_taken = false;
    QObject m_here; ///< while it is there, the socket is listened to
};

} // namespace sandbag
