// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_deck.h"
#include "print_pages.h"

namespace sandbag {

/// "How Spades Goes": one page with pictures of cards, to be printed for guests. Its text is the
/// help file "guests" in the language in use: headings, paragraphs, and rows of cards in backquotes
/// with words after them.
[[nodiscard]] PrintJob guestJob(const CardDeck &deck);

} // namespace sandbag
