// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "sheet/score_sheet.h"

namespace sandbag {

/// A match of the library with the scorecard next to the list. Of ten thousand deals the
/// scorecard takes a tenth of a second, so it is made where the match is read.
struct ReadMatch {
    Match match;
    ScoreSheet sheet;
};

} // namespace sandbag
