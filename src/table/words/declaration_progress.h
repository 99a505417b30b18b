// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"

#include <QString>

namespace sandbag {

/// The progress of a side's undertaking that replaces a contract (rules `mo_allowed`,
/// `moe_allowed`, `team_nil_allowed`): "little mo, 3 of 7". Empty for a side with a contract.
[[nodiscard]] QString undertakingWords(const DealState &deal, int side);

} // namespace sandbag
