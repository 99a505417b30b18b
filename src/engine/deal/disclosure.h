// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <optional>

namespace sandbag {

/// Two cards of the stock that a player of a draft has drawn: one for the hand.
struct Drawn {
    Card kept;
    std::optional<Card> laidAway; ///< nothing while it may not be looked at

    bool operator==(const Drawn &) const = default;
};

/// What an event brings about that its player did not say, because it depends on the cards: worked
/// out from all cards, shown to the table, and read from here by those who do not see the cards.
struct Disclosure {
    int cards = 0;      ///< how many went from hand to hand: pass, take, discard
    bool stood = false; ///< the claim held; the challenge found a renege
    CardList shown;     ///< the hand that its player laid open
    /// Spades are broken after this card; nothing where that was not shown.
    std::optional<bool> broken;
    int next = -1;              ///< who decides next; −1 nobody, or not shown
    std::optional<Drawn> drawn; ///< of a draft; only its player sees it

    bool operator==(const Disclosure &) const = default;
};

} // namespace sandbag
