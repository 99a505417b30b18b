// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

namespace sandbag {

/// What the side takes from now on counts as bags, toward a penalty (`bags_limit`): its contract is
/// safe, and no nil spares it them (`nil_bag_immunity`).
[[nodiscard]] bool takesBags(const DealState &state, int side);
/// … and nothing else comes of it for the side by the score: no bonus hangs on a trick.
[[nodiscard]] bool takesOnlyBags(const DealState &state, int side);

} // namespace sandbag
