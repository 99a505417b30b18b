// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace sandbag {

/// How long a total takes to count from the old one to the new one, in milliseconds.
inline constexpr int kCounts = 300;

/// The total on its way between the two; `share`: of the way, 0 to 1.
[[nodiscard]] inline int countedTotal(int from, int to, double share)
{
    return from + static_cast<int>(std::lround((to - from) * std::clamp(share, 0.0, 1.0)));
}

} // namespace sandbag
