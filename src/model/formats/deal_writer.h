// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_writer.h"
#include "match/record.h"

namespace sandbag {

/// Writes one item of "deals", of a table of this many players, as readDeal() reads it.
void writeDeal(JsonWriter &json, const DealRecord &deal, int players);

} // namespace sandbag
