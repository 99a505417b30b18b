// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "scoring/standing.h"

#include <QJsonObject>

#include <optional>

namespace sandbag {

// The messages of the player protocol (FORMATS.md, "Player protocol").

[[nodiscard]] QJsonObject matchMessage(const RuleContext &context, int seat);
/// With the seat's hand as dealt once it was looked at. As well as scores and
/// bags it states what else may decide the match: "sets_in_row", "sevens", "nil_pot",
/// "deals_scored" and "minutes".
[[nodiscard]] QJsonObject dealMessage(const SeatView &view, const Standing &standing);
/// The event of that number in the log, and what came of it: the "count" of cards that went unseen,
/// whether a claim or challenge "stood", the hand that was "shown". One by which the seat itself
/// has drawn in a draft says what it "kept" and, where it may look at that, what it "laid_away".
[[nodiscard]] QJsonObject eventMessage(const SeatView &view, std::size_t number);
/// The question to the seat; in a draft with the cards "offered" that it may look at, in the play
/// with whether the spades are broken, which may hang on hands that it does not see.
[[nodiscard]] QJsonObject actMessage(const SeatView &view, int milliseconds);
[[nodiscard]] QJsonObject byeMessage();

/// The event that an answer means ({"act": "KC"}, or a whole event): one of the prompt's, or one
/// that is never listed but allowed now. Nothing otherwise.
[[nodiscard]] std::optional<Event> answeredEvent(const QJsonObject &answer, const SeatView &view);

} // namespace sandbag
