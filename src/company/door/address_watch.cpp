// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/address_watch.h"

namespace sandbag {

namespace {

/// Addresses remembered for their pace, and for their faults; where there are more, all are
/// forgotten whose time is not over either.
constexpr qsizetype kMostRemembered = 4096;

bool isOver(qint64 since, qint64 now)
{
    return now - since > AddressWatch::kFaultsLast;
}

} // namespace

int AddressWatch::connections(const QByteArray &house) const
{
    return m_connections.value(house);
}

void AddressWatch::enter(const QByteArray &house)
{
    ++m_connections[house];
}

void AddressWatch::leave(const QByteArray &house)
{
    const auto at = m_connections.find(house);
    if (at != m_connections.end() && --*at <= 0)
        m_connections.erase(at);
}

bool AddressWatch::allows(const QByteArray &house, qint64 now)
{
    auto at = m_allowances.find(house);
    if (at == m_allowances.end()) {
        if (m_allowances.size() >= kMostRemembered)
            m_allowances.clear(); // whoever has thousands of addresses needs no second measure
        at = m_allowances.insert(house, {kConnectionsPerSecond, kConnectionsAtOnce});
    }
    return at->take(now);
}

void AddressWatch::blame(const QByteArray &house, qint64 now)
{
    if (m_faults.size() >= kMostRemembered)
        m_faults.removeIf([now](const auto &entry) { return isOver(entry.value().last(), now); });
    if (m_faults.size() >= kMostRemembered)
        m_faults.clear();
    QList<qint64> &faults = m_faults[house];
    faults.append(now);
    if (faults.size() > kMostFaults)
        faults.removeFirst();
}

bool AddressWatch::isShutTo(const QByteArray &house, qint64 now)
{
    const auto at = m_faults.find(house);
    if (at == m_faults.end())
        return false;
    if (isOver(at->last(), now)) {
        m_faults.erase(at);
        return false;
    }
    return at->size() >= kMostFaults && !isOver(at->first(), at->last());
}

} // namespace sandbag
