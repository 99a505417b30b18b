// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace sandbag {

class Match;

/// What changed a match more than its contracts did: "Bo: Blind nil made, +200"; or a contract that
/// was lost.
struct TurningPoint {
    int side = 0;
    std::size_t deal = 0; ///< how many deals counted up to and with that one
    int points = 0;
    QString text{};
    int change = 0; ///< of the side's total by that deal
};

/// Whether `a` turned its match more than `b`: by the points alone, then by all of its deal.
[[nodiscard]] bool changedMore(const TurningPoint &a, const TurningPoint &b);

/// The largest such changes, one for each deal at most, in the order of the deals. Where there are
/// fewer, lost contracts say what decided the match.
[[nodiscard]] std::vector<TurningPoint> turningPoints(const Match &match, const QStringList &names,
                                                      std::size_t most);

} // namespace sandbag
