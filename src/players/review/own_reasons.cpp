// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/own_reasons.h"

#include "deal/progress.h"
#include "deal/stages.h"
#include "families/bags/bags.h"
#include "families/bags/only_bags.h"
#include "heuristics/heuristics.h"
#include "play/trick_winner.h"
#include "policy/card_knowledge.h"
#include "policy/handicap.h"
#include "policy/play_alike.h"
#include "review/call_reasons.h"
#include "review/card_at_turn.h"
#include "review/card_purpose.h"
#include "review/exchange_reasons.h"
#include "review/look_reasons.h"
#include "scoring/undertaking.h"
#include "search/rest_proof.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

bool sameOrAlike(const SeatView &view, const Card &one, const Card &other)
{
    return one == other || playAlike(view, one, other);
}

/// What a player who misjudges nothing plays by what he sees of the cards.
Card chosenBy(const SeatView &view, const MatchOutlook &outlook, const CardKnowledge &sight,
              bool taught)
{
    Heuristics heuristics(outlook.context, {}, taught ? taughtWeights() : CardWeights());
    heuristics.setStanding(outlook.standing);
    const DealState &seen = view.seen();
    const Goals goals = heuristics.book().goals(seen.calls, playsItself(seen));
    const Slot best = chooseCard(
        {view.context().play, seen.play, goals, sight, lawfulChoices(view), heuristics.weights()});
    return view.context().play.cardAt[best];
}

/// What a player who forgets nothing and misjudges nothing would have played; nothing where it is
/// the same, or as good as the same.
std::optional<Card> clearHeaded(const SeatView &view, const MatchOutlook &outlook,
                                const Event &made, bool taught)
{
    const Card card = chosenBy(view, outlook, knowledgeOf(view), taught);
    return sameOrAlike(view, card, made.cards.front()) ? std::nullopt : std::optional(card);
}

/// What was forgotten may be why it was not the card of a clear head: one who has forgotten all
/// that such a player can forget (policy/handicap.h) plays another card than that, too.
bool forgettingMattered(const SeatView &view, const MatchOutlook &outlook, const Card &clear,
                        bool taught)
{
    CardKnowledge sight = knowledgeOf(view);
    Handicap nothingKept;
    nothingKept.memory = 0;
    nothingKept.attentive = taught;
    forget(view, nothingKept, 0, sight);
    return !sameOrAlike(view, chosenBy(view, outlook, sight, taught), clear);
}

/// What a card that was misjudged was played for, and the better one.
Sentence misjudged(const SeatView &view, const Card &made, const Card &better, const Mind &mind)
{
    const PlayTables &tables = view.context().play;
    const PlayState &state = view.seen().play;
    const auto wins = [&](const Card &card) {
        return winningPlaceAfter(tables, state, tables.slotOf[card.face()]) == state.inTrick;
    };
    const CardAtTurn card(view, made, mind.lostNils);
    const bool breaksNil = card.nilStands(view.seat()) && state.inTrick > 0 && wins(made);
    // What was given up, or as good as lost, was said before.
    if (breaksNil && (!card.nilLives(view.seat()) || ((mind.nilsGivenUp >> view.seat()) & 1)))
        return {QT_TRANSLATE_NOOP("players", "With a clearer head I would have played %1."),
                {better}};
    if (breaksNil && !wins(better))
        return {card.last()
                    ? QT_TRANSLATE_NOOP(
                          "players", "I broke my nil: with a clearer head I would have played %1.")
                    : QT_TRANSLATE_NOOP("players", "I put my nil at risk: with a clearer head I "
                                                   "would have played %1."),
                {better}};
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

/// What a trick was still worth once all that the side took counted as bags; nothing where that was
/// a nil as good as lost.
std::optional<Sentence> ofMade(const SeatView &view, const CardAtTurn &card, unsigned lostNils)
{
    const bool alone = view.context().seating.solo();
    unsigned safe = 0;
    for (int seat = 0; seat < view.context().seating.players; ++seat)
        safe |= card.nilStands(seat) && nilIsSafe(view, seat) ? 1U << seat : 0;
    const auto stake = stakeOf(view.seen(), view.seat(), safe);
    if (!stake && !takesOnlyBags(view.seen(), view.seen().sideOf(view.seat())))
        return alone ? QT_TRANSLATE_NOOP("players", "My contract was made, but further tricks "
                                                    "could bring more than bags.")
                     : QT_TRANSLATE_NOOP("players", "Our contract was made, but further tricks "
                                                    "could bring more than bags.");
    if (!stake)
        return alone ? QT_TRANSLATE_NOOP("players",
                                         "My contract was made; every further trick was a bag.")
                     : QT_TRANSLATE_NOOP("players",
                                         "Our contract was made; every further trick was a bag.");
    if (stake->nilSeat < 0)
        return alone
                   ? QT_TRANSLATE_NOOP(
                         "players", "My contract was made, but the opponents could still be set.")
                   : QT_TRANSLATE_NOOP(
                         "players", "Our contract was made, but the opponents could still be set.");
    if ((lostNils >> stake->nilSeat) & 1)
        return {};
    const SentenceArg nil = Seat{stake->nilSeat};
    if (alone)
        return Sentence::ofSeat(
            QT_TRANSLATE_NOOP("players", "My contract was made, but %1's nil could still fail."),
            QT_TRANSLATE_NOOP("players", "My contract was made, but your nil could still fail."),
            {nil});
    return Sentence::ofSeat(
        QT_TRANSLATE_NOOP("players", "Our contract was made, but %1's nil could still fail."),
        QT_TRANSLATE_NOOP("players", "Our contract was made, but your nil could still fail."),
        {nil});
}

/// A nil of the player's own that has failed: what their tricks are since. Whether the contract is
/// more to be told of.
bool addFailedNil(std::vector<Sentence> &reasons, const SeatView &view)
{
    if (tricksOfSeat(view.seen(), view.seat()) == 0)
        return false;
    const Seating &seating = view.context().seating;
    const bool helps =
        !seating.solo() && contractOf(view.seen(), seating.sideOf(view.seat())).bid > 0 &&
        sideHelpedByNil(view.rules(), seating, view.seat()) == seating.sideOf(view.seat());
    reasons.emplace_back(
        helps ? QT_TRANSLATE_NOOP(
                    "players", "My nil had failed already, so my tricks counted for our contract.")
              : QT_TRANSLATE_NOOP("players", "My nil had failed already."));
    return helps;
}

/// A side that takes only bags by now, and whose next one brings the penalty.
bool oneBagLeft(const SeatView &view, const Standing &standing, int side)
{
    const RuleSet &rules = view.rules();
    return bagPenalty(rules) > 0 && takesBags(view.seen(), side) &&
           standing.bags[side] + bagsSoFar(view.seen(), side) + 1 == bagLimit(rules);
}

/// The penalty that the next bag brings, of the own side or, where the trick is left, of another.
void addPenalty(std::vector<Sentence> &reasons, const CardAtTurn &card, const Standing &standing)
{
    const SeatView &view = card.view();
    const Seating &seating = view.context().seating;
    const int own = view.seen().sideOf(view.seat());
    const int penalty = bagPenalty(view.rules());
    if (oneBagLeft(view, standing, own))
        reasons.push_back(Sentence::counted(
            seating.solo()
                ? QT_TRANSLATE_N_NOOP("players", "The next bag would cost me %n point(s).")
                : QT_TRANSLATE_N_NOOP("players", "The next bag would cost us %n point(s)."),
            penalty));
    const bool leaves = card.leads() ? !card.isHighest() : !card.takes();
    for (int side = 0; side < seating.sides && leaves; ++side) {
        if (side != own && oneBagLeft(view, standing, side)) {
            reasons.push_back(Sentence::counted(
                QT_TRANSLATE_N_NOOP("players",
                                    "The next bag would cost the opponents %n point(s)."),
                penalty));
            return;
        }
    }
}

/// A nil of the player's own that stands, and had hardly a chance whatever was played: for a spade
/// that nothing beats, where there is one.
void addLostNil(std::vector<Sentence> &reasons, const SeatView &view, const CardAtTurn &card,
                const Mind &mind)
{
    const int me = view.seat();
    if (mind.discreet || !card.nilStands(me) || card.nilLives(me) || ((mind.nilsGivenUp >> me) & 1))
        return;
    const PlayTables &tables = card.tables();
    const Slots spades = view.seen().play.hand[me] & tables.effectiveSuit[kEffectiveSpades];
    const auto top = static_cast<Slot>(spades ? std::bit_width(spades) - 1 : kNoSlot);
    if (spades && tables.plainTricks && card.elsewhereAbove(top) == 0)
        reasons.push_back({QT_TRANSLATE_NOOP("players", "With the %1, my nil was as good as lost."),
                           {tables.cardAt[top]}});
    else
        reasons.emplace_back(QT_TRANSLATE_NOOP("players", "My nil was as good as lost."));
}

void addNeed(std::vector<Sentence> &reasons, const SeatView &view, const CardAtTurn &card,
             const Mind &mind)
{
    const ContractProgress contract = contractOf(view.seen(), view.seen().sideOf(view.seat()));
    const bool alone = view.context().seating.solo();
    if (view.seen().calls[view.seat()].isNil() && !addFailedNil(reasons, view))
        return;
    if (contract.bid == 0)
        return;
    if (contract.set())
        reasons.emplace_back(
            alone ? QT_TRANSLATE_NOOP("players", "My contract could no longer be made.")
                  : QT_TRANSLATE_NOOP("players", "Our contract could no longer be made."));
    else if (contract.need > 0 && mind.contractLost && !mind.discreet)
        reasons.push_back(Sentence::counted(
            alone ? QT_TRANSLATE_N_NOOP("players", "My contract was almost out of reach: I still "
                                                   "needed %n trick(s).")
                  : QT_TRANSLATE_N_NOOP("players", "Our contract was almost out of reach: we still "
                                                   "needed %n trick(s)."),
            contract.need));
    else if (contract.need > 0)
        reasons.push_back(Sentence::counted(
            alone ? QT_TRANSLATE_N_NOOP("players", "I still needed %n trick(s) for my contract.")
                  : QT_TRANSLATE_N_NOOP("players", "We still needed %n trick(s) for our contract."),
            contract.need));
    else if (takesBags(view.seen(), view.seen().sideOf(view.seat()))) {
        if (auto made = ofMade(view, card, mind.lostNils))
            reasons.push_back(std::move(*made));
    }
}

/// Not all unseen cards can be in other hands: some lie in a kitty, or were not dealt.
bool someOutOfPlay(const SeatView &view)
{
    int unknown = 0;
    for (int seat = 0; seat < view.context().seating.players; ++seat) {
        if (seat != view.seat())
            unknown += view.cardsHeld(seat) - static_cast<int>(view.knownCards(seat).size());
    }
    return static_cast<int>(view.unseen().size()) > unknown;
}

/// It says by itself that nobody else has a card of the suit.
bool saysNoneLeft(const CardAtTurn &card)
{
    const auto purpose = purposeOf(card);
    return purpose && purpose->kind == Purpose::Kind::noneLeft;
}

/// What was known of the cards that are out; a player who forgets cannot tell. That it is by count
/// is said once: not where a reason before it has.
void addCount(std::vector<Sentence> &reasons, const SeatView &view, const CardAtTurn &card,
              const Mind &mind, bool counted)
{
    if (mind.memory < 1)
        return;
    const int out = card.elsewhereOf(card.effectiveSuit());
    if (out > 0 && someOutOfPlay(view))
        return; // which of them anyone holds is not known
    if (mind.discreet || card.effectiveSuit() >= kNoEffectiveSuit ||
        view.seen().play.tricksPlayed == 0)
        return; // how many are out tells how many are held
    const auto suit = static_cast<Suit>(card.effectiveSuit());
    if (out > 0)
        reasons.push_back(Sentence::counted(
            counted ? QT_TRANSLATE_N_NOOP("players", "The other hands held %n more of the %1.")
                    : QT_TRANSLATE_N_NOOP("players",
                                          "By my count, the other hands held %n more of the %1."),
            out, {suit}));
    else if (!saysNoneLeft(card))
        reasons.push_back(
            {counted ? QT_TRANSLATE_NOOP("players", "Nobody else had any %1 left.")
                     : QT_TRANSLATE_NOOP("players", "By my count, nobody else had any %1 left."),
             {suit}});
}

/// It says by itself that the contract is made.
bool saysMade(Purpose::Kind kind)
{
    return kind == Purpose::Kind::shedsHigher || kind == Purpose::Kind::shedsForBags ||
           kind == Purpose::Kind::leavesBag || kind == Purpose::Kind::declinesBag ||
           kind == Purpose::Kind::givesUpLead;
}

/// Which of two cards it was made no difference.
Sentence levelWords(const CardAtTurn &card, const Card &other, bool alone)
{
    const std::vector<SentenceArg> both{card.cardAt(card.slot()), other};
    if (!alone || card.leads() || card.anyTakes())
        return {
            QT_TRANSLATE_NOOP("players", "It hardly mattered whether I played the %1 or the %2."),
            both};
    return {QT_TRANSLATE_NOOP("players", "I couldn't win the trick, and it hardly mattered whether "
                                         "I played the %1 or the %2."),
            both};
}

/// It says that the card is the one to play, of all that do the same to the trick.
bool saysLeastNeeded(const Purpose &purpose)
{
    return purpose.kind == Purpose::Kind::cannotTake || purpose.kind == Purpose::Kind::isPartners;
}

/// The purposes that everyone at the table may hear.
std::vector<Purpose> openPurposes(const CardAtTurn &card)
{
    std::vector<Purpose> open;
    const auto plan = planOf(card);
    if (plan && isOpen(plan->kind))
        open.push_back(*plan);
    auto purpose = purposeOf(card);
    if (purpose)
        purpose = inTheOpen(*purpose);
    if (purpose && isOpen(purpose->kind) && !(!open.empty() && isPlain(purpose->kind)))
        open.push_back(*purpose);
    return open;
}

/// What the sentences about a card have said already.
struct Said {
    bool byCount = false;        ///< that something is known by counting
    bool made = false;           ///< that the contract is made
    std::optional<Card> level{}; ///< that it made no difference beside this one
};

Said addPurposes(std::vector<Sentence> &reasons, const CardAtTurn &card, const Mind &mind)
{
    std::vector<Purpose> told = mind.discreet ? openPurposes(card) : purposesOf(card, mind.beside);
    const auto level = mind.discreet ? std::nullopt : levelWith(card, mind.beside);
    if (level) // nor is it needed less
        told.erase(std::remove_if(told.begin(), told.end(), saysLeastNeeded), told.end());
    Said said;
    for (const Purpose &one : told) {
        reasons.push_back(wordsOf(one, Voice::ofPlayer));
        said.byCount = said.byCount || isByCount(one);
        said.made = said.made || saysMade(one.kind);
    }
    if (level)
        reasons.push_back(levelWords(card, *level, told.empty()));
    else if (!mind.discreet) {
        if (auto both = fitsComparedWords(card, mind.beside, Voice::ofPlayer))
            reasons.push_back(std::move(*both));
    }
    said.level = level;
    return said;
}

/// What the player got wrong; `said`: of the card already. Nobody forgets the last finished trick
/// (policy/handicap.h), nor what lies on the table; and what has just been told by count was not
/// forgotten.
void addFaults(std::vector<Sentence> &reasons, const SeatView &view, const MatchOutlook &outlook,
               const Event &made, const Mind &mind, const Said &said)
{
    if (said.level && said.level == mind.best) // it made no difference
        return;
    const bool forgets = mind.memory < 1;
    const auto better =
        mind.misjudges || forgets ? clearHeaded(view, outlook, made, mind.taught) : std::nullopt;
    // Nothing was forgotten or misjudged: the player's own rules led to the worse card.
    if (!better && mind.best && !mind.weighsHands)
        reasons.push_back(
            {QT_TRANSLATE_NOOP("players",
                               "My rules of thumb misled me: %1 would have been better."),
             {*mind.best}});
    if (!better)
        return;
    if (forgets && !said.byCount && !mind.faultless && view.seen().play.tricksPlayed > 1 &&
        forgettingMattered(view, outlook, *better, mind.taught))
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I don't remember all the cards played."));
    if (mind.best && sameOrAlike(view, *better, *mind.best))
        reasons.push_back(misjudged(view, made.cards.front(), *mind.best, mind));
}

/// Every card that may be played does the same: no reason makes one of them the better one.
bool allAlike(const SeatView &view, const Card &made)
{
    const auto &choices = view.prompt().choices;
    return std::all_of(choices.begin(), choices.end(), [&](const Event &event) {
        return event.kind == EventKind::play && sameOrAlike(view, event.cards.front(), made);
    });
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
    if (!mind.discreet && allAlike(view, made.cards.front())) {
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "It made no difference which card I played."));
        return reasons;
    }
    const CardAtTurn card(view, made.cards.front(), mind.lostNils);
    if (!mind.discreet && (mind.nilsGivenUp >> view.seat() & 1)) {
        reasons.emplace_back(
            QT_TRANSLATE_NOOP("players", "I didn't see how much this endangered my nil."));
        addFaults(reasons, view, outlook, made, mind, {});
        return reasons;
    }
    addLostNil(reasons, view, card, mind);
    const Said said = addPurposes(reasons, card, mind);
    if (!said.made)
        addNeed(reasons, view, card, mind);
    addPenalty(reasons, card, outlook.standing);
    addCount(reasons, view, card, mind, said.byCount);
    if (!mind.discreet)
        addFaults(reasons, view, outlook, made, mind, said);
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
        return lookReasonsOf(view, outlook, Voice::ofPlayer);
    case EventKind::pass:
    case EventKind::take:
    case EventKind::discard:
    case EventKind::draft:
        return exchangeReasonsOf(view, outlook, made, mind);
    case EventKind::claim:
        return {QT_TRANSLATE_NOOP("players", "Nobody could take any more tricks from me.")};
    default:
        return {};
    }
}

} // namespace sandbag
