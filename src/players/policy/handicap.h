// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "match/dealing.h"
#include "policy/card_policy.h"

namespace sandbag {

/// What a weaker player gets wrong.
struct Handicap {
    float memory = 1;   ///< part of the played cards and of the voids shown that is remembered
    float noise = 0;    ///< points by which a card is misjudged (standard deviation)
    float bidNoise = 0; ///< tricks by which a hand is misjudged
    /// Points by which all cards of a suit that do the same now, win or not, are misjudged
    /// together: fear of a trick, greed for it, a suit fancied. Which card of a suit does it best
    /// they know.
    float whim = 0;
    /// Never forgets what won a trick or what a partner has shown, and misjudges no bid in what may
    /// be the last deal of a match.
    bool attentive = false;

    [[nodiscard]] bool any() const { return memory < 1 || noise > 0 || bidNoise > 0 || whim > 0; }
};

/// Removes forgotten cards and voids from `sight`. A card forgotten in a deal stays forgotten:
/// `seed`, the trick, and the card decide it. The last finished trick is never forgotten.
void forget(const SeatView &view, const Handicap &handicap, std::uint64_t seed,
            CardKnowledge &sight);

/// About normally distributed, deviation 1.
[[nodiscard]] float gaussian(Dice &dice);

} // namespace sandbag
