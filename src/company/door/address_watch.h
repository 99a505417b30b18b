// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "allowance.h"

#include <QByteArray>
#include <QHash>
#include <QList>

namespace sandbag {

/// What a door remembers of the addresses that knock: how many connections each has, how fast it
/// makes them, and how often it has tried what no honest program does. They count by their houses
/// (SecureSockets::houseOf()). Knows no clock: callers give the time in ms.
class AddressWatch
{
public:
    /// Faults within ten minutes, after which the door is shut to an address for as long.
    static constexpr int kMostFaults = 5;
    static constexpr qint64 kFaultsLast = 10 * 60 * 1000;
    /// Connections that an address may make, in the long run and at once: a household that finds
    /// its network again does not come to them.
    static constexpr double kConnectionsPerSecond = 1;
    static constexpr double kConnectionsAtOnce = 64;

    [[nodiscard]] int connections(const QByteArray &house) const;
    void enter(const QByteArray &house);
    void leave(const QByteArray &house);
    /// Whether one more connection is not too fast; it is counted.
    [[nodiscard]] bool allows(const QByteArray &house, qint64 now);

    void blame(const QByteArray &house, qint64 now);
    [[nodiscard]] bool isShutTo(const QByteArray &house, qint64 now);

private:
    QHash<QByteArray, int> m_connections;
    QHash<QByteArray, Allowance> m_allowances;
    QHash<QByteArray, QList<qint64>> m_faults;
};

} // namespace sandbag
