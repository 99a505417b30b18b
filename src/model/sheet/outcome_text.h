// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

class Match;
struct ScoreSheet;

/// Who won and why in one sentence; "" while the match goes on. Takes names and totals from the
/// sheet.
[[nodiscard]] QString outcomeText(const Match &match, const ScoreSheet &sheet);

} // namespace sandbag
