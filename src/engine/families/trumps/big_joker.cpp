// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/play_restrictions.h"

#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// The highest of some spades: one card, or every joker where jokers are equally high.
Slots highestSpades(const PlayTables &tables, Slots spades)
{
    std::uint8_t top = 0;
    for (Slots rest = spades; rest; rest &= rest - 1)
        top = std::max(top, tables.height[static_cast<Slot>(std::countr_zero(rest))]);
    Slots highest = 0;
    for (Slots rest = spades; rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        if (tables.height[slot] == top)
            highest |= slotBit(slot);
    }
    return highest;
}

/// Opponents of a led big joker play their highest spade.
Slots pulledSpades(const PlayTables &tables, const PlayState &state, Slots candidates)
{
    const bool pulled = state.inTrick > 0 && (slotBit(state.trick[0]) & tables.pullers) &&
                        tables.sideOf[state.turn] != tables.sideOf[state.leader];
    if (!pulled)
        return candidates;
    const Slots spades = candidates & tables.effectiveSuit[kEffectiveSpades];
    return spades ? highestSpades(tables, spades) : candidates;
}

const char *pulledReason(const PlayTables &, const PlayState &)
{
    return QT_TRANSLATE_NOOP("trumps", "%1: a joker was led, so you must play your highest spade.");
}

} // namespace

const PlayRestriction kBigJokerPulls{
    [](const RuleSet &rules) { return rules.jokers_big_lead_pulls; }, pulledSpades, pulledReason,
    false};

} // namespace sandbag
