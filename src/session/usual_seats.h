// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "seat_plan.h"

#include <QList>

namespace sandbag {

/// Who sits at the eight seats where nobody has said otherwise: a person at the first one, and
/// computers with names of their own and the usual strength.
[[nodiscard]] QList<SeatPlan> usualSeats();

} // namespace sandbag
