// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <QSize>

namespace sandbag {

/// Where a trick is: between the plates at the sides, or, on a narrow felt, below them; the plates
/// are then as high as they can be.
enum class TrickRoom { between, below };

/// A card of the trick, where there is room for it.
[[nodiscard]] QSize trickCardFor(double unit, int players);
/// The other players round the felt, with their cards, bubbles and won tricks.
void placeSeats(TableLayout &layout, const LayoutInput &input, TrickRoom room);
/// The middle: what the plates leave free, the mat and each seat's card on it.
void placeTrick(TableLayout &layout, const LayoutInput &input, TrickRoom room);

} // namespace sandbag
