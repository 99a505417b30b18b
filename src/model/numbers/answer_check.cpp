// SPDX-License-Identifier: GPL-3.0-or-later
#include "numbers/answer_check.h"

#include "formats/occupant.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "named/named_player.h"
#include "text/match_text.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace sandbag {

namespace {

/// A player that thinks until its time is up may answer differently on another machine.
bool playsByTheClock(const QString &kind)
{
    const bool search = kind.startsWith(QStringLiteral("search"));
    return kind.startsWith(QStringLiteral("level:6")) ||
           (search && !kind.contains(QStringLiteral(":iterations="))) ||
           (search && kind.contains(QStringLiteral(":ms=")));
}

quint64 playerSeed(const QJsonObject &other, const DealSource *source, int seat)
{
    const QJsonArray seeds = other.value(record_member::playerSeeds).toArray();
    if (seat < seeds.size())
        return seeds.at(seat).toString().toULongLong();
    return source ? source->seedOfPlayer(seat) : 0;
}

} // namespace

AnswerCheck::AnswerCheck(const MatchRecord &record, const QJsonObject &other,
                         const DealSource *source, Verification &found)
    : m_found(found), m_source(source)
{
    const int players = Seating(record.rules).players;
    const bool seeds = source || other.contains(record_member::playerSeeds);
    SeatSet persons;
    QStringList unasked;
    for (int seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>(seat);
        const QString kind = place < record.players.size()
                                 ? QString::fromStdString(record.players[place].kind)
                                 : QString();
        std::unique_ptr<Player> player;
        if (kind == personKind())
            persons.add(seat);
        else if (seeds && !playsByTheClock(kind))
            player = makePlayer(kind.toStdString(), playerSeed(other, source, seat));
        if (!player && kind != personKind())
            unasked << isolated(playerName(record, seat));
        m_players.push_back(std::move(player));
    }
    m_referee.setPersons(persons);
    if (!unasked.isEmpty())
        m_found.notes << filled(
            SessionText::tr("%1's choices can't be checked: this computer player thinks for a "
                            "fixed time, or this program doesn't know this player."),
            {unasked.join(QStringLiteral(", "))});
}

/// What happens without a player's decision.
bool AnswerCheck::isOwnAct(const Match &match, const Event &event)
{
    if (!m_source)
        return false;
    const std::size_t deal = match.record().deals.size() - 1;
    const auto act = m_referee.actBeforeAsking(*match.deal(), m_source->seedOf(deal));
    return act && *act == event;
}

/// What the player says, or what is done in its place where that cannot be.
Event AnswerCheck::answerOf(const Match &match, const Event &event)
{
    const int seat = event.seat;
    const SeatView view(*match.deal(), seat);
    const MatchOutlook outlook{match.context(), match.standing()};
    Event own = m_players[static_cast<std::size_t>(seat)]->decide(view, outlook, m_stop).event;
    own.seat = static_cast<std::int8_t>(seat);
    if (own == event)
        return own;
    Match after = match; // a copy of it all, for what hardly ever happens
    if (!after.apply(own))
        return own;
    return m_referee.actInstead(after, outlook).value_or(own);
}

void AnswerCheck::complain(const Match &match, const Event &event, const Event &own)
{
    const auto deal = match.record().deals.size();
    const auto number = match.record().deals.back().events.size();
    m_found.faults.append(
        {SessionText::tr("deal %1, event %2, seat %3")
             .arg(QString::number(deal), QString::number(number), QString::number(event.seat)),
         SessionText::tr("Given what this seat could see, its computer player would choose “%1”, "
                         "but the match file says “%2”.")
             .arg(QString::fromStdString(toString(own)), QString::fromStdString(toString(event)))});
}

void AnswerCheck::check(const Match &match, const Event &event)
{
    const int seat = event.seat;
    if (seat < 0 || seat >= static_cast<int>(m_players.size()) ||
        !m_players[static_cast<std::size_t>(seat)])
        return;
    if (isOwnAct(match, event)) {
        ++m_found.answers;
        return;
    }
    if (match.deal()->seat != seat) // a renege that is challenged when the deal is over
        return;
    const Event own = answerOf(match, event);
    if (own == event)
        ++m_found.answers;
    else
        complain(match, event, own);
}

} // namespace sandbag
