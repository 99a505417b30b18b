// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"
#include "policy/goals.h"

#include <optional>

namespace sandbag {

/// A claim of the rest that is certain to be right under any rule that allows claims (D28, D76).
/// Nothing when there is none, when one trick is left anyway, or when tricks that could still be
/// given away are better not taken: bags, or a nil of the others that lives.
[[nodiscard]] std::optional<Event> provableClaim(const SeatView &view, const Goals &goals);

/// The player on lead wins every trick that is left with their own cards, whatever the others hold
/// and in whatever order they lead them.
[[nodiscard]] bool winsInAnyOrder(const SeatView &view);

} // namespace sandbag
