// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"
#include "print_pages.h"

namespace sandbag {

/// An empty scorecard ruled for these rules: its sides, the columns that they need, and as many
/// deals as fit on one page, which is in landscape from six sides on. Names of players, where there
/// are any, are not printed.
[[nodiscard]] PrintJob blankJob(const MatchRecord &record);

} // namespace sandbag
