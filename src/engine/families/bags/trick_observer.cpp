// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/trick_observers.h"

#include "play/play_state.h"
#include "play/trick_winner.h"

namespace sandbag {

namespace {

/// The cancelling card lies in the trick: its winner takes it.
void takeCancelCard(const PlayTables &tables, PlayState &state)
{
    if (state.lastBest < 0 || state.cancelCardSeat >= 0)
        return;
    const Slots wanted = tables.cancelCard | slotBit(state.cutCard);
    for (int place = 0; place < tables.players; ++place) {
        if (slotBit(tables.heldSlot[state.trick[place]]) & wanted)
            state.cancelCardSeat = static_cast<std::int8_t>(lastWinner(tables, state));
    }
}

} // namespace

const TrickObserver kCancelCardObserver{
    [](const RuleSet &rules) { return rules.bags_cancel_card != BagsCancelCard::off; },
    takeCancelCard};

} // namespace sandbag
