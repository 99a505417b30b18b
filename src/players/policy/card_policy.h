// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/per_seat.h"
#include "play/play_state.h"
#include "policy/goals.h"
#include "policy/later_win.h"
#include "policy/pick_weights.h"

#include <array>
#include <cstdint>

namespace sandbag {

/// What the player at turn knows of the cards, except the tricks themselves. The same whether the
/// other hands are really hidden (a SeatView) or known in a playout's state.
struct CardKnowledge {
    Slots own = 0;                 ///< held by the player at turn
    Slots unseen = 0;              ///< may be held by others
    PerSeat<std::uint8_t> voids{}; ///< bit per effective suit: shown to hold none
};

struct Lessons;

/// How strongly the rules of thumb pull. Found by playing them against each other in thousands of
/// duplicate deals; the values have no other meaning. Made by: sandbag_fit weights --deals 12000
/// --seed 1
struct CardWeights {
    float later = 0.75F;     ///< price of a card that might win later, in its chances
    float bold = 0.45F;      ///< weight of the trick's worth to the others
    float hand = 0.95F;      ///< own hand against the bids in the expectation
    float mate = 0.24F;      ///< partner takes a trick that is ours already
    float reluctant = 0.75F; ///< a player who wants no trick takes one
    float again = 0.5F;      ///< chance to beat a card that beat ours
    float shed = 0.01F;      ///< a nil's worth of getting rid of a dangerous card
    float cover = 0.91F;     ///< weight of partner's nil
    float avoid = 0.75F;     ///< weight of the price of an unwanted trick
    float attack = 0.75F;    ///< weight of a nil of the others

    PickWeights picks; ///< of cards that are chosen before play

    const Lessons *lessons = nullptr; ///< corrects them; null: rules of thumb alone

    /// As they pulled at first: in the play of fixed opponents they do so still.
    [[nodiscard]] static CardWeights first();
};

/// The same with all that was learned, as a search imagines play.
[[nodiscard]] CardWeights taughtWeights();

/// One choice of a card, with the goals and the cards known. Refers to its arguments.
struct CardSituation {
    const PlayTables &tables;
    const PlayState &state;
    const Goals &goals;
    const CardKnowledge &sight;
    Slots legal; ///< the set to choose from, not empty
    const CardWeights &weights;
};

/// The card to play: each candidate's chance to win the trick for the side, times what a trick is
/// worth now, less what the card is worth later; and what it does to every nil.
[[nodiscard]] Slot chooseCard(const CardSituation &situation);

/// The same with the worth of every candidate, for players that choose by chance.
struct CardChoiceScore {
    Slot slot;
    float score;
};
/// The cards that may be played, each with its score; only the first `count` are there.
struct ScoredCards {
    std::array<CardChoiceScore, 64> cards;
    int count = 0;
};
[[nodiscard]] ScoredCards scoreCards(const CardSituation &situation);

} // namespace sandbag
