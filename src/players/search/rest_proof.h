// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// Bounds on the remaining tricks (the one in play too) of the side of the player whose turn it
/// is. They are valid for every layout of the hidden cards and every play by others, partner
/// included.
struct RestProof {
    int left = 0;
    int least = 0;         ///< after the card asked about, with good play from there
    int most = 0;          ///< with any card, even if all help
    bool nilHolds = false; ///< their nil is safe after that card
};

/// The bounds for playing `card`. Nothing if it is not their turn to play, if more than plain
/// suits and trump decides, or if there are too many layouts: with more than three
/// tricks left that is the rule.
[[nodiscard]] std::optional<RestProof> restProof(const SeatView &view, Card card);

/// After that card of the player whose turn it is, the nil of that seat takes no trick, with any
/// layout of the hidden cards and any play of all others. False where restProof() is nothing, and
/// before the last two tricks.
[[nodiscard]] bool nilIsSafe(const SeatView &view, int seat, Card card);
/// … with any card of theirs.
[[nodiscard]] bool nilIsSafe(const SeatView &view, int seat);

/// What is worth saying about it: nothing where nothing is settled.
[[nodiscard]] std::optional<Sentence> settledRest(const SeatView &view, Card card);

} // namespace sandbag
