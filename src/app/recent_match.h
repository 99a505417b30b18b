// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class Match;

/// "Standard, deal 3: 212 to −40": what is played and how it stands.
[[nodiscard]] QString matchInBrief(const Match &match);
/// How a file of the recent ones is called in the menu: the game, how it stands, and the day; house
/// rules by their name; a file that cannot be read by its own. Reads the file.
[[nodiscard]] QString recentTitle(const QString &path);

} // namespace sandbag
