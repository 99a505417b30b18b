// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_host.h"

#include "company_limits.h"
#include "game_session.h"
#include "match_clock.h"
#include "match_plan.h"
#include "meeting.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QRandomGenerator>

#include <array>
#include <utility>

namespace sandbag {

namespace {

/// Nobody can guess it: 32 bytes of the system's own chance, in hexadecimal digits.
QString freshToken()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return QString::fromLatin1(
        QByteArray(reinterpret_cast<const char *>(words.data()), sizeof words).toHex());
}

TickingClock machineClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

QJsonObject chairObject(const Chair &chair)
{
    QJsonObject object{{QStringLiteral("name"), chair.name}};
    if (chair.person >= 0) {
        object.insert(QStringLiteral("person"), chair.person);
        object.insert(QStringLiteral("agreed"), chair.agreed);
    } else if (!chair.isEmpty()) {
        object.insert(QStringLiteral("player"), occupantOf(chair.player) == Occupant::program
                                                    ? QStringLiteral("computer")
                                                    : chair.player);
    }
    return object;
}

} // namespace

TableHost::TableHost(GameSession *session, QObject *parent)
    : QObject(parent), m_session(session), m_now(machineClock())
{
    const auto follow = [this] { catchUpAll(); };
    connect(session, &GameSession::rebuilt, this, follow);
    connect(session, &GameSession::cutAsked, this, follow);
    connect(session, &GameSession::dealStarted, this, [this] {
        for (auto &[seat, far] : m_farSeats)
            far.ready = false;
        catchUpAll();
    });
    connect(session, &GameSession::happened, this, follow);
    connect(session, &GameSession::dealEnded, this, follow);
    connect(session, &GameSession::promptChanged, this, follow);
}

TableHost::~TableHost() = default;

void TableHost::setClock(TickingClock now)
{
    m_now = std::move(now);
}

// --- The door -----------------------------------------------------------------------------------

void TableHost::receive(std::unique_ptr<Wire> wire)
{
    auto *guest = new Guest(++m_lastGuest, std::move(wire), m_now, this);
    connect(guest, &Guest::knocking, this, [this, guest] { onKnocking(*guest); });
    connect(guest, &Guest::said, this,
            [this, guest](const QJsonObject &message) { onSaid(*guest, message); });
    connect(guest, &Guest::left, this, [this, guest] { onLeft(*guest); });
    m_guests[guest->number()] = guest;
    if (m_guests.size() > std::size_t{company_limit::guests})
        guest->dismiss(QT_TRANSLATE_NOOP("engine", "The table is full."));
}

/// Whoever holds the token of a seat has it at once: the old connection may only look as if it
/// stood.
void TableHost::onKnocking(Guest &guest)
{
    if (const int seat = seatOfToken(guest.token()); seat >= 0) {
        guest.letIn();
        takeSeat(guest, seat);
        return;
    }
    if (m_begun) {
        guest.dismiss(QT_TRANSLATE_NOOP("engine", "The match has begun."));
        return;
    }
    emit knocked(guest.number(), guest.name());
}

void TableHost::letIn(int number)
{
    Guest *guest = find(number);
    if (!guest || guest->stage() != Guest::Stage::knocked)
        return;
    std::set<QString> taken;
    for (const Chair &chair : m_lobby.chairs())
        taken.insert(chair.name);
    for (const auto &[other, inside] : m_guests) {
        if (inside->isInside())
            taken.insert(inside->name());
    }
    guest->setName(freeName(guest->name(), taken));
    guest->letIn();
    tellLobby();
}

void TableHost::turnAway(int number)
{
    if (Guest *guest = find(number); guest && guest->stage() == Guest::Stage::knocked)
        guest->dismiss(QT_TRANSLATE_NOOP("engine", "You were turned away."));
}

void TableHost::close()
{
    const auto guests = m_guests; // each of them leaves
    for (const auto &[number, guest] : guests)
        guest->dismiss(QT_TRANSLATE_NOOP("engine", "The door was closed."));
}

void TableHost::onLeft(Guest &guest)
{
    m_guests.erase(guest.number());
    guest.deleteLater();
    if (!m_begun) {
        m_lobby.rise(guest.number());
        tellLobby();
        return;
    }
    if (const int seat = seatOf(guest); seat >= 0) {
        m_farSeats.at(seat).guest = -1;
        emit presenceChanged(seat);
    }
}

Guest *TableHost::find(int number) const
{
    const auto at = m_guests.find(number);
    return at == m_guests.end() ? nullptr : at->second;
}

// --- The lobby ----------------------------------------------------------------------------------

void TableHost::tellLobby()
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("lobby")}};
    QJsonArray chairs;
    for (const Chair &chair : m_lobby.chairs())
        chairs.append(chairObject(chair));
    message.insert(QStringLiteral("chairs"), chairs);
    insertRules(message, m_lobby.rules());
    for (const auto &[number, guest] : m_guests) {
        if (!guest->isInside())
            continue;
        message.insert(QStringLiteral("you"), number);
        message.insert(QStringLiteral("name"), guest->name());
        guest->tell(message);
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

// --- The match ----------------------------------------------------------------------------------

MatchPlan TableHost::plan(quint64 seed) const
{
    MatchPlan plan;
    const AgreedRules &rules = m_lobby.rules();
    plan.rules = rules.rules;
    plan.base = QString::fromStdString(rules.base);
    plan.name = QString::fromStdString(rules.name);
    plan.seed = seed;
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
        return Sentence(QT_TRANSLATE_NOOP("engine", "The match has begun."));
    if (!m_lobby.isReady())
        return Sentence(
            QT_TRANSLATE_NOOP("engine", "Every seat must be taken, and everyone must agree."));
    m_begun = true;
    const auto &chairs = m_lobby.chairs();
    for (int seat = 0; seat < static_cast<int>(chairs.size()); ++seat) {
        const int person = chairs[static_cast<std::size_t>(seat)].person;
        if (person > kPersonAtHost)
            m_farSeats.insert({seat, FarSeat{SeatTeller(seat), {}, -1, false}});
        if (Guest *guest = find(person))
            takeSeat(*guest, seat);
    }
    m_session->newMatch(plan(seed));
    return std::nullopt;
}

/// With a new token each time: one that was read somewhere opens the seat once at most.
void TableHost::takeSeat(Guest &guest, int seat)
{
    FarSeat &taken = m_farSeats.at(seat);
    const int before = std::exchange(taken.guest, guest.number());
    if (Guest *old = find(before))
        old->dismiss(QT_TRANSLATE_NOOP("engine", "You sit at this table from another connection."));
    taken.token = freshToken();
    taken.teller.forget();
    guest.tell({{QStringLiteral("type"), QStringLiteral("seat")},
                {QStringLiteral("n"), seat},
                {QStringLiteral("token"), taken.token}});
    emit presenceChanged(seat);
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
    for (const auto &[seat, far] : m_farSeats) {
        if (far.guest == guest.number())
            return seat;
    }
    return -1;
}

int TableHost::seatOfToken(const QString &token) const
{
    for (const auto &[seat, far] : m_farSeats) {
        if (!token.isEmpty() && far.token == token)
            return seat;
    }
    return -1;
}

void TableHost::catchUp(int seat)
{
    Guest *guest = guestAt(seat);
    if (!guest || !m_session->hasMatch())
        return;
    const auto lines = m_farSeats.at(seat).teller.catchUp(
        m_session->match(), m_session->beforeDeal(), m_session->clock().leftForCard());
    for (const QJsonObject &line : lines)
        guest->tell(line);
}

void TableHost::catchUpAll()
{
    if (!m_begun)
        return;
    for (const auto &[seat, far] : m_farSeats)
        catchUp(seat);
}

} // namespace sandbag
