// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "named/simple_player.h"

#include <optional>
#include <string_view>

namespace sandbag {

/// Reads what follows "simple" or "taught" in the name of a player that errs, for measuring what
/// makes a level: ":memory=70" (per cent), ":noise=150", ":whim=300" (hundredths of a point),
/// ":bids=50" (hundredths of a trick), ":attentive=1", ":kind=1", in any order. Nothing when a word
/// is not known.
[[nodiscard]] std::optional<SimpleStyle> parseSimpleStyle(std::string_view words);

} // namespace sandbag
