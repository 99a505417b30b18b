// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class Match;

/// "Standard, deal 3: 212 : −40": the game and its score.
[[nodiscard]] QString matchInBrief(const Match &match);
/// The name of a recent file in the menu: the game, its score, and the day; house
/// rules by their name; a file that cannot be read by its own. Reads the file.
[[nodiscard]] QString recentTitle(const QString &path);

} // namespace sandbag
