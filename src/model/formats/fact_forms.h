// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "match/record.h"

namespace sandbag {

class JsonWriter;

/// Reads the member "facts" of an entered deal, of a table of this many players: each fact by its
/// row. Throws JsonFault.
void readFacts(const JsonPlace &facts, DealRecord &deal, int players);
/// Writes it; nothing where no such fact is given.
void writeFacts(JsonWriter &json, const DealRecord &deal, int players);

} // namespace sandbag
