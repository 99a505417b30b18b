// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// A choice of several cards, which are named together.
[[nodiscard]] bool isGroup(EventKind kind);

/// A choice as it is named after another one: "Q♣", "nil", "looking first"; of groups of cards
/// those that differ, "10♣ instead of 2♥". The second argument is the other choice; in a draft
/// the cards are those that the seat is offered.
[[nodiscard]] SentenceArg nameOf(const Event &event, const Event &beside, const SeatView &view);

/// The beginning of a sentence about a choice and a better one: "Q♣ instead of K♦", "Passing 10♣
/// instead of 2♥": groups of cards have a verb, and only the cards that differ are named.
[[nodiscard]] SentenceArg subjectOf(const Event &made, const Event &better, const SeatView &view);

} // namespace sandbag
