// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <vector>

namespace sandbag {

/// Where the players sit while the winners of a match are shown in the middle of the felt: everyone
/// else, the person at the bottom too, moves to a column at the left or the right edge, on a
/// smaller plate that has room for a name alone. `winners`: by place, who is shown in the middle;
/// their places stay as they are in the layout.
[[nodiscard]] std::vector<SeatPlace> placesAtEnd(const TableLayout &layout,
                                                 const std::vector<bool> &winners);

} // namespace sandbag
