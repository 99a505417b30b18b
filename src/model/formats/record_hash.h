// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QString>

namespace sandbag {

/// Hexadecimal digits of recordHash().
inline constexpr int kRecordDigits = 32;
/// Thirty-two hexadecimal digits that are the same for the same rules, players and deals, whatever
/// else their file says.
[[nodiscard]] QString recordHash(const MatchRecord &record);

} // namespace sandbag
