// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/address_watch.h"

namespace sandbag {

namespace {

/// Addresses remembered for their faults; of more, the oldest are forgotten.
constexpr qsizetype kMostRemembered = 4096;
constexpr int kHouse = 8; // bytes of an IPv6 address that a house does not choose

QByteArray houseOf(const QHostAddress &address)
{
    bool four = false;
    const quint32 number = address.toIPv4Address(&four); // "::ffff:1.2.3.4", too
    if (four)
        return QByteArray::number(number);
    const Q_IPV6ADDR six = address.toIPv6Address();
    return {reinterpret_cast<const char *>(six.c), kHouse};
}

bool isOver(qint64 since, qint64 now)
{
    return now - since > AddressWatch::kFaultsLast;
}

} // namespace

int AddressWatch::connections(const QHostAddress &address) const
{
    return m_connections.value(houseOf(address));
}

void AddressWatch::enter(const QHostAddress &address)
{
    ++m_connections[houseOf(address)];
}

void AddressWatch::leave(const QHostAddress &address)
{
    const auto at = m_connections.find(houseOf(address));
    if (at != m_connections.end() && --*at <= 0)
        m_connections.erase(at);
}

void AddressWatch::blame(const QHostAddress &address, qint64 now)
{
    if (m_faults.size() >= kMostRemembered)
        m_faults.removeIf([now](const auto &entry) { return isOver(entry.value().last(), now); });
    if (m_faults.size() >= kMostRemembered)
        m_faults.clear();
    QList<qint64> &faults = m_faults[houseOf(address)];
    faults.append(now);
    if (faults.size() > kMostFaults)
        faults.removeFirst();
}

bool AddressWatch::isShutTo(const QHostAddress &address, qint64 now)
{
    const auto at = m_faults.find(houseOf(address));
    if (at == m_faults.end())
        return false;
    if (isOver(at->last(), now)) {
        m_faults.erase(at);
        return false;
    }
    return at->size() >= kMostFaults && !isOver(at->first(), at->last());
}

} // namespace sandbag
