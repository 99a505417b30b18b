// SPDX-License-Identifier: GPL-3.0-or-later
#include "local_seat.h"

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
    connect(session, &GameSession::hintReady, this, &SeatAtMatch::hintReady);
}

std::shared_ptr<const RuleContext> LocalSeat::table() const
{
    return m_session->match().table();
}

const Standing &LocalSeat::standing() const
{
    return m_session->match().standing();
}

int LocalSeat::deals() const
{
    return static_cast<int>(m_session->match().results().size());
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
    return occupantOf(player(seat));
}

QString LocalSeat::player(int seat) const
{
    return m_session->seats().value(seat).player;
}

QString LocalSeat::name(int seat) const
{
    return m_session->seats().value(seat).name;
}

BeforeDeal LocalSeat::beforeDeal() const
{
    if (m_session->dealPhase() != Phase::cut)
        return {};
    return {true, m_session->cutter(), m_session->frenchCards()};
}

} // namespace sandbag
