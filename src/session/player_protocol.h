// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "match/standing.h"

#include <QJsonObject>

#include <optional>

namespace sandbag {

// The messages of the player protocol (FORMATS.md, "Player protocol").

[[nodiscard]] QJsonObject matchMessage(const TableRules &table, int seat);
/// The cards of the seat's hand as dealt are left out while it may not see them.
[[nodiscard]] QJsonObject dealMessage(const SeatView &view, const CardList &hand,
                                      const Standing &standing);
[[nodiscard]] QJsonObject eventMessage(const Event &event);
[[nodiscard]] QJsonObject actMessage(const Prompt &prompt, int milliseconds);
[[nodiscard]] QJsonObject byeMessage();

/// The event that an answer means ({"act": "KC"}, or a whole event): one of the prompt's, or one
/// that is never listed but allowed now. Nothing otherwise.
[[nodiscard]] std::optional<Event> answeredEvent(const QJsonObject &answer, const SeatView &view);

} // namespace sandbag
