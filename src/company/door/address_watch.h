// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

namespace sandbag {

/// What a door remembers of the addresses that knock: how many connections each has, and how often
/// it has tried what no honest program does. They count by their houses (SecureSockets::houseOf()).
/// Knows no clock: callers give the time in ms.
class AddressWatch
{
public:
    /// Faults within ten minutes, after which the door is shut to an address for as long.
    static constexpr int kMostFaults = 5;
    static constexpr qint64 kFaultsLast = 10 * 60 * 1000;

    [[nodiscard]] int connections(const QByteArray &house) const;
    void enter(const QByteArray &house);
    void leave(const QByteArray &house);

    void blame(const QByteArray &house, qint64 now);
    [[nodiscard]] bool isShutTo(const QByteArray &house, qint64 now);

private:
    QHash<QByteArray, int> m_connections;
    QHash<QByteArray, QList<qint64>> m_faults;
};

} // namespace sandbag
