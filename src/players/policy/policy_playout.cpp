// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/policy_playout.h"

#include "play/play_core.h"
#include "policy/card_lesson_rows.h"
#include "policy/clones.h"

namespace sandbag {

namespace {

[[gnu::always_inline]] inline void show(const PlayTables &tables, const PlayState &state,
                                        Voids &voids, Slot slot)
{
    if (state.led != kNoLane && tables.laneOf[slot] != state.led && tables.laneOf[slot] != kNoLane)
        voids[state.turn] |= static_cast<std::uint8_t>(1U << state.led);
}

[[gnu::always_inline]] inline void look(const PlayTables &tables, const PlayState &state,
                                        int players, CardKnowledge &sight)
{
    (void)tables;
    sight.own = state.hand[state.turn];
    sight.unseen = 0;
    for (int seat = 0; seat < players; ++seat) {
        if (seat != state.turn)
            sight.unseen |= state.hand[seat] | state.secondCopy[seat];
    }
}

template<int Players>
[[gnu::always_inline]] inline void playOut(const PlayTables &tables, PlayState &state, Voids &voids,
                                           const Goals &goals, const CardWeights &weights,
                                           int tricksLeft)
{
    CardKnowledge sight;
    sight.voids = voids;
    while (!state.over() &&
           (state.inTrick > 0 || state.tricksInDeal - state.tricksPlayed > tricksLeft)) {
        look(tables, state, Players > 0 ? Players : tables.players, sight);
        // What may be played, never what is merely not prevented (`renege_mode` challenge).
        const Slots legal = (state.anyCardSeats >> state.turn) & 1 ? core::allowed(tables, state)
                                                                   : core::lawful(tables, state);
        const Slot slot = policy::choose<Players>(tables, state, goals, sight, legal, weights);
        show(tables, state, sight.voids, slot);
        core::play(tables, state, slot);
    }
    voids = sight.voids;
}

} // namespace

void playSeen(const PlayTables &tables, PlayState &state, Voids &voids, Slot slot)
{
    show(tables, state, voids, slot);
    playSlot(tables, state, slot);
}

CardKnowledge knowledgeOf(const PlayTables &tables, const PlayState &state, const Voids &voids)
{
    CardKnowledge sight;
    sight.voids = voids;
    look(tables, state, tables.players, sight);
    return sight;
}

SANDBAG_CLONES
void playOutByPolicy(const PlayTables &tables, PlayState &state, Voids &voids, const Goals &goals,
                     const CardWeights &weights, int tricksLeft)
{
    if (tables.players == 4)
        playOut<4>(tables, state, voids, goals, weights, tricksLeft);
    else
        playOut<0>(tables, state, voids, goals, weights, tricksLeft);
}

} // namespace sandbag
