// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QString>

namespace sandbag {

/// For the ear, and where there is room: "queen of hearts", "big joker". cardWords() is the short
/// form, "Q♥".
[[nodiscard]] QString cardName(Card card);

} // namespace sandbag
