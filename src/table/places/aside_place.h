// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "places/table_layout.h"

#include <functional>
#include <vector>

namespace sandbag {

/// Where a panel lies that is read along with the question: it covers neither the own cards nor the
/// places in `asked` (bids, what was said, the trick) nor the plates where any other place is left,
/// and as little as can be of the others' cards. It is `leastWidth` wide or more, and `heightFor`
/// says how high it is then, all in logical pixels.
[[nodiscard]] QRectF placeAside(const TableLayout &layout, QSizeF table,
                                const std::vector<QRectF> &asked, int leastWidth,
                                const std::function<int(int)> &heightFor);

} // namespace sandbag
