// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_guest.h"

#include "company_limits.h"
#include "facts/per_seat.h"
#include "formats/occupant.h"
#include "meeting.h"
#include "remote_seat.h"
#include "setup/seating.h"
#include "text/shown_text.h"
#include "wire.h"

#include <QCoreApplication>
#include <QSet>

#include <utility>

namespace sandbag {

namespace {

constexpr int kMostGuests = 1'000'000'000;
constexpr qsizetype kMostHash = 64;

/// Types of lines that are the seat's.
bool isOfMatch(const QString &type)
{
    static const QSet<QString> types{QStringLiteral("match"), QStringLiteral("deal"),
                                     QStringLiteral("event"), QStringLiteral("act"),
                                     QStringLiteral("wait"),  QStringLiteral("result"),
                                     QStringLiteral("whole")};
    return types.contains(type);
}

Chair readChair(const JsonPlace &place)
{
    Chair chair;
    chair.name = oneLine(place.at(QStringLiteral("name")).text());
    if (place.has(QStringLiteral("person"))) {
        chair.person = place.at(QStringLiteral("person")).integer(0, kMostGuests);
        chair.player = personKind();
        chair.agreed = place.at(QStringLiteral("agreed")).boolean();
    } else if (place.has(QStringLiteral("player"))) {
        chair.player = shortened(place.at(QStringLiteral("player")).text());
    }
    return chair;
}

} // namespace

TableGuest::TableGuest(std::unique_ptr<Wire> wire, RemoteSeat *seat, const QString &name,
                       const QString &token, QObject *parent)
    : QObject(parent),
      m_link(std::move(wire), company_limit::hostLine),
      m_seat(seat),
      m_name(name),
      m_token(token)
{
    connect(&m_link, &LineLink::heard, this, &TableGuest::hear);
    connect(&m_link, &LineLink::senseless, this, &TableGuest::finish);
    connect(&m_link, &LineLink::closed, this, [this] { finish({}); });
    connect(m_seat, &RemoteSeat::senseless, this, [this] {
        finish(QT_TRANSLATE_NOOP("engine", "What the table's host tells does not fit together; the "
                                           "connection was closed."));
    });
    m_seat->setSend([this](const QJsonObject &line) { m_link.tell(line); });
    m_link.tell(helloMessage(ownHello()));
}

TableGuest::~TableGuest()
{
    if (!m_finished)
        m_seat->setSend({});
}

void TableGuest::finish(const Sentence &why)
{
    if (std::exchange(m_finished, true))
        return;
    m_seat->setSend({});
    m_link.close();
    emit ended(why);
}

// --- What is heard ------------------------------------------------------------------------------

/// A type that this program does not know is passed over: a newer host may say more.
void TableGuest::hear(const QJsonObject &message)
{
    const QString type = message.value(QStringLiteral("type")).toString();
    if (m_greeted && isOfMatch(type)) {
        m_seat->hear(message);
        return;
    }
    try {
        const JsonPlace place(message);
        if (type == QStringLiteral("hello"))
            hearHello(place);
        else if (type == QStringLiteral("lobby"))
            hearLobby(place);
        else if (type == QStringLiteral("seat"))
            hearSeat(place);
        else if (type == QStringLiteral("refused"))
            hearRefused(place);
        else if (type == QStringLiteral("bye"))
            hearBye(place);
    } catch (const JsonFault &) {
        finish(QT_TRANSLATE_NOOP("engine", "The other program sent something unreadable; the "
                                           "connection was closed."));
    }
}

void TableGuest::hearHello(const JsonPlace &message)
{
    if (const Refusal why = whyNotTogether(ownHello(), readHello(message))) {
        finish(*why);
        return;
    }
    m_greeted = true;
    QJsonObject knock{{QStringLiteral("type"), QStringLiteral("knock")},
                      {QStringLiteral("name"), m_name}};
    if (!m_token.isEmpty())
        knock.insert(QStringLiteral("token"), m_token);
    m_link.tell(knock);
}

void TableGuest::hearLobby(const JsonPlace &message)
{
    HeardLobby lobby;
    lobby.you = message.at(QStringLiteral("you")).integer(1, kMostGuests);
    lobby.name = oneLine(message.at(QStringLiteral("name")).text());
    lobby.rules = readRulesOf(message);
    lobby.hash = message.at(QStringLiteral("hash")).text().left(kMostHash);
    const int players = Seating(lobby.rules.rules).players;
    for (const JsonPlace &chair : message.at(QStringLiteral("chairs")).items(players))
        lobby.chairs.push_back(readChair(chair));
    if (lobby.hash != hashOf(lobby.rules)) // agreed on must be what is shown
        message.at(QStringLiteral("hash")).fail(QStringLiteral("of other rules"));
    m_lobby = std::move(lobby);
    emit lobbyChanged();
}

void TableGuest::hearSeat(const JsonPlace &message)
{
    const int seat = message.at(QStringLiteral("n")).integer(0, kMaxSeats - 1);
    m_token = message.at(QStringLiteral("token")).text();
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

// --- What is said -------------------------------------------------------------------------------

void TableGuest::say(const char *type)
{
    m_link.tell({{QStringLiteral("type"), QString::fromUtf8(type)}});
}

void TableGuest::sit(int chair)
{
    m_link.tell({{QStringLiteral("type"), QStringLiteral("sit")}, {QStringLiteral("n"), chair}});
}

void TableGuest::rise()
{
    say("rise");
}

void TableGuest::propose(const AgreedRules &rules)
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("propose")}};
    insertRules(message, rules);
    m_link.tell(message);
}

void TableGuest::agree()
{
    m_link.tell({{QStringLiteral("type"), QStringLiteral("agree")},
                 {QStringLiteral("hash"), m_lobby.hash}});
}

void TableGuest::leave()
{
    say("leave");
}

} // namespace sandbag
