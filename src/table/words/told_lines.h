// SPDX-License-Identifier: GPL-3.0-or-later
// Which lines of a deal's score are told at the table.
#pragma once

#include "match/match.h"

#include <algorithm>

namespace sandbag {

/// A call that a player undertook alone, and its points.
[[nodiscard]] inline bool nilLine(const ScoreLine &line)
{
    return line.rule->kind == LineKind::nil && line.seat >= 0 && line.points != 0;
}

/// So many bags cost a side points.
[[nodiscard]] inline bool sackLine(const ScoreLine &line)
{
    return line.rule->kind == LineKind::bags && line.seat < 0 && line.points < 0;
}

/// Sides that did not make their contract in that deal.
[[nodiscard]] inline int setsIn(const DealResult &result, const Seating &seating)
{
    return static_cast<int>(std::count_if(result.score.side.begin(),
                                          result.score.side.begin() + seating.sides,
                                          [](const SideScore &side) { return side.set(); }));
}

} // namespace sandbag
