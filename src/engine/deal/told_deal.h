// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <memory>
#include <vector>

namespace sandbag {

/// An event as visible to one seat.
struct ToldEvent {
    Event event;          ///< hidden cards are removed
    Disclosure disclosed; ///< its consequences, as far as this seat saw them

    bool operator==(const ToldEvent &) const = default;
};

/// Everything that one seat was shown of a deal, and nothing else. Its view is made of this, and
/// the lines of the player protocol carry it.
struct ToldDeal {
    int seat = 0;
    DealStart start;    ///< its own hand, once it was looked at; cards face up
    int firstTurn = -1; ///< who decides first
    std::vector<ToldEvent> events;
    CardList kitty;   ///< while this seat chooses from it, in no order
    CardList offered; ///< by the stock of a draft, while this seat chooses

    bool operator==(const ToldDeal &) const = default;
};

/// What that seat may know of the deal. No other code decides what becomes known to a seat.
[[nodiscard]] ToldDeal toldTo(const DealState &state, int seat);

/// The deal as far as these events go. They must come from toldTo(); other events must be
/// checked first (refuse() of deal/stages.h).
[[nodiscard]] DealState foldTold(std::shared_ptr<const RuleContext> context, const ToldDeal &told);

/// What the player at turn of a draft may look at before deciding: the top card of the stock, or
/// both cards where they are drawn in pairs. Empty outside a draft.
[[nodiscard]] CardList offeredCards(const DealState &state);

} // namespace sandbag
