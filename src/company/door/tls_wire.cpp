// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/tls_wire.h"

#include "door/own_key.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QPointer>
#include <QTcpSocket>
#include <QTimer>

#include <chrono>
#include <utility>

namespace sandbag {

namespace {

using namespace std::chrono_literals;

/// For the last lines to one who does not read them.
constexpr auto kFarewell = 5s;
/// Bytes that wait here to be read: more stays in the system, and slows the other end.
constexpr qint64 kReadAhead = 64 * 1024;

} // namespace

QSslConfiguration companyTls(const OwnKey &own)
{
    QSslConfiguration tls; // without the authorities of the system, which take long to read
    tls.setProtocol(QSsl::TlsV1_3);
    tls.setLocalCertificate(own.certificate);
    tls.setPrivateKey(own.key);
    tls.setPeerVerifyMode(QSslSocket::QueryPeer);
    tls.setAllowedNextProtocols({kCompanyAlpn});
    tls.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    tls.setSslOption(QSsl::SslOptionDisableCompression, true);
    return tls;
}

TlsWire::TlsWire(QSslSocket *socket, const WireKeys &keys, qint64 mostUnsent)
    : m_socket(socket),
      m_keys(keys),
      m_address(socket->peerAddress().toString()),
      m_mostUnsent(mostUnsent)
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(kReadAhead);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); // a card is a small line
    connect(m_socket, &QSslSocket::readyRead, this, &TlsWire::take);
    connect(m_socket, &QSslSocket::disconnected, this, &TlsWire::end);
    // A record of TLS is read when all of it has come, which takes 15 seconds on a link of 9
    // kbit/s.
    if (const auto *below = m_socket->findChild<QTcpSocket *>())
        connect(below, &QTcpSocket::readyRead, this, &TlsWire::stirred);
    // What came with the end of the handshake waits already.
    QMetaObject::invokeMethod(this, &TlsWire::take, Qt::QueuedConnection);
}

TlsWire::~TlsWire()
{
    m_socket->disconnect(this);
    if (m_socket->state() == QAbstractSocket::UnconnectedState)
        return; // goes with this
    QSslSocket *socket = std::exchange(m_socket, nullptr);
    socket->setParent(QCoreApplication::instance());
    connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(kFarewell, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
    socket->disconnectFromHost();
}

void TlsWire::write(const QByteArray &bytes)
{
    if (!m_open)
        return;
    m_socket->write(bytes);
    if (m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite() <= m_mostUnsent)
        return;
    m_open = false;
    QMetaObject::invokeMethod(this, &TlsWire::drop, Qt::QueuedConnection);
}

void TlsWire::close()
{
    if (std::exchange(m_open, false))
        m_socket->disconnectFromHost();
}

void TlsWire::abort()
{
    m_open = false;
    QMetaObject::invokeMethod(this, &TlsWire::drop, Qt::QueuedConnection);
}

void TlsWire::blame()
{
    if (m_blamed)
        m_blamed();
}

void TlsWire::take()
{
    const QByteArray bytes = m_socket->readAll();
    if (m_open && !bytes.isEmpty())
        emit arrived(bytes);
}

void TlsWire::drop()
{
    m_socket->abort();
    end();
}

/// The last bytes may have come together with the end.
void TlsWire::end()
{
    if (std::exchange(m_ended, true))
        return;
    const QPointer<TlsWire> here(this);
    take();
    if (!here)
        return;
    m_open = false;
    emit closed();
}

} // namespace sandbag
