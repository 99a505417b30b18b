// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "text/sentence.h"

#include <optional>

namespace sandbag {

/// Why the remaining tricks cannot be claimed: a rule that scores this deal reads a fact that
/// the tricks to come settle otherwise than by their number (D28). `out`: the cards that are still
/// held, or may be. Nothing when none does.
[[nodiscard]] Refusal whyPlayOn(const DealState &state, Slots out);

} // namespace sandbag
