// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "match/record.h"

namespace sandbag {

/// Reads one item of "deals", of a table of this many players. Throws JsonFault.
[[nodiscard]] DealRecord readDeal(const JsonPlace &place, int players, int sides);

} // namespace sandbag
