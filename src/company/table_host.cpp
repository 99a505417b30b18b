// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_host.h"

#include "boot_clock.h"
#include "company_limits.h"
#include "game_session.h"
#include "match_clock.h"
#include "match_files.h"
#include "match_plan.h"
#include "meeting.h"
#include "seat_token.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <utility>

namespace sandbag {

namespace {

constexpr int kTellingName = 12;

} // namespace

TableHost::TableHost(GameSession *session, QObject *parent)
    : QObject(parent), m_session(session), m_now(bootClock()), m_conduct(session)
{
    const auto follow = [this] { catchUpAll(); };
    connect(session, &GameSession::rebuilt, this, follow);
    connect(session, &GameSession::cutAsked, this, follow);
    connect(session, &GameSession::dealStarted, this, follow);
    connect(session, &GameSession::happened, this, follow);
    connect(session, &GameSession::dealEnded, this, follow);
    connect(session, &GameSession::promptChanged, this, follow);
    followConduct();
}

TableHost::~TableHost() = default;

/// What it is told has another name after this program was started anew.
TableHost::FarSeat::FarSeat(int seat) : teller(seat)
{
    teller.setName(drawnSeatToken().left(kTellingName));
}

void TableHost::setClock(TickingClock now)
{
    m_now = std::move(now);
    m_conduct.setClock(m_now);
}

// --- The door -----------------------------------------------------------------------------------

void TableHost::receive(std::unique_ptr<Wire> wire)
{
    auto *guest = new Guest(++m_lastGuest, std::move(wire), m_now, this);
    connect(guest, &Guest::greeted, this, [this, guest] { onGreeted(*guest); });
    connect(guest, &Guest::cameIn, this, [this, guest] { onCameIn(*guest); });
    connect(guest, &Guest::knocking, this, [this, guest] { onKnocking(*guest); });
    connect(guest, &Guest::said, this,
            [this, guest](const QJsonObject &message) { onSaid(*guest, message); });
    connect(guest, &Guest::left, this, [this, guest] { onLeft(*guest); });
    guest->setHeartbeat(m_times);
    m_guests[guest->number()] = guest;
    if (!m_beat.isActive())
        m_beat.start();
    if (m_guests.size() > std::size_t{company_limit::guests})
        guest->dismiss(QT_TRANSLATE_NOOP("company", "The table is full."));
}

void TableHost::onGreeted(Guest &guest)
{
    if (!guest.table().isEmpty() && guest.table() != m_table)
        guest.dismiss(
            QT_TRANSLATE_NOOP("company", "The invitation is for a table that isn't open now."));
}

/// The one who holds the token of a seat has it at once: the old connection may only look as if it
/// stood.
void TableHost::onKnocking(Guest &guest)
{
    if (comesBack(guest))
        guest.letIn();
    else if (m_begun)
        guest.dismiss(QT_TRANSLATE_NOOP("company", "The match has already begun."));
    else if (dropEarlierKnock(guest); isCrowded(guest))
        guest.dismiss(QT_TRANSLATE_NOOP(
            "company", "The host is being asked about someone else. Try again in a moment."));
    else
        emit knocked(guest.number(), guest.name());
}

/// Whoever knocks anew has lost the connection before, though nothing may show that here yet.
void TableHost::dropEarlierKnock(const Guest &guest)
{
    const auto isEarlier = [&guest](const auto &entry) {
        const Guest &other = *entry.second;
        return &other != &guest && other.stage() == Guest::Stage::knocked &&
               !guest.key().isEmpty() && other.key() == guest.key();
    };
    const auto earlier = std::find_if(m_guests.begin(), m_guests.end(), isEarlier);
    if (earlier != m_guests.end())
        earlier->second->drop();
}

/// A token that opens nothing is remembered of its address: nobody is to try many. One that did
/// once is no guess: several people of one house may have been away for too long.
bool TableHost::comesBack(Guest &guest)
{
    if (m_begun ? seatClaimed(guest) >= 0 : placeClaimed(guest) >= 0 || satBefore(guest))
        return true;
    const QString &token = guest.knock().token;
    if (!token.isEmpty() && !m_given.contains(token))
        guest.blame();
    return false;
}

/// Nobody at the host's screen has to answer more questions than these.
bool TableHost::isCrowded(const Guest &guest) const
{
    int waiting = 0;
    for (const auto &[number, other] : m_guests) {
        if (other == &guest || other->stage() != Guest::Stage::knocked || other->isWanted())
            continue;
        ++waiting;
        if (!guest.address().isEmpty() && other->address() == guest.address())
            return true;
    }
    return waiting >= company_limit::knocks;
}

const Knock *TableHost::knock(int number) const
{
    const Guest *guest = find(number);
    return guest && guest->stage() == Guest::Stage::knocked ? &guest->knock() : nullptr;
}

bool TableHost::isInside(int number) const
{
    const Guest *guest = find(number);
    return guest && guest->isInside();
}

bool TableHost::isInvited(const Knock &knock) const
{
    return !m_secret.isEmpty() && knock.secret == m_secret;
}

void TableHost::letIn(int number)
{
    if (Guest *guest = find(number))
        guest->letIn();
}

void TableHost::onCameIn(Guest &guest)
{
    emit knockOver(guest.number());
    if (const int seat = seatClaimed(guest); seat >= 0) {
        takeSeat(guest, seat);
        return;
    }
    if (m_begun) {
        guest.dismiss(QT_TRANSLATE_NOOP("company", "The match has already begun."));
        return;
    }
    takePlace(guest);
    tellLobby();
}

void TableHost::turnAway(int number)
{
    if (Guest *guest = find(number); guest && guest->stage() == Guest::Stage::knocked)
        guest->dismiss(QT_TRANSLATE_NOOP("company", "The host did not admit you to the table."));
}

void TableHost::close()
{
    const auto guests = m_guests; // each of them leaves
    for (const auto &[number, guest] : guests)
        guest->dismiss(QT_TRANSLATE_NOOP("company", "The host closed the table."));
}

void TableHost::hangUp()
{
    const auto guests = m_guests; // each of them leaves
    for (const auto &[number, guest] : guests)
        guest->drop();
}

void TableHost::onLeft(Guest &guest)
{
    m_guests.erase(guest.number());
    guest.deleteLater();
    if (guest.stage() == Guest::Stage::knocked)
        emit knockOver(guest.number());
    if (!m_begun) {
        leavePlace(guest);
        tellLobby();
    } else if (const int seat = seatOf(guest); seat >= 0) {
        FarSeat &farSeat = m_farSeats.at(seat);
        farSeat.guest = -1;
        farSeat.left = guest.isDismissed();
        m_conduct.setPresence(seat, Presence::away);
        emit presenceChanged(seat);
        dealWhenReady();
    }
    emit guestLeft();
}

Guest *TableHost::find(int number) const
{
    const auto at = m_guests.find(number);
    return at == m_guests.end() ? nullptr : at->second;
}

// --- The match ----------------------------------------------------------------------------------

MatchPlan TableHost::plan(quint64 seed) const
{
    MatchPlan plan;
    const AgreedRules &rules = m_lobby.rules();
    plan.rules = rules.rules;
    plan.base = QString::fromStdString(rules.base);
    plan.name = QString::fromStdString(rules.name);
    plan.seed = seed;
    plan.use.tutored = false; // nobody at this table is helped
    for (const Chair &chair : m_lobby.chairs()) {
        SeatPlan seat{chair.name, chair.player};
        seat.elsewhere = chair.person > kPersonAtHost;
        plan.seats.append(seat);
    }
    return plan;
}

Refusal TableHost::begin(quint64 seed)
{
    if (m_begun)
        return Sentence(QT_TRANSLATE_NOOP("company", "The match has already begun."));
    if (Refusal why = m_lobby.whyNotReady())
        return why;
    m_begun = true;
    m_earlier.clear();
    m_swaps.clear();
    const auto &chairs = m_lobby.chairs();
    for (int seat = 0; seat < static_cast<int>(chairs.size()); ++seat) {
        const int person = chairs[static_cast<std::size_t>(seat)].person;
        if (person > kPersonAtHost)
            m_farSeats.insert({seat, FarSeat(seat)});
        if (Guest *guest = find(person))
            takeSeat(*guest, seat);
    }
    m_places.clear();
    beginConduct();
    m_session->newMatch(plan(seed));
    noteCompany();
    return std::nullopt;
}

/// With a new token each time: one that was read somewhere opens the seat once at most.
void TableHost::takeSeat(Guest &guest, int seat)
{
    FarSeat &taken = m_farSeats.at(seat);
    const int before = std::exchange(taken.guest, guest.number());
    if (Guest *old = find(before))
        old->dismiss(otherConnection());
    taken.token = drawnSeatToken();
    m_given.add(taken.token);
    taken.key = guest.key();
    taken.left = false;
    taken.teller.resume(guest.knock().heard);
    guest.forgetLobby();
    guest.tell({{QStringLiteral("type"), QStringLiteral("seat")},
                {QStringLiteral("n"), seat},
                {QStringLiteral("token"), taken.token}});
    const TableState stood = m_conduct.state();
    m_conduct.comeBack(seat); // the older connection may have stood until now
    m_conduct.setPresence(seat, Presence::here);
    if (m_conduct.state() == stood) // otherwise everyone has been told
        tellTable(guest);
    emit presenceChanged(seat);
    emit keptChanged();
    catchUp(seat);
}

bool TableHost::isPresent(int seat) const
{
    return guestAt(seat) != nullptr;
}

Guest *TableHost::guestAt(int seat) const
{
    const auto at = m_farSeats.find(seat);
    return at == m_farSeats.end() ? nullptr : find(at->second.guest);
}

int TableHost::seatOf(const Guest &guest) const
{
    for (const auto &[seat, farSeat] : m_farSeats) {
        if (farSeat.guest == guest.number())
            return seat;
    }
    return -1;
}

int TableHost::seatClaimed(const Guest &guest) const
{
    return claimedPlace(m_farSeats, guest.knock().token, guest.key());
}

/// While seats are taken for the next match the session still has the one before, which may be of
/// fewer seats.
void TableHost::catchUp(int seat)
{
    if (!m_session->hasMatch() || !m_conduct.hasBegun())
        return;
    SeatTeller &teller = m_farSeats.at(seat).teller;
    const BeforeDeal before = m_session->beforeDeal();
    Guest *guest = guestAt(seat);
    if (!guest) {
        teller.look(m_session->match(), before.draw);
        return;
    }
    const auto lines = teller.catchUp(m_session->match(), before, m_session->clock().leftForCard());
    for (const QJsonObject &line : lines)
        guest->tell(line);
}

void TableHost::catchUpAll()
{
    if (!m_begun)
        return;
    if (m_savingFirst && m_session->hasMatch() && m_session->match().dealOver())
        m_session->files().flush();
    for (const auto &[seat, farSeat] : m_farSeats)
        catchUp(seat);
}

} // namespace sandbag
