// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/policy_playout.h"

namespace sandbag {

void playSeen(const PlayTables &tables, PlayState &state, Voids &voids, Slot slot)
{
    if (state.led != kNoLane && tables.laneOf[slot] != state.led && tables.laneOf[slot] != kNoLane)
        voids[state.turn] |= static_cast<std::uint8_t>(1U << state.led);
    playSlot(tables, state, slot);
}

Sight sightOf(const PlayTables &tables, const PlayState &state, const Voids &voids)
{
    Sight sight;
    sight.voids = voids;
    sight.own = state.hand[state.turn];
    for (int seat = 0; seat < tables.players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        if (at != state.turn)
            sight.unseen |= state.hand[at] | state.twin[at];
    }
    return sight;
}

void playOutByPolicy(const PlayTables &tables, PlayState &state, Voids &voids, const Goals &goals,
                     const CardWeights &weights)
{
    while (!state.over()) {
        const Sight sight = sightOf(tables, state, voids);
        // What may be played, never what is merely not prevented (`renege_mode` challenge).
        const Slots legal = (state.anyCardSeats >> state.turn) & 1 ? legalPlays(tables, state)
                                                                   : lawfulPlays(tables, state);
        playSeen(tables, state, voids, chooseCard(tables, state, goals, sight, legal, weights));
    }
}

} // namespace sandbag
