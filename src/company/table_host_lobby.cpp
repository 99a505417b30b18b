// SPDX-License-Identifier: GPL-3.0-or-later
// What people at a table in company arrange before a match, and between two of them: changing
// chairs, playing again.
#include "table_host.h"

#include "game_session.h"
#include "match/match.h"
#include "meeting.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostGuestNumber = 1'000'000'000;

QJsonObject chairObject(const Chair &chair)
{
    QJsonObject object{{QStringLiteral("name"), chair.name}};
    if (chair.person >= 0) {
        object.insert(QStringLiteral("person"), chair.person);
        object.insert(QStringLiteral("agreed"), chair.agreed);
        if (chair.away)
            object.insert(QStringLiteral("away"), true);
    } else if (!chair.isEmpty()) {
        object.insert(QStringLiteral("player"), occupantOf(chair.player) == Occupant::program
                                                    ? QStringLiteral("computer")
                                                    : chair.player);
    }
    return object;
}

} // namespace

void TableHost::tellLobby()
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("lobby")}};
    QJsonArray chairs;
    for (const Chair &chair : m_lobby.chairs())
        chairs.append(chairObject(chair));
    message.insert(QStringLiteral("chairs"), chairs);
    if (!m_title.isEmpty())
        message.insert(QStringLiteral("table"), m_title);
    insertRules(message, m_lobby.rules());
    for (const auto &[number, guest] : m_guests) {
        if (!guest->isInside())
            continue;
        message.insert(QStringLiteral("you"), number);
        message.insert(QStringLiteral("name"), guest->name());
        message.remove(QStringLiteral("token")); // of the guest before
        if (const LobbyPlaces::Place *place = m_places.find(number)) {
            message.insert(QStringLiteral("token"), place->token);
            m_given.add(place->token);
        }
        guest->tellLobby(message);
    }
    emit lobbyChanged();
}

Refusal TableHost::sitHere(const QString &name, int chair)
{
    auto refused = m_lobby.sit(kPersonAtHost, name, chair);
    if (!refused)
        tellLobby();
    return refused;
}

void TableHost::riseHere()
{
    m_swaps.erase(kPersonAtHost);
    m_lobby.rise(kPersonAtHost);
    tellLobby();
}

Refusal TableHost::setComputer(int chair, const QString &name, const QString &player)
{
    auto refused = m_lobby.setComputer(chair, name, player);
    if (!refused)
        tellLobby();
    return refused;
}

Refusal TableHost::agreeHere()
{
    auto refused = m_lobby.agree(kPersonAtHost, m_lobby.rulesHash());
    if (!refused)
        tellLobby();
    return refused;
}

void TableHost::propose(const AgreedRules &rules)
{
    m_lobby.propose(rules);
    tellLobby();
}

// --- Playing again ------------------------------------------------------------------------------

/// Everyone else still looks at the result, and comes when they like: their chairs wait for them,
/// and for a while for those who have just lost the connection.
Refusal TableHost::playAgain(int seat)
{
    if (!m_begun) // someone was faster
        return std::nullopt;
    if (!m_session->hasMatch() || !m_session->match().over())
        return Sentence(QT_TRANSLATE_NOOP("company", "The match isn't over yet."));
    std::map<int, int> persons = placesAfterMatch();
    if (const int here = m_lobby.chairOf(kPersonAtHost); here >= 0)
        persons[here] = kPersonAtHost;
    const auto asker = persons.find(seat);
    m_lobby.reseat(persons);
    for (const auto &[chair, person] : persons) {
        if (const auto *place = m_places.find(person); place && place->away)
            m_lobby.setAway(person);
    }
    m_begun = false;
    m_earlier = std::exchange(m_farSeats, {});
    m_conduct.end();
    if (asker != persons.end())
        (void)m_lobby.agree(asker->second, m_lobby.rulesHash());
    tellLobby();
    return std::nullopt;
}

void TableHost::hearAgain(Guest &guest, const JsonPlace &message)
{
    const int seat = seatOf(guest);
    if (seat >= 0)
        answer(guest, playAgain(seat), message);
    else if (!m_begun && !m_lobby.agree(guest.number(), m_lobby.rulesHash()))
        tellLobby();
}

/// They are at the table of the match before, though their connection is another one.
bool TableHost::satBefore(const Guest &guest) const
{
    return !m_begun && std::any_of(m_earlier.begin(), m_earlier.end(), [&guest](const auto &seat) {
        const FarSeat &farSeat = seat.second;
        return !guest.knock().token.isEmpty() && farSeat.token == guest.knock().token &&
               farSeat.key == guest.key();
    });
}

// --- Changing chairs ----------------------------------------------------------------------------

/// One request a person: the next one takes its place.
Refusal TableHost::askSwap(int person, int chair)
{
    const int own = m_lobby.chairOf(person);
    if (m_begun || own < 0)
        return Sentence(QT_TRANSLATE_NOOP("company", "Take a seat first."));
    const auto &chairs = m_lobby.chairs();
    const bool isThere = chair >= 0 && chair < static_cast<int>(chairs.size());
    const int other = isThere ? chairs[static_cast<std::size_t>(chair)].person : -1;
    if (other < 0 || other == person || chairs[static_cast<std::size_t>(chair)].away)
        return Sentence(QT_TRANSLATE_NOOP("company", "There is nobody in that seat to ask."));
    const auto asked = m_swaps.find(person);
    if (asked != m_swaps.end() && asked->second == other) // and has not answered yet
        return std::nullopt;
    m_swaps.insert_or_assign(person, other);
    if (other == kPersonAtHost) {
        emit swapAsked(person, own);
        return std::nullopt;
    }
    if (Guest *guest = find(other))
        guest->tell({{QStringLiteral("type"), QStringLiteral("swap")},
                     {QStringLiteral("person"), person},
                     {QStringLiteral("n"), own}});
    return std::nullopt;
}

/// Where they sit by then.
void TableHost::answerSwap(int person, int asker, bool agrees)
{
    const auto asked = m_swaps.find(asker);
    if (m_begun || asked == m_swaps.end() || asked->second != person)
        return;
    m_swaps.erase(asked);
    const int from = m_lobby.chairOf(asker);
    const int to = m_lobby.chairOf(person);
    if (from < 0 || to < 0)
        return;
    if (agrees) {
        m_lobby.swap(from, to);
        tellLobby();
        return;
    }
    const QString name = m_lobby.chairs()[static_cast<std::size_t>(to)].name;
    const Sentence why(QT_TRANSLATE_NOOP("company", "%1 would rather not change seats."),
                       {name.toStdString()});
    if (Guest *guest = find(asker))
        guest->refuse(why);
    else if (asker == kPersonAtHost)
        emit swapRefused(why);
}

Refusal TableHost::askSwapHere(int chair)
{
    return askSwap(kPersonAtHost, chair);
}

void TableHost::answerSwapHere(int person, bool agrees)
{
    answerSwap(kPersonAtHost, person, agrees);
}

void TableHost::hearSwap(Guest &guest, const JsonPlace &message)
{
    const int chair = message.at(QStringLiteral("n")).integer(0, kMaxSeats - 1);
    answer(guest, askSwap(guest.number(), chair), message);
}

void TableHost::hearSwapAnswer(Guest &guest, const JsonPlace &message)
{
    answerSwap(guest.number(), message.at(QStringLiteral("person")).integer(0, kMostGuestNumber),
               message.at(QStringLiteral("yes")).boolean());
}

} // namespace sandbag
