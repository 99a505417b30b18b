// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// A rate, from 0 to 1, and the ends of its 95 % interval.
struct Rate {
    double estimate = 0;
    double lower = 0;
    double upper = 1;
};

/// Wilson's interval of `hits` in `trials` (at least 1): within 0 and 1, and of use with few
/// trials too.
[[nodiscard]] Rate wilson(int hits, int trials);

} // namespace sandbag
