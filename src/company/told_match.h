// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/dealer_draw.h"
#include "match/match.h"

#include <QJsonObject>

#include <memory>

namespace sandbag {

class JsonPlace;

// What every seat of a table hears of a match but the deal in play (FORMATS.md, "Playing in
// company"): the messages, and their readers. Readers throw JsonFault.

/// Rules, names, who plays what, and how the first dealer was drawn. Of a program that plays
/// nothing is sent but that it is one: its command is the host's own.
[[nodiscard]] QJsonObject toldMatchMessage(const Match &match, int seat, const DealerDraw &draw);
/// A match without deals, of rules that can be played.
[[nodiscard]] std::unique_ptr<Match> readToldMatch(const JsonPlace &message);
[[nodiscard]] DealerDraw readToldDraw(const JsonPlace &message, int players);

/// A deal that is over, with all hands, as a match record holds it.
[[nodiscard]] QJsonObject wholeMessage(const Match &match, int deal);
/// Its place in the match, and itself. That it fits the match is not looked at.
struct WholeDeal {
    int deal = 0; ///< index
    DealRecord record;
};
[[nodiscard]] WholeDeal readWhole(const JsonPlace &message, const Match &match);

} // namespace sandbag
