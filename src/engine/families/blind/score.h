// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kBlindLine{"blind"};

extern const ScoringRule kBlindContractRule;

} // namespace sandbag
