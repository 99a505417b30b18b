// SPDX-License-Identifier: GPL-3.0-or-later
#include "policy/policy_playout.h"

#include "play/play_core.h"
#include "policy/card_features.h"
#include "policy/clones.h"

#include <bit>

namespace sandbag {

namespace {

[[gnu::always_inline]] inline void show(const PlayTables &tables, const PlayState &state,
                                        Voids &voids, Slot slot)
{
    if (state.led != kNoEffectiveSuit && tables.effectiveSuitOf[slot] != state.led &&
        tables.effectiveSuitOf[slot] != kNoEffectiveSuit && !playsInTheDark(state))
        voids[state.turn] |= static_cast<std::uint8_t>(1U << state.led);
}

/// A number for the card that falls now. It hangs on their own cards alone, so that playouts of
/// several choices see the same hand shuffled alike.
std::uint64_t chanceOf(const PlayState &state, std::uint64_t chance)
{
    for (const Slots cards : {state.hand[state.turn], state.secondCopy[state.turn]})
        chance = (chance ^ cards) * 0x9E3779B97F4A7C15ULL;
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
                                           const PolicyPlayout &how)
{
    CardKnowledge sight;
    sight.voids = voids;
    while (!state.over() &&
           (state.inTrick > 0 || state.tricksInDeal - state.tricksPlayed > how.tricksLeft)) {
        if (playsInTheDark(state)) {
            core::play(tables, state, topOfShuffledHand(state, chanceOf(state, how.chance)));
            continue;
        }
        look(state, Players > 0 ? Players : tables.players, sight);
        // What may be played, never what is merely not prevented (`renege_mode` challenge).
        const Slot slot = policy::choose<Players>(
            {tables, state, how.goals, sight, core::lawful(tables, state), how.weights});
        show(tables, state, sight.voids, slot);
        core::play(tables, state, slot);
    }
    voids = sight.voids;
}

} // namespace

Slot topOfShuffledHand(const PlayState &state, std::uint64_t chance)
{
    Slots cards = state.hand[state.turn];
    const Slots twins = state.secondCopy[state.turn];
    const int first = std::popcount(cards);
    auto skip = static_cast<int>(chance % static_cast<unsigned>(first + std::popcount(twins)));
    if (skip >= first) {
        cards = twins;
        skip -= first;
    }
    for (; skip > 0; --skip)
        cards &= cards - 1;
    // A hand at turn holds a card; g++ 14 wants to see that there is no slot 64.
    constexpr int kSlots = 64;
    return static_cast<Slot>(std::countr_zero(cards) % kSlots);
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
void playOutByPolicy(const PlayTables &tables, PlayState &state, Voids &voids,
                     const PolicyPlayout &how)
{
    if (tables.players == 4)
        playOut<4>(tables, state, voids, how);
    else
        playOut<0>(tables, state, voids, how);
}

} // namespace sandbag
