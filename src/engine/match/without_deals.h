// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

namespace sandbag {

/// All of a record but its deals: they are long, and are copied one by one where they fit.
[[nodiscard]] MatchRecord withoutDeals(const MatchRecord &record);

} // namespace sandbag
