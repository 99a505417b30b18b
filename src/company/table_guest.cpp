// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_guest.h"

#include "boot_clock.h"
#include "company_limits.h"
#include "facts/per_seat.h"
#include "formats/occupant.h"
#include "meeting.h"
#include "remarks.h"
#include "remote_seat.h"
#include "setup/seating.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostGuests = 1'000'000'000;
constexpr qsizetype kMostHash = 64;
/// Looks after silence this often in the time of a ping.
constexpr int kLooksPerPing = 5;

constexpr const char *kUnreadable =
    QT_TRANSLATE_NOOP("company", "The other program sent something unreadable; the connection was "
                                 "closed.");

/// Types of lines that are the seat's.
bool isOfMatch(const QString &type)
{
    static const QSet<QString> types{QStringLiteral("match"), QStringLiteral("deal"),
                                     QStringLiteral("event"), QStringLiteral("act"),
                                     QStringLiteral("wait"),  QStringLiteral("result"),
                                     QStringLiteral("whole")};
    return types.contains(type);
}

QString readToken(const JsonPlace &place)
{
    if (place.text().size() > company_limit::token)
        place.fail(QStringLiteral("too long"));
    return place.text();
}

Chair readChair(const JsonPlace &place)
{
    Chair chair;
    chair.name = oneLine(place.at(QStringLiteral("name")).text());
    if (place.has(QStringLiteral("person"))) {
        chair.person = place.at(QStringLiteral("person")).integer(0, kMostGuests);
        chair.player = personKind();
        chair.agreed = place.at(QStringLiteral("agreed")).boolean();
        chair.away =
            place.has(QStringLiteral("away")) && place.at(QStringLiteral("away")).boolean();
    } else if (place.has(QStringLiteral("player"))) {
        chair.player = shortened(place.at(QStringLiteral("player")).text());
    }
    return chair;
}

} // namespace

TableGuest::TableGuest(std::unique_ptr<Wire> wire, RemoteSeat *seat, const KnockPlan &plan,
                       QObject *parent)
    : QObject(parent),
      m_link(std::move(wire), company_limit::hostLine),
      m_seat(seat),
      m_plan(plan),
      m_token(plan.token),
      m_now(bootClock())
{
    setHeartbeat({});
    m_heartbeat.heard(m_now());
    connect(&m_beat, &QTimer::timeout, this, &TableGuest::beat);
    m_beat.start();
    connect(&m_link, &LineLink::stirred, this, [this] {
        m_heartbeat.heard(m_now());
        emit heard();
    });
    connect(&m_link, &LineLink::heard, this, &TableGuest::hear);
    connect(&m_link, &LineLink::senseless, this, &TableGuest::finish);
    connect(&m_link, &LineLink::closed, this, [this] { finish({}); });
    connect(m_seat, &RemoteSeat::senseless, this, [this] {
        finish(QT_TRANSLATE_NOOP(
            "company", "The table's host sent contradictory data; the connection was closed."));
    });
    m_seat->setSend([this](const QJsonObject &line) { send(line); });
    if (!m_link.keys().there.isEmpty() && !m_plan.wasInside)
        m_number = drawnMeetingNumber();
    Hello hello = ownHello();
    hello.table = m_plan.table;
    send(helloMessage(hello));
    send(pingMessage()); // from now on the host judges a silence that begins at any time
    knock();
}

/// In one with `hello`: on a slow connection each answer that is waited for costs as much as many
/// lines. A host of another protocol passes it over.
void TableGuest::knock()
{
    QJsonObject line{{QStringLiteral("type"), QStringLiteral("knock")},
                     {QStringLiteral("name"), m_plan.name}};
    if (!m_token.isEmpty()) {
        line.insert(QStringLiteral("token"), m_token);
        const HeardBefore heard = m_seat->heardBefore();
        m_goesOn = !heard.telling.isEmpty();
        if (m_goesOn)
            line.insert(QStringLiteral("heard"), heardBeforeObject(heard));
    }
    if (!m_plan.secret.isEmpty())
        line.insert(QStringLiteral("secret"), m_plan.secret);
    if (!m_number.isEmpty()) {
        m_waits = true;
        line.insert(QStringLiteral("commitment"),
                    QString::fromLatin1(commitmentTo(m_number).toHex()));
    }
    send(line);
}

TableGuest::~TableGuest()
{
    if (!m_finished)
        m_seat->setSend({});
}

void TableGuest::setClock(TickingClock now)
{
    m_now = std::move(now);
    m_budget = {company_limit::hostLinesPerSecond, company_limit::hostLinesAtOnce};
    setHeartbeat(m_heartbeat.times());
}

void TableGuest::setHeartbeat(const Heartbeat::Times &times)
{
    m_heartbeat = Heartbeat(times);
    m_heartbeat.heardPing(); // every host of ours says it
    m_heartbeat.heard(m_now());
    m_beat.setInterval(std::max(1, times.ping / kLooksPerPing));
}

void TableGuest::send(const QJsonObject &line)
{
    m_heartbeat.said(m_now());
    m_link.tell(line);
}

void TableGuest::beat()
{
    const qint64 now = m_now();
    if (m_greeted && m_heartbeat.mustPing(now))
        send(pingMessage());
    const Heartbeat::Pulse pulse = m_heartbeat.pulse(now);
    if (pulse == Heartbeat::Pulse::gone) {
        m_link.abort(); // finish() follows
        return;
    }
    const bool quiet = pulse == Heartbeat::Pulse::quiet;
    if (std::exchange(m_quiet, quiet) != quiet)
        emit quietChanged(quiet);
}

void TableGuest::finish(const Sentence &why)
{
    if (std::exchange(m_finished, true))
        return;
    m_beat.stop();
    m_seat->setSend({});
    m_link.close();
    emit ended(why);
}

void TableGuest::hangUp()
{
    leave();
    if (std::exchange(m_finished, true))
        return;
    m_beat.stop();
    m_seat->setSend({});
    m_link.close();
}

// --- What is heard ------------------------------------------------------------------------------

/// A type that this program does not know is passed over: a newer host may say more.
void TableGuest::hear(const QJsonObject &message)
{
    if (!m_budget.take(m_now(), 1 + double(m_link.heardBytes() / 1024))) {
        finish(
            QT_TRANSLATE_NOOP("company", "Too much was sent at once; the connection was closed."));
        return;
    }
    const QString type = message.value(QStringLiteral("type")).toString();
    try {
        const JsonPlace place(message);
        if (m_inside && isOfMatch(type))
            hearOfMatch(type, place);
        else if (type == QStringLiteral("bye"))
            hearBye(place);
        else if (isMeeting(type, place))
            return;
        else if (type == QStringLiteral("lobby"))
            hearLobby(place);
        else if (type == QStringLiteral("seat"))
            hearSeat(place);
        else if (type == QStringLiteral("refused"))
            hearRefused(place);
        else if (type == QStringLiteral("table"))
            hearTable(place);
        else if (type == QStringLiteral("remark"))
            hearRemark(place);
        else if (type == QStringLiteral("nudge"))
            hearNudge(place);
        else if (type == QStringLiteral("swap"))
            hearSwap(place);
    } catch (const JsonFault &) {
        finish(kUnreadable);
    }
}

/// Until both ends have met, a host has nothing else to say: what it says too early is unreadable.
bool TableGuest::isMeeting(const QString &type, const JsonPlace &message)
{
    if (m_inside)
        return false;
    if (!m_greeted) {
        if (type == QStringLiteral("hello"))
            hearHello(message);
        return true;
    }
    if (m_waits && type == QStringLiteral("number") && !m_cards)
        hearNumber(message);
    else if (m_waits && type != QStringLiteral("refused") && type != QStringLiteral("ping"))
        finish(kUnreadable);
    else
        return false;
    return true;
}

void TableGuest::hearHello(const JsonPlace &message)
{
    if (const Refusal why = whyNotTogether(ownHello(), readHello(message))) {
        finish(*why);
        return;
    }
    m_greeted = true;
}

void TableGuest::hearNumber(const JsonPlace &message)
{
    const QByteArray hex = message.at(QStringLiteral("number")).text().toLatin1();
    const QByteArray theirs = QByteArray::fromHex(hex);
    if (theirs.size() != kMeetingNumber || theirs.toHex() != hex) {
        finish(kUnreadable);
        return;
    }
    send({{QStringLiteral("type"), QStringLiteral("number")},
          {QStringLiteral("number"), QString::fromLatin1(m_number.toHex())}});
    const WireKeys keys = m_link.keys();
    m_cards = fiveCardsOf({m_number, theirs, keys.here, keys.there});
    if (m_plan.knowsHost)
        confirmCards();
    else
        emit cardsShown();
}

void TableGuest::confirmCards()
{
    if (std::exchange(m_waits, false))
        say("same");
}

void TableGuest::enter()
{
    if (!std::exchange(m_inside, true))
        emit cameIn();
}

void TableGuest::hearLobby(const JsonPlace &message)
{
    HeardLobby lobby;
    lobby.you = message.at(QStringLiteral("you")).integer(1, kMostGuests);
    lobby.name = oneLine(message.at(QStringLiteral("name")).text());
    if (message.has(QStringLiteral("table")))
        lobby.table = oneLine(message.at(QStringLiteral("table")).text(), company_limit::tableName);
    lobby.rules = readRulesOf(message);
    lobby.hash = message.at(QStringLiteral("hash")).text().left(kMostHash);
    const int players = Seating(lobby.rules.rules).players;
    for (const JsonPlace &chair : message.at(QStringLiteral("chairs")).items(players))
        lobby.chairs.push_back(readChair(chair));
    if (lobby.hash != hashOf(lobby.rules)) // agreed on must be what is shown
        message.at(QStringLiteral("hash")).fail(QStringLiteral("of other rules"));
    if (message.has(QStringLiteral("token")))
        m_token = readToken(message.at(QStringLiteral("token")));
    m_lobby = std::move(lobby);
    enter();
    emit lobbyChanged();
}

void TableGuest::hearSeat(const JsonPlace &message)
{
    const int seat = message.at(QStringLiteral("n")).integer(0, kMaxSeats - 1);
    m_token = readToken(message.at(QStringLiteral("token")));
    m_players = 0;
    enter();
    emit seated(seat);
}

/// The table in front of the seat says it where it says what may not be done.
void TableGuest::hearRefused(const JsonPlace &message)
{
    const ToldSentence why(message.at(QStringLiteral("why")));
    emit refused(why.sentence());
    if (message.has(QStringLiteral("no")))
        emit m_seat->refused(why.sentence());
}

void TableGuest::hearBye(const JsonPlace &message)
{
    if (!message.has(QStringLiteral("why"))) {
        finish({});
        return;
    }
    const ToldSentence why(message.at(QStringLiteral("why")));
    finish(why.sentence());
}

/// A match begins with its line, or goes on where the seat had heard of it before.
void TableGuest::hearOfMatch(const QString &type, const JsonPlace &message)
{
    if (type == QStringLiteral("match"))
        hearPlayers(message);
    else if (m_players == 0) {
        if (!m_goesOn)
            message.fail(QStringLiteral("of no match"));
        m_players = m_seat->context()->seating.players;
        if (lastSeatOf(m_state) >= m_players)
            message.fail(QStringLiteral("of another match"));
    }
    m_seat->hear(message.object());
}

/// Of the match that begins; what was said of its people came before it.
void TableGuest::hearPlayers(const JsonPlace &message)
{
    m_goesOn = false; // the match before is void, whatever becomes of this line
    const JsonPlace players = message.at(QStringLiteral("players"));
    m_players = players.integer(1, kMaxSeats);
    if (lastSeatOf(m_state) >= m_players)
        players.fail(QStringLiteral("fewer than sit there"));
}

void TableGuest::hearTable(const JsonPlace &message)
{
    TableState state = readTable(message, m_now());
    if (m_players > 0 && lastSeatOf(state) >= m_players)
        message.fail(QStringLiteral("more than sit there"));
    m_state = std::move(state);
    emit stateChanged();
}

/// Someone who sits at the match that has begun.
int TableGuest::playerIn(const JsonPlace &message) const
{
    return message.at(QStringLiteral("seat")).integer(0, m_players - 1);
}

void TableGuest::hearRemark(const JsonPlace &message)
{
    emit remarked(playerIn(message), message.at(QStringLiteral("n")).integer(0, kRemarks - 1));
}

void TableGuest::hearNudge(const JsonPlace &message)
{
    emit nudged(playerIn(message));
}

void TableGuest::hearSwap(const JsonPlace &message)
{
    emit swapAsked(message.at(QStringLiteral("person")).integer(0, kMostGuests),
                   message.at(QStringLiteral("n")).integer(0, kMaxSeats - 1));
}

} // namespace sandbag
