// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// How the tricks that are left, the one in play too, fall to the side of a player at turn: proved
/// by what they see, however the other cards lie and whatever everybody else plays, their partner
/// too.
struct RestProof {
    int left = 0;
    int least = 0;         ///< after the card asked about, when they play on well
    int most = 0;          ///< with any card, even if all help
    bool nilHolds = false; ///< they bid nil, and after that card nobody can make them take a trick
};

/// The proof for playing `card`. Nothing where it is not their turn to play, where more than plain
/// suits and trumps decides, or where the cards may lie in too many ways: with more than three
/// tricks left it is mostly so.
[[nodiscard]] std::optional<RestProof> restProof(const SeatView &view, Card card);

/// What is worth telling about it: nothing where nothing is settled.
[[nodiscard]] std::optional<Sentence> settledRest(const SeatView &view, Card card);

} // namespace sandbag
