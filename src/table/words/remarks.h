// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/seating.h"
#include "words/deal_moments.h"

#include <QString>

namespace sandbag {

/// What a computer's character says now and then, in a bubble.
struct Remark {
    int seat = -1;
    QString text{}; ///< "" for nothing
};

/// On what occasion something is said.
enum class Occasion {
    greeting, ///< before the first deal
    sigh,     ///< over one's own nil that has failed
    regret,   ///< the side is set
    praise,   ///< for a partner's nil, or a slam
    loss,
};

/// One of several ways to say it: the same for the same number.
[[nodiscard]] QString remarkWords(Occasion occasion, int number);

/// What is said about a moment, and by whom: never by a person (bits of `people` by seat).
/// `number` chooses among the ways to say it.
[[nodiscard]] Remark remarkOn(const DealMoment &moment, const Seating &seating, unsigned people,
                              int number);

} // namespace sandbag
