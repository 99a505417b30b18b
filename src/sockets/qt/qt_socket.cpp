// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt/qt_socket.h"

#include "qt/tls_settings.h"

#include <QCoreApplication>
#include <QSslCertificate>
#include <QSslSocket>
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
constexpr int kHouse = 8; // bytes of an IPv6 address that a house does not choose

} // namespace

QByteArray houseOf(const QHostAddress &address)
{
    bool four = false;
    const quint32 number = address.toIPv4Address(&four); // "::ffff:1.2.3.4", too
    if (four)
        return QByteArray::number(number);
    const Q_IPV6ADDR six = address.toIPv6Address();
    return {reinterpret_cast<const char *>(six.c), kHouse};
}

std::unique_ptr<QtSecureSocket> QtSecureSocket::of(qintptr descriptor, const QSslConfiguration &tls)
{
    auto made = std::make_unique<QtSecureSocket>(tls);
    return made->m_socket->setSocketDescriptor(descriptor) ? std::move(made) : nullptr;
}

QtSecureSocket::QtSecureSocket(const QSslConfiguration &tls) : m_tls(tls), m_socket(new QSslSocket)
{
    QObject::connect(m_socket, &QSslSocket::connected, &m_here, [this] { m_taken = true; });
    QObject::connect(m_socket, &QSslSocket::encrypted, &m_here, [this] { onEncrypted(); });
    QObject::connect(m_socket, &QSslSocket::readyRead, &m_here, [this] { tell(&Ear::arrived); });
    QObject::connect(m_socket, &QSslSocket::disconnected, &m_here, [this] { tell(&Ear::lost); });
}

QtSecureSocket::~QtSecureSocket()
{
    QSslSocket *socket = m_socket;
    socket->disconnect(&m_here);
    socket->setParent(QCoreApplication::instance());
    if (socket->state() == QAbstractSocket::UnconnectedState) {
        socket->deleteLater(); // it may be speaking
        return;
    }
    QObject::connect(socket, &QSslSocket::disconnected, socket, &QObject::deleteLater);
    QTimer::singleShot(kFarewell, socket, [socket] {
        socket->abort();
        socket->deleteLater();
    });
    socket->disconnectFromHost();
}

/// The ear may be another one, or none, before it has heard all.
void QtSecureSocket::tell(std::function<void()> Ear::*what)
{
    if (const std::function<void()> told = m_ear.*what)
        told();
}

void QtSecureSocket::call(const QString &address, quint16 port, const QString &serverName)
{
    // Whose key it is is looked at once the connection is made, before anything is said.
    m_tls.setPeerVerifyMode(QSslSocket::VerifyNone);
    m_socket->setSslConfiguration(m_tls);
    QObject::connect(m_socket, &QSslSocket::errorOccurred, &m_here, [this] { tell(&Ear::lost); });
    m_socket->connectToHostEncrypted(address, port, serverName);
}

void QtSecureSocket::answer()
{
    m_socket->setSslConfiguration(m_tls);
    m_socket->startServerEncryption();
}

void QtSecureSocket::onEncrypted()
{
    QObject::disconnect(m_socket, &QSslSocket::errorOccurred, &m_here, nullptr);
    m_socket->setReadBufferSize(kReadAhead);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1); // a card is a small line
    // A record of TLS is read when all of it has come, which takes 15 seconds on a link of 9
    // kbit/s.
    if (const auto *below = m_socket->findChild<QTcpSocket *>())
        QObject::connect(below, &QTcpSocket::readyRead, &m_here, [this] { tell(&Ear::stirred); });
    tell(&Ear::secured);
}

QString QtSecureSocket::address() const
{
    return m_socket->peerAddress().toString();
}

QByteArray QtSecureSocket::house() const
{
    return houseOf(m_socket->peerAddress());
}

QByteArray QtSecureSocket::peer() const
{
    if (m_socket->sslConfiguration().nextNegotiatedProtocol() != kCompanyAlpn)
        return {};
    return printOf(m_socket->peerCertificate());
}

QByteArray QtSecureSocket::readAll()
{
    return m_socket->readAll();
}

void QtSecureSocket::write(const QByteArray &bytes)
{
    m_socket->write(bytes);
}

qint64 QtSecureSocket::unsent() const
{
    return m_socket->bytesToWrite() + m_socket->encryptedBytesToWrite();
}

void QtSecureSocket::close()
{
    m_socket->disconnectFromHost();
}

void QtSecureSocket::abort()
{
    m_socket->abort();
}

void QtSecureSocket::whenGone(QObject *whose, const std::function<void()> &then)
{
    QObject::connect(m_socket, &QObject::destroyed, whose, then);
}

} // namespace sandbag
