// SPDX-License-Identifier: GPL-3.0-or-later
// A live match whose people are not all there: someone is away, someone else plays for them, the
// people have stopped it, or agree on going back.
#include "game_session.h"

#include "act_pace.h"
#include "deal/deal_state.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "match_clock.h"
#include "match_files.h"
#include "take_back.h"

#include <utility>

namespace sandbag {

QString GameSession::standIn(int seat) const
{
    const auto at = m_away.find(seat);
    return at == m_away.end() ? QString() : at->second;
}

void GameSession::setAway(int seat, const QString &standIn)
{
    const auto before = m_away.find(seat);
    if (before != m_away.end() && before->second == standIn)
        return;
    m_away[seat] = standIn;
    seatAnew(seat);
}

void GameSession::setBack(int seat)
{
    if (m_away.erase(seat) > 0)
        seatAnew(seat);
}

/// The one who is thinking starts again: the answer may be another seat's.
void GameSession::seatAnew(int seat)
{
    if (!m_match)
        return;
    stopThinking();
    seatPlayers();
    if (m_cutAsked && cutter() == seat && !isPerson(seat)) {
        m_cutAsked = false;
        beginNextDeal({});
        return;
    }
    proceed();
}

void GameSession::setHeld(bool held)
{
    if (std::exchange(m_held, held) == held)
        return;
    m_clock->setStopped(held);
    if (held)
        stopThinking();
    if (m_match)
        proceed();
}

void GameSession::undoOf(int seat)
{
    SeatSet one;
    one.add(seat);
    if (!m_match || m_match->dealOver() || seatTakenBack(*m_match, one) != seat)
        return;
    stopThinking();
    m_files->countHelp(record_member::undos, seat);
    takeBack(*m_match, one);
    showAnew();
    proceed();
}

} // namespace sandbag
