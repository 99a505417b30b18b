// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table_layout.h"

#include <functional>

namespace sandbag {

/// Where a panel lies that is read beside the trick: it never covers the own cards and as little as
/// can be of the trick, then of the plates and the others' cards. `heightFor` says how high the
/// panel is in a width, both in logical pixels.
[[nodiscard]] QRectF placeAside(const TableLayout &layout, QSizeF table,
                                const std::function<int(int)> &heightFor);

} // namespace sandbag
