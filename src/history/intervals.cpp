// SPDX-License-Identifier: GPL-3.0-or-later
#include "intervals.h"

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

constexpr double kZ = 1.959963984540054; // 97.5 % of the normal distribution are below

} // namespace

Rate wilson(int hits, int trials)
{
    const double n = trials;
    const double p = hits / n;
    const double z2n = kZ * kZ / n;
    const double middle = (p + z2n / 2) / (1 + z2n);
    const double half = kZ / (1 + z2n) * std::sqrt(p * (1 - p) / n + z2n / (4 * n));
    return {p, std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

Rate difference(const Rate &later, const Rate &earlier)
{
    const double by = later.estimate - earlier.estimate;
    const double down = std::hypot(later.estimate - later.lower, earlier.upper - earlier.estimate);
    const double up = std::hypot(later.upper - later.estimate, earlier.estimate - earlier.lower);
    return {by, by - down, by + up};
}

std::optional<Rate> meanOf(double sum, double squares, int count)
{
    if (count < 2)
        return std::nullopt;
    const double mean = sum / count;
    const double variance = std::max(0.0, (squares - sum * mean) / (count - 1));
    const double half = kZ * std::sqrt(variance / count);
    return Rate{mean, mean - half, mean + half};
}

} // namespace sandbag
