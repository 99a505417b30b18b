// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "search/leaf_cache.h"
#include "solver/share_values.h"

#include <optional>
#include <vector>

namespace sandbag {

/// What the end of the deal is worth by how the tricks that are left in `state` fall to the seats;
/// `state` is of that deal, and `leaves` are set to it. Nothing where more of the play than that
/// and the winner of the last trick counts: certain cards, runs of tricks, promises; or where the
/// ends are too many. `ends`, where it is given, is filled with an end of every rank.
[[nodiscard]] std::optional<ShareValues> shareWorth(LeafCache &leaves, const DealState &deal,
                                                    const PlayState &state, Objective objective,
                                                    std::vector<Leaf> *ends = nullptr);

} // namespace sandbag
