// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/facts.h"
#include "families/trick_observers.h"

#include "play/play_state.h"
#include "play/trick_winner.h"
#include "text/mark.h"

namespace sandbag {

namespace {

Slots cancelCards(const PlayTables &tables, const PlayState &state)
{
    return tables.cancelCard | slotBit(state.cutCard);
}

/// The cancelling card lies in the trick: its winner takes it.
void takeCancelCard(const PlayTables &tables, PlayState &state)
{
    if (state.lastBest < 0 || state.cancelCardSeat >= 0)
        return;
    const Slots wanted = cancelCards(tables, state);
    for (int place = 0; place < tables.players; ++place) {
        if (slotBit(tables.heldSlot[state.trick[place]]) & wanted)
            state.cancelCardSeat = static_cast<std::int8_t>(lastWinner(tables, state));
    }
}

void fillCancelCard(const PlayTables &, const PlayState &state, DealFacts &facts)
{
    facts.cancelCardSeat = state.cancelCardSeat;
}

std::uint64_t mixCancelCard(std::uint64_t key, const PlayState &state)
{
    return stirred(key, static_cast<std::uint64_t>(state.cancelCardSeat + 1));
}

void clearCancelCard(PlayState &state)
{
    state.cancelCardSeat = -1;
}

} // namespace

constinit const FactRow kCancelCardFact{
    .fact = Fact::cancelCard,
    .fill = fillCancelCard,
    .mix = mixCancelCard,
    .clear = clearCancelCard,
    .missing = QT_TRANSLATE_NOOP("engine",
                                 "the fact \"cancel_card\" is missing: rule bags_cancel_card needs "
                                 "the seat that took that card, or null"),
    .playOn = QT_TRANSLATE_NOOP("engine", "The card that cancels a bag is still out."),
    .awaited = cancelCards};

const TrickObserver kCancelCardObserver{
    [](const RuleSet &rules) { return rules.bags_cancel_card != BagsCancelCard::off; },
    takeCancelCard};

} // namespace sandbag
