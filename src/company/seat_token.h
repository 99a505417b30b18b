// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace sandbag {

/// With which someone comes back to a seat or a chair. Nobody can guess it: 32 bytes of the
/// system's own chance, in hexadecimal digits.
[[nodiscard]] QString drawnSeatToken();

} // namespace sandbag
