// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/beyond_chance.h"

#include <cmath>

namespace sandbag {

double atLeastShare(double share, double drawn)
{
    constexpr double kErrors = 2;
    const double all = drawn + kErrors * kErrors;
    const double middle = (share * drawn + kErrors * kErrors / 2) / all;
    return middle - kErrors * std::sqrt(middle * (1 - middle) / all);
}

bool isBeyondChance(double share, double drawn, double chance)
{
    return atLeastShare(share, drawn) > chance;
}

} // namespace sandbag
