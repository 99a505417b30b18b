// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/seat_view.h"

#include <optional>

namespace sandbag {

/// A challenge of an opponent who, for all to see, did not follow suit though they could have: they
/// played a card of that suit later (rule `renege_mode` challenge). Nothing when there is none, it
/// may not be challenged now, or was challenged in vain.
[[nodiscard]] std::optional<Event> provableRenege(const SeatView &view);

} // namespace sandbag
