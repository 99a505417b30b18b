// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <memory>
#include <vector>

namespace sandbag {

/// An event as one seat was told of it.
struct ToldEvent {
    Event event;          ///< without cards that this seat may not see
    Disclosure disclosed; ///< what came of it, as far as this seat saw it

    bool operator==(const ToldEvent &) const = default;
};

/// Everything that one seat was told of a deal, and nothing else: what its view is made of, and
/// what the lines of the player protocol say.
struct ToldDeal {
    int seat = 0;
    DealStart start;    ///< its own hand, once it was looked at; cards face up
    int firstTurn = -1; ///< who decides first
    std::vector<ToldEvent> events;
    CardList kitty;   ///< while this seat chooses from it, in no order
    CardList offered; ///< by the stock of a draft, while this seat chooses

    bool operator==(const ToldDeal &) const = default;
};

/// What that seat was told of the deal: the one place where something becomes known to a seat.
[[nodiscard]] ToldDeal toldTo(const DealState &state, int seat);

/// The deal as far as the told goes. It must come from toldTo(); of another origin each event is
/// to be judged first (refuse() of deal/stages.h).
[[nodiscard]] DealState foldTold(std::shared_ptr<const RuleContext> table, const ToldDeal &told);

/// What the player at turn of a draft may look at before deciding: the top card of the stock, or
/// both cards where they are drawn in pairs. Empty outside a draft.
[[nodiscard]] CardList offeredCards(const DealState &state);

} // namespace sandbag
