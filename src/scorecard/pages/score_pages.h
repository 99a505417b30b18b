// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print_pages.h"
#include "sheet/score_sheet.h"

namespace sandbag {

/// From this many sides on the columns of a scorecard are too narrow on upright paper.
inline constexpr int kManySides = 6;

/// The filled scorecard: names, deals with what was special beneath, the chart, who won,
/// signatures, and the house rules in one line at the foot. `date` is written at the top; with
/// "" there is a line to write it on.
struct TableMark;
[[nodiscard]] PrintJob scoreJob(const ScoreSheet &sheet, const QString &date = {});
/// The same with the number of the match, and a code that opens its table again.
[[nodiscard]] PrintJob scoreJob(const ScoreSheet &sheet, const QString &date,
                                const TableMark &mark);

/// "New York · playing to 1000".
[[nodiscard]] QString gameLine(const ScoreSheet &sheet);

} // namespace sandbag
