// SPDX-License-Identifier: GPL-3.0-or-later
#include "wilson.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

Rate wilson(int hits, int trials)
{
    constexpr double kZ = 1.959963984540054; // 97.5 % of the normal distribution lie below
    const double n = trials;
    const double p = hits / n;
    const double z2n = kZ * kZ / n;
    const double middle = (p + z2n / 2) / (1 + z2n);
    const double half = kZ / (1 + z2n) * std::sqrt(p * (1 - p) / n + z2n / (4 * n));
    return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

} // namespace sandbag
