// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "policy/card_policy.h"

namespace sandbag {

/// What all players have seen of each other's voids: goes along with a PlayState.
using Voids = PerSeat<std::uint8_t>;

/// The player at turn is a nil in the dark: they play the top card of their shuffled hand, so a
/// card that does not follow suit is no sign of a void.
[[nodiscard]] constexpr bool playsInTheDark(const PlayState &state)
{
    return (state.anyCardSeats >> state.turn) & 1;
}
/// That card, any of the hand as likely as any other; `chance`: any number.
[[nodiscard]] Slot topOfShuffledHand(const PlayState &state, std::uint64_t chance);

/// Plays the card and keeps the voids up to date.
void playSeen(const PlayTables &tables, PlayState &state, Voids &voids, Slot slot);

/// What the player at turn sees of a state with all hands. Cards that nobody holds (kitty, aside)
/// are not in it: a small cheat of playouts, which know that a card is out of play.
[[nodiscard]] CardKnowledge knowledgeOf(const PlayTables &tables, const PlayState &state,
                                        const Voids &voids);

/// How a deal is played out, and how far.
struct PolicyPlayout {
    const Goals &goals;
    const CardWeights &weights;
    int tricksLeft = 0;       ///< when a trick is to be led and no more are left, it stops
    std::uint64_t chance = 0; ///< shuffles the hands of nils in the dark
};
/// Plays the deal out, every seat by chooseCard.
void playOutByPolicy(const PlayTables &tables, PlayState &state, Voids &voids,
                     const PolicyPlayout &how);

} // namespace sandbag
