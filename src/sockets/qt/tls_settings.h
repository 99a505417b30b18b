// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSslConfiguration>

class QSslCertificate;

namespace sandbag {

/// The name of the protocol, by which both ends of a TLS connection say what they will speak.
inline constexpr const char *kCompanyAlpn = "spades-company";

/// How this program speaks TLS, at either end: version 1.3, its own certificate, no authority.
[[nodiscard]] QSslConfiguration companyTls(const QByteArray &key);

/// SHA-256 of a certificate's public key; empty of a null one.
[[nodiscard]] QByteArray printOf(const QSslCertificate &certificate);

} // namespace sandbag
