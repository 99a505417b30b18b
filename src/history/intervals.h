// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace sandbag {

/// An estimate, and the ends of its 95 % interval.
struct Rate {
    double estimate = 0;
    double lower = 0;
    double upper = 1;
};

/// Wilson's interval of `hits` in `trials` (at least 1): within 0 and 1, and of use with few
/// trials too.
[[nodiscard]] Rate wilson(int hits, int trials);

/// By how much a later rate is above an earlier one: Newcombe's interval, made of both of
/// Wilson's. All trials at least 1.
[[nodiscard]] Rate difference(const Rate &later, const Rate &earlier);

/// The mean of `count` numbers of which the sum and the sum of the squares are known, by the normal
/// distribution; nothing for fewer than two.
[[nodiscard]] std::optional<Rate> meanOf(double sum, double squares, int count);

} // namespace sandbag
