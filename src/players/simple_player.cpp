// SPDX-License-Identifier: GPL-3.0-or-later
#include "simple_player.h"

#include "deal/stages.h"
#include "renege_watch.h"
#include "view_sight.h"

namespace sandbag {

SimplePlayer::SimplePlayer(const BidTemper &temper, const CardWeights &weights)
    : m_temper(temper), m_weights(weights)
{
}

Decision SimplePlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &)
{
    prepare(view, outlook);
    Decision decision;
    const Prompt &prompt = view.prompt();
    if (const auto challenge = provableRenege(view))
        decision.event = *challenge;
    else if (!prompt.choices.empty() && prompt.choices.front().kind == EventKind::play)
        decision.event = playCard(view);
    else
        decision.event = m_instinct->answer(view.seen(), view.seat(), prompt, view.offered());
    return decision;
}

/// What is worked out once for a table, a standing, the calls of a deal.
void SimplePlayer::prepare(const SeatView &view, const MatchOutlook &outlook)
{
    if (m_table != outlook.table) {
        m_table = outlook.table;
        m_instinct = std::make_unique<Instinct>(m_table, m_temper, m_weights);
        m_goalsKnown = false;
    }
    if (m_instinct->book().standing() != outlook.standing) {
        m_instinct->setStanding(outlook.standing);
        m_goalsKnown = false;
    }
    if (m_goalCalls != view.seen().calls) {
        m_goalCalls = view.seen().calls;
        m_goalsKnown = false;
    }
}

Event SimplePlayer::playCard(const SeatView &view)
{
    if (view.prompt().choices.size() == 1)
        return view.prompt().choices.front();
    if (!m_goalsKnown) {
        m_goals = m_instinct->book().goals(m_goalCalls, playsItself(view.seen()));
        m_goalsKnown = true;
    }
    return playEvent(view, chooseCard(view.table().play, view.seen().play, m_goals, sightOf(view),
                                      lawfulChoices(view), m_weights));
}

} // namespace sandbag
