// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

namespace sandbag {

/// Whether the longer one is the shorter one or goes on from where that ends, whatever the players
/// are called.
[[nodiscard]] bool goesOnFrom(const MatchRecord &longer, const MatchRecord &shorter);

} // namespace sandbag
