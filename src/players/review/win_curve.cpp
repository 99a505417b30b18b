// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/win_curve.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "heuristics/call_on.h"
#include "match/dealing.h"
#include "match/match.h"
#include "policy/handicap.h"
#include "policy/policy_playout.h"

namespace sandbag {

namespace {

/// Points by which the players thought of misjudge a card.
constexpr float kSlips = 6;

/// What a player of a deal with open hands would choose who sees their own cards only.
Slot chooseWithSlips(const CardSituation &situation, Dice &dice)
{
    if (playsInTheDark(situation.state))
        return topOfShuffledHand(situation.state, dice.next());
    const ScoredCards scored = scoreCards(situation);
    Slot best = kNoSlot;
    float top = 0;
    for (int i = 0; i < scored.count; ++i) {
        const auto &card = scored.cards[static_cast<std::size_t>(i)];
        const float score = card.score + (scored.count > 1 ? kSlips * gaussian(dice) : 0);
        if (best == kNoSlot || score > top) {
            best = card.slot;
            top = score;
        }
    }
    return best;
}

} // namespace

void WinCurve::prepare(const Match &match, int deal)
{
    const auto context = match.contextOf(deal);
    if (context != m_context) {
        m_context = context;
        m_heuristics = std::make_unique<Heuristics>(context);
    }
    const Standing &before = match.standingBefore(deal);
    m_heuristics->setStanding(before);
    m_leaves.clear();
    for (int side = 0; side < context->seating.sides; ++side)
        m_leaves.emplace_back(m_heuristics->book().plan(), m_heuristics->win(), before, side,
                              Objective::win);
}

PerSide<double> WinCurve::ofStanding(const Standing &standing) const
{
    const WinModel::Chances chances = m_heuristics->win().chances(standing);
    PerSide<double> win{};
    for (int side = 0; side < m_context->seating.sides; ++side)
        win[side] = chances[side];
    return win;
}

void WinCurve::playOut(PlayState &state, const Goals &goals, std::uint64_t seed) const
{
    const PlayTables &tables = m_context->play;
    Dice dice(seed);
    Voids voids{};
    while (!state.over()) {
        const CardKnowledge sight = knowledgeOf(tables, state, voids);
        playSeen(tables, state, voids,
                 chooseWithSlips({tables, state, goals, sight, lawfulPlays(tables, state),
                                  m_heuristics->weights()},
                                 dice));
    }
}

PerSide<double> WinCurve::at(DealState state)
{
    callOn(state, *m_heuristics);
    PerSide<double> win{};
    const int sides = m_context->seating.sides;
    if (state.over()) {
        const DealFacts facts = factsOf(state);
        for (int side = 0; side < sides; ++side)
            win[side] = m_leaves[static_cast<std::size_t>(side)].ofFacts(facts).value;
        return win;
    }
    const Goals goals = m_heuristics->book().goals(ownNumbers(state), playsItself(state));
    for (LeafCache &leaves : m_leaves)
        leaves.setDeal(state);
    for (int i = 0; i < m_playouts; ++i) {
        PlayState play = state.play;
        playOut(play, goals, seedFor(m_seed, static_cast<std::uint64_t>(i)));
        for (int side = 0; side < sides; ++side)
            win[side] += m_leaves[static_cast<std::size_t>(side)].at(m_context->play, play).value;
    }
    for (int side = 0; side < sides; ++side)
        win[side] /= m_playouts;
    return win;
}

std::vector<CurvePoint> WinCurve::ofDeal(const Match &match, int deal)
{
    prepare(match, deal);
    const auto index = static_cast<std::size_t>(deal);
    std::vector<CurvePoint> points;
    points.push_back({deal, 0, CurveStep::begin, -1, ofStanding(match.standingBefore(deal))});
    const DealRecord &record = match.record().deals[index];
    int events = 0;
    if (record.kind == DealRecord::Kind::played) {
        for (int done = 0; done <= static_cast<int>(record.events.size()); ++done) {
            const auto state = match.dealAt(deal, done);
            const int seat = done > 0 ? record.events[static_cast<std::size_t>(done - 1)].seat : -1;
            if (!state || (done > 0 && seat < 0))
                continue;
            points.push_back(
                {deal, done, done > 0 ? CurveStep::choice : CurveStep::cards, seat, at(*state)});
            events = done;
        }
    }
    if (!match.results()[index].partial())
        points.push_back(
            {deal, events, CurveStep::scored, -1, ofStanding(match.results()[index].after)});
    return points;
}

} // namespace sandbag
