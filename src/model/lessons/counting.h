// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// A question for someone who wants to learn to count: their seat has seen the answer.
struct CountingQuestion {
    enum class Kind {
        cardsOut, ///< how many cards of the suit the other hands hold
        shownVoid ///< whether that seat has shown that it has none of it
    };
    Kind kind = Kind::cardsOut;
    Suit suit = Suit::spades;
    int seat = -1;       ///< shownVoid: who is meant
    int cards = 0;       ///< cardsOut: the right answer
    bool isVoid = false; ///< shownVoid: the right answer
};

/// The question after this many tricks of the deal: after every third one, by turns spades, another
/// suit, and a void. Nothing after the others, at the end, or where cards are put aside unseen:
/// nobody can count these.
[[nodiscard]] std::optional<CountingQuestion> countingQuestion(const SeatView &view, int tricks);

} // namespace sandbag
