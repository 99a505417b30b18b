// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "scoring/standing.h"

#include <QString>

namespace sandbag {

/// What a call would win and lose under these rules: "Made: +70. Set: −70." Worked out by scoring
/// two imagined outcomes of the deal, so that it is right under every rule.
[[nodiscard]] QString callStakes(const DealState &deal, const Standing &standing, int seat,
                                 const Call &call);

} // namespace sandbag
