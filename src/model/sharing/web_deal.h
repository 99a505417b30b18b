// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet/score_sheet.h"

#include <QCoreApplication>
#include <QString>

namespace sandbag {

class Match;

/// Any text as it may be in a page: nothing in it is a tag, and no mark turns the direction.
[[nodiscard]] QString webText(const QString &text);
/// The same of a name: isolated from what is around it.
[[nodiscard]] QString webName(const QString &name);

/// One deal of the page: hands, what was said, the tricks, the lines of its score.
[[nodiscard]] QString webDeal(const Match &match, const ScoreSheet &sheet, int deal);

} // namespace sandbag
