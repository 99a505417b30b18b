// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/claim_watch.h"

#include "deal/claim_proof.h"
#include "deal/progress.h"
#include "deal/stages.h"
#include "families/claims/claims.h"
#include "policy/card_knowledge.h"
#include "policy/card_worth.h"

#include <bit>
#include <cstddef>

namespace sandbag {

namespace {

/// With fewer tricks left the cards are laid as fast as the claim is made.
constexpr int kFewestTricks = 2;

Slots lowestOf(Slots cards)
{
    return cards & -cards;
}

/// What others may hold of the cards: of a suit that all of them have shown to be out of the unseen
/// ones are out of play.
CardKnowledge knownToBeHeld(const SeatView &view)
{
    CardKnowledge sight = knowledgeOf(view);
    sight.unseen &= ~view.cardsOfSuitsGone();
    return sight;
}

/// Of each suit held, the highest card at least beats what others may hold: what a proof needs
/// first, and quickly found out.
bool leadsEverySuit(const PlayTables &tables, const CardKnowledge &sight)
{
    for (const Slots effectiveSuit : tables.effectiveSuit) {
        const Slots own = sight.own & effectiveSuit;
        if (own && (sight.unseen & effectiveSuit) > own)
            return false;
    }
    return true;
}

/// The cards win in whatever order they are played: nothing can be given away.
bool anyOrderWins(const PlayTables &tables, const CardKnowledge &sight)
{
    for (std::size_t effectiveSuit = 0; effectiveSuit < tables.effectiveSuit.size();
         ++effectiveSuit) {
        const Slots own = sight.own & tables.effectiveSuit[effectiveSuit];
        const Slots trumps = tables.beats[effectiveSuit] & ~tables.effectiveSuit[effectiveSuit];
        if (own && ((sight.unseen & trumps) ||
                    (sight.unseen & tables.effectiveSuit[effectiveSuit]) >= lowestOf(own)))
            return false;
    }
    return true;
}

bool moreIsWelcome(const SeatView &view, const Goals &goals)
{
    const PlayState &play = view.seen().play;
    const int unit = goals.unitOf[view.seat()];
    int taken = 0;
    for (int seat = 0; seat < goals.players; ++seat) {
        const int own = tricksOfSeat(view.seen(), seat);
        if (goals.isNil(seat) && own == 0 && !view.context().seating.together(seat, view.seat()))
            return false;
        if (goals.unitOf[seat] == unit && (!goals.isNil(seat) || goals.nilCounts))
            taken += own;
    }
    const int open = play.tricksInDeal - play.tricksPlayed;
    const auto &worth = *goals.worth[unit];
    return worth.at(std::min(taken + open, worth.most())) >=
           worth.at(std::min(taken, worth.most()));
}

} // namespace

bool winsInAnyOrder(const SeatView &view)
{
    return anyOrderWins(view.context().play, knownToBeHeld(view)) && claimIsProved(view);
}

std::optional<Event> provableClaim(const SeatView &view, const Goals &goals)
{
    const DealState &seen = view.seen();
    const PlayState &play = seen.play;
    if (seen.stage != Stage::play || play.inTrick > 0 || play.turn != view.seat() ||
        play.tricksInDeal - play.tricksPlayed < kFewestTricks || !mayClaim(view.rules()) ||
        goals.isNil(view.seat()))
        return {};
    const PlayTables &tables = view.context().play;
    const CardKnowledge sight = knownToBeHeld(view);
    if (!leadsEverySuit(tables, sight))
        return {};
    if (!anyOrderWins(tables, sight) && !moreIsWelcome(view, goals))
        return {};
    if (whyNotClaim(seen, view.seat()) || !claimIsProved(view))
        return {};
    return Event::of(EventKind::claim, view.seat());
}

} // namespace sandbag
