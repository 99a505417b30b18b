// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_state.h"

namespace sandbag {

/// Who is winning the trick in play under any rules: identical cards, joke trumps, jokers that tie,
/// the suit ladder. The place in `state.trick`, −1 where no card can win (a dead trick, D7, D20).
[[nodiscard]] int winningPlace(const PlayTables &tables, const PlayState &state);

/// The same where the last card of the trick has just been laid on one in which `before` was
/// winning.
[[nodiscard]] int winningPlaceWithLast(const PlayTables &tables, const PlayState &state,
                                       int before);

/// The same once the player at turn has played this card.
[[nodiscard]] int winningPlaceAfter(const PlayTables &tables, const PlayState &state, Slot slot);

/// Whether this card, played now by the player at turn, would be winning ("beat" of D74).
[[nodiscard]] bool wouldWin(const PlayTables &tables, const PlayState &state, Slot slot);

/// The card at `best` wins as a joke trump (D6).
[[nodiscard]] bool winsAsJokeTrump(const PlayTables &tables, const PlayState &state);
/// Some card of the trick in play is a joke trump: it breaks spades (D6).
[[nodiscard]] bool holdsJokeTrump(const PlayTables &tables, const PlayState &state);

/// The seat that won the trick finished last; it must not have been dead.
[[nodiscard]] int lastWinner(const PlayTables &tables, const PlayState &state);

} // namespace sandbag
