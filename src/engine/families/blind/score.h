// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scoring/scoring_rule.h"

namespace sandbag {

inline constexpr LineRule kBlindLine{"blind"};

/// A contract with a blind number in it; a ten that is wholly blind is none (D40).
extern const ScoringRule kBlindContractRule;

} // namespace sandbag
