// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_picture.h"

#include <vector>

namespace sandbag {

struct DealState;
class Match;

/// What is on the score pad: the last deals that count, and the bids of `running`, as the
/// viewer sees them; null where no deal is played. `deals`: of those that are over, this many are
/// written there.
[[nodiscard]] std::vector<PadRow> padRows(const Match &match, const DealState *running, int viewer,
                                          int deals);

} // namespace sandbag
