// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/occupant.h"

#include <QString>

namespace sandbag {

/// Who is to sit at a seat.
struct SeatPlan {
    QString name;
    QString player; ///< as files name players (formats/occupant.h): "level:3", "search:ms=50" …
    /// The command of another program was typed here, by the person: it may be started. No file
    /// says so, the settings neither.
    bool typed = false;
    bool operator==(const SeatPlan &) const = default;
};

} // namespace sandbag
