// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_plan.h"

#include "match/record.h"
#include "text/match_text.h"

#include <cassert>
#include <cstddef>

namespace sandbag {

SeatSet personsHere(const QList<SeatPlan> &seats)
{
    assert(seats.size() <= kMaxSeats);
    SeatSet persons;
    for (int seat = 0; seat < seats.size(); ++seat) {
        if (isPersonHere(seats, seat))
            persons.add(seat);
    }
    return persons;
}

bool isPersonHere(const QList<SeatPlan> &seats, int seat)
{
    return seat >= 0 && seat < seats.size() &&
           occupantOf(seats.at(seat).player) == Occupant::personHere;
}

QList<SeatPlan> seatsOf(const MatchRecord &record, int players)
{
    QList<SeatPlan> seats;
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        QString kind;
        if (place < record.players.size())
            kind = QString::fromStdString(record.players[place].kind);
        if (kind.isEmpty())
            kind = seat == 0 ? personKind() : QString::fromUtf8(kPlainComputer);
        seats.append({playerName(record, seat), kind});
    }
    return seats;
}

std::vector<PlayerRecord> playersOf(const QList<SeatPlan> &seats, const MatchRecord &before)
{
    std::vector<PlayerRecord> players = before.players;
    players.resize(static_cast<std::size_t>(seats.size()));
    for (qsizetype seat = 0; seat < seats.size(); ++seat) {
        PlayerRecord &player = players[static_cast<std::size_t>(seat)];
        player.name = seats[seat].name.toStdString();
        player.kind = seats[seat].player.toStdString();
    }
    return players;
}

} // namespace sandbag
