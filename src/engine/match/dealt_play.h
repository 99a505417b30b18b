// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/rule_context.h"
#include "play/play_state.h"

#include <cstdint>

namespace sandbag {

/// The hands of dealCards() with the same seed and no cut, put straight into a play that
/// startPlay() opens: for those who deal by the million and want no lists. Allocates nothing where
/// the cards only go round.
[[nodiscard]] PlayState dealtPlay(const RuleContext &context, int dealer, std::uint64_t seed);

} // namespace sandbag
