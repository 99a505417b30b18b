// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"

namespace sandbag {

/// The other players round the felt, with their cards, bubbles and won tricks.
void placeSeats(TableLayout &layout, const LayoutQuestion &question);
/// The middle: what the plates leave free, the mat and each seat's card on it.
void placeTrick(TableLayout &layout, const LayoutQuestion &question);

} // namespace sandbag
