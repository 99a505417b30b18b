// SPDX-License-Identifier: GPL-3.0-or-later
// What guests ask of one another while their match is under way, and what the host tells of it.
#include "table_host.h"

#include "company_limits.h"
#include "game_session.h"
#include "key_sign.h"
#include "match/match.h"
#include "match_files.h"
#include "meeting.h"
#include "remarks.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sandbag {

namespace {

/// Looks after silence this often in the time of a ping.
constexpr int kLooksAtGuests = 5;
/// Better players than these take too long for a table of people.
constexpr int kHighestLevel = 6;

int seatNumberIn(const JsonPlace &message, const char *key)
{
    return message.at(QString::fromUtf8(key)).integer(0, kMaxSeats - 1);
}

} // namespace

void TableHost::followConduct()
{
    setHeartbeat({});
    connect(&m_beat, &QTimer::timeout, this, &TableHost::beat);
    connect(&m_conduct, &TableConduct::changed, this, qOverload<>(&TableHost::tellTable));
    connect(&m_conduct, &TableConduct::changed, this, &TableHost::dealWhenReady);
    connect(&m_conduct, &TableConduct::remarked, this, &TableHost::tellRemark);
    connect(&m_conduct, &TableConduct::nudged, this, &TableHost::tellNudge);
    connect(&m_conduct, &TableConduct::standInsChanged, this, &TableHost::noteCompany);
}

void TableHost::setHeartbeat(const Heartbeat::Times &times)
{
    m_times = times;
    m_beat.setInterval(std::max(1, times.ping / kLooksAtGuests));
}

/// Everyone who sits at the table with a person.
void TableHost::beginConduct()
{
    SeatSet persons;
    SeatSet here;
    const auto &chairs = m_lobby.chairs();
    for (int seat = 0; seat < static_cast<int>(chairs.size()); ++seat) {
        const int person = chairs[static_cast<std::size_t>(seat)].person;
        if (person < 0)
            continue;
        persons.add(seat);
        if (person == kPersonAtHost)
            here.add(seat);
    }
    m_conduct.begin(persons, here);
    m_conduct.setEarlierStandIns({});
    tellTable();
}

void TableHost::beat()
{
    const auto guests = m_guests; // some of them may leave
    for (const auto &[number, guest] : guests) {
        const Heartbeat::Pulse pulse = guest->beat();
        const int seat = m_begun ? seatOf(*guest) : -1;
        if (pulse == Heartbeat::Pulse::gone)
            guest->drop();
        else if (seat >= 0)
            m_conduct.setPresence(seat, pulse == Heartbeat::Pulse::quiet ? Presence::quiet
                                                                         : Presence::here);
    }
    m_conduct.tick();
    endWaiting();
    if (m_guests.empty() && !m_begun && !m_places.isAnyoneAway())
        m_beat.stop();
}

// --- What is told -------------------------------------------------------------------------------

void TableHost::tellTable()
{
    for (const auto &[number, guest] : m_guests) {
        if (guest->isInside() && seatOf(*guest) >= 0)
            tellTable(*guest);
    }
}

void TableHost::tellTable(Guest &guest)
{
    if (m_conduct.hasBegun())
        guest.tell(tableMessage(m_conduct.state(), m_conduct.now()));
}

void TableHost::tellRemark(int seat, int number)
{
    for (const auto &[other, guest] : m_guests) {
        if (guest->isInside() && seatOf(*guest) != seat)
            guest->tell({{QStringLiteral("type"), QStringLiteral("remark")},
                         {QStringLiteral("seat"), seat},
                         {QStringLiteral("n"), number}});
    }
}

void TableHost::tellNudge(int seat, int from)
{
    if (Guest *guest = guestAt(seat))
        guest->tell(
            {{QStringLiteral("type"), QStringLiteral("nudge")}, {QStringLiteral("seat"), from}});
}

/// The member `company` of the match's record (FORMATS.md).
void TableHost::noteCompany()
{
    if (!m_session->hasMatch() || !m_conduct.hasBegun())
        return;
    QJsonArray seats;
    for (const auto &[seat, farSeat] : m_farSeats) {
        QJsonObject object{{QStringLiteral("seat"), seat}};
        if (!farSeat.key.isEmpty())
            object.insert(QStringLiteral("key"), keyName(farSeat.key));
        seats.append(object);
    }
    QJsonObject company{{QStringLiteral("elsewhere"), seats},
                        {QStringLiteral("agreed"), m_lobby.rulesHash()}};
    if (!m_table.isEmpty())
        company.insert(QStringLiteral("table"), m_table);
    if (const int host = m_lobby.chairOf(kPersonAtHost); host >= 0)
        company.insert(QStringLiteral("host"), host);
    if (const QJsonArray standIns = m_conduct.standIns(); !standIns.isEmpty())
        company.insert(QStringLiteral("stand_ins"), standIns);
    m_session->files().note(kCompanyMember, company);
}

// --- What is asked ------------------------------------------------------------------------------

void TableHost::answer(Guest &guest, const Refusal &refused, const JsonPlace &message)
{
    if (refused)
        guest.refuse(*refused, numberIn(message));
}

/// At a table whose host is no person the guests seat the computers themselves.
void TableHost::hearComputer(Guest &guest, const JsonPlace &message)
{
    if (m_begun)
        return;
    if (!m_neutral || m_lobby.chairOf(guest.number()) < 0) {
        guest.refuse(QT_TRANSLATE_NOOP("company", "Only the table's host can do this."),
                     numberIn(message));
        return;
    }
    const int chair = seatNumberIn(message, "n");
    const int level = message.has(QStringLiteral("level"))
                          ? message.at(QStringLiteral("level")).integer(0, kHighestLevel)
                          : 0;
    const QString name =
        oneLine(message.at(QStringLiteral("name")).text(), company_limit::name).trimmed();
    answer(guest,
           setComputer(chair, level == 0 ? QString() : freeName(name, m_lobby.names()),
                       QStringLiteral("level:%1").arg(level)),
           message);
}

void TableHost::hearBegin(Guest &guest, const JsonPlace &message)
{
    if (m_begun)
        return;
    if (!m_neutral || m_lobby.chairOf(guest.number()) < 0)
        guest.refuse(QT_TRANSLATE_NOOP("company", "Only the table's host can do this."),
                     numberIn(message));
    else
        answer(guest, begin(), message);
}

void TableHost::hearRemark(Guest &guest, const JsonPlace &message)
{
    const int number = message.at(QStringLiteral("n")).integer(0, kRemarks - 1);
    answer(guest, m_conduct.remark(seatOf(guest), number), message);
}

void TableHost::hearPause(Guest &guest, const JsonPlace &message)
{
    answer(guest, m_conduct.pause(seatOf(guest), pauseReasonIn(message.at(QStringLiteral("why")))),
           message);
}

void TableHost::hearTakeBack(Guest &guest, const JsonPlace &message)
{
    answer(guest, m_conduct.askTakeBack(seatOf(guest)), message);
}

void TableHost::hearConsent(Guest &guest, const JsonPlace &message)
{
    answer(guest, m_conduct.consent(seatOf(guest), message.at(QStringLiteral("yes")).boolean()),
           message);
}

void TableHost::hearChoose(Guest &guest, const JsonPlace &message)
{
    answer(guest,
           m_conduct.choose(seatOf(guest), seatNumberIn(message, "seat"),
                            awayChoiceIn(message.at(QStringLiteral("do")))),
           message);
}

/// Nothing is left to do: everything that a guest says gives them their seat back.
void TableHost::hearBack(Guest &, const JsonPlace &) {}

void TableHost::hearNudge(Guest &guest, const JsonPlace &message)
{
    answer(guest, m_conduct.nudge(seatOf(guest)), message);
}

} // namespace sandbag
