// SPDX-License-Identifier: GPL-3.0-or-later
#include "seat_plan.h"

#include "match/record.h"
#include "text/match_text.h"

#include <cassert>
#include <cstddef>

namespace sandbag {

namespace {

SeatSet seatsWhere(const QList<SeatPlan> &seats, bool (*holds)(const QList<SeatPlan> &, int))
{
    assert(seats.size() <= kMaxSeats);
    SeatSet found;
    for (int seat = 0; seat < seats.size(); ++seat) {
        if (holds(seats, seat))
            found.add(seat);
    }
    return found;
}

} // namespace

Occupant occupantAt(const QList<SeatPlan> &seats, int seat)
{
    const SeatPlan plan = seats.value(seat);
    const Occupant there = occupantOf(plan.player);
    return there == Occupant::personHere && plan.elsewhere ? Occupant::personElsewhere : there;
}

SeatSet personsHere(const QList<SeatPlan> &seats)
{
    return seatsWhere(seats, isPersonHere);
}

int firstHere(const QList<SeatPlan> &seats)
{
    int seat = 0;
    while (seat < seats.size() && !isPersonHere(seats, seat))
        ++seat;
    return seat < seats.size() ? seat : 0;
}

bool isPersonHere(const QList<SeatPlan> &seats, int seat)
{
    return occupantAt(seats, seat) == Occupant::personHere;
}

SeatSet personsAt(const QList<SeatPlan> &seats)
{
    return seatsWhere(seats, isPersonAt);
}

bool isPersonAt(const QList<SeatPlan> &seats, int seat)
{
    const Occupant there = occupantAt(seats, seat);
    return there == Occupant::personHere || there == Occupant::personElsewhere;
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
        const QString name = playerName(record, seat);
        const bool usual = occupantOf(kind) == Occupant::personHere && isUsualName(name);
        seats.append({usual ? usualName() : name, kind});
    }
    return seats;
}

std::vector<PlayerRecord> playersOf(const QList<SeatPlan> &seats, const MatchRecord &before)
{
    std::vector<PlayerRecord> players = before.players;
    players.resize(static_cast<std::size_t>(seats.size()));
    for (qsizetype seat = 0; seat < seats.size(); ++seat) {
        PlayerRecord &player = players[static_cast<std::size_t>(seat)];
        player.name = keptName(seats[seat].name).toStdString();
        player.kind = seats[seat].player.toStdString();
    }
    return players;
}

} // namespace sandbag
