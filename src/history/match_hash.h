// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace sandbag {

class Match;

/// Sixteen hexadecimal digits that are the same for the same rules.
[[nodiscard]] QString rulesHash(const RuleSet &rules);
/// Thirty-two of them for the same rules, players and deals, whatever else a file says.
[[nodiscard]] QString contentHash(const MatchRecord &record);
/// The same, of a match as it came into the library: names may have been taken out of it since.
[[nodiscard]] QString contentOf(const MatchRecord &record, const QJsonObject &other);
/// A number that is the same for the same match, whatever the players are called, and hardly ever
/// for two others: quicker than contentHash(), which decides.
[[nodiscard]] qint64 likenessOf(const Match &match);
/// A number that is the same for matches that begin with the same deal, played in the same way, and
/// so are ends of one match. Nothing where no deal was played to its end, or where the first one
/// was entered, since nobody knows its cards.
[[nodiscard]] std::optional<qint64> originOf(const Match &match);

} // namespace sandbag
