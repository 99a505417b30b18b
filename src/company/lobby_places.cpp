// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby_places.h"

#include "seat_token.h"

#include <algorithm>
#include <utility>

namespace sandbag {

void LobbyPlaces::admit(int person, Place place)
{
    if (place.token.isEmpty())
        place.token = drawnSeatToken();
    m_places.insert_or_assign(person, std::move(place));
}

void LobbyPlaces::lose(int person, std::optional<qint64> until)
{
    const auto at = m_places.find(person);
    if (at == m_places.end())
        return;
    at->second.away = true;
    at->second.until = until;
}

std::vector<int> LobbyPlaces::takeOverdue(qint64 now)
{
    std::vector<int> overdue;
    for (const auto &[person, place] : m_places) {
        if (place.away && place.until && now >= *place.until)
            overdue.push_back(person);
    }
    for (const int person : overdue)
        m_places.erase(person);
    return overdue;
}

const LobbyPlaces::Place *LobbyPlaces::find(int person) const
{
    const auto at = m_places.find(person);
    return at == m_places.end() ? nullptr : &at->second;
}

int LobbyPlaces::claimed(const QString &token, const QByteArray &key) const
{
    return claimedPlace(m_places, token, key);
}

std::set<QString> LobbyPlaces::names() const
{
    std::set<QString> names;
    for (const auto &[person, place] : m_places)
        names.insert(place.name);
    return names;
}

bool LobbyPlaces::isAnyoneAway() const
{
    return std::any_of(m_places.begin(), m_places.end(),
                       [](const auto &place) { return place.second.away; });
}

} // namespace sandbag
