// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay_seat.h"

#include "match/match.h"
#include "text/match_text.h"

namespace sandbag {

ReplaySeat::ReplaySeat(const Match &match, int deal, int event, Hands hands)
    : m_match(match),
      m_deal(deal),
      m_event(event),
      m_hands(hands),
      m_state(match.dealAt(deal, event))
{
}

void ReplaySeat::goTo(int event)
{
    m_event = event;
    m_state = m_match.dealAt(m_deal, event);
}

std::shared_ptr<const RuleContext> ReplaySeat::context() const
{
    return m_match.contextOf(m_deal);
}

const Standing &ReplaySeat::standing() const
{
    return m_match.standingBefore(m_deal);
}

const DealState *ReplaySeat::open() const
{
    return m_hands == Hands::open && m_state ? &*m_state : nullptr;
}

Occupant ReplaySeat::occupant(int seat) const
{
    const auto &players = m_match.record().players;
    const auto place = static_cast<std::size_t>(seat);
    return seat >= 0 && place < players.size()
               ? occupantOf(QString::fromStdString(players[place].kind))
               : Occupant::computer;
}

QString ReplaySeat::name(int seat) const
{
    return playerName(m_match.record(), seat);
}

} // namespace sandbag
