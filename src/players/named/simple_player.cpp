// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/simple_player.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "policy/card_knowledge.h"
#include "policy/claim_watch.h"
#include "policy/renege_watch.h"

namespace sandbag {

SimplePlayer::SimplePlayer(const BidTemper &temper, const CardWeights &weights,
                           const Handicap &handicap, std::uint64_t seed)
    : m_temper(temper), m_weights(weights), m_handicap(handicap), m_seed(seed), m_dice(seed)
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
        decision.event = answer(view);
    return decision;
}

/// What is worked out once for a table, a standing, the calls of a deal.
void SimplePlayer::prepare(const SeatView &view, const MatchOutlook &outlook)
{
    if (m_table != outlook.table) {
        m_table = outlook.table;
        m_heuristics = std::make_unique<Heuristics>(m_table, m_temper, m_weights);
        m_goalsKnown = false;
    }
    if (m_heuristics->book().standing() != outlook.standing) {
        m_heuristics->setStanding(outlook.standing);
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
        m_goals = m_heuristics->book().goals(ownNumbers(view.seen()), playsItself(view.seen()));
        m_goalsKnown = true;
    }
    if (!m_handicap.any()) {
        if (const auto claim = provableClaim(view, m_goals))
            return *claim;
    }
    CardKnowledge sight = knowledgeOf(view);
    if (m_handicap.any())
        return playEvent(view, misjudge(view, sight));
    return playEvent(view, chooseCard({view.table().play, view.seen().play, m_goals, sight,
                                       lawfulChoices(view), m_weights}));
}

/// The card that looks best to one who forgets and errs.
Slot SimplePlayer::misjudge(const SeatView &view, const CardKnowledge &sight)
{
    CardKnowledge blurred = sight;
    const auto deal = static_cast<std::uint64_t>(view.seen().dealer) +
                      8 * static_cast<std::uint64_t>(m_heuristics->book().standing().dealsScored);
    forget(view, m_handicap, seedFor(m_seed, deal), blurred);
    const ScoredCards scored = scoreCards(
        {view.table().play, view.seen().play, m_goals, blurred, lawfulChoices(view), m_weights});
    Slot best = scored.cards[0].slot;
    float top = -1e30F;
    for (int i = 0; i < scored.count; ++i) {
        const float score = scored.cards[i].score + m_handicap.noise * gaussian(m_dice);
        if (score > top) {
            top = score;
            best = scored.cards[i].slot;
        }
    }
    return best;
}

Event SimplePlayer::answer(const SeatView &view)
{
    if (m_handicap.bidNoise > 0) {
        BidTemper temper = m_temper;
        temper.boldness += m_handicap.bidNoise * gaussian(m_dice);
        temper.nilCourage += 0.1F * m_handicap.bidNoise * gaussian(m_dice);
        m_heuristics->setTemper(temper);
    }
    return m_heuristics->answer(AskedPlayer(view), view.prompt(), view.offered());
}

} // namespace sandbag
