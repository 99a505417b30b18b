// SPDX-License-Identifier: GPL-3.0-or-later
// What a host keeps of a table besides the match itself, so that it can be opened again after the
// program has ended, in whatever way, and everyone finds their seat.
#include "table_host.h"

#include "company_limits.h"
#include "game_session.h"
#include "match/match.h"
#include "match_files.h"
#include "text/shown_text.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr int kMostPersons = 1'000'000'000;

/// What people are called is in the match alone, where a name can be forgotten.
QJsonObject keptChair(const Chair &chair)
{
    if (chair.person >= 0)
        return {{QStringLiteral("player"), chair.player}, {QStringLiteral("person"), chair.person}};
    return {{QStringLiteral("name"), chair.name}, {QStringLiteral("player"), chair.player}};
}

/// A chair without a name would be an empty one.
QString calledAt(const QList<SeatPlan> &seats, int seat)
{
    const QString name = seats.value(seat).name;
    return name.isEmpty() ? QStringLiteral("?") : name;
}

} // namespace

QJsonObject TableHost::kept() const
{
    QJsonArray chairs;
    for (const Chair &chair : m_lobby.chairs())
        chairs.append(keptChair(chair));
    QJsonArray seats;
    for (const auto &[seat, farSeat] : m_farSeats)
        seats.append(
            QJsonObject{{QStringLiteral("seat"), seat},
                        {QStringLiteral("token"), farSeat.token},
                        {QStringLiteral("key"), QString::fromLatin1(farSeat.key.toHex())}});
    QJsonObject kept{{QStringLiteral("format"), QStringLiteral("sandbag-table/1")},
                     {QStringLiteral("table"), m_table},
                     {QStringLiteral("chairs"), chairs},
                     {QStringLiteral("seats"), seats}};
    insertRules(kept, m_lobby.rules());
    return kept;
}

void TableHost::takeUp(const JsonPlace &kept)
{
    Q_ASSERT(!m_begun && m_session->hasMatch());
    Lobby lobby(readRulesOf(kept));
    const int players = static_cast<int>(lobby.chairs().size());
    if (m_session->match().context()->seating.players != players)
        kept.at(QStringLiteral("rules")).fail(QStringLiteral("of another match"));
    int seat = 0;
    for (const JsonPlace &place : kept.at(QStringLiteral("chairs")).items(players)) {
        const QString player = oneLine(place.at(QStringLiteral("player")).text());
        if (place.has(QStringLiteral("person"))) {
            const int person = place.at(QStringLiteral("person")).integer(0, kMostPersons);
            (void)lobby.sit(person, calledAt(m_session->seats(), seat), seat);
            m_lastGuest = std::max(m_lastGuest, person);
        } else {
            const QString name = place.at(QStringLiteral("name")).text();
            (void)lobby.setComputer(seat, oneLine(name, company_limit::name), player);
        }
        ++seat;
    }
    std::map<int, FarSeat> seats;
    for (const JsonPlace &place : kept.at(QStringLiteral("seats")).items()) {
        const int number = place.at(QStringLiteral("seat")).integer(0, players - 1);
        FarSeat farSeat(number);
        farSeat.token = place.at(QStringLiteral("token")).text();
        m_given.add(farSeat.token);
        farSeat.key = QByteArray::fromHex(place.at(QStringLiteral("key")).text().toLatin1());
        seats.insert({number, farSeat});
    }
    m_lobby = std::move(lobby);
    m_farSeats = std::move(seats);
    m_begun = true;
    QList<SeatPlan> plans = plan(0).seats;
    for (qsizetype at = 0; at < plans.size(); ++at) {
        plans[at].elsewhere = m_farSeats.count(static_cast<int>(at)) > 0;
        plans[at].name = m_session->seats().value(at).name;
    }
    m_session->setSeats(plans);
    beginConduct();
    m_conduct.setEarlierStandIns(m_session->files()
                                     .noted(kCompanyMember)
                                     .toObject()
                                     .value(QStringLiteral("stand_ins"))
                                     .toArray());
    markAway();
    m_beat.start();
}

} // namespace sandbag
