// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/goals.h"
#include "search/card_search.h"

#include <vector>

namespace sandbag {

/// Of the cards that playouts cannot tell from the best one, puts the one first that a partner
/// would wish: it keeps their nil, leaves their trick alone, wastes nothing, returns their suit.
/// `tried`: best first.
void kindestFirst(std::vector<CardTried> &tried, const SeatView &view, const Goals &goals);

} // namespace sandbag
