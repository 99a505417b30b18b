// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rule_set.h"

#include <optional>

namespace sandbag {

/// The deck that is shuffled and how far it goes round: computed once for a rule set.
struct PackPlan {
    /// Every card of the deck after `deck_removed`, jokers included, in the order of the files.
    /// A card taken out beforehand (`setAside`) is among them.
    CardList cards;
    /// Cards that each player holds when play begins (a drafted hand: a quarter of the deck). Rules
    /// that the checker refuses can ask for more than there are.
    int handSize = 0;
    /// Cards that nobody is dealt: set aside, in the kitty, or not kept in a draft.
    int leftover = 0;
    /// How many of the left-over cards form a kitty: all of them or none.
    int kitty = 0;
    /// `deck_aside_card` low-club with exactly one card over: that card never reaches a hand.
    std::optional<Card> setAside;
    /// Tricks in the deal; the kitty's own trick of `kitty_extra_round` is one of them.
    int tricks = 0;
    /// Tokens of `deck_removed` that the deck does not hold (so often).
    CardList notInPack;
    bool draft = false;
};

/// Two decks are shuffled together: most cards are there twice.
[[nodiscard]] inline bool isDoublePack(const RuleSet &rules)
{
    return rules.deck_packs == 2;
}

[[nodiscard]] PackPlan planPack(const RuleSet &rules);

/// The lowest club that is a club: elevated ones are spades (D11). Nothing where there is none.
[[nodiscard]] std::optional<Card> lowestClub(const CardList &cards, const RuleSet &rules);

/// The printed suit whose first card turned makes its player the first dealer (rule
/// `deal_first_dealer`); nothing where no suit does.
[[nodiscard]] std::optional<Suit> suitOfFirstDealer(const RuleSet &rules);

/// The jokers that `deck_jokers` adds: BJ, LJ, 3J; four are BJ LJ twice.
[[nodiscard]] CardList jokersOf(const RuleSet &rules);

} // namespace sandbag
