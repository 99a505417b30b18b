// SPDX-License-Identifier: GPL-3.0-or-later
// A deal that is stepped through at the table.
#include "conduct/table_pace.h"
#include "match/record.h"
#include "replay_seat.h"
#include "tabletop.h"

#include <utility>

namespace sandbag {

bool Tabletop::canReplay(int deal) const
{
    if (deal < 0)
        deal = lastFinished();
    const int finished = m_seat->hasMatch() ? m_seat->deals() - (m_seat->dealOver() ? 0 : 1) : 0;
    return deal >= 0 && deal < finished &&
           m_seat->record().deals[static_cast<std::size_t>(deal)].kind == DealRecord::Kind::played;
}

/// Index of the deal that was finished last; negative for none.
int Tabletop::lastFinished() const
{
    return m_seat->hasMatch() ? m_seat->deals() - (m_seat->dealOver() ? 1 : 2) : -1;
}

void Tabletop::replay(int deal)
{
    if (deal < 0)
        deal = lastFinished();
    if (!canReplay(deal))
        return;
    auto replay = std::make_unique<ReplaySeat>(m_seat->match(), deal, 0, ReplaySeat::Hands::open);
    if (!replay->hasDeal())
        return;
    m_replay = std::move(replay);
    closeExtra();
    m_pace->setReplaying(true);
    m_pace->showDue();
}

void Tabletop::replayTo(int event)
{
    if (!m_replay)
        return;
    const bool forward = event == m_replay->event() + 1;
    m_replay->goTo(event);
    m_pace->showSoon(forward ? TableChange::happen : TableChange::rebuild);
    m_pace->showDue();
}

void Tabletop::endReplay()
{
    m_replay.reset();
    m_pace->setReplaying(false);
    m_pace->showDue();
}

} // namespace sandbag
