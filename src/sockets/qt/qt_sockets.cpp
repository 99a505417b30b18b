// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt/qt_sockets.h"

#include "qt/qt_socket.h"
#include "qt/tls_settings.h"

#include <QHostAddress>
#include <QNetworkInterface>
#include <QPair>
#include <QSslCertificate>
#include <QSslKey>
#include <QTcpServer>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

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

/// Qt's QSslServer shakes hands with anyone who comes before it says who that is. Here the address
/// is looked at first, which is what the limits of a door are for.
class Listener final : public QTcpServer, public SecureListener
{
public:
    Listener(const QByteArray &key, SecureSockets::Receive receive)
        : m_tls(companyTls(key)), m_receive(std::move(receive))
    {
    }

    [[nodiscard]] quint16 port() const override { return serverPort(); }

protected:
    void incomingConnection(qintptr descriptor) override
    {
        if (auto socket = QtSecureSocket::of(descriptor, m_tls))
            m_receive(std::move(socket));
    }

private:
    QSslConfiguration m_tls;
    SecureSockets::Receive m_receive;
};

} // namespace

QByteArray QtSecureSockets::printOf(const QByteArray &key) const
{
    if (QSslKey(key, QSsl::Ec).isNull())
        return {};
    return sandbag::printOf(QSslCertificate(key, QSsl::Pem));
}

bool QtSecureSockets::isAddress(const QString &text) const
{
    return QHostAddress().setAddress(text);
}

QByteArray QtSecureSockets::houseOf(const QString &address) const
{
    return sandbag::houseOf(QHostAddress(address));
}

QStringList QtSecureSockets::addressesInHouse() const
{
    QStringList found;
    for (const QHostAddress &address : QNetworkInterface::allAddresses()) {
        if (isOfHouse(address))
            found << address.toString();
    }
    return found;
}

QStringList QtSecureSockets::reachedAt(const QStringList &listening) const
{
    QStringList told;
    QStringList last;
    const auto add = [&](const QHostAddress &address) {
        if (!address.isLinkLocal() || address.protocol() == QAbstractSocket::IPv4Protocol)
            (address.isLoopback() ? last : told) << address.toString();
    };
    for (const QString &one : listening) {
        if (one != QLatin1String(kEveryAddress)) {
            add(QHostAddress(one));
            continue;
        }
        for (const QHostAddress &address : QNetworkInterface::allAddresses())
            add(address);
    }
    return told + last;
}

std::variant<std::unique_ptr<SecureListener>, ListenFault>
QtSecureSockets::listen(const QString &address, quint16 port, const QByteArray &key,
                        Receive receive) const
{
    auto listener = std::make_unique<Listener>(key, std::move(receive));
    const bool every = address == QLatin1String(kEveryAddress);
    if (listener->listen(every ? QHostAddress(QHostAddress::Any) : QHostAddress(address), port))
        return std::unique_ptr<SecureListener>(std::move(listener));
    return ListenFault{listener->serverError() == QAbstractSocket::AddressInUseError,
                       listener->errorString()};
}

std::unique_ptr<SecureSocket> QtSecureSockets::makeSocket(const QByteArray &key) const
{
    return std::make_unique<QtSecureSocket>(companyTls(key));
}

} // namespace sandbag
