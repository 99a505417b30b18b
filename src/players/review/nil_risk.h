// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "play/play_tables.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// The cards of a hand that would make a nil fail, in a sentence: an honor without lower cards,
/// cards with nothing below them, spades that are hard to lose. `others`: the cards that the player
/// does not hold. Nothing where no card is a particular risk.
[[nodiscard]] std::optional<Sentence> nilRiskOf(const PlayTables &tables, Slots hand, Slots others);

} // namespace sandbag
