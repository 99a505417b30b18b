// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/play_alike.h"

#include "policy/card_knowledge.h"
#include "policy/equal_cards.h"

#include <algorithm>

namespace sandbag {

bool playAlike(const SeatView &view, const Card &one, const Card &other)
{
    if (one.isLowAce() || other.isLowAce())
        return false;
    const PlayTables &tables = view.context().play;
    const PlayState &state = view.seen().play;
    Slots others = knowledgeOf(view).unseen & ~view.cardsOfSuitsGone();
    for (int place = 0; place < state.inTrick; ++place)
        others |= slotBit(state.trick[place]);
    const auto [lower, higher] =
        std::minmax({tables.slotOf[one.face()], tables.slotOf[other.face()]});
    return higher < kNoSlot && areEqual(tables, state, others, lower, higher);
}

} // namespace sandbag
