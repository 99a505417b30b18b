// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "search/leaf_cache.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What the side's number of tricks is worth to it, of those still to be played, from none to all.
/// Looks at every way in which they can fall to the seats. Nothing where their worth hangs on more
/// than how many the side makes, or a trick more is ever worse: then only the play itself can tell.
[[nodiscard]] std::optional<std::vector<float>>
worthByTricks(LeafCache &leaves, const PlayTables &tables, const PlayState &state, int side);

} // namespace sandbag
