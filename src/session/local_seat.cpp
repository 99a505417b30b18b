// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_seat.h"

#include "act_pace.h"
#include "adviser.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "match_clock.h"
#include "match_files.h"
#include "take_back.h"

namespace sandbag {

LocalSeat::LocalSeat(GameSession *session, QObject *parent)
    : SeatAtMatch(parent), m_session(session)
{
    connect(session, &GameSession::rebuilt, this, &SeatAtMatch::rebuilt);
    connect(session, &GameSession::drawn, this, &SeatAtMatch::drawn);
    connect(session, &GameSession::cutAsked, this, &SeatAtMatch::cutAsked);
    connect(session, &GameSession::dealStarted, this, &SeatAtMatch::dealStarted);
    connect(session, &GameSession::happened, this, &SeatAtMatch::happened);
    connect(session, &GameSession::promptChanged, this, &SeatAtMatch::promptChanged);
    connect(session, &GameSession::matchEnded, this, &SeatAtMatch::matchEnded);
    connect(session, &GameSession::timeUp, this, &SeatAtMatch::timeUp);
    connect(&session->adviser(), &Adviser::given, this, &SeatAtMatch::hintReady);
}

std::shared_ptr<const RuleContext> LocalSeat::context() const
{
    return m_session->match().context();
}

const Standing &LocalSeat::standing() const
{
    return m_session->match().standing();
}

int LocalSeat::deals() const
{
    return static_cast<int>(m_session->match().results().size());
}

bool LocalSeat::dealOver() const
{
    return m_session->match().dealOver();
}

bool LocalSeat::hasDeal() const
{
    return m_session->match().deal() != nullptr;
}

TrickNow LocalSeat::trick() const
{
    const DealState *deal = m_session->match().deal();
    if (!deal)
        return {};
    const int done = deal->play.tricksPlayed;
    return {deal->play.inTrick,
            done > 0 ? deal->play.winners[static_cast<std::size_t>(done - 1)] : -1};
}

const Match *LocalSeat::whole() const
{
    return m_session->hasMatch() ? &m_session->match() : nullptr;
}

Occupant LocalSeat::occupant(int seat) const
{
    return occupantAt(m_session->seats(), seat);
}

QString LocalSeat::player(int seat) const
{
    return m_session->seats().value(seat).player;
}

QString LocalSeat::name(int seat) const
{
    return m_session->seats().value(seat).name;
}

SeatView LocalSeat::view(int seat) const
{
    return {*m_session->match().deal(), seat};
}

quint64 LocalSeat::seed() const
{
    return m_session->files().seed();
}

int LocalSeat::tempoLeft() const
{
    return m_session->clock().leftForCard();
}

bool LocalSeat::isPaused() const
{
    return m_session->pace().isPaused();
}

const MatchUse &LocalSeat::use() const
{
    return m_session->files().use();
}

void LocalSeat::setPaused(bool paused)
{
    m_session->pace().setPaused(paused);
}

void LocalSeat::setClockStopped(bool stopped)
{
    m_session->clock().setStopped(stopped);
}

Refusal LocalSeat::act(const Event &event)
{
    if (event.kind != EventKind::clock && !isHere(event.seat))
        return Sentence(QT_TRANSLATE_NOOP("session", "The player at that seat can't do that."));
    return m_session->act(event);
}

void LocalSeat::cut(const Cut &cut)
{
    if (isHere(beforeDeal().cutter))
        m_session->cut(cut);
}

bool LocalSeat::isAlone() const
{
    const auto &seats = m_session->seats();
    return personsAt(seats) == personsHere(seats);
}

bool LocalSeat::canUndo() const
{
    return hasMatch() && isAlone() && canTakeBack(match(), personsHere(m_session->seats()));
}

int LocalSeat::undoneSeat() const
{
    return hasMatch() ? seatTakenBack(match(), personsHere(m_session->seats())) : -1;
}

bool LocalSeat::canRedo() const
{
    return hasMatch() && isAlone() && match().canRedo();
}

void LocalSeat::requestHint()
{
    const int seat = seatAtTurn();
    if (!isPersonHere(m_session->seats(), seat) || !use().tutored || m_session->adviser().isAsked())
        return;
    m_session->files().countHelp(record_member::hints, seat);
    m_session->adviser().ask(seat, match());
}

void LocalSeat::countTutored()
{
    m_session->files().countHelp(record_member::tutored, seatAtTurn());
}

} // namespace sandbag
