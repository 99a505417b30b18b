// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secure_sockets.h"

#include <QObject>

namespace sandbag {

/// Qt Network, which brings Kerberos along.
class QtSecureSockets : public QObject, public SecureSockets
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SANDBAG_SECURE_SOCKETS)
    Q_INTERFACES(sandbag::SecureSockets)

public:
    [[nodiscard]] QByteArray printOf(const QByteArray &key) const override;
    [[nodiscard]] bool isAddress(const QString &text) const override;
    [[nodiscard]] QByteArray houseOf(const QString &address) const override;
    [[nodiscard]] QStringList addressesInHouse() const override;
    [[nodiscard]] QStringList reachedAt(const QStringList &listening) const override;
    [[nodiscard]] std::variant<std::unique_ptr<SecureListener>, ListenFault>
    listen(const QString &address, quint16 port, const QByteArray &key,
           Receive receive) const override;
    [[nodiscard]] std::unique_ptr<SecureSocket> makeSocket(const QByteArray &key) const override;
};

} // namespace sandbag
