// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace sandbag {

/// The name that Quick Setup keeps for the person at this computer, of several the first; "" where
/// nobody typed one.
[[nodiscard]] QString keptNameHere();

/// Where the settings keep a seat's name and its player.
[[nodiscard]] QByteArray seatNameKey(int seat);
[[nodiscard]] QByteArray seatPlayerKey(int seat);

} // namespace sandbag
