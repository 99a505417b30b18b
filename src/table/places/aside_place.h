// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <functional>
#include <vector>

namespace sandbag {

/// The place of a panel that is read along with the question: it never covers the own cards, nor
/// the places in `asked` (bids, speech, the trick), nor the plates as long as there is any other
/// place, and as little as possible of the others' cards. It is `leastWidth` wide or more, and
/// `heightFor` gives its height for a width, all in logical pixels.
[[nodiscard]] QRectF placeAside(const TableLayout &layout, QSizeF table,
                                const std::vector<QRectF> &asked, int leastWidth,
                                const std::function<int(int)> &heightFor);

} // namespace sandbag
