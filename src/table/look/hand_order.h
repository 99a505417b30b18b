// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

namespace sandbag {

struct RuleContext;

/// How a person likes to hold the cards.
struct HandOrder {
    bool ranksUp = false;  ///< the lowest of a suit on the left
    bool alternate = true; ///< red and black suits in turn, where that is possible
    bool operator==(const HandOrder &) const = default;
};

/// The cards as they are held: trumps with everything elevated first, then the suits.
[[nodiscard]] CardList sortedHand(CardList cards, const RuleContext &context, HandOrder order);

} // namespace sandbag
