// SPDX-License-Identifier: GPL-3.0-or-later
#include "qt/tls_settings.h"

#include <QCryptographicHash>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>

namespace sandbag {

QSslConfiguration companyTls(const QByteArray &key)
{
    QSslConfiguration tls; // without the authorities of the system, which take long to read
    tls.setProtocol(QSsl::TlsV1_3);
    tls.setLocalCertificate(QSslCertificate(key, QSsl::Pem));
    tls.setPrivateKey(QSslKey(key, QSsl::Ec));
    tls.setPeerVerifyMode(QSslSocket::QueryPeer);
    tls.setAllowedNextProtocols({kCompanyAlpn});
    tls.setSslOption(QSsl::SslOptionDisableSessionTickets, true);
    tls.setSslOption(QSsl::SslOptionDisableCompression, true);
    return tls;
}

QByteArray printOf(const QSslCertificate &certificate)
{
    if (certificate.isNull())
        return {};
    return QCryptographicHash::hash(certificate.publicKey().toDer(), QCryptographicHash::Sha256);
}

} // namespace sandbag
