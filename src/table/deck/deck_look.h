// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_deck.h"

#include <QImage>
#include <QSize>

namespace sandbag {

/// A hand of this deck as it is held, spades from the ace down and some hearts, with the jokers
/// next to it. `pixels` of the whole picture. May run on any thread, but takes its time.
[[nodiscard]] QImage fanOf(const CardDeck &deck, QSize pixels);

/// Whether the part of each card that shows in a fan, a strip at its left edge, shows its rank.
/// Some decks have their indices at the right. May run on any thread, too, but takes its time.
[[nodiscard]] bool ranksSeenInFan(const CardDeck &deck);

/// What a list of decks says of one.
struct DeckSight {
    QImage sample;         ///< the ace of spades and a court card of each other suit, side by side
    bool ranksSeen = true; ///< in a fan
};
/// Reads the drawing once for both. May run on any thread, too, but takes its time.
[[nodiscard]] DeckSight lookAtDeck(const CardDeck &deck, QSize pixels);

/// The back of that deck.
[[nodiscard]] QImage backOf(const CardDeck &deck, QSize pixels);

} // namespace sandbag
