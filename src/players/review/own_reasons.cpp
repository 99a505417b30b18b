// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/own_reasons.h"

#include "deal/progress.h"
#include "deal/stages.h"
#include "families/bags/bags.h"
#include "heuristics/heuristics.h"
#include "play/trick_winner.h"
#include "policy/card_knowledge.h"
#include "review/call_reasons.h"
#include "review/card_at_turn.h"
#include "review/card_purpose.h"
#include "review/exchange_reasons.h"
#include "text/mark.h"

namespace sandbag {

namespace {

/// What a player who forgets nothing and misjudges nothing would have played; nothing where it is
/// the same.
std::optional<Card> clearHeaded(const SeatView &view, const MatchOutlook &outlook,
                                const Event &made, bool taught)
{
    Heuristics heuristics(outlook.context, {}, taught ? taughtWeights() : CardWeights());
    heuristics.setStanding(outlook.standing);
    const DealState &seen = view.seen();
    const Goals goals = heuristics.book().goals(seen.calls, playsItself(seen));
    const Slot best = chooseCard({view.context().play, seen.play, goals, knowledgeOf(view),
                                  lawfulChoices(view), heuristics.weights()});
    const Card card = view.context().play.cardAt[best];
    if (card == made.cards.front())
        return {};
    return card;
}

/// What a card that was misjudged was played for, and the better one.
Sentence misjudged(const SeatView &view, const Card &made, const Card &better)
{
    const PlayTables &tables = view.context().play;
    const PlayState &state = view.seen().play;
    const auto wins = [&](const Card &card) {
        return winningPlaceAfter(tables, state, tables.slotOf[card.face()]) == state.inTrick;
    };
    if (state.inTrick > 0 && wins(made) && !wins(better))
        return {QT_TRANSLATE_NOOP("players", "I was greedy for the trick: with a clearer head I "
                                             "would have played %1."),
                {better}};
    if (state.inTrick > 0 && !wins(made) && wins(better))
        return {QT_TRANSLATE_NOOP("players", "I was too timid to take the trick: with a clearer "
                                             "head I would have played %1."),
                {better}};
    return {QT_TRANSLATE_NOOP("players", "With a clearer head I would have played %1."), {better}};
}

void addNeed(std::vector<Sentence> &reasons, const SeatView &view)
{
    const ContractProgress contract = contractOf(view.seen(), view.seen().sideOf(view.seat()));
    if (contract.bid == 0 || view.seen().calls[view.seat()].isNil())
        return;
    if (contract.set())
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "Our contract could no longer be made."));
    else if (contract.need > 0)
        reasons.push_back(Sentence::counted(
            QT_TRANSLATE_N_NOOP("players", "We still needed %n trick(s) for our contract."),
            contract.need));
    else if (bagLimit(view.rules()) > 0)
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "Our contract was made; every further trick was a bag."));
}

/// What was known of the cards that are out; a player who forgets cannot tell.
void addCount(std::vector<Sentence> &reasons, const SeatView &view, const Event &made,
              const Mind &mind)
{
    const CardAtTurn card(view, made.cards.front());
    if (mind.memory < 1) {
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I don't remember all the cards played."));
        return;
    }
    const int out = card.unseenOf(card.effectiveSuit());
    if (mind.discreet || card.effectiveSuit() >= kNoEffectiveSuit ||
        view.seen().play.tricksPlayed == 0)
        return; // how many are out tells how many are held
    reasons.push_back(Sentence::counted(
        QT_TRANSLATE_N_NOOP("players", "By my count, the other hands held %n more of the %1."), out,
        {static_cast<Suit>(card.effectiveSuit())}));
}

/// It says by itself that the contract is made, where it is the one that is said.
bool saysMade(const CardAtTurn &card)
{
    const auto purpose = purposeOf(card);
    if (!purpose)
        return false;
    const bool said = !isPlain(purpose->kind) || !planOf(card);
    return said && (purpose->kind == Purpose::Kind::shedsHigher ||
                    purpose->kind == Purpose::Kind::shedsForBags ||
                    purpose->kind == Purpose::Kind::givesUpLead);
}

void addPurposes(std::vector<Sentence> &reasons, const CardAtTurn &card, bool discreet)
{
    const auto plan = planOf(card);
    const auto purpose = purposeOf(card);
    const auto may = [discreet](const std::optional<Purpose> &one) {
        return one && (!discreet || isOpen(one->kind));
    };
    if (may(plan))
        reasons.push_back(wordsOf(*plan, Voice::ofPlayer));
    if (may(purpose) && !(may(plan) && isPlain(purpose->kind)))
        reasons.push_back(wordsOf(*purpose, Voice::ofPlayer));
}

std::vector<Sentence> ofPlay(const SeatView &view, const MatchOutlook &outlook, const Event &made,
                             const Mind &mind)
{
    std::vector<Sentence> reasons;
    if (made.cards.front().isLowAce() || (view.seen().play.anyCardSeats >> view.seat() & 1))
        return reasons;
    if (view.prompt().choices.size() == 1) {
        if (!mind.discreet)
            reasons.emplace_back(QT_TRANSLATE_NOOP("players", "I had nothing else to play."));
        return reasons;
    }
    const CardAtTurn card(view, made.cards.front());
    addPurposes(reasons, card, mind.discreet);
    if (mind.discreet || !saysMade(card))
        addNeed(reasons, view);
    addCount(reasons, view, made, mind);
    if ((mind.misjudges || mind.memory < 1) && !mind.discreet) {
        if (const auto better = clearHeaded(view, outlook, made, mind.taught))
            reasons.push_back(misjudged(view, made.cards.front(), *better));
    }
    return reasons;
}

} // namespace

std::vector<Sentence> ownReasonsOf(const SeatView &view, const MatchOutlook &outlook,
                                   const Event &made, const Mind &mind)
{
    switch (made.kind) {
    case EventKind::play:
        return view.mayAct() ? ofPlay(view, outlook, made, mind) : std::vector<Sentence>{};
    case EventKind::call:
        return callReasonsOf(view, outlook, made.call(), mind);
    case EventKind::look:
        return {QT_TRANSLATE_NOOP("players", "I wanted to see my cards before I bid.")};
    case EventKind::pass:
        return exchangeReasonsOf(view, made, mind);
    case EventKind::claim:
        return {QT_TRANSLATE_NOOP("players", "Nobody could take any more tricks from me.")};
    default:
        return {};
    }
}

} // namespace sandbag
