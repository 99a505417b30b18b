// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

#include <span>

namespace sandbag {

/// A deck of our own drawing. Every SVG in resources/cards is built in as ":/cards/NAME.svg"; its
/// elements are `card-AS` … as draw_deck.py names them. What a deck lacks is taken from the first.
struct OwnDeck {
    QLatin1String key;     ///< CardDeck::file, and in the settings; "" of the first
    QLatin1String drawing; ///< file of the resources
    QLatin1String
        fourColours;  ///< the same where each suit has a colour of its own; "": there is none
    const char *name; ///< marked, in the context of TableText
};

/// The back of a card of our own decks.
struct CardBack {
    QLatin1String key; ///< CardDeck::back, and in the settings
    QLatin1String
        drawing;      ///< file of the resources, all of it; "": the element `key` of the first deck
    const char *name; ///< marked, in the context of TableText
};

/// In the order in which they are offered; the first is what all else falls back on.
[[nodiscard]] std::span<const OwnDeck> ownDecks();
[[nodiscard]] std::span<const CardBack> cardBacks();

/// The row of that key; null where the deck is an installed one.
[[nodiscard]] const OwnDeck *ownDeck(const QString &key);
/// The row of that key, or the first where there is none: settings may name one there was.
[[nodiscard]] const CardBack &cardBack(const QString &key);

/// The name of a row, translated.
[[nodiscard]] QString deckName(const char *name);

} // namespace sandbag
