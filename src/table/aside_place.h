// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"

#include <functional>
#include <vector>

namespace sandbag {

/// Where a panel lies that is read beside what is asked: it never covers the own cards, the places
/// in `asked` (bids, cards laid out) or the plates, and as little as can be of the trick and the
/// others' cards. `heightFor` says how high the panel is in a width, both in logical pixels.
[[nodiscard]] QRectF placeAside(const TableLayout &layout, QSizeF table,
                                const std::vector<QRectF> &asked,
                                const std::function<int(int)> &heightFor);

} // namespace sandbag
