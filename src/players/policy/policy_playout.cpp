// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/policy_playout.h"

#include "play/play_core.h"
#include "policy/card_lesson_rows.h"
#include "policy/clones.h"

#include <bit>

namespace sandbag {

namespace {

[[gnu::always_inline]] inline void show(const PlayTables &tables, const PlayState &state,
                                        Voids &voids, Slot slot)
{
    if (state.led != kNoLane && tables.laneOf[slot] != state.led &&
        tables.laneOf[slot] != kNoLane && !playsInTheDark(state))
        voids[state.turn] |= static_cast<std::uint8_t>(1U << state.led);
}

/// A number that hangs on who holds what: another one in every world, and for every card.
std::uint64_t chanceOf(const PlayTables &tables, const PlayState &state)
{
    std::uint64_t chance = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        chance = (chance ^ state.hand[seat]) * 0x9E3779B97F4A7C15ULL;
    return chance >> 32;
}

[[gnu::always_inline]] inline void look(const PlayState &state, int players, CardKnowledge &sight)
{
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
        if (playsInTheDark(state)) {
            core::play(tables, state, topOfShuffledHand(state, chanceOf(tables, state)));
            continue;
        }
        look(state, Players > 0 ? Players : tables.players, sight);
        // What may be played, never what is merely not prevented (`renege_mode` challenge).
        const Slot slot = policy::choose<Players>(tables, state, goals, sight,
                                                  core::lawful(tables, state), weights);
        show(tables, state, sight.voids, slot);
        core::play(tables, state, slot);
    }
    voids = sight.voids;
}

} // namespace

Slot topOfShuffledHand(const PlayState &state, std::uint64_t chance)
{
    Slots hand = state.hand[state.turn];
    for (auto skip = chance % static_cast<unsigned>(std::popcount(hand)); skip > 0; --skip)
        hand &= hand - 1;
    return static_cast<Slot>(std::countr_zero(hand));
}

void playSeen(const PlayTables &tables, PlayState &state, Voids &voids, Slot slot)
{
    show(tables, state, voids, slot);
    playSlot(tables, state, slot);
}

CardKnowledge knowledgeOf(const PlayTables &tables, const PlayState &state, const Voids &voids)
{
    CardKnowledge sight;
    sight.voids = voids;
    look(state, tables.players, sight);
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
