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
struct ToldHead {
    RuleSet rules;      ///< in force
    MatchRecord record; ///< without deals
    DealerDraw draw;
    bool operator==(const ToldHead &) const = default;
};
[[nodiscard]] ToldHead toldHead(const Match &match, const DealerDraw &draw);
/// Long, as it has all rules: compare heads to see whether it has changed.
[[nodiscard]] QJsonObject toldMatchMessage(const ToldHead &head, int seat);
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
