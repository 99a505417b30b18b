// SPDX-License-Identifier: GPL-3.0-or-later
// Who was let in before a match, and comes back when the connection was lost: to the same chair,
// for as long as people wait for one who is away.
#include "table_host.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace sandbag {

Sentence TableHost::otherConnection()
{
    return QT_TRANSLATE_NOOP("company",
                             "You are already at this table through another connection.");
}

int TableHost::placeClaimed(const Guest &guest) const
{
    return m_places.claimed(guest.knock().token, guest.key());
}

/// One who comes back has name and chair again, and a token that nobody has read. On a chair that
/// was lost meanwhile a computer may have the name.
void TableHost::takePlace(Guest &guest)
{
    const int before = placeClaimed(guest);
    const bool isBack = before >= 0;
    const QString name = isBack ? m_places.find(before)->name : guest.name();
    m_places.remove(before);
    std::set<QString> taken = m_lobby.names();
    taken.merge(m_places.names());
    const bool sits = isBack && m_lobby.chairOf(before) >= 0;
    guest.setName(sits ? name : freeName(name, taken));
    m_places.admit(guest.number(), {guest.name(), guest.key(), {}});
    if (!isBack)
        return;
    m_lobby.comeBack(before, guest.number());
    if (Guest *old = find(before))
        old->dismiss(otherConnection());
}

/// Who says goodbye, or was told to go, does not come back.
void TableHost::leavePlace(const Guest &guest)
{
    const int person = guest.number();
    m_swaps.erase(person);
    if (guest.isDismissed()) {
        m_places.remove(person);
        m_lobby.rise(person);
    } else {
        m_places.lose(person, waitedUntil());
        m_lobby.setAway(person);
    }
}

std::optional<qint64> TableHost::waitedUntil() const
{
    const int wait = m_conduct.awayRule().wait;
    return wait < 0 ? std::nullopt : std::optional(m_now() + wait);
}

void TableHost::endWaiting()
{
    const auto overdue = m_places.takeOverdue(m_now());
    if (overdue.empty())
        return;
    for (const int person : overdue)
        m_lobby.rise(person);
    tellLobby();
    emit guestLeft();
}

bool TableHost::isEmpty() const
{
    const auto &chairs = m_lobby.chairs();
    return m_guests.empty() &&
           (m_begun || std::none_of(chairs.begin(), chairs.end(),
                                    [](const Chair &chair) { return chair.away; }));
}

/// After a match: everyone who is there, and who is waited for, under the numbers that they have
/// now, by chair.
std::map<int, int> TableHost::placesAfterMatch()
{
    m_places.clear();
    std::map<int, int> persons;
    for (const auto &[number, guest] : m_guests) {
        if (guest->isInside() && seatOf(*guest) < 0)
            m_places.admit(number, {guest->name(), guest->key(), {}});
    }
    for (const auto &[seat, farSeat] : m_farSeats) {
        const Chair &chair = m_lobby.chairs()[static_cast<std::size_t>(seat)];
        Guest *guest = guestAt(seat);
        const auto known = m_conduct.state().persons.find(seat);
        if (farSeat.left || known == m_conduct.state().persons.end())
            continue;
        // For those who are away for so long a computer has played.
        if (!guest && known->second.presence != Presence::away)
            continue;
        persons[seat] = guest ? guest->number() : chair.person;
        m_places.admit(persons[seat], {chair.name, farSeat.key, farSeat.token});
        if (guest)
            guest->setName(chair.name);
        else
            m_places.lose(persons[seat], waitedUntil());
    }
    return persons;
}

void TableHost::markAway()
{
    for (const auto &[seat, farSeat] : m_farSeats) {
        if (!guestAt(seat))
            m_conduct.setPresence(seat, Presence::away);
    }
}

} // namespace sandbag
