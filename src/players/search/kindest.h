// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/goals.h"
#include "search/card_search.h"

#include <vector>

namespace sandbag {

/// Among the cards that are as good as the best one by the playouts, puts first the one that a
/// partner would prefer: it protects their nil, leaves their trick alone, wastes nothing, returns
/// their suit. `tried`: best first.
void kindestFirst(std::vector<CardTried> &tried, const SeatView &view, const Goals &goals);

} // namespace sandbag
