// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "guest.h"

namespace sandbag {

/// Milliseconds that go on while the machine sleeps, where the system has such a clock; they never
/// go back, whatever is done to the time of day.
[[nodiscard]] TickingClock bootClock();

} // namespace sandbag
