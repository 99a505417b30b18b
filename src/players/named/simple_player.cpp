// SPDX-License-Identifier: GPL-3.0-or-later
#include "named/simple_player.h"

#include "bidding/last_deal.h"
#include "deal/bidding.h"
#include "deal/stages.h"
#include "play/trick_winner.h"
#include "policy/card_knowledge.h"
#include "policy/claim_watch.h"
#include "policy/manners.h"
#include "policy/renege_watch.h"

namespace sandbag {

SimplePlayer::SimplePlayer(const BidTemper &temper, const CardWeights &weights,
                           const SimpleStyle &style, std::uint64_t seed)
    : m_temper(temper),
      m_weights(weights),
      m_handicap(style.handicap),
      m_kind(style.kind),
      m_seed(seed),
      m_dice(seed)
{
}

Decision SimplePlayer::decide(const SeatView &view, const MatchOutlook &outlook,
                              const std::atomic<bool> &)
{
    prepare(view, outlook);
    if (m_handicap.any())
        m_dice = Dice(seedOfHand(m_seed, view, outlook));
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
    if (m_context != outlook.context) {
        m_context = outlook.context;
        m_heuristics = std::make_unique<Heuristics>(m_context, m_temper, m_weights);
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
    const CardKnowledge sight = knowledgeOf(view);
    if (!m_handicap.any() && !m_kind)
        return playEvent(view, chooseCard({view.context().play, view.seen().play, m_goals, sight,
                                           lawfulChoices(view), m_weights}));
    const ScoredCards scored = judged(view, sight);
    const Manners manners(view, m_goals);
    Slot best = scored.cards[0].slot;
    float top = -1e30F;
    for (int i = 0; i < scored.count; ++i) {
        const Slot card = scored.cards[i].slot;
        const float score = scored.cards[i].score + (m_kind ? manners.of(card) : 0);
        if (score > top) {
            top = score;
            best = card;
        }
    }
    return playEvent(view, m_kind ? manners.told(best) : best);
}

/// Fear, greed, a fancy: the same for all cards of a suit that win the trick now, or do not.
float SimplePlayer::whim(const SeatView &view, Slot card) const
{
    const PlayTables &tables = view.context().play;
    const PlayState &state = view.seen().play;
    const bool wins = state.inTrick > 0 && winningPlaceAfter(tables, state, card) == state.inTrick;
    const auto trick = static_cast<std::uint64_t>(state.tricksPlayed);
    Dice dice(seedFor(seedFor(m_mood, trick), 2 * tables.effectiveSuitOf[card] + (wins ? 1 : 0)));
    return m_handicap.whim * gaussian(dice);
}

/// The cards as they look to one who forgets and errs.
ScoredCards SimplePlayer::judged(const SeatView &view, const CardKnowledge &sight)
{
    CardKnowledge blurred = sight;
    const auto deal = static_cast<std::uint64_t>(view.seen().dealer) +
                      8 * static_cast<std::uint64_t>(m_heuristics->book().standing().dealsScored);
    m_mood = seedFor(m_seed, deal);
    forget(view, m_handicap, m_mood, blurred);
    ScoredCards scored = scoreCards(
        {view.context().play, view.seen().play, m_goals, blurred, lawfulChoices(view), m_weights});
    for (int i = 0; i < scored.count; ++i) {
        auto &[slot, score] = scored.cards[i];
        score += m_handicap.noise > 0 ? m_handicap.noise * gaussian(m_dice) : 0;
        score += m_handicap.whim > 0 ? whim(view, slot) : 0;
    }
    return scored;
}

Event SimplePlayer::answer(const SeatView &view)
{
    const bool sums = m_handicap.attentive && mayBeLastDeal(m_heuristics->book());
    m_heuristics->setTemper(m_temper);
    if (m_handicap.bidNoise > 0 && !sums) {
        BidTemper temper = m_temper;
        temper.boldness += m_handicap.bidNoise * gaussian(m_dice);
        temper.nilCourage += 0.1F * m_handicap.bidNoise * gaussian(m_dice);
        m_heuristics->setTemper(temper);
    }
    return m_heuristics->answer(AskedPlayer(view), view.prompt(), view.offered());
}

} // namespace sandbag
