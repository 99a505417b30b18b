// SPDX-License-Identifier: GPL-3.0-or-later
// Cards played where none can take the trick, and what those that stay are worth.
#pragma once

#include "play/play_state.h"
#include "review/card_purpose.h"

namespace sandbag {

/// Chances of different cards to take a trick that are no further apart are level.
inline constexpr float kLevelChances = 0.1F;
/// A chance from which on a card counts, and is worth a guard.
inline constexpr float kCountsAsTrick = 0.25F;

/// Why such a card goes, and another one stays that is less likely to win a trick; nothing where
/// it is itself the one that is needed least.
[[nodiscard]] std::optional<Purpose> insteadOfLeast(const CardAtTurn &card);

/// Another trick helps the contract of the player's side.
[[nodiscard]] bool wantsTricks(const CardAtTurn &card);
/// The chance that an own card, or the one at turn, takes a trick later, 0 to 1.
[[nodiscard]] float chanceLater(const CardAtTurn &card, Slot slot);
/// The highest own card of the suit of that slot, where it needs this one below it, as higher ones
/// are out; kNoSlot. Of the cards that stay when the one at turn is played.
[[nodiscard]] Slot guardedBy(const CardAtTurn &card, Slot slot);

} // namespace sandbag
