// SPDX-License-Identifier: GPL-3.0-or-later
// The few lines that every playout runs, inline so that the loops that are built for several
// processors (playout.cpp) contain them. Include play_state.h instead.
#pragma once

#include "play/play_state.h"
#include "play/trick_winner.h"

namespace sandbag::core {

/// Junk is led only when nothing else is held (D20).
[[gnu::always_inline]] inline Slots beforeJunk(const PlayTables &tables, Slots forms)
{
    const Slots useful = forms & ~tables.junkJokers;
    return useful ? useful : forms;
}

/// What may be led of these cards.
[[gnu::always_inline]] inline Slots leads(const PlayTables &tables, const PlayState &state,
                                          Slots forms)
{
    return tables.lead.of(beforeJunk(tables, forms), state.tricksPlayed, state.broken);
}

[[gnu::always_inline]] inline Slots follows(const PlayTables &tables, const PlayState &state,
                                            Slots forms)
{
    const Slots following = forms & tables.effectiveSuit[state.led];
    if (state.led == kNoEffectiveSuit || !following)
        return forms;
    return following | (forms & tables.jokeJokers);
}

/// Joke jokers may be played at any time, despite every duty (D6, D74).
[[gnu::always_inline]] inline Slots narrowed(const PlayTables &tables, const PlayState &state,
                                             const PlayRestriction &row, Slots left)
{
    const Slots kept = row.apply(tables, state, left);
    return kept ? kept | (left & tables.jokeJokers) : left;
}

[[gnu::always_inline]] inline Slots lawful(const PlayTables &tables, const PlayState &state)
{
    Slots forms = state.hand[state.turn];
    if (tables.lowAces)
        forms = playableForms(tables, forms);
    Slots left = state.inTrick == 0 ? leads(tables, state, forms) : follows(tables, state, forms);
    for (const PlayRestriction &row : tables.restrictions)
        left = narrowed(tables, state, row, left);
    return left;
}

/// A spade breaks spades when it is played to another suit or after a suitless joker, or led by one
/// who has nothing else that may be led: junk is nothing else. A♠ led freely, or the top card of a
/// nil in the dark, does not.
[[gnu::always_inline]] inline bool breaks(const PlayTables &tables, const PlayState &state,
                                          Slots bit, Slots heldBefore)
{
    if (!(bit & tables.effectiveSuit[kEffectiveSpades]))
        return false;
    if (state.inTrick != 0)
        return state.led != kEffectiveSpades;
    return !(heldBefore & ~(tables.effectiveSuit[kEffectiveSpades] | tables.junkJokers));
}

inline void gather(const PlayTables &tables, PlayState &state)
{
    state.lastLeader = state.leader;
    state.lastBest = state.best;
    if (state.best >= 0) {
        auto seat = static_cast<std::uint8_t>(state.leader + state.best);
        if (seat >= tables.players)
            seat = static_cast<std::uint8_t>(seat - tables.players);
        state.winners[state.tricksPlayed] = static_cast<std::int8_t>(seat);
        ++state.taken[seat];
        state.leader = seat;
    } else {
        state.winners[state.tricksPlayed] = -1;
    }
    for (const TrickNote note : tables.notes)
        note(tables, state);
    ++state.tricksPlayed;
    state.turn = state.leader;
    state.inTrick = 0;
    state.led = kNoEffectiveSuit;
    state.best = -1;
}

[[gnu::always_inline]] inline void play(const PlayTables &tables, PlayState &state, Slot slot)
{
    const std::uint8_t seat = state.turn;
    const Slots bit = Slots{1} << slot;
    const Slots heldBit = Slots{1} << tables.heldSlot[slot];
    state.broken |= breaks(tables, state, bit, state.hand[seat]);
    if (state.secondCopy[seat] & heldBit)
        state.secondCopy[seat] ^= heldBit;
    else
        state.hand[seat] &= ~heldBit;
    if (state.led == kNoEffectiveSuit)
        state.led = tables.effectiveSuitOf[slot];
    state.trick[state.inTrick] = slot;
    ++state.inTrick;
    if (tables.plainTricks) {
        if ((bit & tables.beats[state.led]) && (state.best < 0 || slot > state.trick[state.best]))
            state.best = static_cast<std::int8_t>(state.inTrick - 1);
    } else {
        state.best = static_cast<std::int8_t>(winningPlaceWithLast(tables, state, state.best));
        state.broken = state.broken || holdsJokeTrump(tables, state);
    }
    if (state.inTrick == tables.players)
        gather(tables, state);
    else
        state.turn = tables.next[seat];
}

[[gnu::always_inline]] inline Slots allowed(const PlayTables &tables, const PlayState &state)
{
    const bool any = tables.anyCard || ((state.anyCardSeats >> state.turn) & 1);
    return any ? playableForms(tables, state.hand[state.turn]) : lawful(tables, state);
}

} // namespace sandbag::core
