// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "play/play_tables.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// The cards of a hand that would make a nil fail, in a sentence: an honor without lower cards,
/// cards with nothing below them, spades that are hard to lose. `others`: the cards that the player
/// does not hold. Nothing where no card is a particular risk.
[[nodiscard]] std::optional<Sentence> nilRiskOf(const PlayTables &tables, Slots hand, Slots others);

/// This nil is lost with the cards held, however everyone plays: they stay in the hand, and one of
/// its spades takes a trick.
[[nodiscard]] bool isLostFromTheStart(const SeatView &view, const Call &nil);

} // namespace sandbag
