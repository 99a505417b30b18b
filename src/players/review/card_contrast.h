// SPDX-License-Identifier: GPL-3.0-or-later
// What parts two cards of which the same is said.
#pragma once

#include "review/card_purpose.h"

#include <vector>

namespace sandbag {

/// What is said of the card by itself fits the other one, too. Both may be played at that turn.
[[nodiscard]] bool saysTheSame(const CardAtTurn &card, const CardAtTurn &other);

/// Why this one, and not the other; nothing where nothing true can be said of that.
[[nodiscard]] std::optional<Purpose> contrastOf(const CardAtTurn &card, const CardAtTurn &other);

/// The other cards that may be played, as they were judged.
struct Beside {
    std::optional<Card> compared; ///< with which the card is compared: what fits both is no reason
    std::vector<Card> alike;      ///< about as good as the card
};

/// All that is said of the card: its plan, what it does to the trick where that says more, and
/// what parts it from the card that it is compared with, where the same would fit that one. Not
/// what a card that is about as good does not need: to be kept, or to leave the trick.
[[nodiscard]] std::vector<Purpose> purposesOf(const CardAtTurn &card, const Beside &beside);

/// The sentence that the reasons for the card hold for the one that it is compared with as well;
/// nothing where they do not, or where there are none.
[[nodiscard]] std::optional<Sentence> fitsComparedWords(const CardAtTurn &card,
                                                        const Beside &beside, Voice voice);

/// A card that is about as good, where nothing that is said of this one parts them.
[[nodiscard]] std::optional<Card> levelWith(const CardAtTurn &card, const Beside &beside);

} // namespace sandbag
