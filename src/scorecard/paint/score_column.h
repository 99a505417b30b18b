// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page_canvas.h"
#include "sheet/score_sheet.h"

#include <QString>

namespace sandbag {

/// What is in a column of one side on a printed scorecard.
enum class ScoreColumn { bid, taken, bidTaken, nil, bonus, score, bags, total };

[[nodiscard]] QString titleOf(ScoreColumn what);
/// How wide it is next to the others of a side with this many players.
[[nodiscard]] double weightOf(ScoreColumn what, int perSide);
/// Of its text where there is room, points.
[[nodiscard]] double sizeOf(ScoreColumn what);
/// What the column says of a deal; "" where that does not count yet.
[[nodiscard]] QString cellText(ScoreColumn what, const SheetEntry &entry);
/// With type of that size, points.
[[nodiscard]] TextStyle styleOf(ScoreColumn what, double size);

} // namespace sandbag
