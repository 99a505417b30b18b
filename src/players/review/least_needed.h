// SPDX-License-Identifier: GPL-3.0-or-later
// Cards played where none can take the trick.
#pragma once

#include "review/card_purpose.h"

namespace sandbag {

/// Why such a card goes, and another one stays that is less likely to win a trick; nothing where
/// it is itself the one that is needed least.
[[nodiscard]] std::optional<Purpose> insteadOfLeast(const CardAtTurn &card);

} // namespace sandbag
