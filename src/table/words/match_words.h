// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace sandbag {

class Match;

/// "Best deal: 4, +143 for You & Bo." Of all sides and deals that count; "" without one.
[[nodiscard]] QString bestDealWords(const Match &match, const QStringList &names, int viewer);
/// "7 deals · 2 nils made · 3 sets": what a match was like; what never happened is left out.
[[nodiscard]] QString matchFigures(const Match &match);
/// "You & Bo win, 512 to 430: they reached 500." For the panel, the status line and the reader.
[[nodiscard]] QString matchEndWords(const Match &match, const QStringList &names, int viewer);

/// "You & Bo win": in the largest type, once a match is over.
[[nodiscard]] QString winnerWords(const Match &match, const QStringList &names, int viewer);
/// "They lead by 66. You need 224 more.": the state of a match after a deal; "" where there is
/// nothing to lead by.
[[nodiscard]] QString standWords(const Match &match, const QStringList &names, int viewer);

} // namespace sandbag
