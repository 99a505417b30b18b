// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>
#include <QList>

namespace sandbag {

/// What a door remembers of the addresses that knock: how many connections each has, and how often
/// it has tried what no honest program does. IPv6 addresses count by their first 64 bits, of which
/// a house has all. Knows no clock: callers give the time in ms.
class AddressWatch
{
public:
    /// Faults within ten minutes, after which the door is shut to an address for as long.
    static constexpr int kMostFaults = 5;
    static constexpr qint64 kFaultsLast = 10 * 60 * 1000;

    [[nodiscard]] int connections(const QHostAddress &address) const;
    void enter(const QHostAddress &address);
    void leave(const QHostAddress &address);

    void blame(const QHostAddress &address, qint64 now);
    [[nodiscard]] bool isShutTo(const QHostAddress &address, qint64 now);

private:
    QHash<QByteArray, int> m_connections;
    QHash<QByteArray, QList<qint64>> m_faults;
};

} // namespace sandbag
