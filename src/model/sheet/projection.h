// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet/score_sheet.h"

namespace sandbag {

class Match;

/// "If they make it, if they are set" for the deal in play; empty when none is, or before every
/// side has called.
[[nodiscard]] SheetProjection projectionOf(const Match &match);

} // namespace sandbag
