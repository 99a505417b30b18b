// SPDX-License-Identifier: GPL-3.0-or-later
// The loops of random playouts, built for several kinds of processors: included by playout*.cpp
// alone. `Select` picks one of some cards by 16 random bits.
#pragma once

#include "play/play_core.h"
#include "play/play_state.h"

#include <array>

namespace sandbag {

/// Plays out with instructions that only newer processors have; nothing where this is none.
using PlayOut = void (*)(const PlayTables &, PlayState &, std::uint64_t &);
[[nodiscard]] PlayOut playOutByBits();

namespace {

/// splitmix64: one word for each trick is enough for four picks.
inline std::uint64_t nextRandom(std::uint64_t &state)
{
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}

/// The tricks that are left need nothing but following suit and comparing slots, at a table of
/// four: their state fits into registers, and one random word serves one trick.
bool isPlain(const PlayTables &tables, const PlayState &state)
{
    Slots secondCopies = 0;
    for (int seat = 0; seat < tables.players; ++seat)
        secondCopies |= state.secondCopy[seat];
    return tables.players == 4 && tables.plainTricks && !tables.anyCard && !state.anyCardSeats &&
           !tables.lowAces && !tables.effectiveSuit[kNoEffectiveSuit] && tables.notes.empty() &&
           !secondCopies && restrictionsAreOver(tables, state.tricksPlayed);
}

/// Plays plain tricks to the end, from the beginning of one. The same cards as card by card.
template<class Select>
[[gnu::always_inline]] inline void playPlainTricks(const PlayTables &tables, PlayState &state,
                                                   std::uint64_t &random, Select select)
{
    std::array<Slots, 4> hand = {state.hand[0], state.hand[1], state.hand[2], state.hand[3]};
    const LeadRule lead = tables.lead;
    const Slots spades = lead.spades;
    std::array<Slot, 4> trick = {state.trick[0], state.trick[1], state.trick[2], state.trick[3]};
    unsigned leader = state.leader;
    bool broken = state.broken;
    for (int number = state.tricksPlayed; number < state.tricksInDeal; ++number) {
        const std::uint64_t word = nextRandom(random);
        const Slots others = hand[leader] & ~spades;
        trick[0] = select(lead.of(hand[leader], number, broken), word & 0xFFFF);
        Slots best = Slots{1} << trick[0];
        hand[leader] ^= best;
        const EffectiveSuit led = tables.effectiveSuitOf[trick[0]];
        const Slots effectiveSuit = tables.effectiveSuit[led], beats = tables.beats[led];
        const Slots breaking = led == kEffectiveSpades ? 0 : spades;
        broken |= led == kEffectiveSpades && !others;
        unsigned place = 0, seat = leader;
        for (unsigned at = 1; at < 4; ++at) {
            seat = (seat + 1) & 3;
            const Slots follows = hand[seat] & effectiveSuit;
            const Slot slot = select(follows ? follows : hand[seat], (word >> (16 * at)) & 0xFFFF);
            const Slots bit = Slots{1} << slot;
            hand[seat] ^= bit;
            trick[at] = slot;
            broken |= (bit & breaking) != 0;
            // One comparison, and nothing that the processor could guess wrong.
            const bool wins = (bit & beats) > best;
            best = wins ? bit : best;
            place = wins ? at : place;
        }
        state.lastLeader = static_cast<std::uint8_t>(leader);
        state.lastBest = static_cast<std::int8_t>(place);
        leader = (leader + place) & 3;
        ++state.taken[leader];
        state.winners[number] = static_cast<std::int8_t>(leader);
    }
    for (std::size_t seat = 0; seat < 4; ++seat) {
        state.hand[seat] = hand[seat];
        state.trick[seat] = trick[seat];
    }
    state.broken = broken;
    state.tricksPlayed = state.tricksInDeal;
    state.leader = state.turn = static_cast<std::uint8_t>(leader);
}

/// Card by card, under any rules; from the first plain trick on in the loop above.
template<class Select>
[[gnu::always_inline]] inline void playOutWith(const PlayTables &tables, PlayState &state,
                                               std::uint64_t &random, Select select)
{
    std::uint64_t word = 0;
    for (unsigned picks = 0; !state.over(); ++picks) {
        // A word lasts for four cards.
        const bool fresh = picks % 4 == 0;
        if (fresh && state.inTrick == 0 && picks <= 4 && isPlain(tables, state))
            return playPlainTricks(tables, state, random, select);
        word = fresh ? nextRandom(random) : word >> 16;
        const Slots cards = core::allowed(tables, state);
        core::play(tables, state, select(cards, word & 0xFFFF));
    }
}

} // namespace

} // namespace sandbag
